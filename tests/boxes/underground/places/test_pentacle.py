"""Wickedest Pentacle: it sends the Balrog, which drives out whoever is there (U-PLACE-PENTACLE)."""

from __future__ import annotations

from elbowroom.rules.events import Cleared, Discovered, Lost
from tests.mixed.tables import both, under
from tests.support import check, of_kind, play, refusal, seat, texts, the

BOARD = """
    a mine edge : b c k
    b mud-pool : d
    c mine : d
    d mine : r
    r river
    k chasm
    z mine edge
"""
PENTACLE = {"a": ["pentacle"]}


def test_the_discoverer_must_send_the_balrog() -> None:
    """U-PLACE-PENTACLE-1, U-MONSTER-04: that is this turn's use."""
    game = under(BOARD, seat("stone drow", hand=8), seat("mining ogres", {"b": 5, "z": 1}), stage="conquest",
                 monsters=["a"], marker_stack=["pentacle"])  # fmt: skip
    assert the(play(game, "conquer a"), Discovered).find == "pentacle"
    assert (game.stage, texts(game)) == ("balrog", ["balrog b", "balrog c"])
    events = play(game, "balrog b")
    assert the(events, Lost) == Lost(2, "ogres", "b", 2, 3, False)
    check(game, "stage = conquest", "marker b balrog", "region b = empty", "cost b = none", "illegal balrog d")
    assert refusal(game, "balrog a").rule == "U-PLACE-PENTACLE-4"


def test_one_step_a_turn_from_where_it_is() -> None:
    """U-PLACE-PENTACLE-4, U-PLACE-PENTACLE-5, U-PLACE-PENTACLE-6, U-INT-66: rivers too."""
    game = under(BOARD, seat("stone drow", {"a": 1}), seat("mining ogres", {"z": 1}), stage="conquest", places=PENTACLE,
                 markers={"d": ["balrog"]})  # fmt: skip
    assert [move for move in texts(game) if move.startswith("balrog")] == ["balrog b", "balrog c", "balrog r"]
    play(game, "balrog r")
    check(game, "no marker d balrog", "marker r balrog", "illegal abandon a")


def test_what_it_may_not_enter() -> None:
    """U-IMMUNE-11, U-RACE-GNOMES-3, U-MIX-10, U-PLACE-PENTACLE-9: with no way to go it stays off the board."""
    game = under(BOARD, seat("stone drow", hand=8), seat("royal gnomes", {"b": 1, "c": 1}), stage="conquest",
                 monsters=["a"], marker_stack=["pentacle"])  # fmt: skip
    play(game, "conquer a")
    check(game, "stage = conquest", "illegal balrog b", "illegal balrog c")
    heroes = both(BOARD, seat("stone drow", {"a": 1}), seat("heroic orcs", {"b": 1, "c": 1}), stage="conquest",
                  places=PENTACLE, markers={"b": ["hero"], "c": ["hero"]})  # fmt: skip
    assert [move for move in texts(heroes) if move.startswith("balrog")] == []


def test_monsters_go_without_a_marker() -> None:
    """U-PLACE-PENTACLE-8."""
    game = under(BOARD, seat("stone drow", {"a": 1}), seat("mining ogres", {"z": 1}), stage="conquest", places=PENTACLE,
                 monsters=["b"], marker_stack=["keep"])  # fmt: skip
    events = play(game, "balrog b")
    assert of_kind(events, Discovered) == []
    assert the(events, Cleared) == Cleared("b", "monsters", 2)


def test_on_the_senders_own_region() -> None:
    """U-INT-65, U-PLACE-PENTACLE-3: survivors wait for the redeployment, the region pays nobody."""
    game = under(BOARD, seat("stone drow", {"a": 1, "b": 4}), seat("mining ogres", {"z": 1}), stage="conquest",
                 places=PENTACLE)  # fmt: skip
    play(game, "balrog b")
    check(game, "region b = empty", "stage = redeploy", "hand 1 = 2", "tray drow = 6")
    play(game, "place a 2")
    check(game, "to_move = 2", "coins 1 = 7")  # one region, and no other race next to it


def test_peace_binds_it() -> None:
    """U-MIX-15."""
    game = both(BOARD, seat("stone drow", {"a": 1}), seat("diplomat orcs", {"b": 1, "z": 1}, ally=1), stage="conquest",
                places=PENTACLE)  # fmt: skip
    check(game, "illegal balrog b", "legal balrog c")
