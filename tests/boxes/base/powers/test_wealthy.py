"""Wealthy: seven coins once, at the end of the first turn (POWER-Wealthy)."""

from __future__ import annotations

from elbowroom.rules.events import Scored
from tests.support import check, fallen, income, of_kind, play, position, seat, the

BOARD = """
    a farmland edge : b
    b forest
    z hill edge
"""
OFFER = ["wealthy ratmen", "hill orcs", "stout ghouls", "swamp giants", "forest trolls", "heroic humans"]


def test_the_first_turn_pays_and_no_other() -> None:
    """POWER-Wealthy-1."""
    game = position(BOARD, seat(), seat("merchant elves", {"z": 1}), market={"combos": OFFER})
    events = play(game, "pick 1", "conquer a", "done", "place a 11")
    assert the(events, Scored).parts == [
        ("ratmen", "regions", 1, "SCORE-1"),
        ("ratmen", "wealthy", 7, "POWER-Wealthy-1"),
    ]
    events = play(game, "decline", "expand", "done", "place a 11")
    assert of_kind(events, Scored)[-1].parts == [("ratmen", "regions", 1, "SCORE-1")]


def test_without_a_region_it_pays_all_the_same() -> None:
    """INT-91."""
    game = position(BOARD, seat(), seat("merchant elves", {"z": 1}), market={"combos": OFFER})
    scored = the(play(game, "pick 1", "done"), Scored)
    assert scored.parts == [("ratmen", "wealthy", 7, "POWER-Wealthy-1")]


def test_a_race_that_has_been_on_the_map_has_had_its_coins() -> None:
    """POWER-Wealthy-1: a position says otherwise with `picked`."""
    game = position(BOARD, seat("wealthy ratmen", {"a": 1}), seat())
    assert income(game, 1) == {("ratmen", "regions"): (1, "SCORE-1")}
    game = position(BOARD, seat("wealthy ratmen", {"a": 1}, picked=True), seat(), stage="conquest")
    assert income(game, 1)["ratmen", "wealthy"] == (7, "POWER-Wealthy-1")


def test_once_per_pick_of_the_badge() -> None:
    """POWER-Wealthy-1: another race that gets the badge later is paid again."""
    offer = ["stout ghouls", *OFFER[1:2], "flying skeletons", *OFFER[3:]]
    spare = "alchemist berserk bivouacking commando diplomat dragon-master fortified mounted pillaging seafaring spirit"
    market = {"combos": offer, "races": ["ratmen"], "discard": [*spare.split(), "underworld"]}
    dwarves = seat("wealthy dwarves", {"b": 1})
    game = position(BOARD, dwarves, seat(declined=[fallen("merchant elves", {"z": 1})]), market=market)
    play(game, "decline")
    game.force("race", "ratmen")
    game.force("power", "wealthy")
    play(game, "pick 2", "done")
    check(game, "to_move = 1", "combo 6 = wealthy ratmen")
    assert income(game, 1) == {("dwarves", "regions"): (1, "SCORE-2")}
    scored = the(play(game, "pick 6", "done"), Scored)
    assert ("ratmen", "wealthy", 7, "POWER-Wealthy-1") in scored.parts
