"""Bivouacking: five camps, dealt out anew in every redeployment (POWER-Bivouacking)."""

from __future__ import annotations

from elbowroom.rules.events import Declined, PieceMoved
from tests.support import check, of_kind, parts, play, position, refusal, seat, texts

BOARD = """
    a farmland edge : b c
    b forest : c
    c hill
    z swamp edge
"""


def test_all_five_must_be_placed() -> None:
    """POWER-Bivouacking-1, REDEP-5."""
    game = position(BOARD, seat("bivouacking orcs", {"a": 1, "b": 1}), seat("hill humans", {"z": 1}), stage="redeploy")
    check(game, "camps 1 = 5")
    events = play(game, "camp a 3")
    assert of_kind(events, PieceMoved) == [PieceMoved("camp", "", "a", 3, "placed")]
    assert refusal(game, "done").rule == "REDEP-3"
    assert refusal(game, "camp b 3").rule == "POWER-Bivouacking-1"
    play(game, "camp b 2")
    check(game, "to_move = 2", "marker a camp 3", "marker b camp 2")


def test_each_camp_is_part_of_the_cost() -> None:
    """POWER-Bivouacking-2, EX-19: two camps and a token make five."""
    campers = seat("bivouacking humans", {"b": 1})
    game = position(
        BOARD, seat("hill orcs", {"a": 1}, hand=5), campers, stage="conquest", markers={"b": ["camp", "camp"]}
    )
    assert parts(game, "b") == [(2, "region", "CONQ-6"), (2, "camp", "POWER-Bivouacking-2"), (1, "tokens", "CONQ-6")]


def test_camps_are_gathered_again_every_turn() -> None:
    """POWER-Bivouacking-3."""
    campers = seat("bivouacking orcs", {"a": 1, "b": 1})
    game = position(BOARD, campers, seat(), markers={"a": ["camp", "camp"], "b": ["camp"]})
    events = play(game, "expand", "done")
    gathered = [PieceMoved("camp", "a", "", 2, "gathered"), PieceMoved("camp", "b", "", 1, "gathered")]
    assert of_kind(events, PieceMoved) == gathered
    check(game, "camps 1 = 5")


def test_camps_of_a_lost_region_retreat_with_the_survivors() -> None:
    """POWER-Bivouacking-4, INT-57."""
    campers = seat("bivouacking humans", {"b": 2, "z": 1})
    markers = {"b": ["camp"], "z": ["camp"] * 4}
    game = position(BOARD, seat("hill orcs", {"a": 1}, hand=5), campers, stage="conquest", markers=markers)
    play(game, "conquer b", "place a 4")
    check(game, "stage = retreat", "to_move = 2", "camps 2 = 1", "hand 2 = 1")
    assert texts(game) == ["place z 1", "camp z 1"]
    assert refusal(game, "done").rule == "INT-56"
    play(game, "camp z 1", "place z 1")
    check(game, "stage = mode", "marker z camp 5")


def test_camps_leave_with_the_decline() -> None:
    """POWER-Bivouacking-5."""
    game = position(BOARD, seat("bivouacking orcs", {"a": 1}), seat(), markers={"a": ["camp"] * 5})
    events = play(game, "decline")
    assert of_kind(events, PieceMoved) == [PieceMoved("camp", "a", "", 5, "declined")]
    assert [event.kept_badge for event in of_kind(events, Declined)] == [False]
    check(game, "no marker a camp", "camps 1 = 0")
