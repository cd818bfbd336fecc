"""The four maps of the base game, and boards in general (COMP, SETUP, DEF-6, DEF-7, CONQ-2)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from elbowroom.boxes import UnknownBox, load_map, map_data, map_names
from elbowroom.rules.board import SYMBOLS, Board, BoardError, Region
from tests.support import BASE_MAPS

LAND = {"farmland", "forest", "hill", "swamp", "mountain"}
MAPS = sorted(BASE_MAPS.values())


def each(board: Board, mask: int) -> set[str]:
    """The names of the regions in a set."""
    return {board.ids[at] for at in board.each(mask)}


def borders(data: dict[str, Any]) -> set[frozenset[str]]:
    """The pairs of neighbours a map names."""
    return {frozenset((region["id"], other)) for region in data["regions"] for other in region["neighbors"]}


def segments(outline: list[list[float]]) -> list[tuple[tuple[float, ...], tuple[float, ...]]]:
    """The sides of an outline."""
    points = [tuple(point) for point in outline]
    return list(zip(points, [*points[1:], points[0]], strict=True))


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
def test_neighbours_are_the_same_from_both_sides(name: str) -> None:
    """DEF-6."""
    data = map_data(name)
    named = {region["id"]: region["neighbors"] for region in data["regions"]}
    assert len(named) == len(data["regions"])
    for region, others in named.items():
        assert len(set(others)) == len(others)
        assert region not in others
        assert all(region in named[other] for other in others)
    board = load_map(name)
    for at in range(len(board.ids)):
        assert each(board, board.near[at]) == set(named[board.ids[at]])


@pytest.mark.parametrize("name", MAPS)
def test_outlines_agree_with_neighbours(name: str) -> None:
    """DEF-6: two regions border each other just where their outlines share a side."""
    data = map_data(name)
    owners: dict[frozenset[tuple[float, ...]], list[str]] = {}
    for region in data["regions"]:
        for side in segments(region["outline"]):
            owners.setdefault(frozenset(side), []).append(region["id"])
    assert max(len(found) for found in owners.values()) == 2
    assert {frozenset(found) for found in owners.values() if len(found) == 2} == borders(data)


@pytest.mark.parametrize("name", MAPS)
def test_outlines_agree_with_the_edge(name: str) -> None:
    """CONQ-2: an edge region is one with a side on the frame, and the frame is covered once."""
    data = map_data(name)
    frame = {(0, 0.0), (0, float(data["width"])), (1, 0.0), (1, float(data["height"]))}
    covered = 0.0
    for region in data["regions"]:
        on_frame = [
            abs(one[1 - axis] - two[1 - axis])
            for one, two in segments(region["outline"])
            for axis, at in frame
            if one[axis] == at == two[axis]
        ]
        assert bool(on_frame) == region["edge"], region["id"]
        covered += sum(on_frame)
    assert covered == pytest.approx(2 * (data["width"] + data["height"]), abs=0.5)


@pytest.mark.parametrize("name", MAPS)
def test_the_regions_fill_the_map(name: str) -> None:
    """Outlines neither overlap nor leave holes: their areas add up to the whole."""
    data = map_data(name)
    area = 0.0
    for region in data["regions"]:
        area += abs(sum(one[0] * two[1] - two[0] * one[1] for one, two in segments(region["outline"]))) / 2
    assert area == pytest.approx(data["width"] * data["height"], rel=1e-4)


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
