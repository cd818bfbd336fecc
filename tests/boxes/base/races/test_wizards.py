"""Wizards: a coin for every magic source (RACE-Wizards)."""

from __future__ import annotations

from elbowroom.rules.events import Scored
from tests.support import income, play, position, seat, the

BOARD = """
    a farmland edge +magic : b c
    b swamp +magic : c
    c hill +mine
    z forest edge +magic
"""


def test_each_source_is_an_item_of_the_income() -> None:
    """RACE-Wizards-1."""
    game = position(BOARD, seat("berserk wizards", {"a": 1, "b": 1, "c": 1}), seat())
    assert income(game, 1) == {("wizards", "regions"): (3, "SCORE-1"), ("wizards", "wizards"): (2, "RACE-Wizards-1")}


def test_terrain_and_source_of_one_region_both_pay() -> None:
    """DEF-3, INT-89: a magic swamp is worth three to Swamp Wizards."""
    game = position(BOARD, seat("swamp wizards", {"b": 1}), seat())
    assert income(game, 1) == {
        ("wizards", "regions"): (1, "SCORE-1"),
        ("wizards", "wizards"): (1, "RACE-Wizards-1"),
        ("wizards", "swamp"): (1, "POWER-Swamp-1"),
    }


def test_nothing_in_the_declining_turn() -> None:
    """SCORE-6, DEF-4."""
    game = position(BOARD, seat("berserk wizards", {"a": 1, "b": 1}), seat())
    assert the(play(game, "decline"), Scored).parts == [("wizards", "regions", 2, "SCORE-2")]
