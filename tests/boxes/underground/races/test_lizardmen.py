"""Lizardmen: they pass along rivers, held or not, without stopping there (U-RACE-LIZARDMEN)."""

from __future__ import annotations

from tests.mixed.tables import both, under
from tests.support import check, play, refusal, seat, texts

BOARD = """
    r river edge : a q
    q river : b p
    p river : c
    a mine edge
    b mud-pool
    c mine
    z mine edge
"""


def test_all_banks_of_a_chain_of_rivers_are_next_door() -> None:
    """U-RACE-LIZARDMEN-1, U-INT-07: the Krakens on the way are neither attacked nor marked."""
    krakens = seat("vengeful kraken", {"q": 2})
    game = under(BOARD, seat("stone lizardmen", {"a": 1}, hand=5), krakens, stage="conquest")
    check(game, "legal conquer b", "legal conquer c", "legal conquer p", "cost q = 3", "illegal conquer z")
    play(game, "conquer c")
    check(game, "region q = 2 kraken 2", "no vengeance 2 1")


def test_a_river_taken_is_left_again() -> None:
    """U-RACE-LIZARDMEN-2, U-EX-20."""
    game = under(BOARD, seat("stone lizardmen", {"a": 1}, hand=3), seat("mining kraken", {"q": 2}), stage="conquest")
    play(game, "conquer q")
    check(game, "region q = empty", "stage = redeploy", "hand 1 = 3", "illegal place q 1")


def test_they_enter_up_the_river() -> None:
    """U-RACE-LIZARDMEN-3: every bank from the river end on, but no river region further up."""
    game = under(BOARD, seat("stone lizardmen", hand=5), seat(), stage="conquest")
    entries = {move for move in texts(game) if move.startswith("conquer")}
    assert entries == {"conquer r", "conquer a", "conquer b", "conquer c", "conquer z"}
    assert refusal(game, "conquer q").rule == "CONQ-1"


def test_an_immune_river_stops_them() -> None:
    """U-RACE-LIZARDMEN-4, U-IMMUNE-06, U-INT-06."""
    queen = seat("royal kraken", {"q": 2})
    game = under(BOARD, seat("stone lizardmen", {"a": 1}, hand=5), queen, stage="conquest", markers={"q": ["queen"]})
    check(game, "illegal conquer b", "illegal conquer c", "legal conquer r")


def test_on_a_base_map_they_cross_water_but_do_not_take_it() -> None:
    """U-MIX-09."""
    board = "a hill edge : w\nw lake : b\nb swamp\nz hill edge"
    game = both(board, seat("stone lizardmen", {"a": 1}, hand=5), seat("merchant orcs", {"z": 1}), stage="conquest")
    check(game, "legal conquer b", "cost w = none")
    assert refusal(game, "conquer w").rule == "CONQ-11"
