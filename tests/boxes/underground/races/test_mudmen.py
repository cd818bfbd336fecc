"""Mudmen: a new token for every mud pool when they redeploy (U-RACE-MUDMEN)."""

from __future__ import annotations

from elbowroom.rules.events import Gained
from tests.mixed.tables import both, under
from tests.support import check, fallen, of_kind, play, seat

BOARD = """
    a mud-pool edge : b
    b mud-pool : c
    c mine
    z mine edge
"""


def test_a_token_for_every_pool() -> None:
    """U-RACE-MUDMEN-1, U-REDEP-05: to be placed in any of their regions."""
    game = under(
        BOARD, seat("stone mudmen", {"a": 1, "b": 1, "c": 1}), seat("mining ogres", {"z": 1}), stage="conquest"
    )
    events = play(game, "done")
    assert of_kind(events, Gained) == [Gained(1, "mudmen", "tokens", 2, "U-RACE-MUDMEN-1")]
    check(game, "hand 1 = 2", "legal place c 2", "tray mudmen = 7")


def test_no_more_than_the_tray_has() -> None:
    """U-RACE-MUDMEN-2, U-EX-03."""
    one_left = under(BOARD, seat("stone mudmen", {"a": 10, "b": 1}), seat(), stage="conquest")
    assert [event.count for event in of_kind(play(one_left, "done"), Gained)] == [1]
    none_left = under(BOARD, seat("stone mudmen", {"a": 11, "b": 1}), seat(), stage="conquest")
    assert of_kind(play(none_left, "done"), Gained) == []


def test_declined_mudmen_do_not_multiply() -> None:
    """U-DECLINE-03, U-REDEP-09."""
    owner = seat("mining ogres", {"c": 2}, declined=[fallen("wise mudmen", {"a": 1, "b": 1})])
    game = under(BOARD, owner, seat("stone gnomes", {"z": 1}), stage="conquest")
    assert of_kind(play(game, "done"), Gained) == []


def test_a_swamp_is_a_mud_pool() -> None:
    """U-MIX-03, U-INT-26: what it brings may attack anyone."""
    board = "a swamp edge : b\nb hill\nz hill edge"
    game = both(board, seat("stone mudmen", {"a": 1}), seat("merchant orcs", {"z": 1}), stage="conquest")
    assert [event.count for event in of_kind(play(game, "done"), Gained)] == [1]
