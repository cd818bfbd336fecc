"""Vanishing: at decline nobody stays, and every region pays two coins (U-POWER-VANISHING)."""

from __future__ import annotations

from elbowroom.rules.events import CoinsMoved, Vanished
from tests.mixed.tables import both, under
from tests.support import check, fallen, of_kind, play, refusal, seat, texts, the

BOARD = """
    a mine edge : b r
    b mud-pool : c
    r river
    c mine
    z mine edge
"""
STONE = {"places": {"a": ["stonehedge"]}, "stonehedge": "vanishing"}


def test_two_coins_a_region_and_nobody_left() -> None:
    """U-POWER-VANISHING-1, U-POWER-VANISHING-2, U-EX-35."""
    game = under(BOARD, seat("vanishing drow", {"a": 2, "b": 1, "c": 1}), seat("stone ogres", {"z": 1}))
    events = play(game, "decline")
    assert the(events, Vanished) == Vanished(1, "drow", ["a", "b", "c"])
    check(game, "coins 1 = 11", "tray drow = 9", "region a = empty")


def test_the_older_race_goes_without_a_coin_and_places_pay_nothing() -> None:
    """U-INT-72, U-INT-73: Krakens' rivers count."""
    owner = seat("vanishing kraken", {"a": 1, "r": 1}, declined=[fallen("wise drow", {"b": 1})])
    game = under(BOARD, owner, seat("stone ogres", {"z": 1}), places={"a": ["lost-mine"]})
    events = play(game, "decline")
    assert {event.race for event in of_kind(events, Vanished)} == {"drow", "kraken"}
    check(game, "coins 1 = 9", "tray drow = 9", "marker a lost-mine")


def test_lent_it_is_a_choice() -> None:
    """U-PLACE-STONEHEDGE-5, U-EX-21, U-INT-59."""
    game = under(BOARD, seat("mining drow", {"a": 1, "b": 1}), seat("stone ogres", {"z": 1}), **STONE)
    assert texts(game) == ["decline with vanishing", "expand", "decline"]
    kept = game.copy()
    play(kept, "decline")
    check(kept, "coins 1 = 7", "region a = 1 drow 1 declined")
    play(game, "decline with vanishing")
    check(game, "coins 1 = 9", "region a = empty", "marker a stonehedge")


def test_without_the_stonehedge_there_is_no_such_decline() -> None:
    """U-PLACE-STONEHEDGE-5."""
    game = under(BOARD, seat("mining drow", {"b": 1}), seat("stone ogres", {"a": 1}), **STONE)
    assert refusal(game, "decline with vanishing").rule


def test_after_a_stout_turn_it_scores_nothing_more() -> None:
    """U-MIX-17, U-POWER-VANISHING-1: the turn has been scored, so the regions have paid their coin."""
    game = both(
        "a hill edge : b\nb swamp\nz hill edge", seat("stout drow", {"a": 1, "b": 1}), seat(), stage="end", **STONE
    )
    assert of_kind(play(game, "decline with vanishing"), CoinsMoved) == []
    check(game, "coins 1 = 5", "region a = empty")
