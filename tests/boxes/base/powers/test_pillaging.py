"""Pillaging: a coin for every non-empty region conquered this turn (POWER-Pillaging)."""

from __future__ import annotations

from elbowroom.rules.events import Scored
from tests.support import fallen, income, play, position, seat, the

BOARD = """
    a farmland edge : b c d
    b forest tribe
    c hill
    d swamp
    z mountain edge
"""


def test_loot_is_an_item_of_the_income() -> None:
    """POWER-Pillaging-1, INT-21: a lost tribe, a grey token of the owner's, and an empty region."""
    ratmen = seat("pillaging ratmen", {"a": 1}, hand=9, declined=[fallen("stout elves", {"c": 1, "z": 1})])
    game = position(BOARD, ratmen, seat(), stage="conquest")
    play(game, "conquer b", "conquer c", "conquer d")
    assert income(game, 1)["ratmen", "pillaging"] == (2, "POWER-Pillaging-1")


def test_a_conquest_by_the_die_counts_too() -> None:
    """CONQ-26."""
    game = position(BOARD, seat("pillaging ratmen", {"a": 1}, hand=1), seat("hill orcs", {"z": 1}), stage="conquest")
    scored = the(play(game, "roll b = 2"), Scored)
    assert scored.parts == [("ratmen", "regions", 2, "SCORE-1"), ("ratmen", "pillaging", 1, "POWER-Pillaging-1")]


def test_a_failed_roll_brings_nothing() -> None:
    """SCORE-5."""
    game = position(BOARD, seat("pillaging ratmen", {"a": 1}, hand=1), seat("hill orcs", {"z": 1}), stage="conquest")
    scored = the(play(game, "roll b = 1", "place a 1"), Scored)
    assert scored.parts == [("ratmen", "regions", 1, "SCORE-1")]
