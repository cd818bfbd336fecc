"""Outlines of regions: what touches, what crosses, what lies inside what."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

Point = tuple[float, float]
Outline = list[Point]
Box = tuple[float, float, float, float]

NEAR = 0.3  # so far apart may two lines be that are meant as one
TOUCH = 2.0  # so long must a common border be
DEEP = 1.0  # so far must an outline reach into another to be a fault
_CELL = 16.0  # at least


@dataclass(slots=True)
class Side:
    """One side of an outline."""

    region: int
    number: int
    start: Point
    end: Point
    covered: float = 0.0  # how much of it is a common border

    @property
    def length(self) -> float:
        """From end to end."""
        return math.hypot(self.end[0] - self.start[0], self.end[1] - self.start[1])

    @property
    def middle(self) -> Point:
        """Halfway."""
        return (self.start[0] + self.end[0]) / 2, (self.start[1] + self.end[1]) / 2


@dataclass(slots=True)
class Drawing:
    """What outlines have to do with each other."""

    touching: dict[tuple[int, int], float] = field(default_factory=dict)  # pairs, the lower first, and how far
    crossing: dict[int, Point] = field(default_factory=dict)  # outlines that cross themselves, and where
    overlapping: dict[tuple[int, int], Point] = field(default_factory=dict)


def sides_of(outline: Sequence[Point], region: int = 0) -> list[Side]:
    """The sides of an outline, but those without length."""
    pairs = zip(outline, [*outline[1:], outline[0]], strict=True)
    return [Side(region, number, a, b) for number, (a, b) in enumerate(pairs) if a != b]


def compare(outlines: Sequence[Outline]) -> Drawing:
    """Everything about these outlines."""
    found = Drawing()
    sides = [side for region, outline in enumerate(outlines) for side in sides_of(outline, region)]
    counts = [len(outline) for outline in outlines]
    for one, two in _close_pairs(sides):
        if one.region == two.region:
            apart = abs(one.number - two.number)
            if apart not in (1, counts[one.region] - 1) and (at := _crossing(one, two, 0.0)):
                found.crossing.setdefault(one.region, at)
            continue
        pair = (one.region, two.region) if one.region < two.region else (two.region, one.region)
        common = _common(one, two)
        if common:
            found.touching[pair] = found.touching.get(pair, 0.0) + common
            one.covered += common
            two.covered += common
        elif at := _crossing(one, two, DEEP):
            found.overlapping.setdefault(pair, at)
    _find_covered(found, outlines, sides)
    found.touching = {pair: length for pair, length in found.touching.items() if length >= TOUCH}
    return found


def _find_covered(found: Drawing, outlines: Sequence[Outline], sides: list[Side]) -> None:
    """Outlines that lie over another without crossing it; sides that are borders already cannot tell."""
    boxes = [_box(outline) for outline in outlines]
    probes = [(side.region, side.middle) for side in sides if side.covered < side.length / 2]
    probes += [(region, inner_point(outline)) for region, outline in enumerate(outlines)]
    for region, point in probes:
        for other, (left, top, right, bottom) in enumerate(boxes):
            if other == region or not (left < point[0] < right and top < point[1] < bottom):
                continue
            if is_inside(point, outlines[other]) and distance(point, outlines[other]) > DEEP:
                found.overlapping.setdefault((min(region, other), max(region, other)), point)


def _close_pairs(sides: list[Side]) -> Iterator[tuple[Side, Side]]:
    """Pairs of sides that could meet, each once."""
    cells: dict[tuple[int, int], list[int]] = {}
    boxes = [_box((side.start, side.end)) for side in sides]
    extent = sum(right - left + bottom - top for left, top, right, bottom in boxes) / max(1, len(boxes))
    cell = max(_CELL, extent)  # long sides would lie in too many small cells
    for at, (left, top, right, bottom) in enumerate(boxes):
        for column in range(int((left - NEAR) // cell), int((right + NEAR) // cell) + 1):
            for row in range(int((top - NEAR) // cell), int((bottom + NEAR) // cell) + 1):
                cells.setdefault((column, row), []).append(at)
    seen: set[tuple[int, int]] = set()
    for inhabitants in cells.values():
        for place, one in enumerate(inhabitants):
            for two in inhabitants[place + 1 :]:
                if (one, two) not in seen:
                    seen.add((one, two))
                    if _meet(boxes[one], boxes[two]):
                        yield sides[one], sides[two]


def _meet(one: Box, two: Box) -> bool:
    """Do two boxes meet, or nearly?"""
    return one[0] - NEAR <= two[2] and two[0] - NEAR <= one[2] and one[1] - NEAR <= two[3] and two[1] - NEAR <= one[3]


def _box(points: Sequence[Point]) -> Box:
    """Left, top, right, bottom."""
    xs = [x for x, _ in points]
    ys = [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)


def _common(one: Side, two: Side) -> float:
    """How far two sides run along each other."""
    if one.length < two.length:
        one, two = two, one
    length = one.length
    ux, uy = (one.end[0] - one.start[0]) / length, (one.end[1] - one.start[1]) / length
    along = []
    for x, y in (two.start, two.end):
        dx, dy = x - one.start[0], y - one.start[1]
        if abs(dx * uy - dy * ux) > NEAR:
            return 0.0
        along.append(dx * ux + dy * uy)
    return max(0.0, min(length, max(along)) - max(0.0, min(along)))


def _crossing(one: Side, two: Side, deep: float) -> Point | None:
    """Where two sides cross, each reaching beyond the other by more than `deep`."""
    first = _beside(one, two.start), _beside(one, two.end)
    if min(first) >= -deep or max(first) <= deep:
        return None
    second = _beside(two, one.start), _beside(two, one.end)
    if min(second) >= -deep or max(second) <= deep:
        return None
    part = first[0] / (first[0] - first[1])
    (ax, ay), (bx, by) = two.start, two.end
    return ax + part * (bx - ax), ay + part * (by - ay)


def _beside(side: Side, point: Point) -> float:
    """How far a point lies beside a line; less than nothing on its left."""
    (ax, ay), (bx, by) = side.start, side.end
    return ((bx - ax) * (point[1] - ay) - (by - ay) * (point[0] - ax)) / side.length


def area(outline: Sequence[Point]) -> float:
    """What an outline encloses; more than nothing if it runs clockwise on a screen."""
    pairs = zip(outline, [*outline[1:], outline[0]], strict=True)
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairs) / 2


def is_inside(point: Point, outline: Sequence[Point]) -> bool:
    """Does a point lie within?"""
    x, y = point
    odd = False
    px, py = outline[-1]
    for ax, ay in outline:
        if (ay > y) != (py > y) and x < (px - ax) * (y - ay) / (py - ay) + ax:
            odd = not odd
        px, py = ax, ay
    return odd


def distance(point: Point, outline: Sequence[Point], enough: float = 0.0) -> float:
    """How far a point is from an outline; it may stop looking once it is nearer than `enough`."""
    x, y = point
    least, enough = math.inf, enough * enough
    px, py = outline[-1]
    for ax, ay in outline:
        dx, dy = px - ax, py - ay
        square = dx * dx + dy * dy
        along = ((x - ax) * dx + (y - ay) * dy) / square if square else 0.0
        along = 0.0 if along < 0.0 else 1.0 if along > 1.0 else along
        gx, gy = x - ax - along * dx, y - ay - along * dy
        gap = gx * gx + gy * gy
        if gap < least:
            least = gap
            if gap < enough:
                break
        px, py = ax, ay
    return math.sqrt(least)


def inner_point(outline: Sequence[Point]) -> Point:
    """A point well inside: the farthest from the outline on a grid, then on a finer one around it."""
    left, top, right, bottom = _box(outline)
    best, far = ((left + right) / 2, (top + bottom) / 2), -1.0
    width, height = (right - left) / 2, (bottom - top) / 2
    for _ in range(2):
        middle = best
        for row in range(-3, 4):
            for column in range(-3, 4):
                point = middle[0] + column * width / 3.5, middle[1] + row * height / 3.5
                if is_inside(point, outline) and (reach := distance(point, outline, far)) > far + 1e-6:
                    best, far = point, reach
        width, height = width / 3, height / 3
    return best


def on_frame(outline: Sequence[Point], width: float, height: float) -> float:
    """How much of an outline runs along the edge of the sheet."""
    found = 0.0
    for side in sides_of(outline):
        for axis, at in ((0, 0.0), (0, width), (1, 0.0), (1, height)):
            if abs(side.start[axis] - at) <= NEAR and abs(side.end[axis] - at) <= NEAR:
                found += side.length
    return found
