"""Froggy's Ring: put in a region, it takes a coin from every active neighbour (U-RELIC-RING)."""

from __future__ import annotations

from elbowroom.rules.events import CoinsMoved
from tests.mixed.tables import under
from tests.support import check, fallen, of_kind, play, seat, texts

BOARD = """
    a mine edge : b c d e
    b mine
    c mine
    d mud-pool
    e mine
    z mine edge
"""
RING = {"z": ["ring"]}


def test_every_active_neighbour_with_a_coin_pays_one() -> None:
    """U-RELIC-RING-1, U-RELIC-RING-2, U-EX-28."""
    players = [
        seat("stone drow", {"a": 1, "z": 1}),
        seat("mining ogres", {"b": 1, "c": 1}, coins=3),
        seat("mystic shrooms", {"d": 1}, coins=0),
        seat(declined=[fallen("wise liches", {"e": 1})]),
    ]
    game = under(BOARD, *players, stage="redeploy", relics=RING)
    assert of_kind(play(game, "ring a"), CoinsMoved) == [CoinsMoved(2, 1, 1, "U-RELIC-RING-1")]
    check(game, "marker a ring", "coins 2 = 2", "coins 3 = 0", "coins 4 = 5")


def test_it_may_stay_where_it_is_or_lie_idle() -> None:
    """U-RELIC-RING-3, U-MARK-02: idle it takes nothing."""
    owner = seat("stone drow", {"a": 1}, declined=[fallen("wise liches", {"e": 1})])
    game = under(BOARD, owner, seat("mining ogres", {"b": 1}), stage="redeploy", relics={"a": ["ring"]})
    assert texts(game) == ["ring a", "done"]
    idle = game.copy()
    play(idle, "done")
    check(idle, "coins 2 = 5")
    play(game, "ring a")
    check(game, "coins 2 = 4")


def test_immune_neighbours_are_overlooked_and_gnomes_are_not() -> None:
    """U-IMMUNE-06, U-RACE-GNOMES-7, U-INT-48: an immune region of one's own will do."""
    foes = [seat("royal gnomes", {"b": 1}), seat("mining shrooms", {"c": 1})]
    game = under(BOARD, seat("stone cultists", {"a": 1}), *foes, stage="redeploy", relics={"a": ["ring"]},
                 markers={"a": ["ancient"], "b": ["queen"]})  # fmt: skip
    assert of_kind(play(game, "ring a"), CoinsMoved) == [CoinsMoved(3, 1, 1, "U-RELIC-RING-1")]
    plain = under(BOARD, seat("stone drow", {"a": 1}), seat("mining gnomes", {"b": 1}), stage="redeploy",
                  relics={"a": ["ring"]})  # fmt: skip
    assert len(of_kind(play(plain, "ring a"), CoinsMoved)) == 1


def test_not_in_a_decline_turn() -> None:
    """U-TURN-33, U-MARK-03."""
    game = under(BOARD, seat("tomb drow", {"a": 3, "z": 1}), seat("mining ogres", {"b": 1}), relics=RING)
    play(game, "decline")
    assert [move for move in texts(game) if move.startswith("ring")] == []


def test_a_ring_in_a_river_taken_this_turn_is_out_of_hand_again() -> None:
    """U-INT-04, U-TURN-22: the river is left before the relics are placed."""
    board = "a mine edge : r\nr river : b\nb mine\nz mine edge"
    game = under(board, seat("stone drow", {"a": 1}, hand=1), seat("mining ogres", {"b": 1}), stage="conquest",
                 relics={"r": ["ring"]})  # fmt: skip
    play(game, "conquer r")
    check(game, "stage = redeploy", "illegal ring a")
