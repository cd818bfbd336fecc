"""Thieving: a coin from every player with an active token next door (U-POWER-THIEVING)."""

from __future__ import annotations

from elbowroom.rules.events import CoinsMoved
from tests.mixed.tables import under
from tests.support import check, fallen, of_kind, play, seat

BOARD = """
    a mine edge : b c k
    b mine : c
    c mud-pool
    k chasm : d
    d mine edge
    z mine edge
"""
TAKEN = [CoinsMoved(2, 1, 1, "U-POWER-THIEVING-1")]


def test_one_coin_from_each_neighbour() -> None:
    """U-POWER-THIEVING-1, U-POWER-THIEVING-2, U-INT-91."""
    players = [seat("thieving ogres", {"a": 1}), seat("stone drow", {"b": 1, "c": 1}), seat("mining liches", {"d": 1})]
    game = under(BOARD, *players, stage="conquest")
    assert of_kind(play(game, "done"), CoinsMoved) == TAKEN
    check(game, "coins 1 = 7", "coins 2 = 4", "coins 3 = 5")


def test_who_has_nothing_pays_nothing() -> None:
    """U-SCORE-07, U-INT-47: the ring came first and took the last coin."""
    game = under(BOARD, seat("thieving ogres", {"a": 1}), seat("stone drow", {"b": 1}, coins=1), stage="redeploy",
                 relics={"a": ["ring"]})  # fmt: skip
    assert of_kind(play(game, "ring a"), CoinsMoved) == [CoinsMoved(2, 1, 1, "U-RELIC-RING-1")]
    check(game, "coins 2 = 0")


def test_declined_immune_and_distant_tokens_do_not_count() -> None:
    """U-POWER-THIEVING-2, U-POWER-THIEVING-3, U-IMMUNE-06, U-INT-12."""
    grey = seat("stone drow", {"d": 1}, declined=[fallen("wise liches", {"b": 1})])
    assert (
        of_kind(play(under(BOARD, seat("thieving ogres", {"a": 1}), grey, stage="conquest"), "done"), CoinsMoved) == []
    )
    game = under(BOARD, seat("thieving ogres", {"a": 1}), seat("royal drow", {"b": 1}), stage="conquest",
                 markers={"b": ["queen"]})  # fmt: skip
    assert of_kind(play(game, "done"), CoinsMoved) == []


def test_gnomes_can_be_robbed_and_a_decline_ends_it() -> None:
    """U-RACE-GNOMES-7, U-DECLINE-04."""
    game = under(BOARD, seat("thieving ogres", {"a": 1}), seat("stone gnomes", {"b": 1}), stage="conquest")
    assert of_kind(play(game, "done"), CoinsMoved) == TAKEN
    game = under(BOARD, seat("thieving ogres", {"a": 1}), seat("stone gnomes", {"b": 1}))
    assert of_kind(play(game, "decline"), CoinsMoved) == []
