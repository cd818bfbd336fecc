"""Flocking: two coins if all regions of the race hang together (U-POWER-FLOCKING)."""

from __future__ import annotations

import pytest

from tests.mixed.tables import under
from tests.support import Table, income, seat

BOARD = """
    a mine edge : b
    b mud-pool : c k
    c mine
    k chasm : e
    e mud-pool : r
    r river : f
    f mine edge
"""
PAID = (2, "U-POWER-FLOCKING-1")


def bonus(owner: Table, **keys: object) -> tuple[int, str] | None:
    """What flocking pays the first player."""
    game = under(BOARD, owner, seat(), **keys)
    return next((paid for (_, source), paid in income(game, 1).items() if source == "flocking"), None)


@pytest.mark.parametrize(("regions", "paid"), [("a", PAID), ("abc", PAID), ("ac", None), ("be", None), ("", None)])
def test_one_set_pays(regions: str, paid: tuple[int, str] | None) -> None:
    """U-POWER-FLOCKING-1, U-POWER-FLOCKING-3, U-INT-12: a chasm joins nothing."""
    assert bonus(seat("flocking ogres", dict.fromkeys(regions, 1))) == paid


def test_special_adjacency_counts() -> None:
    """U-POWER-FLOCKING-2, U-INT-08, U-PLACE-PIPE-2, U-EX-16."""
    assert bonus(seat("flocking lizardmen", {"e": 1, "f": 1})) == PAID
    assert bonus(seat("flocking spiderines", {"b": 1, "e": 1})) == PAID
    assert bonus(seat("flocking ogres", {"a": 1, "c": 1}), places={"a": ["pipe"]}) == PAID
    assert bonus(seat("flocking ogres", {"b": 1, "f": 1}), places={"b": ["pipe"]}) is None


def test_a_river_that_krakens_hold_joins_its_banks() -> None:
    """U-INT-98."""
    assert bonus(seat("flocking kraken", {"e": 1, "r": 1, "f": 1})) == PAID
    assert bonus(seat("flocking kraken", {"e": 1, "f": 1})) is None


def test_it_is_no_income_of_a_region() -> None:
    """U-INT-46: the scepter doubles the basic coin alone."""
    game = under(BOARD, seat("flocking ogres", {"a": 1}), seat(), stage="redeploy", relics={"a": ["scepter"]})
    game.play("scepter a")
    assert game.coins[1] == 5 + 1 + 2 + 1
