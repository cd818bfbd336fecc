"""Fountain of Youth: a token at the start of every turn (U-PLACE-FOUNTAIN)."""

from __future__ import annotations

from elbowroom.rules.events import Gained
from tests.mixed.tables import under
from tests.support import check, fallen, of_kind, play, seat

BOARD = """
    a mine edge : b
    b mud-pool : c
    c mine
    z mine edge
"""
FOUNTAIN = {"a": ["fountain"]}


def test_a_token_before_the_choice() -> None:
    """U-PLACE-FOUNTAIN-1, U-TURN-01."""
    players = [seat("stone drow", {"z": 1}), seat("mining ogres", {"a": 2})]
    game = under(BOARD, *players, stage="conquest", places=FOUNTAIN)
    events = play(game, "done")
    assert of_kind(events, Gained) == [Gained(2, "ogres", "tokens", 1, "U-PLACE-FOUNTAIN-1")]
    check(game, "stage = mode", "hand 2 = 1", "tray ogres = 7")
    play(game, "decline")
    check(game, "tray ogres = 9")  # U-DECLINE-16


def test_only_from_the_tray() -> None:
    """U-PLACE-FOUNTAIN-1, U-INT-55."""
    game = under(BOARD, seat("stone drow", {"a": 8}, hand=1), seat(), places=FOUNTAIN)
    check(game, "hand 1 = 1", "tray drow = 0")


def test_declined_holders_and_discoverers_get_nothing_yet() -> None:
    """U-PLACE-FOUNTAIN-2, U-INT-56, U-INT-104."""
    owner = seat("stone drow", {"b": 1}, declined=[fallen("wise liches", {"a": 1})])
    check(under(BOARD, owner, seat(), places=FOUNTAIN), "hand 1 = 0", "tray drow = 8")
    game = under(BOARD, seat("stone drow", {"b": 1}, hand=4), seat("mining ogres", {"z": 1}), stage="conquest",
                 monsters=["a"], marker_stack=["fountain"])  # fmt: skip
    assert of_kind(play(game, "conquer a"), Gained) == []
    check(game, "marker a fountain", "tray drow = 4")


def test_its_tokens_may_attack_gnomes() -> None:
    """U-INT-26."""
    game = under(BOARD, seat("stone drow", {"a": 3}), seat("mining gnomes", {"b": 1}), places=FOUNTAIN)
    play(game, "expand")
    check(game, "hand 1 = 3", "legal conquer b")
