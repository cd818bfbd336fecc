"""Martyr: a coin at once for every region lost to an opponent (U-POWER-MARTYR)."""

from __future__ import annotations

from elbowroom.rules.events import CoinsMoved
from tests.mixed.tables import under
from tests.support import check, fallen, of_kind, play, seat

BOARD = """
    a mine edge : b c
    b mud-pool : c
    c mine
    z mine edge
"""
PAID = [CoinsMoved(0, 2, 1, "U-POWER-MARTYR-1")]


def test_a_coin_for_every_region() -> None:
    """U-POWER-MARTYR-1."""
    game = under(BOARD, seat("stone ogres", {"a": 1}, hand=6), seat("martyr drow", {"b": 3, "c": 1}), stage="conquest")
    assert of_kind(play(game, "conquer b"), CoinsMoved) == PAID
    assert of_kind(play(game, "conquer c"), CoinsMoved) == PAID
    check(game, "coins 2 = 7")


def test_replacement_socks_and_balrog_pay_too() -> None:
    """U-INT-35, U-INT-96, U-PLACE-PENTACLE-7."""
    martyrs = seat("martyr drow", {"b": 1, "z": 1})
    for power, move, keys in (
        ("vampire", "convert b", {}),
        ("stone", "conquer b with socks", {"relics": {"a": ["socks"]}}),
        ("stone", "balrog b", {"places": {"a": ["pentacle"]}}),
    ):
        game = under(BOARD, seat(f"{power} ogres", {"a": 1}, hand=3), martyrs, stage="conquest", **keys)
        assert of_kind(play(game, move), CoinsMoved) == PAID


def test_a_failed_attempt_and_the_owners_own_hand_pay_nothing() -> None:
    """U-POWER-MARTYR-1."""
    game = under(BOARD, seat("stone ogres", {"a": 1}, hand=1), seat("martyr drow", {"b": 2}), stage="conquest")
    assert of_kind(play(game, "roll b = 0"), CoinsMoved) == []
    own = under(BOARD, seat("martyr drow", {"a": 1, "b": 1}), seat(), stage="conquest", places={"a": ["pentacle"]})
    assert of_kind(play(own, "balrog b"), CoinsMoved) == []


def test_declined_tokens_are_no_martyrs() -> None:
    """U-DECLINE-04, U-INT-59: a Stonehedge in declined hands lends no Martyr either."""
    grey = seat(declined=[fallen("wise drow", {"b": 1})])
    game = under(BOARD, seat("stone ogres", {"a": 1}, hand=3), grey, stage="conquest",
                 places={"b": ["stonehedge"]}, stonehedge="martyr")  # fmt: skip
    assert of_kind(play(game, "conquer b"), CoinsMoved) == []
