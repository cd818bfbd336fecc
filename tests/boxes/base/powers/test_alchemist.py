"""Alchemist: two coins at the end of every turn (POWER-Alchemist)."""

from __future__ import annotations

from elbowroom.rules.events import Scored
from tests.support import income, play, position, seat, the

BOARD = """
    a farmland edge : b
    b forest
    z hill edge
"""


def test_two_coins_are_an_item_of_the_income() -> None:
    """POWER-Alchemist-1."""
    game = position(BOARD, seat("alchemist orcs", {"a": 1}), seat())
    assert income(game, 1) == {("orcs", "regions"): (1, "SCORE-1"), ("orcs", "alchemist"): (2, "POWER-Alchemist-1")}


def test_a_race_without_a_region_is_paid_too() -> None:
    """INT-91, INT-60."""
    game = position(BOARD, seat("alchemist orcs"), seat("hill humans", {"z": 1}))
    assert the(play(game, "expand"), Scored).parts == [("orcs", "alchemist", 2, "POWER-Alchemist-1")]


def test_not_in_the_turn_of_the_decline() -> None:
    """POWER-Alchemist-1."""
    game = position(BOARD, seat("alchemist orcs", {"a": 1, "b": 1}), seat())
    assert the(play(game, "decline"), Scored).parts == [("orcs", "regions", 2, "SCORE-2")]
