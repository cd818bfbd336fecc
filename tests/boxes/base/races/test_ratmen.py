"""Ratmen: many, and nothing else (RACE-Ratmen)."""

from __future__ import annotations

from tests.support import check, income, parts, play, position, seat, verbs

BOARD = """
    a farmland edge +mine +magic +cavern : b w
    b mountain tribe +mine : w
    w lake
    z hill edge
"""


def test_no_discount_and_no_bonus() -> None:
    """RACE-Ratmen-1."""
    game = position(BOARD, seat("stout ratmen", {"a": 1}, hand=7), seat(), stage="conquest")
    assert parts(game, "b") == [(2, "region", "CONQ-6"), (1, "mountain", "CONQ-22"), (1, "tribe", "CONQ-6")]
    assert income(game, 1) == {("ratmen", "regions"): (1, "SCORE-1")}
    assert verbs(game.legal_moves()) == {"conquer", "abandon", "done"}


def test_the_largest_intake_empties_the_tray() -> None:
    """PICK-6, COMP-14: eight and five of thirteen."""
    offer = ["mounted ratmen", "hill orcs", "stout ghouls", "swamp giants", "forest trolls", "heroic humans"]
    game = position(BOARD, seat(), seat(), market={"combos": offer})
    play(game, "pick 1")
    check(game, "hand 1 = 13", "tray ratmen = 0")
