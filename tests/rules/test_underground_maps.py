"""The four maps of the Underground box (U-COMP-01, U-SETUP, U-TERRAIN)."""

from __future__ import annotations

from collections import Counter

import pytest

from elbowroom.boxes import load_map, map_names
from elbowroom.rules.board import Board
from tests.mixed.tables import UNDERGROUND_MAPS

LAND = {"black-mountain", "mud-pool", "mushroom-forest", "mine", "mystic-crystal"}
MAPS = list(UNDERGROUND_MAPS.values())


def each(board: Board, mask: int) -> set[str]:
    """The names of the regions in a set."""
    return {board.ids[at] for at in board.each(mask)}


@pytest.mark.parametrize(
    ("players", "rounds", "regions", "monsters"), [(2, 10, 28, 4), (3, 10, 33, 5), (4, 9, 44, 6), (5, 8, 55, 7)]
)
def test_a_map_for_each_number_of_players(players: int, rounds: int, regions: int, monsters: int) -> None:
    """U-COMP-01, U-SETUP-01, U-SETUP-02, U-SETUP-04."""
    board = load_map(f"underground-{players}p")
    assert (board.players, board.rounds, board.box, board.shipped) == (players, rounds, "underground", True)
    assert len(board.regions) == regions
    assert sum(region.monsters for region in board.regions) == monsters
    assert {name for name in map_names() if name.startswith("underground")} == set(MAPS)


@pytest.mark.parametrize("name", MAPS)
def test_terrains_and_symbols(name: str) -> None:
    """U-TERRAIN-01, U-TERRAIN-11, U-SETUP-09, U-COMP-08."""
    board = load_map(name)
    counts = Counter(region.terrain for region in board.regions)
    assert set(counts) == LAND | {"river", "chasm"}
    assert 0 < counts["black-mountain"] <= 9
    assert max(counts[land] for land in LAND) - min(counts[land] for land in LAND) <= 2
    for region in board.regions:
        assert set(region.symbols) <= {"volcano"}
        assert not region.symbols or region.terrain == "chasm"
        assert not region.monsters or region.terrain in LAND
        assert not region.tribe
    assert sum("volcano" in region.symbols for region in board.regions) >= 2


@pytest.mark.parametrize("name", MAPS)
def test_monsters_of_all_terrains_but_never_more_than_fourteen(name: str) -> None:
    """U-COMP-06, U-SETUP-04."""
    lairs = [region for region in load_map(name).regions if region.monsters]
    assert 2 * len(lairs) <= 14
    assert len({region.terrain for region in lairs}) >= 4


@pytest.mark.parametrize("name", MAPS)
def test_a_river_runs_from_edge_to_edge(name: str) -> None:
    """U-TERRAIN-06, U-TERRAIN-07: two ends, one chain, and a bank on the way everywhere."""
    board = load_map(name)
    ends = [at for at in board.each(board.rivers) if board.regions[at].edge]
    assert len(ends) == 2
    reached = 1 << ends[0]
    while (more := reached | board.around(reached) & board.rivers) != reached:
        reached = more
    assert reached == board.rivers
    for at in board.each(board.rivers):
        assert board.near[at] & ~board.rivers & ~board.void
    assert all(board.base[at] == 1 for at in board.each(board.rivers))


@pytest.mark.parametrize("name", MAPS)
def test_the_coast_is_the_land_beside_the_river(name: str) -> None:
    """U-TERRAIN-13: a bank may itself be a chasm, but a river never is a coast."""
    board = load_map(name)
    assert each(board, board.coast) == each(board, board.around(board.rivers) & ~board.rivers)
    assert board.closed == 0


@pytest.mark.parametrize("name", MAPS)
def test_every_region_can_be_reached_over_land(name: str) -> None:
    """U-TERRAIN-10, U-CONQ-01: no chasm cuts a region off, and the border is the printed edge."""
    board = load_map(name)
    assert board.border == board.edge
    found = board.border & ~board.void
    while (more := found | board.around(found) & ~board.void) != found:
        found = more
    assert found == board.everything & ~board.void


@pytest.mark.parametrize("name", MAPS)
def test_flames_find_an_entry_at_every_vent(name: str) -> None:
    """U-RACE-FLAMES-1, U-RACE-FLAMES-4."""
    board = load_map(name)
    for vent in board.each(board.features["vent"]):
        assert (board.near[vent] & ~board.void).bit_count() >= 2


def test_equivalent_terrains_have_the_same_features() -> None:
    """U-MIX-03, U-MIX-04, U-MIX-05, U-MIX-14."""
    board = load_map("underground-3p")
    pairs = {
        "mountain": "black-mountain",
        "swamp": "mud-pool",
        "forest": "mushroom-forest",
        "mine": "mine",
        "magic": "mystic-crystal",
        "water": "river",
    }
    for feature, terrain in pairs.items():
        assert board.features[feature] == board.terrain[terrain]
    assert board.features["hill"] == board.features["farmland"] == board.features["cavern"] == 0
