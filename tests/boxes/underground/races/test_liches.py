"""Liches: who conquers them in decline pays their owner; who cannot pay may not (U-RACE-LICHES)."""

from __future__ import annotations

from elbowroom.rules.events import CoinsMoved
from tests.mixed.tables import under
from tests.support import check, fallen, of_kind, play, refusal, seat

BOARD = """
    a mine edge : b c
    b mud-pool : c d
    c mine
    d mine
    z mine edge : b
"""
GREY = [fallen("tomb liches", {"b": 3, "c": 1})]


def test_a_coin_goes_to_the_owner() -> None:
    """U-RACE-LICHES-1, U-EX-40, U-INT-95: one coin, however many tokens stood there."""
    game = under(BOARD, seat("stone ogres", {"a": 1}, hand=9, coins=1), seat(declined=GREY), stage="conquest")
    assert of_kind(play(game, "conquer b"), CoinsMoved) == [CoinsMoved(1, 2, 1, "U-RACE-LICHES-1")]
    check(game, "coins 1 = 0", "coins 2 = 6")
    assert refusal(game, "conquer c").rule == "U-RACE-LICHES-2"
    check(game, "cost c = none", "illegal roll c")


def test_active_liches_ask_for_nothing() -> None:
    """U-RACE-LICHES-3."""
    game = under(
        BOARD, seat("stone ogres", {"a": 1}, hand=5, coins=0), seat("wise liches", {"b": 1, "c": 1}), stage="conquest"
    )
    assert of_kind(play(game, "conquer b"), CoinsMoved) == []
    check(game, "legal conquer c", "coins 1 = 0")


def test_the_owner_pays_nothing() -> None:
    """U-RACE-LICHES-4: not even without a coin."""
    game = under(BOARD, seat("stone ogres", {"a": 1}, hand=5, coins=0, declined=GREY), seat(), stage="conquest")
    assert of_kind(play(game, "conquer b"), CoinsMoved) == []


def test_a_penniless_balrog_stays_away() -> None:
    """U-INT-70, U-PLACE-PENTACLE-7."""
    pentacle = {"a": ["pentacle"]}
    poor = under(BOARD, seat("stone ogres", {"a": 1}, coins=0), seat(declined=GREY), stage="conquest", places=pentacle)
    check(poor, "illegal balrog b", "illegal balrog c")
    rich = under(BOARD, seat("stone ogres", {"a": 1}, coins=1), seat(declined=GREY), stage="conquest", places=pentacle)
    assert of_kind(play(rich, "balrog b"), CoinsMoved) == [CoinsMoved(1, 2, 1, "U-RACE-LICHES-1")]
