"""Shiny Orb: once a turn a lone active token is replaced (U-RELIC-ORB)."""

from __future__ import annotations

from elbowroom.rules.events import Conquered, Lost
from tests.mixed.tables import under
from tests.support import check, fallen, play, seat, texts, the

BOARD = """
    a mine edge : b c d
    b black-mountain
    c mine
    d mud-pool : e
    e mine
    z mine edge
"""
ORB = {"a": ["orb"]}


def test_it_replaces_one_token_a_turn() -> None:
    """U-RELIC-ORB-1, U-CONQ-16."""
    foe = seat("stone ogres", {"b": 1, "c": 1})
    game = under(BOARD, seat("mining drow", {"a": 1}), foe, stage="conquest", relics=ORB)
    events = play(game, "convert b with orb")
    assert the(events, Conquered) == Conquered(1, "drow", "b", 1, 0, True, ("orb",))
    assert the(events, Lost).lost == 1
    check(game, "marker b orb", "tray drow = 7", "to_move = 2")


def test_what_it_does_not_replace() -> None:
    """U-RELIC-ORB-2, U-ED-09, U-INT-31, U-INT-34: grey, paired, immune, distant tokens, gnomes."""
    foe = seat("royal ogres", {"b": 1, "c": 2, "e": 1}, declined=[fallen("wise liches", {"d": 1})])
    game = under(BOARD, seat("mining drow", {"a": 1}), foe, stage="conquest", relics=ORB, markers={"b": ["queen"]})
    assert [move for move in texts(game) if move.startswith("convert")] == []
    gnomes = under(BOARD, seat("mining drow", {"a": 1}), seat("stone gnomes", {"b": 1}), stage="conquest", relics=ORB)
    assert [move for move in texts(gnomes) if move.startswith("convert")] == []


def test_the_doormat_lends_it_reach() -> None:
    """U-INT-33, U-MARK-09."""
    game = under(BOARD, seat("mining drow", {"a": 1}), seat("stone ogres", {"e": 1, "z": 1}), stage="conquest",
                 relics={"a": ["orb", "doormat"]})  # fmt: skip
    check(game, "illegal convert e with orb", "illegal convert e with doormat", "legal convert e with doormat orb")
    play(game, "convert e with doormat orb")
    check(game, "marker e orb", "marker e doormat")


def test_from_hand_when_the_tray_is_empty_and_off_a_river_again() -> None:
    """U-INT-30, U-INT-97."""
    board = "a mine edge : r\nr river : b\nb mine\nz mine edge"
    game = under(board, seat("mining drow", {"a": 8}, hand=1), seat("stone kraken", {"r": 1, "z": 1}), stage="conquest",
                 relics=ORB)  # fmt: skip
    play(game, "convert r with orb")
    check(game, "tray drow = 0", "region r = empty", "marker r orb", "stage = redeploy")
