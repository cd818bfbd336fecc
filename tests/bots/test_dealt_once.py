"""Tokens are dealt out once for all worlds of a plan: only where nothing that dealing depends on differs."""

from __future__ import annotations

from typing import Any

import pytest

from elbowroom import new_game
from elbowroom.bots.search.rollout import _alike
from elbowroom.rules.state import State
from elbowroom.rules.state_fields import FIELDS

# What need not be compared: both states come from one position by the same moves, and only chance may differ.
SAME_BY_ORIGIN = """table board player live round turn mover race picked attempted attacked begun detour after again
    offer_races offer_powers offer_coins race_next race_pool race_bottom power_next power_pool discard""".split()
FOLLOWS_FROM_OTHERS = "monsters warded find_regions realm kits watch guards ears out spots counted legal".split()
STILL_TO_COME = "find_stack find_pool unfound surge dice_seed deck_seed branch forced".split()
TOLD_TO_OTHERS = "touched altered chance events".split()
LEFT_OUT = {*SAME_BY_ORIGIN, *FOLLOWS_FROM_OTHERS, *STILL_TO_COME, *TOLD_TO_OTHERS}
COMPARED = [field.name for field in FIELDS if field.name not in LEFT_OUT]


def changed(value: Any) -> Any:
    """Another value of the same kind."""
    if isinstance(value, list):
        return [changed(value[0]), *value[1:]]
    if isinstance(value, tuple):
        return (*value, 1)
    if isinstance(value, int):
        return value + 1
    return value.__class__("other")  # a stage


def state() -> State:
    """A position: everybody's first pick."""
    return new_game(3, ("base", "underground"), seed=1).state


def test_everything_left_out_is_a_field() -> None:
    assert {field.name for field in FIELDS} >= LEFT_OUT


@pytest.mark.parametrize("name", COMPARED)
def test_a_difference_is_seen(name: str) -> None:
    one = state()
    other = one.copy()
    assert _alike(one, other)
    setattr(other, name, changed(getattr(one, name)))
    assert not _alike(one, other)
