"""Mining: a coin more for every mine (U-POWER-MINING)."""

from __future__ import annotations

from tests.mixed.tables import both, under
from tests.support import check, fallen, income, play, seat

BOARD = """
    a mine edge : b
    b mine : c
    c mud-pool
    z mine edge
"""
PAID = "U-POWER-MINING-1"


def test_every_mine_pays() -> None:
    """U-POWER-MINING-1."""
    game = under(BOARD, seat("mining ogres", {"a": 1, "b": 1, "c": 1}), seat())
    assert income(game, 1) == {("ogres", "regions"): (3, "SCORE-1"), ("ogres", "mining"): (2, PAID)}


def test_the_lost_mine_is_a_place_and_no_mine() -> None:
    """U-TERRAIN-14, U-INT-101."""
    game = under(BOARD, seat("mining iron-dwarves", {"c": 1}), seat(), places={"c": ["lost-mine"]})
    assert income(game, 1) == {
        ("iron-dwarves", "regions"): (1, "SCORE-1"),
        ("iron-dwarves", "lost-mine"): (2, "U-PLACE-MINE-1"),
    }


def test_the_scepter_doubles_a_mine() -> None:
    """U-SCORE-06, U-RELIC-SCEPTER-1."""
    game = under(BOARD, seat("mining ogres", {"a": 1}), seat(), stage="redeploy", relics={"a": ["scepter"]})
    play(game, "scepter a")
    check(game, "coins 1 = 9")


def test_a_mine_symbol_counts_and_a_decline_ends_it() -> None:
    """U-MIX-03, U-MIX-14, U-DECLINE-04: Dwarves are paid beside it."""
    game = both("a hill edge +mine : b\nb swamp", seat("mining dwarves", {"a": 1, "b": 1}), seat())
    assert income(game, 1)["dwarves", "mining"] == (1, PAID)
    game = under(BOARD, seat(declined=[fallen("mining ogres", {"a": 1})]), seat())
    assert income(game, 1) == {("ogres", "regions"): (1, "SCORE-2")}
