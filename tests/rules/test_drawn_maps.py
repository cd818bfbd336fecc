"""Maps of both boxes: what they say of borders and edges is what they show (DEF-6, CONQ-2, U-CONQ-01, U-CONQ-07)."""

from __future__ import annotations

from typing import Any

import pytest

from elbowroom.boxes import load_map, map_data
from tests.mixed.tables import UNDERGROUND_MAPS
from tests.support import BASE_MAPS

MAPS = [*sorted(BASE_MAPS.values()), *UNDERGROUND_MAPS.values()]
Point = tuple[float, ...]


def sides(region: dict[str, Any]) -> list[tuple[Point, Point]]:
    """The sides of a region's outline."""
    points = [tuple(point) for point in region["outline"]]
    return list(zip(points, [*points[1:], points[0]], strict=True))


@pytest.mark.parametrize("name", MAPS)
def test_neighbours_are_the_same_from_both_sides(name: str) -> None:
    """DEF-6, U-CONQ-07."""
    data = map_data(name)
    named = {region["id"]: region["neighbors"] for region in data["regions"]}
    assert len(named) == len(data["regions"])
    for region, others in named.items():
        assert len(set(others)) == len(others)
        assert region not in others
        assert all(region in named[other] for other in others)
    board = load_map(name)
    for at, region in enumerate(board.ids):
        assert {board.ids[other] for other in board.each(board.near[at])} == set(named[region])


@pytest.mark.parametrize("name", MAPS)
def test_outlines_agree_with_neighbours(name: str) -> None:
    """DEF-6, U-CONQ-07: two regions border each other just where their outlines share a side."""
    data = map_data(name)
    owners: dict[frozenset[Point], list[str]] = {}
    for region in data["regions"]:
        for side in sides(region):
            owners.setdefault(frozenset(side), []).append(region["id"])
    assert max(len(found) for found in owners.values()) == 2
    named = {frozenset((region["id"], other)) for region in data["regions"] for other in region["neighbors"]}
    assert {frozenset(found) for found in owners.values() if len(found) == 2} == named


@pytest.mark.parametrize("name", MAPS)
def test_outlines_agree_with_the_edge(name: str) -> None:
    """CONQ-2, U-CONQ-01: an edge region is one with a side on the frame, and the frame is covered once."""
    data = map_data(name)
    frame = {(0, 0.0), (0, float(data["width"])), (1, 0.0), (1, float(data["height"]))}
    covered = 0.0
    for region in data["regions"]:
        on_frame = [
            abs(one[1 - axis] - two[1 - axis])
            for one, two in sides(region)
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
        area += abs(sum(one[0] * two[1] - two[0] * one[1] for one, two in sides(region))) / 2
    assert area == pytest.approx(data["width"] * data["height"], rel=1e-4)
