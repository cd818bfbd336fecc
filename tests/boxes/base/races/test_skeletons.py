"""Skeletons: a new token for every two non-empty regions conquered (RACE-Skeletons)."""

from __future__ import annotations

from elbowroom.rules.events import Gained
from tests.support import check, of_kind, play, position, seat, the

BOARD = """
    a farmland edge tribe : b
    b forest tribe : c
    c hill tribe : d
    d swamp tribe : e
    e farmland tribe : f
    f forest
    z mountain edge
"""


def test_the_gain_is_an_event_of_the_redeployment() -> None:
    """RACE-Skeletons-1: three conquests make one token."""
    game = position(BOARD, seat("merchant skeletons", hand=9), seat(), stage="conquest")
    gained = the(play(game, "conquer a", "conquer b", "conquer c"), Gained)
    assert gained == Gained(1, "skeletons", "tokens", 1, "RACE-Skeletons-1")
    check(game, "stage = redeploy", "hand 1 = 7", "tray skeletons = 10")


def test_one_conquest_brings_nobody() -> None:
    """RACE-Skeletons-1: rounded down."""
    game = position(BOARD, seat("merchant skeletons", hand=4), seat(), stage="conquest")
    assert of_kind(play(game, "conquer a", "done"), Gained) == []


def test_the_tray_limits_the_gain() -> None:
    """RACE-Skeletons-2, EX-24: five conquests, one Skeleton in the tray."""
    game = position(BOARD, seat("merchant skeletons", {"f": 1}, hand=18), seat(), stage="conquest")
    events = play(game, "conquer e", "conquer d", "conquer c", "conquer b", "conquer a")
    assert the(events, Gained).count == 1
    check(game, "tray skeletons = 0")


def test_an_empty_tray_gives_nothing_and_says_nothing() -> None:
    """RACE-Skeletons-2."""
    game = position(BOARD, seat("merchant skeletons", {"f": 1}, hand=19), seat(), stage="conquest")
    assert of_kind(play(game, "conquer e", "conquer d", "done"), Gained) == []
