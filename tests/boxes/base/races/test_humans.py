"""Humans: a coin for every farmland (RACE-Humans)."""

from __future__ import annotations

from elbowroom.rules.events import Scored
from tests.support import fallen, income, play, position, seat, the

BOARD = """
    a farmland edge : b c
    b farmland : c
    c hill
    z farmland edge
"""


def test_each_farmland_is_an_item_of_the_income() -> None:
    """RACE-Humans-1."""
    game = position(BOARD, seat("berserk humans", {"a": 1, "b": 1, "c": 1}), seat())
    assert income(game, 1) == {("humans", "regions"): (3, "SCORE-1"), ("humans", "humans"): (2, "RACE-Humans-1")}


def test_merchant_humans_take_three_for_a_farmland() -> None:
    """INT-89, DEF-3."""
    game = position(BOARD, seat("merchant humans", {"a": 1}), seat())
    assert sum(coins for coins, _ in income(game, 1).values()) == 3


def test_nothing_in_the_declining_turn() -> None:
    """SCORE-6, DEF-4."""
    game = position(BOARD, seat("berserk humans", {"a": 1, "b": 1}), seat())
    assert the(play(game, "decline"), Scored).parts == [("humans", "regions", 2, "SCORE-2")]


def test_the_bonus_does_not_reach_the_owners_declined_race() -> None:
    """DEF-5."""
    game = position(BOARD, seat("berserk humans", {"c": 1}, declined=[fallen("hill orcs", {"a": 1})]), seat())
    assert income(game, 1) == {("humans", "regions"): (1, "SCORE-1"), ("orcs", "regions"): (1, "SCORE-2")}
