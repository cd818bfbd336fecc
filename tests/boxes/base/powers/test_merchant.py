"""Merchant: a coin for every region (POWER-Merchant)."""

from __future__ import annotations

from elbowroom.rules.events import Scored
from tests.support import fallen, income, play, position, seat, the

BOARD = """
    a farmland edge : b s
    b forest
    s sea edge
    z hill edge
"""


def test_every_region_pays_twice() -> None:
    """POWER-Merchant-1."""
    game = position(BOARD, seat("merchant orcs", {"a": 1, "b": 1}), seat())
    assert income(game, 1) == {("orcs", "regions"): (2, "SCORE-1"), ("orcs", "merchant"): (2, "POWER-Merchant-1")}


def test_not_the_declined_race_beside_it() -> None:
    """DEF-5, EX-9."""
    game = position(
        BOARD, seat("merchant orcs", {"a": 1}, declined=[fallen("seafaring elves", {"s": 1, "b": 1})]), seat()
    )
    assert income(game, 1) == {
        ("orcs", "regions"): (1, "SCORE-1"),
        ("orcs", "merchant"): (1, "POWER-Merchant-1"),
        ("elves", "regions"): (2, "SCORE-2"),
    }


def test_nothing_in_the_declining_turn() -> None:
    """SCORE-6."""
    game = position(BOARD, seat("merchant orcs", {"a": 1, "b": 1}), seat())
    assert the(play(game, "decline"), Scored).total == 2
