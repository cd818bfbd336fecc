"""Halflings: in anywhere, and a hole in each of the first two regions (RACE-Halflings)."""

from __future__ import annotations

from elbowroom.rules.events import PieceMoved
from tests.support import check, of_kind, play, position, refusal, seat, texts

BOARD = """
    a farmland edge : b w
    b forest : c
    c hill : d
    d swamp
    w lake
    z mountain edge : d
"""


def test_holes_come_with_the_first_two_conquests_only() -> None:
    """RACE-Halflings-2, INT-38."""
    game = position(BOARD, seat("merchant halflings", hand=8), seat(), stage="conquest")
    events = play(game, "conquer b", "conquer c", "conquer d")
    assert of_kind(events, PieceMoved) == [PieceMoved("hole", "", place, 1, "placed") for place in ("b", "c")]
    check(game, "no marker d hole")


def test_they_enter_inland_but_not_on_water() -> None:
    """RACE-Halflings-1, INT-42."""
    game = position(BOARD, seat("merchant halflings", hand=8), seat(), stage="conquest")
    assert {f"conquer {region}" for region in "abcdz"} <= set(texts(game))
    assert refusal(game, "conquer w").rule == "CONQ-11"


def test_a_hole_stops_every_opponent() -> None:
    """RACE-Halflings-2, DEF-8, CONQ-12."""
    halflings = seat("merchant halflings", {"b": 1, "c": 1}, holes=0)
    game = position(BOARD, seat("hill orcs", {"a": 1}, hand=9), halflings, stage="conquest", markers={"b": ["hole"]})
    assert game.cost("b").total is None
    refused = refusal(game, "conquer b")
    assert (refused.reason, refused.rule) == ("Region b is immune (hole).", "CONQ-12")


def test_decline_takes_the_holes_away() -> None:
    """RACE-Halflings-3, DECLINE-8."""
    halflings = seat("merchant halflings", {"b": 2, "c": 1})
    game = position(BOARD, halflings, seat(), markers={"b": ["hole"], "c": ["hole"]})
    events = play(game, "decline")
    assert of_kind(events, PieceMoved) == [PieceMoved("hole", place, "", 1, "declined") for place in ("b", "c")]


def test_an_abandoned_hole_is_not_dug_again() -> None:
    """RACE-Halflings-3, INT-37."""
    halflings = seat("merchant halflings", {"b": 3, "c": 1})
    game = position(BOARD, halflings, seat("hill orcs", {"z": 1}), markers={"b": ["hole"], "c": ["hole"]})
    play(game, "expand", "abandon b", "conquer b")
    check(game, "no marker b hole", "marker c hole")
