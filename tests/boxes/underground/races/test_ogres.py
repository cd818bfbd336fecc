"""Ogres: every conquest costs one token less (U-RACE-OGRES)."""

from __future__ import annotations

from tests.mixed.tables import under
from tests.support import check, fallen, parts, play, seat

BOARD = """
    a mine edge : b r g
    b black-mountain
    r river edge
    g mud-pool
    z mine edge
"""


def test_one_less_but_one_at_least() -> None:
    """U-RACE-OGRES-1, U-INT-15."""
    game = under(BOARD, seat("stone ogres", {"a": 1}, hand=9), seat(), stage="conquest")
    assert parts(game, "b") == [
        (2, "region", "CONQ-6"), (1, "black-mountain", "CONQ-22"), (-1, "ogres", "U-RACE-OGRES-1"),
    ]  # fmt: skip
    assert parts(game, "r") == [
        (1, "region", "U-TERRAIN-04"), (-1, "ogres", "U-RACE-OGRES-1"), (1, "minimum", "CONQ-8"),
    ]  # fmt: skip


def test_everything_adds_up_to_one() -> None:
    """U-INT-14: three tokens of a marked player, the sword in hand."""
    game = under(
        BOARD, seat("vengeful ogres", {"a": 1}, hand=1, vengeance=[2]), seat("mining gnomes", {"z": 1}, declined=[
            fallen("tomb liches", {"g": 3}),
        ]), stage="conquest", relics={"a": ["sword"]},
    )  # fmt: skip
    check(game, "cost g = 3", "cost g with sword = 1")
    assert [part.amount for part in game.cost("g", "sword").parts] == [2, 3, -1, -1, -2]
    assert {part.rule for part in game.cost("g", "sword").parts} >= {"U-POWER-VENGEFUL-2", "U-RELIC-SWORD-1"}


def test_the_shortage_is_measured_after_the_discount() -> None:
    """U-CONQ-15, INT-13."""
    game = under(BOARD, seat("stone ogres", {"a": 1}, hand=1), seat("mining drow", {"b": 2}), stage="conquest")
    check(game, "cost b = 4", "legal roll b")
    play(game, "roll b = 3")
    check(game, "region b = 1 ogres 1")
