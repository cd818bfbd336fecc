"""Reborn: two regions of the declined race a turn go to the active one (U-POWER-REBORN)."""

from __future__ import annotations

from elbowroom.rules.events import Conquered, Used
from tests.mixed.tables import both, under
from tests.support import Table, check, fallen, of_kind, play, refusal, seat, texts

BOARD = """
    a mine edge : b
    b mud-pool : c
    c mine : d r
    d mine
    r river
    z mine edge
"""
OFFER = ["mining ogres", "stone liches", "mystic shrooms", "muddy drow", "shield gnomes", "martyr kraken"]


def reborn(grey: str, held: dict[str, int] | None = None, hand: int = 0) -> Table:
    """A player with active Drows, and declined Reborn Krakens in the grey regions."""
    return seat("stone drow", held, hand=hand, declined=[fallen("reborn kraken", dict.fromkeys(grey, 1))])


def test_two_regions_a_turn() -> None:
    """U-POWER-REBORN-1, U-POWER-REBORN-2, U-EX-39: from the tray first, then from hand."""
    game = under(BOARD, reborn("abcd", hand=2), seat("mining ogres", {"z": 1}))
    assert of_kind(play(game, "reborn a"), Used) == [Used(1, "reborn", "a", "drow")]
    check(game, "tray drow = 6", "hand 1 = 2", "tray kraken = 7", "region a = 1 drow 1")
    play(game, "reborn b")
    assert refusal(game, "reborn c").rule == "U-POWER-REBORN-1"
    full = under(BOARD, reborn("abcd", {"z": 7}, hand=2), seat())
    play(full, "reborn a")
    check(full, "hand 1 = 1", "tray drow = 0")


def test_it_is_no_conquest() -> None:
    """U-POWER-REBORN-3, U-POWER-REBORN-4, U-INT-76, U-INT-95: no event, no losses; reach from there on."""
    game = under(BOARD, reborn("b", hand=5), seat("mining ogres", {"z": 1}), places={"b": ["pipe"]})
    events = play(game, "reborn b", "expand")
    assert of_kind(events, Conquered) == []
    check(game, "legal conquer a", "legal conquer c", "illegal conquer d")
    assert refusal(game, "conquer z").rule == "CONQ-14"


def test_the_window_of_a_picking_turn_closes_with_the_first_conquest() -> None:
    """U-TURN-03, U-TURN-11, U-INT-75."""
    game = under(BOARD, seat(declined=[fallen("reborn lizardmen", {"b": 1, "d": 1})]), seat(), market={"combos": OFFER})
    assert [move for move in texts(game) if move.startswith("reborn")] == []
    play(game, "pick 1")
    check(game, "stage = conquest", "legal reborn b", "legal conquer a", "illegal conquer c")
    play(game, "reborn b")
    check(game, "legal conquer c", "legal reborn d")
    play(game, "conquer c")
    check(game, "illegal reborn d")


def test_a_river_must_be_left_and_the_last_region_ends_the_race() -> None:
    """U-INT-01, U-INT-78."""
    game = under(BOARD, reborn("r", {"a": 1}), seat("mining ogres", {"z": 1}))
    play(game, "reborn r", "expand")
    check(game, "region r = 1 drow 1", "tray kraken = 10")
    play(game, "done")
    check(game, "region r = empty", "hand 1 = 1")


def test_lent_it_serves_the_declined_race() -> None:
    """U-PLACE-STONEHEDGE-4, U-INT-59: without a declined race it does nothing."""
    stone = {"places": {"a": ["stonehedge"]}, "stonehedge": "reborn"}
    owner = seat("stone drow", {"a": 1}, declined=[fallen("wise kraken", {"c": 1})])
    check(under(BOARD, owner, seat(), **stone), "legal reborn c", "illegal reborn a")
    alone = under(BOARD, seat("stone drow", {"a": 1}), seat(), **stone)
    assert texts(alone) == ["expand", "decline"]


def test_trolls_have_a_lair_in_a_region_they_are_reborn_into() -> None:
    """U-MIX-01, RACE-Trolls-1."""
    game = both(BOARD, seat("merchant trolls", declined=[fallen("reborn kraken", {"b": 1})]), seat())
    play(game, "reborn b")
    check(game, "marker b lair")
