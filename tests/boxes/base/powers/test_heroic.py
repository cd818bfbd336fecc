"""Heroic: two heroes make two regions immune (POWER-Heroic)."""

from __future__ import annotations

from elbowroom.rules.events import PieceMoved
from tests.support import check, of_kind, play, position, refusal, seat

BOARD = """
    a farmland edge : b c
    b forest : c
    c hill
    z swamp edge : a
"""


def test_both_must_be_placed_apart() -> None:
    """POWER-Heroic-1."""
    game = position(BOARD, seat("heroic orcs", {"a": 1, "b": 1}), seat("hill humans", {"z": 1}), stage="redeploy")
    play(game, "hero a")
    assert refusal(game, "hero a").rule == "POWER-Heroic-1"
    assert refusal(game, "done").rule == "REDEP-3"
    play(game, "hero b")
    check(game, "marker a hero", "marker b hero", "to_move = 2")


def test_with_one_region_the_second_waits() -> None:
    """INT-34."""
    game = position(BOARD, seat("heroic orcs", {"a": 1}), seat("hill humans", {"z": 1}), stage="redeploy")
    play(game, "hero a")
    check(game, "heroes 1 = 1", "to_move = 2")


def test_a_hero_stops_conquest_and_dragon() -> None:
    """POWER-Heroic-2, DEF-8."""
    masters = seat("dragon-master humans", {"z": 1}, hand=9)
    game = position(BOARD, masters, seat("heroic orcs", {"a": 1, "b": 1}), stage="conquest", markers={"a": ["hero"]})
    assert refusal(game, "conquer a").rule == "CONQ-12"
    check(game, "illegal dragon a", "cost a = none")


def test_they_are_gathered_every_turn_and_leave_with_the_decline() -> None:
    """POWER-Heroic-1, POWER-Heroic-3, DECLINE-8."""
    orcs = seat("heroic orcs", {"a": 1, "b": 1})
    game = position(BOARD, orcs, seat(), markers={"a": ["hero"], "b": ["hero"]})
    again = game.copy()
    gathered = [PieceMoved("hero", region, "", 1, "gathered") for region in "ab"]
    assert of_kind(play(again, "expand", "done"), PieceMoved) == gathered
    declined = [PieceMoved("hero", region, "", 1, "declined") for region in "ab"]
    assert of_kind(play(game, "decline"), PieceMoved) == declined
