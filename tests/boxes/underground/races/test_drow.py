"""Drows: a coin more for every region without another race next door (U-RACE-DROWS)."""

from __future__ import annotations

from tests.mixed.tables import both, under
from tests.support import fallen, income, seat

BOARD = """
    a mine edge : b
    b mud-pool : c
    c mine : k
    k chasm : e
    e mushroom-forest edge : f
    f mine
    z mine edge
"""


def test_a_lonely_region_pays_twice() -> None:
    """U-RACE-DROWS-1."""
    game = under(BOARD, seat("stone drow", {"a": 1, "b": 1}), seat("mining ogres", {"e": 1}))
    assert income(game, 1) == {("drow", "regions"): (2, "SCORE-1"), ("drow", "drow"): (2, "U-RACE-DROWS-1")}


def test_any_other_race_spoils_it() -> None:
    """U-RACE-DROWS-2, U-EX-45: own declined tokens, foreign ones, monsters; the second region still pays."""
    beside_own = under(BOARD, seat("stone drow", {"a": 1, "f": 1}, declined=[fallen("wise liches", {"b": 1})]), seat())
    beside_foe = under(BOARD, seat("stone drow", {"a": 1, "f": 1}), seat(declined=[fallen("wise liches", {"b": 1})]))
    beside_beasts = under(BOARD, seat("stone drow", {"a": 1, "f": 1}), seat(), monsters=["b"])
    for game in (beside_own, beside_foe, beside_beasts):
        assert income(game, 1)["drow", "drow"] == (1, "U-RACE-DROWS-1")


def test_a_chasm_keeps_the_neighbours_apart() -> None:
    """U-RACE-DROWS-3, U-INT-12, U-INT-69: neither what is beyond the chasm nor the Balrog disturbs."""
    game = under(BOARD, seat("stone drow", {"c": 1}), seat("mining ogres", {"e": 2}), markers={"b": ["balrog"]})
    assert income(game, 1)["drow", "drow"] == (1, "U-RACE-DROWS-1")


def test_a_lost_tribe_is_company_and_a_decline_ends_the_bonus() -> None:
    """U-MIX-13, U-DECLINE-04."""
    board = "a hill edge : b\nb swamp tribe : c\nc farmland\nd hill edge"
    game = both(board, seat("stone drow", {"a": 1, "d": 1}), seat())
    assert income(game, 1)["drow", "drow"] == (1, "U-RACE-DROWS-1")
    game = under(BOARD, seat(declined=[fallen("wise drow", {"a": 1})]), seat())
    assert ("drow", "drow") not in income(game, 1)
