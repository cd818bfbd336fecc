"""Berserk: the die before every conquest, ahead of the choice (POWER-Berserk)."""

from __future__ import annotations

from elbowroom.rules.events import Conquered, Rolled
from tests.support import check, parts, play, position, refusal, seat, the, verbs

BOARD = """
    a farmland edge : b c d
    b mountain tribe
    c forest : d
    d hill
    z hill edge
"""


def test_the_roll_is_an_item_of_the_next_cost() -> None:
    """POWER-Berserk-1, INT-27: the die is strength, only real tokens are placed."""
    game = position(BOARD, seat("berserk orcs", {"a": 1}, hand=3), seat(), stage="conquest")
    events = play(game, "roll = 2")
    assert the(events, Rolled) == Rolled(1, "", 2, 0)
    assert [part for part in parts(game, "b") if part[1] == "die"] == [(-2, "die", "CONQ-26")]
    conquered = the(play(game, "conquer b"), Conquered)
    assert (conquered.tokens, conquered.cost) == (2, 2)
    check(game, "hand 1 = 1", "stage = conquest", "cost c = 2")


def test_a_roll_may_come_before_each_conquest() -> None:
    """POWER-Berserk-1, INT-26: also none; the die never counts twice."""
    game = position(BOARD, seat("berserk orcs", {"a": 1}, hand=5), seat(), stage="conquest")
    play(game, "roll = 3", "conquer c", "conquer d", "roll = 3")
    check(game, "stage = berserk", "cost b = 1", "hand 1 = 2")
    assert verbs(game.legal_moves()) == {"conquer", "done"}


def test_too_little_after_a_roll_ends_conquests() -> None:
    """POWER-Berserk-2, EX-23."""
    game = position(BOARD, seat("berserk orcs", {"a": 1}, hand=1), seat(), stage="conquest")
    play(game, "roll = 0")
    check(game, "stage = redeploy", "hand 1 = 1")


def test_there_is_no_announced_attempt() -> None:
    """INT-25."""
    game = position(BOARD, seat("berserk orcs", {"a": 1}, hand=1), seat(), stage="conquest")
    assert refusal(game, "roll c").rule == "INT-25"
    check(game, "illegal roll c", "legal roll")


def test_without_a_token_there_is_nothing_to_roll_for() -> None:
    """POWER-Berserk-1: the reason is the missing token, not that this race may not roll."""
    game = position(BOARD, seat("berserk orcs", {"a": 1}), seat(), stage="conquest")
    check(game, "stage = conquest", "illegal roll")
    assert refusal(game, "roll").rule in ("POWER-Berserk-1", "CONQ-8")
