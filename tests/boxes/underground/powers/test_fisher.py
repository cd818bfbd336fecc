"""Fisher: a coin for every pair of coastal regions (U-POWER-FISHERMAN)."""

from __future__ import annotations

import pytest

from tests.mixed.tables import both, under
from tests.support import fallen, income, seat

BOARD = """
    r river edge : a b c d e
    a mine
    b mine
    c mud-pool
    d mine
    e mine : f
    f mine edge
"""


@pytest.mark.parametrize(("coasts", "coins"), [("a", 0), ("ab", 1), ("abc", 1), ("abcd", 2), ("abcde", 2)])
def test_whole_pairs_pay(coasts: str, coins: int) -> None:
    """U-POWER-FISHERMAN-1, U-EX-26: f has no shore."""
    game = under(BOARD, seat("fisher ogres", dict.fromkeys(coasts + "f", 1)), seat())
    assert income(game, 1).get(("ogres", "fisher"), (0, ""))[0] == coins


def test_the_river_itself_is_no_coast() -> None:
    """U-TERRAIN-13, U-INT-10."""
    game = under(BOARD, seat("fisher kraken", {"r": 1, "a": 1}), seat())
    assert income(game, 1) == {("kraken", "regions"): (2, "SCORE-1")}


def test_sea_and_lake_count_on_a_base_map() -> None:
    """U-MIX-09."""
    game = both(
        "s sea edge : a\nw lake : b\na hill\nb hill\nz hill edge", seat("fisher ogres", {"a": 1, "b": 1}), seat()
    )
    assert income(game, 1)["ogres", "fisher"] == (1, "U-POWER-FISHERMAN-1")


def test_nothing_in_decline() -> None:
    """U-DECLINE-04."""
    game = under(BOARD, seat(declined=[fallen("fisher ogres", {"a": 1, "b": 1})]), seat())
    assert income(game, 1) == {("ogres", "regions"): (2, "SCORE-2")}
