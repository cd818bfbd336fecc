"""Stone: a coin more for every black mountain (U-POWER-STONE)."""

from __future__ import annotations

from tests.mixed.tables import both, under
from tests.support import fallen, income, parts, seat

BOARD = """
    a black-mountain edge : b
    b black-mountain : c
    c mud-pool
    z mine edge
"""


def test_every_mountain_pays() -> None:
    """U-POWER-STONE-1."""
    game = under(BOARD, seat("stone ogres", {"a": 1, "b": 1, "c": 1}), seat())
    assert income(game, 1) == {("ogres", "regions"): (3, "SCORE-1"), ("ogres", "stone"): (2, "U-POWER-STONE-1")}


def test_the_mountain_goes_on_defending() -> None:
    """U-TERRAIN-02, U-MIX-05: also those of the base game."""
    board = "a mountain edge : b\nb swamp"
    game = both(board, seat("merchant orcs", {"b": 1}, hand=9), seat("stone ogres", {"a": 1}), stage="conquest")
    assert parts(game, "a") == [(2, "region", "CONQ-6"), (1, "mountain", "CONQ-22"), (1, "tokens", "CONQ-6")]
    assert income(game, 2)["ogres", "stone"] == (1, "U-POWER-STONE-1")


def test_nothing_in_decline() -> None:
    """U-DECLINE-04."""
    game = under(BOARD, seat(declined=[fallen("stone ogres", {"a": 1})]), seat())
    assert income(game, 1) == {("ogres", "regions"): (1, "SCORE-2")}
