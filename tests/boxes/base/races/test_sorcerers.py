"""Sorcerers: a lone active token replaced by one from the tray (RACE-Sorcerers)."""

from __future__ import annotations

from elbowroom.rules.events import Conquered, Lost, PieceMoved, Scored
from tests.support import check, fallen, of_kind, play, position, refusal, seat, texts, the

BOARD = """
    a farmland edge : b c d
    b mountain
    c hill
    d swamp : e
    e forest
    z hill edge
"""


def test_a_replacement_costs_nothing_from_hand() -> None:
    """RACE-Sorcerers-1, RACE-Sorcerers-5, EX-14: a Troll, its lair and its mountain."""
    trolls = seat("hill trolls", {"b": 1, "z": 1})
    game = position(BOARD, seat("merchant sorcerers", {"a": 1}), trolls, stage="conquest", markers={"b": ["lair"]})
    events = play(game, "convert b")
    assert the(events, Lost) == Lost(2, "trolls", "b", 1, 0, False)
    assert the(events, Conquered) == Conquered(1, "sorcerers", "b", 1, 0, True, ("sorcerers",))
    assert of_kind(events, PieceMoved) == [PieceMoved("lair", "b", "", 1, "conquered")]
    check(game, "tray sorcerers = 16", "tray trolls = 9")


def test_once_for_each_opponent() -> None:
    """RACE-Sorcerers-1."""
    players = [seat("merchant sorcerers", {"a": 1}), seat("hill orcs", {"b": 1, "c": 1}), seat("swamp elves", {"d": 1})]
    game = position(BOARD, *players, stage="conquest")
    play(game, "convert b")
    refused = refusal(game, "convert c")
    assert refused.rule.startswith("RACE-Sorcerers")
    check(game, "legal convert d", "illegal convert c")


def test_what_cannot_be_replaced() -> None:
    """RACE-Sorcerers-2, RACE-Sorcerers-3, INT-46, INT-47: camps, pairs, declined tokens, regions out of reach."""
    campers = seat("bivouacking orcs", {"b": 1, "c": 2, "e": 1}, declined=[fallen("stout elves", {"d": 1})])
    game = position(BOARD, seat("merchant sorcerers", {"a": 1}), campers, stage="conquest", markers={"b": ["camp"]})
    assert [move for move in texts(game) if move.startswith("convert")] == []
    told = [(refusal(game, f"convert {region}").code, refusal(game, f"convert {region}").rule) for region in "bcde"]
    assert told == [
        ("sheltered", "POWER-Bivouacking-2"),
        ("not-alone", "RACE-Sorcerers-2"),
        ("no-victim", "RACE-Sorcerers-2"),
        ("far", "CONQ-14"),
    ]


def test_an_empty_tray_replaces_nobody() -> None:
    """RACE-Sorcerers-4, EX-12."""
    game = position(BOARD, seat("merchant sorcerers", {"a": 18}), seat("hill orcs", {"b": 1}), stage="conquest")
    assert refusal(game, "convert b").rule == "RACE-Sorcerers-4"


def test_a_replacement_is_loot_for_pillagers() -> None:
    """INT-50."""
    game = position(BOARD, seat("pillaging sorcerers", {"a": 1}), seat("hill orcs", {"b": 1}), stage="conquest")
    scored = the(play(game, "convert b"), Scored)
    assert ("sorcerers", "pillaging", 1, "POWER-Pillaging-1") in scored.parts
