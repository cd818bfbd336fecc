"""Dwarves: a coin for every mine, in decline too (RACE-Dwarves)."""

from __future__ import annotations

from elbowroom.rules.events import Scored
from tests.support import check, fallen, income, play, position, seat, the

MINES = """
    a farmland edge +mine : b c
    b mountain +mine
    c swamp
    z hill edge +mine
"""


def test_each_mine_is_an_item_of_the_income() -> None:
    """RACE-Dwarves-1, EX-22: three regions, two mines."""
    game = position(MINES, seat("berserk dwarves", {"a": 1, "b": 1, "c": 1}), seat())
    assert income(game, 1) == {("dwarves", "regions"): (3, "SCORE-1"), ("dwarves", "dwarves"): (2, "RACE-Dwarves-1")}


def test_the_mines_pay_in_the_turn_of_the_decline_and_later() -> None:
    """RACE-Dwarves-2, EX-22."""
    game = position(MINES, seat("merchant dwarves", {"a": 2, "b": 1, "c": 1}), seat("hill humans", {"z": 1}))
    scored = the(play(game, "decline"), Scored)
    assert [part[:3] for part in scored.parts] == [("dwarves", "regions", 3), ("dwarves", "dwarves", 2)]
    assert income(game, 1)["dwarves", "dwarves"][0] == 2


def test_other_races_and_opponents_get_nothing_for_mines() -> None:
    """RACE-Dwarves-1, DEF-5."""
    declined = [fallen("hill dwarves", {"c": 1})]
    game = position(MINES, seat("berserk orcs", {"a": 1}, declined=declined), seat("swamp trolls", {"z": 1, "b": 1}))
    assert income(game, 1) == {("orcs", "regions"): (1, "SCORE-1"), ("dwarves", "regions"): (1, "SCORE-2")}
    assert income(game, 2) == {("trolls", "regions"): (2, "SCORE-1")}


def test_few_come_but_the_tray_covers_every_badge() -> None:
    """PICK-6, COMP-14: three and five of eight."""
    offer = ["spirit dwarves", "hill orcs", "stout ghouls", "swamp giants", "forest trolls", "heroic humans"]
    game = position(MINES, seat(), seat(), market={"combos": offer})
    play(game, "pick 1")
    check(game, "hand 1 = 8", "tray dwarves = 0")
