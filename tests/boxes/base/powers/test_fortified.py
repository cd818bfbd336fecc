"""Fortified: a fortress every turn (POWER-Fortified)."""

from __future__ import annotations

from elbowroom.rules.events import Declined, PieceMoved, Scored
from tests.support import check, income, of_kind, parts, play, position, refusal, seat, the

BOARD = """
    a farmland edge : b c d
    b forest : c
    c hill : d
    d swamp : e
    e farmland : f
    f forest : g
    g hill
    z swamp edge
"""


def test_one_a_turn_and_one_a_region() -> None:
    """POWER-Fortified-1, POWER-Fortified-2."""
    orcs = seat("fortified orcs", {"a": 2, "b": 1})
    game = position(BOARD, orcs, seat(), stage="redeploy", markers={"b": ["fortress"]})
    assert refusal(game, "fortress b").rule == "POWER-Fortified-2"
    assert refusal(game, "fortress c").rule == "POWER-Fortified-1"
    assert of_kind(play(game, "fortress a"), PieceMoved) == [PieceMoved("fortress", "", "a", 1, "placed")]
    assert refusal(game, "fortress b").rule == "POWER-Fortified-1"


def test_six_are_all_there_are() -> None:
    """POWER-Fortified-2, INT-8."""
    orcs = seat("fortified orcs", {"a": 2, "b": 1, "c": 1, "d": 1, "e": 1, "f": 1, "g": 1})
    game = position(BOARD, orcs, seat(), stage="redeploy", markers={region: ["fortress"] for region in "bcdefg"})
    refused = refusal(game, "fortress a")
    assert (refused.reason, refused.rule) == ("All six fortresses are on the map.", "POWER-Fortified-2")


def test_each_pays_while_the_race_is_active() -> None:
    """POWER-Fortified-3, EX-21, INT-90: the one just built too; none when declining."""
    orcs = seat("fortified orcs", {"a": 1, "b": 1, "c": 1, "d": 1})
    game = position(BOARD, orcs, seat("hill humans", {"z": 1}), stage="redeploy", markers={"b": ["fortress"]})
    scored = the(play(game, "fortress a"), Scored)
    assert scored.parts == [("orcs", "regions", 4, "SCORE-1"), ("orcs", "fortified", 2, "POWER-Fortified-3")]
    events = play(game, "expand", "done", "decline")
    assert of_kind(events, Scored)[-1].total == 4
    assert the(events, Declined).kept_badge


def test_it_defends_in_decline_and_falls_with_its_region() -> None:
    """POWER-Fortified-4, POWER-Fortified-5."""
    orcs = seat("fortified orcs", {"b": 1, "g": 1})
    game = position(BOARD, orcs, seat("hill humans", {"a": 6}), markers={"b": ["fortress"]})
    play(game, "decline", "expand")
    assert (1, "fortress", "POWER-Fortified-4") in parts(game, "b")
    events = play(game, "conquer b")
    assert of_kind(events, PieceMoved) == [PieceMoved("fortress", "b", "", 1, "conquered")]


def test_the_next_race_gets_no_coins_for_it() -> None:
    """DEF-5, POWER-Fortified-3."""
    declined = [{"race": "orcs", "power": "fortified", "regions": {"b": 1}}]
    game = position(BOARD, seat("hill humans", {"d": 1}, declined=declined), seat(), markers={"b": ["fortress"]})
    assert income(game, 1) == {("humans", "regions"): (1, "SCORE-1"), ("orcs", "regions"): (1, "SCORE-2")}
    check(game, "marker b fortress")
