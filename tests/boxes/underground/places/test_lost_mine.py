"""Mine of the Lost Dwarf: two coins, in decline too; nothing doubles them (U-PLACE-MINE)."""

from __future__ import annotations

from elbowroom.rules.events import Gained
from tests.mixed.tables import under
from tests.support import check, fallen, income, of_kind, play, seat

BOARD = """
    a mud-pool edge : b
    b mine : c
    c mine
    z mine edge
"""
TWO = (2, "U-PLACE-MINE-1")


def test_two_coins_for_active_and_declined_holders() -> None:
    """U-PLACE-MINE-1, U-SCORE-04, U-INT-57."""
    active = under(BOARD, seat("stone ogres", {"a": 1}), seat(), places={"a": ["lost-mine"]})
    assert income(active, 1) == {("ogres", "regions"): (1, "SCORE-1"), ("ogres", "lost-mine"): TWO}
    grey = under(BOARD, seat(declined=[fallen("stone ogres", {"a": 1})]), seat(), places={"a": ["lost-mine"]})
    assert income(grey, 1) == {("ogres", "regions"): (1, "SCORE-2"), ("ogres", "lost-mine"): TWO}


def test_neither_scepter_nor_bag_doubles_anything_there() -> None:
    """U-RELIC-SCEPTER-2, U-INT-42: in another region the scepter works."""
    for region, coins in (("b", 10), ("c", 12)):
        game = under(BOARD, seat("mining ogres", {"b": 1, "c": 1}), seat(), stage="redeploy",
                     places={"b": ["lost-mine"]}, relics={"b": ["scepter"]})  # fmt: skip
        play(game, f"scepter {region}")
        check(game, f"coins 1 = {coins + 1}")


def test_it_gives_dwarves_no_hammer() -> None:
    """U-TERRAIN-14, U-INT-101: a real mine below it does."""
    for region, hammers in (("a", 0), ("b", 1)):
        game = under(BOARD, seat("stone iron-dwarves", {region: 1}), seat(), stage="conquest",
                     places={region: ["lost-mine"]})  # fmt: skip
        assert len(of_kind(play(game, "done"), Gained)) == hammers


def test_adventurers_are_paid_beside_it() -> None:
    """U-POWER-ADVENTUROUS-1."""
    game = under(BOARD, seat("adventurous ogres", {"a": 1}), seat(), places={"a": ["lost-mine"]})
    assert sum(coins for _, _, coins, _ in game.income(1)) == 4
