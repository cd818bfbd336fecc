"""Adventurous: a coin more for every region with a place (U-POWER-ADVENTUROUS)."""

from __future__ import annotations

import pytest

from elbowroom import ScenarioError
from tests.mixed.tables import both, under
from tests.support import fallen, income, seat

BOARD = """
    a mine edge : b
    b mud-pool : c
    c mine
    z mine edge
"""


def test_places_pay_and_relics_do_not() -> None:
    """U-POWER-ADVENTUROUS-1: whatever the place itself is for."""
    game = under(
        BOARD, seat("adventurous ogres", {"a": 1, "b": 1, "c": 1}), seat(),
        places={"a": ["pipe"], "b": ["altar"]}, relics={"c": ["ring"]},
    )  # fmt: skip
    assert income(game, 1)["ogres", "adventurous"] == (2, "U-POWER-ADVENTUROUS-1")


def test_two_places_in_one_region_count_once() -> None:
    """U-INT-58."""
    game = under(BOARD, seat("adventurous ogres", {"a": 1}), seat(), places={"a": ["pipe", "altar"]})
    assert income(game, 1)["ogres", "adventurous"] == (1, "U-POWER-ADVENTUROUS-1")


def test_lent_by_the_stonehedge_it_counts_the_stonehedge() -> None:
    """U-INT-59, U-PLACE-STONEHEDGE-3: and only while active tokens hold it."""
    game = under(BOARD, seat("stone ogres", {"a": 1}), seat(), places={"a": ["stonehedge"]}, stonehedge="adventurous")
    assert income(game, 1)["ogres", "adventurous"] == (1, "U-POWER-ADVENTUROUS-1")
    grey = seat(declined=[fallen("stone ogres", {"a": 1})])
    game = under(BOARD, grey, seat(), places={"a": ["stonehedge"]}, stonehedge="adventurous")
    assert ("ogres", "adventurous") not in income(game, 1)


def test_without_places_it_is_left_out() -> None:
    """U-MIX-08: on a base map without markers the badge makes no sense."""
    board = "a hill edge\nz hill edge"
    with pytest.raises(ScenarioError, match="adventurous"):
        both(board, seat("adventurous ogres", {"a": 1}), seat())
    game = both(board, seat("adventurous ogres", {"a": 1}), seat(), places={"a": ["keep"]})
    assert income(game, 1)["ogres", "adventurous"] == (1, "U-POWER-ADVENTUROUS-1")
