"""Hill: a coin for every hill (POWER-Hill)."""

from __future__ import annotations

from elbowroom.rules.events import Scored
from tests.support import fallen, income, play, position, seat, the

BOARD = """
    a hill edge : b c
    b hill +mine : c
    c forest
    z hill edge
"""


def test_each_hill_is_an_item_of_the_income() -> None:
    """POWER-Hill-1."""
    game = position(BOARD, seat("hill ratmen", {"a": 1, "b": 1, "c": 1}), seat())
    assert income(game, 1) == {("ratmen", "regions"): (3, "SCORE-1"), ("ratmen", "hill"): (2, "POWER-Hill-1")}


def test_the_race_is_paid_besides() -> None:
    """DEF-3, INT-89."""
    game = position(BOARD, seat("hill dwarves", {"b": 1}), seat())
    assert income(game, 1)["dwarves", "hill"] == (1, "POWER-Hill-1")
    assert income(game, 1)["dwarves", "dwarves"] == (1, "RACE-Dwarves-1")


def test_only_its_own_race_and_only_while_active() -> None:
    """DEF-4, DEF-5, SCORE-6."""
    ratmen = seat("hill ratmen", {"a": 1, "b": 1}, declined=[fallen("stout elves", {"z": 1})])
    game = position(BOARD, ratmen, seat())
    assert income(game, 1)["ratmen", "hill"] == (2, "POWER-Hill-1")
    assert the(play(game, "decline"), Scored).parts == [("ratmen", "regions", 2, "SCORE-2")]
