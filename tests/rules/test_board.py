"""The four maps of the base game, and boards in general (COMP, SETUP, DEF-6, DEF-7, CONQ-2)."""

from __future__ import annotations

from collections import Counter

import pytest

from elbowroom.boxes import UnknownBox, load_map, map_names
from elbowroom.rules.board import SYMBOLS, Board, BoardError, Region
from tests.support import BASE_MAPS

LAND = {"farmland", "forest", "hill", "swamp", "mountain"}
MAPS = sorted(BASE_MAPS.values())


def each(board: Board, mask: int) -> set[str]:
    """The names of the regions in a set."""
    return {board.ids[at] for at in board.each(mask)}


def test_one_map_for_each_number_of_players() -> None:
    """COMP-1, SETUP-1, SETUP-2."""
    assert {name for name in map_names() if name.startswith("base")} == set(MAPS)
    for players, rounds in {2: 10, 3: 10, 4: 9, 5: 8}.items():
        board = load_map(f"base-{players}p")
        assert (board.id, board.players, board.rounds, board.box, board.shipped) == (
            f"base-{players}p", players, rounds, "base", True,
        )  # fmt: skip


@pytest.mark.parametrize("name", MAPS)
def test_three_waters_and_known_terrains(name: str) -> None:
    """COMP-9, COMP-10."""
    counts = Counter(region.terrain for region in load_map(name).regions)
    assert (counts["sea"], counts["lake"]) == (2, 1)
    assert set(counts) == LAND | {"sea", "lake"}
    for region in load_map(name).regions:
        assert set(region.symbols) <= {"mine", "magic", "cavern"} < set(SYMBOLS)
        assert not (region.symbols or region.tribe) or region.terrain in LAND


@pytest.mark.parametrize("name", MAPS)
def test_tribes_and_mountains_do_not_outnumber_the_pieces(name: str) -> None:
    """COMP-4, COMP-5, SETUP-6, SETUP-7."""
    board = load_map(name)
    assert 0 < sum(region.tribe for region in board.regions) <= 18
    assert 0 < sum(region.terrain == "mountain" for region in board.regions) <= 9
    for at, region in enumerate(board.regions):
        assert board.base[at] == (3 if region.terrain == "mountain" else 2)


@pytest.mark.parametrize("name", MAPS)
def test_the_border_is_the_edge_and_the_shore_of_edge_seas(name: str) -> None:
    """CONQ-2, INT-43: the shore of the lake is no border by itself."""
    board = load_map(name)
    wanted = {region.id for region in board.regions if region.edge}
    for region in board.regions:
        if region.terrain == "sea" and region.edge:
            wanted.update(region.neighbours)
    assert each(board, board.border) == wanted
    assert board.border != board.everything


@pytest.mark.parametrize("name", MAPS)
def test_the_coast_is_next_to_water(name: str) -> None:
    """DEF-7."""
    board = load_map(name)
    water = {region.id for region in board.regions if region.terrain in ("sea", "lake")}
    assert each(board, board.coast) == {region.id for region in board.regions if water & set(region.neighbours)}
    assert each(board, board.closed) == water


@pytest.mark.parametrize("name", MAPS)
def test_every_region_can_be_reached_by_land_or_entered(name: str) -> None:
    board = load_map(name)
    found = board.border & ~board.closed
    while (more := found | board.around(found) & ~board.closed) != found:
        found = more
    assert found == board.everything & ~board.closed


def test_features_count_symbols_and_terrains() -> None:
    """COMP-9."""
    regions = [Region("a", "hill", ("mine", "cavern")), Region("b", "swamp", ("magic",)), Region("c", "lake")]
    board = Board("small", regions)
    wanted = {
        "hill": {"a"},
        "mine": {"a"},
        "cavern": {"a"},
        "swamp": {"b"},
        "magic": {"b"},
        "forest": set(),
        "water": {"c"},
    }
    assert {name: each(board, board.features[name]) for name in wanted} == wanted


def test_neighbours_may_be_named_from_one_side() -> None:
    board = Board("small", [Region("a", "hill", neighbours=("b",)), Region("b", "forest")])
    assert [each(board, near) for near in board.near] == [{"b"}, {"a"}]


@pytest.mark.parametrize(
    ("other", "reason"), [("x", "region a borders x, which is not on the map"), ("a", "region a borders itself")]
)
def test_impossible_borders_are_refused(other: str, reason: str) -> None:
    with pytest.raises(BoardError, match=reason):
        Board("small", [Region("a", "hill", neighbours=(other,))])


@pytest.mark.parametrize("name", ["base-6p", "base-1p", "", "../base-2p", "underground"])
def test_unknown_maps_are_refused(name: str) -> None:
    with pytest.raises(UnknownBox, match="there is no map"):
        load_map(name)
