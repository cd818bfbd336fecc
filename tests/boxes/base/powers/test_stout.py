"""Stout: the race may decline after scoring (POWER-Stout)."""

from __future__ import annotations

from elbowroom.rules.events import Declined, Scored, Vanished
from tests.support import check, fallen, play, position, refusal, seat, texts, the

BOARD = """
    a farmland edge : b
    b forest : c
    c hill : d
    d swamp : e
    e farmland : f
    f forest : g
    g hill
    z swamp edge
"""


def test_scored_once_with_the_older_race_still_there() -> None:
    """POWER-Stout-1, INT-79, EX-27."""
    older = [fallen("hill elves", {"f": 1, "g": 1})]
    orcs = seat("stout orcs", dict.fromkeys("abcde", 1), declined=older)
    game = position(BOARD, orcs, seat("merchant humans", {"z": 1}))
    events = play(game, "expand", "done", "decline")
    assert [type(event) for event in events if isinstance(event, Scored | Vanished | Declined)] == [
        Scored,
        Vanished,
        Declined,
    ]
    assert the(events, Scored).total == 7
    check(game, "coins 1 = 12", "to_move = 2", "region f = empty")


def test_the_choice_comes_every_turn_even_the_first() -> None:
    """INT-80."""
    game = position(BOARD, seat("stout orcs", hand=2), seat("merchant humans", {"z": 1}), stage="conquest")
    play(game, "conquer a", "place a 1")
    check(game, "stage = end", "coins 1 = 6")
    assert texts(game) == ["decline", "done"]
    play(game, "done")
    check(game, "to_move = 2", "region a = 1 orcs 2")


def test_others_have_no_such_stage() -> None:
    """DECLINE-1, DECLINE-15: in a conquest nobody declines."""
    game = position(BOARD, seat("stout orcs", {"a": 2}), seat(), stage="conquest")
    assert refusal(game, "decline").rule == "DECLINE-1"
    play(game, "done", "place a 1")
    check(game, "stage = end")
    game = position(BOARD, seat("swamp orcs", {"a": 2}), seat(), stage="redeploy")
    play(game, "place a 1")
    check(game, "to_move = 2", "stage = pick")


def test_it_may_decline_the_ordinary_way() -> None:
    """INT-81: then the turn scores the race as declined and there is no second choice."""
    game = position(BOARD, seat("stout orcs", {"a": 2}), seat("merchant humans", {"z": 1}))
    assert the(play(game, "decline"), Scored).parts == [("orcs", "regions", 1, "SCORE-2")]
    check(game, "to_move = 2")
