"""Draw the little maps of scenarios: which regions border which is written there, where they lie is found here.

Regions become patches of hexagons that touch just where the regions do. Most maps need one hexagon a region; a region
that borders many, or two that border a third together, may need some more.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from hashlib import blake2b
from typing import Any

Cell = tuple[int, int]
Patch = frozenset[Cell]
Corner = tuple[int, int]
Point = tuple[float, float]
Borders = Mapping[str, frozenset[str]]

HALF, SIDE = 112, 130  # of a hexagon: half its width, and its side; in the units of the shipped maps, and whole
WANDER = 17.0  # how far a corner strays from its place, so that borders look drawn and not ruled
LARGEST = 4  # hexagons of one region
PATIENCE = 60_000  # patches that are tried before a map counts as one that cannot be drawn
_AROUND: tuple[Cell, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


class _Tired(Exception):
    """Too much was tried."""


def lay_out(borders: Borders) -> dict[str, Patch] | None:
    """A patch of hexagons for every region; None where none was found."""
    placed: dict[str, Patch] = {}
    for island in _islands(borders):
        found = _island(island, borders)
        if found is None:
            return None
        placed.update(_beside(placed, found))
    return placed


def _islands(borders: Borders) -> list[list[str]]:
    """The regions that hang together, each list in an order in which every region borders one before it."""
    islands, seen = [], set[str]()
    for start in borders:
        if start in seen:
            continue
        reach = _reach(start, borders)
        island = [max(sorted(reach), key=lambda region: len(borders[region]))]
        while rest := reach.difference(island):
            island.append(max(sorted(rest), key=lambda region: _bound(region, island, borders)))
        seen.update(island)
        islands.append(island)
    return islands


def _bound(region: str, island: list[str], borders: Borders) -> tuple[int, int]:
    """How much there is to say about where a region lies."""
    return (len(borders[region].intersection(island)), len(borders[region]))


def _reach(start: str, borders: Borders) -> set[str]:
    found, edge = {start}, [start]
    while edge:
        new = borders[edge.pop()] - found
        found |= new
        edge.extend(new)
    return found


def _island(regions: list[str], borders: Borders) -> dict[str, Patch] | None:
    """One hexagon a region if that is possible, else some regions larger ones."""
    for most in range(1, LARGEST + 1):
        tries = [PATIENCE]
        try:
            if found := _place(regions, borders, {}, most, tries):
                return found
        except _Tired:
            continue
    return None


def _place(
    regions: list[str], borders: Borders, placed: dict[str, Patch], most: int, tries: list[int]
) -> dict[str, Patch] | None:
    if len(placed) == len(regions):
        return placed
    region = regions[len(placed)]
    taken = frozenset[Cell]().union(*placed.values())
    for patch in _patches(region, borders, placed, taken, most):
        tries[0] -= 1
        if not tries[0]:
            raise _Tired
        rim = _rim(patch)
        if all(bool(rim & there) == (other in borders[region]) for other, there in placed.items()):
            found = _place(regions, borders, {**placed, region: patch}, most, tries)
            if found:
                return found
    return None


def _patches(region: str, borders: Borders, placed: dict[str, Patch], taken: Patch, most: int) -> Iterator[Patch]:
    """Patches where a region may lie, small ones first."""
    neighbours = [placed[other] for other in sorted(borders[region]) if other in placed]
    if not placed:
        starts = [(0, 0)]
    else:
        starts = sorted(
            _rim(neighbours[0]) - taken, key=lambda cell: (cell[0] ** 2 + cell[0] * cell[1] + cell[1] ** 2, cell)
        )
    grown = [frozenset([cell]) for cell in starts]
    least = min(most, max(1, _apart(region, borders) - 2))
    for size in range(1, most + 1):
        if size >= least:
            yield from grown
        if size < most:
            larger = {patch | {cell} for patch in grown for cell in _rim(patch) - taken}
            grown = sorted(larger, key=sorted)


def _apart(region: str, borders: Borders) -> int:
    """How many neighbours do not border one another: a row of n hexagons has room for n + 2 of them."""
    chosen: list[str] = []
    for other in sorted(borders[region], key=lambda each: (len(borders[each] & borders[region]), each)):
        if not borders[other].intersection(chosen):
            chosen.append(other)
    return len(chosen)


def _rim(patch: Patch) -> frozenset[Cell]:
    """The hexagons around a patch."""
    return frozenset((q + dq, r + dr) for q, r in patch for dq, dr in _AROUND) - patch


def _beside(placed: dict[str, Patch], island: dict[str, Patch]) -> dict[str, Patch]:
    """An island to the right of what is there, with water between."""
    if not placed:
        return island
    right = max(_centre(cell)[0] for patch in placed.values() for cell in patch)
    left = min(_centre(cell)[0] for patch in island.values() for cell in patch)
    shift = math.ceil((right - left) / (2 * HALF)) + 2
    return {region: frozenset((q + shift, r) for q, r in patch) for region, patch in island.items()}


def _centre(cell: Cell) -> Corner:
    q, r = cell
    return (HALF * (2 * q + r), SIDE * 3 // 2 * r)


# --- lines ----------------------------------------------------------------------------------------------------------


def drawn(borders: Borders, patches: Mapping[str, Patch]) -> dict[str, Any]:
    """Width, height, and for every region its outline and where its number stands."""
    outlines = {region: _outline(patch) for region, patch in patches.items()}
    points = [point for outline in outlines.values() for point in outline]
    left, top = min(x for x, _ in points), min(y for _, y in points)
    return {
        "width": round(max(x for x, _ in points) - left, 1),
        "height": round(max(y for _, y in points) - top, 1),
        "regions": {
            region: {
                "label": _moved(_centre(_middle(patches[region])), left, top),
                "outline": [_moved(point, left, top) for point in outlines[region]],
            }
            for region in borders
        },
    }


def _moved(point: Point, left: float, top: float) -> list[float]:
    return [round(point[0] - left, 1), round(point[1] - top, 1)]


def _middle(patch: Patch) -> Cell:
    """The hexagon of a patch that is nearest to all others."""
    return min(sorted(patch), key=lambda cell: sum(math.dist(_centre(cell), _centre(other)) for other in patch))


def _outline(patch: Patch) -> list[Point]:
    """The line around a patch, point by point."""
    after: dict[Corner, Corner] = {}
    low = SIDE // 2
    for cell in patch:
        x, y = _centre(cell)
        offsets = ((0, -SIDE), (HALF, -low), (HALF, low), (0, SIDE), (-HALF, low), (-HALF, -low))
        corners = [(x + dx, y + dy) for dx, dy in offsets]
        # From corner to corner the line runs along one neighbour each, beginning at the upper right.
        for at, (dq, dr) in enumerate(((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))):
            if (cell[0] + dq, cell[1] + dr) not in patch:
                after[corners[at]] = corners[(at + 1) % 6]
    start = at_corner = min(after)
    line: list[Point] = []
    while True:
        following = after[at_corner]
        line += [_strayed(point) for point in (at_corner, *_between(at_corner, following))]
        at_corner = following
        if at_corner == start:
            return line


def _between(one: Corner, other: Corner) -> list[Corner]:
    """Two points on the way, the same ones from both sides."""
    first, last = sorted((one, other))
    third = ((last[0] - first[0]) // 3, (last[1] - first[1]) // 3)
    ways = [(first[0] + third[0] * at, first[1] + third[1] * at) for at in (1, 2)]
    return ways if one == first else ways[::-1]


def _strayed(point: Corner) -> Point:
    """A point a little off its place: always the same for the same point."""
    digest = blake2b(f"{point[0]},{point[1]}".encode(), digest_size=2).digest()
    return (point[0] + WANDER * (digest[0] / 127.5 - 1), point[1] + WANDER * (digest[1] / 127.5 - 1))
