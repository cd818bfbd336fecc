"""Quarreling: a coin for every separate group of regions (U-POWER-QUARRELING)."""

from __future__ import annotations

import pytest

from tests.mixed.tables import under
from tests.support import Table, income, seat

BOARD = """
    a mine edge : b
    b mud-pool : c k
    c mine : d
    k chasm : e
    d mine
    e mud-pool : r
    r river : f
    f mine edge
"""


def coins(owner: Table, **keys: object) -> int:
    """What quarreling pays the first player."""
    paid = income(under(BOARD, owner, seat(), **keys), 1)
    return sum(amount for (_, source), (amount, _) in paid.items() if source == "quarreling")


@pytest.mark.parametrize(("regions", "groups"), [("", 0), ("a", 1), ("abc", 1), ("ac", 2), ("be", 2), ("adef", 4)])
def test_groups_are_told_apart_by_borders(regions: str, groups: int) -> None:
    """U-POWER-QUARRELING-1, U-POWER-QUARRELING-2, U-EX-17, U-INT-12."""
    assert coins(seat("quarreling ogres", dict.fromkeys(regions, 1))) == groups


def test_special_adjacency_is_ignored() -> None:
    """U-POWER-QUARRELING-2, U-INT-08, U-PLACE-PIPE-2."""
    assert coins(seat("quarreling spiderines", {"b": 1, "e": 1})) == 2
    assert coins(seat("quarreling lizardmen", {"e": 1, "f": 1})) == 2
    assert coins(seat("quarreling ogres", {"a": 1, "c": 1}), places={"a": ["pipe"]}) == 2


def test_a_held_river_makes_its_banks_one_group() -> None:
    """U-INT-98."""
    assert coins(seat("quarreling kraken", {"e": 1, "r": 1, "f": 1})) == 1


def test_lent_it_counts_the_holder_of_the_stonehedge() -> None:
    """U-INT-59, U-INT-46: and is never doubled."""
    stone = {"places": {"a": ["stonehedge"]}, "stonehedge": "quarreling"}
    assert coins(seat("mining ogres", {"a": 1, "c": 1}), **stone) == 2
    game = under(BOARD, seat("mining drow", {"a": 1, "e": 1}), seat("stone ogres", {"d": 1}),
                 stage="redeploy", relics={"a": ["scepter"]}, **stone)  # fmt: skip
    game.play("scepter a")
    assert game.coins[1] == 5 + 2 + 1 + 2 + 2 + 3  # regions, a mine, two lonely ones, two groups, and a's three again
