"""Altar of Souls: after scoring a declined token may be given for three coins (U-PLACE-ALTAR)."""

from __future__ import annotations

from elbowroom.rules.events import CoinsMoved, Scored, Used
from tests.mixed.tables import both, under
from tests.support import check, fallen, of_kind, play, refusal, seat, texts, the

BOARD = """
    a mine edge : b
    b mud-pool : c
    c mine : d
    d mine
    z mine edge
"""
ALTAR = {"a": ["altar"]}


def test_three_coins_for_a_token_that_has_scored() -> None:
    """U-PLACE-ALTAR-1, U-PLACE-ALTAR-3, U-EX-42: once a turn."""
    owner = seat("stone drow", {"a": 1}, declined=[fallen("wise liches", {"b": 1, "c": 1, "d": 1})])
    game = under(BOARD, owner, seat("mining ogres", {"z": 1}), stage="redeploy", places=ALTAR)
    check(game, "stage = end", "coins 1 = 11")
    assert texts(game) == ["altar b", "altar c", "altar d", "done"]
    events = play(game, "altar c")
    assert the(events, Used) == Used(1, "altar", "c", "liches")
    assert of_kind(events, CoinsMoved) == [CoinsMoved(0, 1, 3, "U-PLACE-ALTAR-1")]
    check(game, "region c = empty", "to_move = 2", "coins 1 = 14")


def test_declined_holders_use_it_too_even_in_their_first_turn() -> None:
    """U-PLACE-ALTAR-2, U-TURN-33."""
    game = under(BOARD, seat("stone drow", {"a": 1, "b": 1}), seat("mining ogres", {"z": 1}), places=ALTAR)
    assert the(play(game, "decline"), Scored).total == 2
    check(game, "stage = end", "legal altar a", "legal altar b")


def test_only_declined_tokens_of_ones_own() -> None:
    """U-PLACE-ALTAR-1."""
    owner = seat("stone drow", {"a": 2}, declined=[fallen("wise liches", {"b": 1})])
    foe = seat("mining ogres", {"z": 1}, declined=[fallen("tomb mummies", {"c": 2})])
    game = under(BOARD, owner, foe, stage="end", places=ALTAR)
    check(game, "illegal altar a", "illegal altar c", "legal altar b")
    assert refusal(game, "altar c").rule == "U-PLACE-ALTAR-1"


def test_a_stack_loses_one_and_the_last_token_ends_the_race() -> None:
    """U-INT-54."""
    tomb = seat("stone drow", {"a": 1}, declined=[fallen("tomb liches", {"b": 3})])
    game = under(BOARD, tomb, seat("mining ogres", {"z": 1}), stage="end", places=ALTAR)
    play(game, "altar b")
    check(game, "region b = 1 liches 2 declined", "tray liches = 8")
    last = seat("stone drow", {"a": 1}, declined=[fallen("wise liches", {"b": 1})])
    game = under(BOARD, last, seat("mining ogres", {"z": 1}), stage="end", places=ALTAR)
    play(game, "altar b")
    check(game, "region b = empty", "tray liches = 10")
    assert game.view().seats[0].declined == []


def test_it_comes_before_a_stout_decline() -> None:
    """U-MIX-17."""
    owner = seat("stout orcs", {"a": 1}, declined=[fallen("merchant elves", {"c": 1})])
    game = both(BOARD, owner, seat("mining ogres", {"z": 1}), stage="end", places=ALTAR)
    play(game, "altar c")
    check(game, "stage = end", "legal decline")
    play(game, "decline")
    check(game, "to_move = 2", "region a = 1 orcs 1 declined")
