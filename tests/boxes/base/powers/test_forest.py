"""Forest: a coin for every forest (POWER-Forest)."""

from __future__ import annotations

from elbowroom.rules.events import Scored
from tests.support import fallen, income, play, position, seat, the

BOARD = """
    a forest edge : b c
    b forest +magic : c
    c hill
    z forest edge
"""


def test_each_forest_is_an_item_of_the_income() -> None:
    """POWER-Forest-1."""
    game = position(BOARD, seat("forest ratmen", {"a": 1, "b": 1, "c": 1}), seat())
    assert income(game, 1) == {("ratmen", "regions"): (3, "SCORE-1"), ("ratmen", "forest"): (2, "POWER-Forest-1")}


def test_the_race_is_paid_besides() -> None:
    """DEF-3, INT-89."""
    game = position(BOARD, seat("forest wizards", {"b": 1}), seat())
    assert income(game, 1)["wizards", "forest"] == (1, "POWER-Forest-1")
    assert income(game, 1)["wizards", "wizards"] == (1, "RACE-Wizards-1")


def test_only_its_own_race_and_only_while_active() -> None:
    """DEF-4, DEF-5, SCORE-6."""
    ratmen = seat("forest ratmen", {"a": 1, "b": 1}, declined=[fallen("stout elves", {"z": 1})])
    game = position(BOARD, ratmen, seat())
    assert income(game, 1)["ratmen", "forest"] == (2, "POWER-Forest-1")
    assert the(play(game, "decline"), Scored).parts == [("ratmen", "regions", 2, "SCORE-2")]
