"""Vampire: once per turn and opponent a lone active token is replaced (U-POWER-VAMPIRE)."""

from __future__ import annotations

from elbowroom.rules.events import Conquered, Lost
from tests.mixed.tables import both, under
from tests.support import check, fallen, play, refusal, seat, texts, the

BOARD = """
    a mine edge : b c d
    b black-mountain
    c mine : e
    d mud-pool
    e mine
    z mine edge
"""


def test_mountain_keep_and_armors_are_no_help() -> None:
    """U-POWER-VAMPIRE-3, U-CONQ-16, U-EX-18: one token from the tray, although none is in hand."""
    foe = seat("shield ogres", {"b": 1, "z": 1})
    game = under(BOARD, seat("vampire drow", {"a": 1}), foe, stage="conquest", places={"b": ["keep"]},
                 markers={"b": ["armor"]})  # fmt: skip
    events = play(game, "convert b")
    assert the(events, Conquered) == Conquered(1, "drow", "b", 1, 0, True, ("vampire",))
    assert the(events, Lost) == Lost(2, "ogres", "b", 1, 0, False)
    check(game, "tray drow = 7", "no marker b armor", "marker b keep")


def test_from_hand_when_the_tray_is_empty() -> None:
    """U-POWER-VAMPIRE-2, U-INT-29, U-INT-30."""
    foe = seat("stone ogres", {"b": 1, "z": 1})
    game = under(BOARD, seat("vampire drow", {"a": 8}, hand=1), foe, stage="conquest")
    play(game, "convert b")
    check(game, "tray drow = 0", "region b = 1 drow 1")
    none = under(BOARD, seat("vampire drow", {"a": 9}), foe, stage="conquest")
    assert [move for move in texts(none) if move.startswith("convert")] == []


def test_once_a_turn_or_once_for_each_opponent() -> None:
    """U-POWER-VAMPIRE-1, U-ED-02."""
    players = [seat("vampire drow", {"a": 1}), seat("stone ogres", {"b": 1, "c": 1}), seat("mining liches", {"d": 1})]
    game = under(BOARD, *players, stage="conquest")
    play(game, "convert b")
    check(game, "illegal convert c", "illegal convert d")
    wide = under(BOARD, *players, stage="conquest", variants={"vampire_limit": "per_opponent"})
    play(wide, "convert b")
    check(wide, "illegal convert c", "legal convert d")


def test_what_cannot_be_replaced() -> None:
    """U-POWER-VAMPIRE-4, U-POWER-VAMPIRE-5, U-INT-31, U-INT-34: pairs, grey tokens, gnomes, what is out of reach."""
    foe = seat("stone ogres", {"b": 2, "e": 1}, declined=[fallen("wise liches", {"d": 1})])
    game = under(BOARD, seat("vampire drow", {"a": 1}), foe, stage="conquest", monsters=["c"])
    assert [move for move in texts(game) if move.startswith("convert")] == []
    assert refusal(game, "convert b").rule.startswith("U-POWER-VAMPIRE")
    gnomes = under(BOARD, seat("vampire drow", {"a": 1}), seat("stone gnomes", {"b": 1}), stage="conquest")
    check(gnomes, "illegal convert b")


def test_orb_and_vampire_are_two_means_and_a_camp_is_a_token() -> None:
    """U-INT-32, U-INT-33, U-MIX-11."""
    foe = seat("stone ogres", {"b": 1, "e": 1})
    game = under(BOARD, seat("vampire drow", {"a": 1}), foe, stage="conquest", relics={"a": ["orb", "doormat"]})
    check(game, "illegal convert e", "legal convert e with doormat", "legal convert e with doormat orb")
    play(game, "convert b with orb", "convert e with doormat")
    check(game, "region e = 1 drow 1", "marker e doormat", "marker b orb")
    camp = both(BOARD, seat("vampire drow", {"a": 1}), seat("bivouacking orcs", {"b": 1, "c": 1}), stage="conquest",
                markers={"b": ["camp"]})  # fmt: skip
    check(camp, "illegal convert b", "legal convert c")
