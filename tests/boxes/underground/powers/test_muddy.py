"""Muddy: a coin more for every mud pool, in decline too (U-POWER-MUDDY)."""

from __future__ import annotations

from elbowroom.rules.events import Declined
from tests.mixed.tables import both, under
from tests.support import check, fallen, income, play, seat, the

BOARD = """
    a mud-pool edge : b
    b mud-pool : c
    c mine
    z mine edge
"""
PAID = "U-POWER-MUDDY-1"


def test_every_pool_pays() -> None:
    """U-POWER-MUDDY-1."""
    game = under(BOARD, seat("muddy ogres", {"a": 1, "b": 1, "c": 1}), seat())
    assert income(game, 1) == {("ogres", "regions"): (3, "SCORE-1"), ("ogres", "muddy"): (2, PAID)}


def test_it_goes_on_in_decline_from_that_very_turn() -> None:
    """U-POWER-MUDDY-2, U-DECLINE-04, U-EX-36, U-ED-03."""
    game = under(BOARD, seat("muddy ogres", {"a": 1, "b": 1, "c": 1}), seat("stone drow", {"z": 1}))
    assert the(play(game, "decline"), Declined).kept_badge
    check(game, "coins 1 = 10")
    assert income(game, 1) == {("ogres", "regions"): (3, "SCORE-2"), ("ogres", "muddy"): (2, PAID)}


def test_only_for_the_race_that_has_it() -> None:
    """U-POWER-MUDDY-2: the active race's pool brings the basic coin."""
    owner = seat("stone drow", {"b": 1}, declined=[fallen("muddy ogres", {"a": 1})])
    assert {source for _, source in income(under(BOARD, owner, seat()), 1)} == {"regions", "muddy"}
    assert income(under(BOARD, owner, seat()), 1)["ogres", "muddy"] == (1, PAID)


def test_a_stonehedge_lends_it_to_declined_holders_as_well() -> None:
    """U-INT-59, U-MIX-03: a swamp is a mud pool."""
    grey = seat(declined=[fallen("wise ogres", {"a": 1})])
    game = both("a swamp edge : b\nb hill", grey, seat(), places={"a": ["stonehedge"]}, stonehedge="muddy")
    assert income(game, 1)["ogres", "muddy"] == (1, PAID)
