"""Mystic: a coin more for every region of crystals (U-POWER-MYSTIC)."""

from __future__ import annotations

from tests.mixed.tables import both, under
from tests.support import fallen, income, seat

BOARD = """
    a mystic-crystal edge : b
    b mystic-crystal : c
    c mud-pool
    z mine edge
"""


def test_every_crystal_pays() -> None:
    """U-POWER-MYSTIC-1, U-EX-09."""
    game = under(BOARD, seat("mystic shrooms", {"a": 1, "b": 1, "c": 1}), seat())
    assert income(game, 1) == {
        ("shrooms", "regions"): (3, "SCORE-1"),
        ("shrooms", "mystic"): (2, "U-POWER-MYSTIC-1"),
    }


def test_crystals_are_magic_for_wizards_and_back() -> None:
    """U-MIX-03, U-MIX-14."""
    game = both(BOARD, seat("mystic wizards", {"a": 1}), seat())
    assert income(game, 1)["wizards", "wizards"] == (1, "RACE-Wizards-1")
    game = both("a hill edge +magic : b\nb swamp", seat("mystic ogres", {"a": 1, "b": 1}), seat())
    assert income(game, 1)["ogres", "mystic"] == (1, "U-POWER-MYSTIC-1")


def test_nothing_in_decline_and_nothing_from_a_declined_stonehedge() -> None:
    """U-DECLINE-04, U-INT-59."""
    grey = seat(declined=[fallen("wise ogres", {"a": 1})])
    game = under(BOARD, grey, seat(), places={"a": ["stonehedge"]}, stonehedge="mystic")
    assert ("ogres", "mystic") not in income(game, 1)
    game = under(BOARD, seat("stone ogres", {"a": 1}), seat(), places={"a": ["stonehedge"]}, stonehedge="mystic")
    assert income(game, 1)["ogres", "mystic"] == (1, "U-POWER-MYSTIC-1")
