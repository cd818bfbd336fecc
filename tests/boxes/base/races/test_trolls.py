"""Trolls: a lair in every region they hold, in decline too (RACE-Trolls)."""

from __future__ import annotations

from elbowroom.rules.events import PieceMoved
from tests.support import check, fallen, of_kind, parts, play, position, seat

BOARD = """
    a mountain edge : b
    b forest : c
    c hill
    z swamp edge
"""
LAIR = (1, "lair", "RACE-Trolls-1")


def test_a_lair_comes_with_every_conquest() -> None:
    """RACE-Trolls-1."""
    game = position(BOARD, seat("merchant trolls", hand=7), seat(), stage="conquest")
    events = play(game, "conquer a", "conquer b", "conquer c")
    assert of_kind(events, PieceMoved) == [PieceMoved("lair", "", place, 1, "placed") for place in "abc"]


def test_lairs_defend_the_declined_race() -> None:
    """RACE-Trolls-2, EX-19: mountain, lair and a grey token make five."""
    declined = [fallen("stout trolls", {"a": 1})]
    game = position(
        BOARD,
        seat("merchant orcs", {"b": 1}, hand=6),
        seat(declined=declined),
        stage="conquest",
        markers={"a": ["lair"]},
    )
    assert parts(game, "a") == [(2, "region", "CONQ-6"), (1, "mountain", "CONQ-22"), LAIR, (1, "tokens", "CONQ-6")]
    events = play(game, "conquer a")
    assert of_kind(events, PieceMoved) == [PieceMoved("lair", "a", "", 1, "conquered")]


def test_the_owner_pays_for_his_own_lair_but_not_for_his_token() -> None:
    """INT-20, INT-22."""
    orcs = seat("merchant orcs", {"b": 1}, hand=6, declined=[fallen("stout trolls", {"c": 1, "a": 1})])
    game = position(BOARD, orcs, seat(), stage="conquest", markers={"c": ["lair"], "a": ["lair"]})
    assert parts(game, "c") == [(2, "region", "CONQ-6"), LAIR]
    play(game, "conquer c")
    check(game, "no marker c lair", "tray trolls = 9")


def test_decline_keeps_the_lairs_and_removal_takes_them() -> None:
    """RACE-Trolls-2, DECLINE-8, INT-83."""
    game = position(BOARD, seat("merchant trolls", {"a": 2, "b": 1}), seat(), markers={"a": ["lair"], "b": ["lair"]})
    assert of_kind(play(game, "decline"), PieceMoved) == []
    orcs = seat("merchant orcs", {"c": 1}, declined=[fallen("stout trolls", {"a": 1})])
    game = position(BOARD, orcs, seat(), markers={"a": ["lair"]})
    assert of_kind(play(game, "decline"), PieceMoved) == [PieceMoved("lair", "a", "", 1, "vanished")]


def test_an_abandoned_lair_can_be_built_again() -> None:
    """RACE-Trolls-3, ABANDON-5, INT-37."""
    game = position(BOARD, seat("merchant trolls", {"b": 3}), seat(), markers={"b": ["lair"]})
    play(game, "expand", "abandon b")
    check(game, "no marker b lair")
    play(game, "conquer z")
    check(game, "marker z lair 1")
