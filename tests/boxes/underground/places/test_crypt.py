"""Crypt of the Tomb-Raider: its Ghost makes any region immune but the Crypt itself (U-PLACE-CRYPT)."""

from __future__ import annotations

from elbowroom.rules.events import PieceMoved
from tests.mixed.tables import under
from tests.support import check, fallen, play, refusal, seat, texts

BOARD = """
    a mine edge : b c
    b mud-pool : c
    c mine : k
    k chasm
    r river edge : c
    z mine edge
"""
CRYPT = {"a": ["crypt"]}
GHOST = {"b": ["ghost"]}


def test_the_ghost_goes_anywhere_but_to_chasm_and_crypt() -> None:
    """U-PLACE-CRYPT-1, U-PLACE-CRYPT-2, U-TURN-26, U-INT-11: it may stay where it is."""
    game = under(BOARD, seat("stone drow", {"a": 1}), seat("mining ogres", {"z": 1}), stage="redeploy", places=CRYPT)
    assert texts(game) == ["ghost b", "ghost c", "ghost r", "ghost z", "done"]
    assert refusal(game, "ghost a").rule == "U-PLACE-CRYPT-2"
    assert PieceMoved("ghost", "", "z", 1, "placed") in play(game, "ghost z")


def test_only_the_holder_of_the_crypt_may_pass() -> None:
    """U-IMMUNE-04, U-INT-52."""
    foe = seat("mining ogres", {"b": 1, "z": 1})
    holder = under(BOARD, seat("stone drow", {"a": 1}, hand=5), foe, stage="conquest", places=CRYPT, markers=GHOST)
    check(holder, "legal conquer b", "cost b = 3")
    play(holder, "conquer b")
    check(holder, "marker b ghost")
    crypt_of_another = seat("mining ogres", {"a": 1})
    other = under(
        BOARD, seat("stone drow", {"c": 1}, hand=5), crypt_of_another, stage="conquest", places=CRYPT, markers=GHOST
    )
    check(other, "cost b = none")


def test_a_conquered_crypt_calls_the_ghost_back() -> None:
    """U-PLACE-CRYPT-4, U-INT-51, U-EX-41."""
    foe = seat("mining ogres", {"a": 1, "b": 1})
    game = under(BOARD, seat("stone drow", {"c": 1}, hand=6), foe, stage="conquest", places=CRYPT, markers=GHOST)
    assert PieceMoved("ghost", "b", "", 1, "recalled") in play(game, "conquer a")
    check(game, "legal conquer b", "no marker b ghost", "marker a ghost")


def test_declined_holders_cannot_move_it() -> None:
    """U-PLACE-CRYPT-3, U-DECLINE-12."""
    owner = seat("stone drow", {"c": 1}, declined=[fallen("wise liches", {"a": 1})])
    game = under(BOARD, owner, seat("mining ogres", {"z": 1}), stage="conquest", places=CRYPT, markers=GHOST)
    check(game, "cost b = 2")
    play(game, "done")
    check(game, "marker b ghost", "to_move = 2")


def test_without_a_holder_it_stops_everyone() -> None:
    """U-PLACE-CRYPT-5, U-INT-53, U-IMMUNE-04: its own occupant's owner included."""
    owner = seat("stone drow", {"c": 1}, hand=5, declined=[fallen("wise liches", {"b": 1})])
    game = under(BOARD, owner, seat("mining ogres", {"z": 1}), stage="conquest", places=CRYPT, markers=GHOST)
    check(game, "cost b = none")
    play(game, "conquer a")
    check(game, "legal conquer b", "no marker b ghost")
