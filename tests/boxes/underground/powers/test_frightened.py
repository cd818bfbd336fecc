"""Frightened: a coin more for every region with three tokens or more (U-POWER-FRIGHTENED)."""

from __future__ import annotations

from tests.mixed.tables import under
from tests.support import check, fallen, income, play, seat

BOARD = """
    a mine edge : b
    b mud-pool : c
    c mine
    z mine edge
"""


def test_three_are_enough_two_are_not() -> None:
    """U-POWER-FRIGHTENED-1."""
    game = under(BOARD, seat("frightened gnomes", {"a": 4, "b": 3, "c": 2}), seat())
    assert income(game, 1)["gnomes", "frightened"] == (2, "U-POWER-FRIGHTENED-1")


def test_it_counts_after_the_redeployment() -> None:
    """U-INT-92."""
    game = under(BOARD, seat("frightened gnomes", {"a": 1, "b": 5}), seat(), stage="redeploy")
    play(game, "place a 2", "place b 2")
    check(game, "coins 1 = 9")


def test_hammers_armors_and_figures_frighten_nobody() -> None:
    """U-POWER-FRIGHTENED-1, U-IMMUNE-08, U-RACE-IRONDWARVES-6."""
    game = under(
        BOARD, seat("frightened iron-dwarves", {"a": 2}, hammers=7), seat("royal ogres", {"z": 1}),
        places={"a": ["stonehedge"]}, stonehedge="shield", markers={"a": ["armor", "armor"], "z": ["queen"]},
    )  # fmt: skip
    assert ("iron-dwarves", "frightened") not in income(game, 1)


def test_a_tomb_stack_in_decline_is_not_frightened() -> None:
    """U-INT-81: not even where the Stonehedge would lend it."""
    game = under(
        BOARD, seat(declined=[fallen("tomb gnomes", {"a": 5})]), seat(),
        places={"a": ["stonehedge"]}, stonehedge="frightened",
    )  # fmt: skip
    assert income(game, 1) == {("gnomes", "regions"): (1, "SCORE-2")}
