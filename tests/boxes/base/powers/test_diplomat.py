"""Diplomat: one opponent may not attack its race until its next turn (POWER-Diplomat)."""

from __future__ import annotations

from elbowroom.rules.events import Allied
from tests.support import check, fallen, play, position, refusal, seat, the

BOARD = """
    a farmland edge : b c
    b forest : c
    c hill : d
    d swamp
    z hill edge : d
"""


def test_naming_an_ally_is_an_event_and_happens_once() -> None:
    """POWER-Diplomat-1."""
    players = [seat("diplomat orcs", {"a": 1}), seat("hill humans", {"b": 1}), seat("swamp elves", {"z": 1})]
    game = position(BOARD, *players, stage="redeploy")
    check(game, "legal ally 2", "legal ally 3", "illegal ally 1")
    assert the(play(game, "ally 3"), Allied) == Allied(1, 3)
    game = position(BOARD, seat("diplomat orcs", {"a": 2}), *players[1:], stage="redeploy")
    play(game, "ally 3")
    assert refusal(game, "ally 2").rule == "POWER-Diplomat-1"


def test_the_ally_is_told_why_he_may_not_attack() -> None:
    """POWER-Diplomat-1: the active race is out of bounds, whatever the hand."""
    game = position(
        BOARD, seat("hill humans", {"b": 1}, hand=9), seat("diplomat orcs", {"a": 1}, ally=1), stage="conquest"
    )
    assert game.cost("a").total is None
    assert refusal(game, "conquer a").rule == "POWER-Diplomat-1"
    assert refusal(game, "roll a").rule == "POWER-Diplomat-1"


def test_declined_races_are_not_bound_and_not_protected() -> None:
    """POWER-Diplomat-3, INT-85."""
    ally = seat("hill humans", {"z": 1}, declined=[fallen("stout ghouls", {"b": 4})])
    diplomat = seat("diplomat orcs", {"a": 1}, ally=1, declined=[fallen("merchant elves", {"d": 1})])
    game = position(BOARD, ally, diplomat)
    play(game, "expand")
    check(game, "stage = ghouls", "legal conquer a", "cost a = 3")
    play(game, "done")
    check(game, "stage = conquest", "cost a = none", "cost d = 3")


def test_who_was_attacked_cannot_be_named() -> None:
    """POWER-Diplomat-1, INT-29, DEF-11: a failed roll is an attack, one on a declined race is none (INT-86)."""
    players = [seat("diplomat orcs", {"a": 1}, hand=1), seat("hill humans", {"b": 1}), seat("swamp elves", {"z": 1})]
    game = position(BOARD, *players, stage="conquest")
    play(game, "roll b = 0")
    check(game, "stage = redeploy", "illegal ally 2", "legal ally 3")
    assert refusal(game, "ally 2").rule == "POWER-Diplomat-1"
    grey = seat("hill humans", {"z": 1}, declined=[fallen("merchant elves", {"b": 1})])
    game = position(BOARD, seat("diplomat orcs", {"a": 1}, hand=3), grey, stage="conquest")
    play(game, "conquer b")
    check(game, "stage = redeploy", "legal ally 2")


def test_the_alliance_ends_with_the_diplomats_next_turn() -> None:
    """INT-88."""
    diplomat = seat("diplomat orcs", {"a": 1}, ally=2)
    game = position(BOARD, seat("hill humans", {"z": 1}), seat("swamp elves", {"b": 3}), diplomat, to_move=3)
    play(game, "expand", "done", "done")
    play(game, "decline")
    play(game, "expand")
    check(game, "to_move = 2", "cost a = 3")
