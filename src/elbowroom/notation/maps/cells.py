"""Cells for a map: a plane divided among scattered points, as a net of corners that neighbours share.

Only arithmetic that is the same on every computer is used (no sines, no `hypot`), and corners are rounded at once.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from .shapes import Point, area

Chance = Callable[[], float]
Ring = list[int]  # corners of a cell, in the direction in which its area is positive

_CANDIDATES = 12  # for each new point; the one farthest from all others is taken
_RELAXED = 2  # times that points move to the middle of their cells
_WIDER = 1.25  # than high is a cell, on average
_SAME = 1.0  # corners nearer to each other are one


class Net:
    """Corners, and the rings of corners that are the cells."""

    __slots__ = ("corners", "height", "lines", "rings", "width")

    def __init__(self, width: float, height: float) -> None:
        self.width = width
        self.height = height
        self.corners: list[Point] = []
        self.rings: list[Ring] = []
        self.lines: dict[tuple[int, int], list[Point]] = {}  # how a side is drawn, from its lower corner to its higher

    def on_frame(self, corner: int) -> bool:
        """Does a corner lie on the edge of the sheet?"""
        x, y = self.corners[corner]
        return x in (0.0, self.width) or y in (0.0, self.height)

    def along_frame(self, one: int, two: int) -> bool:
        """Does the side between two corners lie on the edge of the sheet?"""
        (ax, ay), (bx, by) = self.corners[one], self.corners[two]
        return ax == bx in (0.0, self.width) or ay == by in (0.0, self.height)

    def add(self, point: Point) -> int:
        """A new corner."""
        self.corners.append((round(point[0], 1), round(point[1], 1)))
        return len(self.corners) - 1

    def length(self, one: int, two: int) -> float:
        """From corner to corner."""
        return far(self.corners[one], self.corners[two])


def far(one: Point, two: Point) -> float:
    """The distance of two points."""
    return math.sqrt((one[0] - two[0]) * (one[0] - two[0]) + (one[1] - two[1]) * (one[1] - two[1]))


def sides(ring: Ring) -> list[tuple[int, int]]:
    """The directed sides of a ring."""
    return list(zip(ring, [*ring[1:], *ring[:1]], strict=True))


def make_net(count: int, width: float, height: float, shortest: float, chance: Chance) -> Net:
    """So many cells of about one size; no side between two of them is shorter than `shortest`."""
    narrow = width / _WIDER
    points = _scatter(count, narrow, height, chance)
    for _ in range(_RELAXED):
        points = [_middle(_cell(at, points, narrow, height)) for at in range(count)]
    net = Net(width, height)
    for at in range(count):
        ring: Ring = []
        for x, y in _cell(at, points, narrow, height):
            corner = _corner(net, (x * _WIDER, y))
            if corner not in ring:
                ring.append(corner)
        net.rings.append(ring)
    _contract(net, shortest)
    return net


def _scatter(count: int, width: float, height: float, chance: Chance) -> list[Point]:
    points: list[Point] = []
    for _ in range(count):
        best, reach = (0.0, 0.0), -1.0
        for _ in range(_CANDIDATES):
            point = (width * (0.03 + 0.94 * chance()), height * (0.03 + 0.94 * chance()))
            near = min((far(point, other) for other in points), default=1.0)
            if near > reach:
                best, reach = point, near
        points.append(best)
    return points


def _cell(at: int, points: list[Point], width: float, height: float) -> list[Point]:
    """All that is nearer to this point than to any other: the sheet, cut once for each neighbour."""
    site = points[at]
    found = [(0.0, 0.0), (width, 0.0), (width, height), (0.0, height)]
    reach = max(far(site, corner) for corner in found)
    for gap, other in sorted((far(site, point), number) for number, point in enumerate(points) if number != at):
        if gap > 2 * reach:
            break
        found = _cut(found, site, points[other])
        reach = max(far(site, corner) for corner in found)
    return found


def _cut(polygon: list[Point], site: Point, other: Point) -> list[Point]:
    """The part of a polygon that is nearer to the one point than to the other."""
    nx, ny = other[0] - site[0], other[1] - site[1]
    limit = (other[0] * other[0] + other[1] * other[1] - site[0] * site[0] - site[1] * site[1]) / 2
    found: list[Point] = []
    px, py = polygon[-1]
    before = px * nx + py * ny - limit
    for x, y in polygon:
        here = x * nx + y * ny - limit
        if (here < 0) != (before < 0):
            part = before / (before - here)
            found.append((px + part * (x - px), py + part * (y - py)))
        if here < 0:
            found.append((x, y))
        px, py, before = x, y, here
    return found


def _middle(polygon: list[Point]) -> Point:
    """The centre of gravity."""
    whole = area(polygon) * 6
    cx = cy = 0.0
    for (ax, ay), (bx, by) in zip(polygon, [*polygon[1:], polygon[0]], strict=True):
        cross = ax * by - bx * ay
        cx += (ax + bx) * cross
        cy += (ay + by) * cross
    return cx / whole, cy / whole


def _corner(net: Net, point: Point) -> int:
    """The corner at this place, the same one for all cells that meet there."""
    for number, corner in enumerate(net.corners):
        if abs(corner[0] - point[0]) < _SAME and abs(corner[1] - point[1]) < _SAME:
            return number
    x, y = point
    x = 0.0 if x < _SAME else net.width if x > net.width - _SAME else x
    y = 0.0 if y < _SAME else net.height if y > net.height - _SAME else y
    return net.add((x, y))


def _contract(net: Net, shortest: float) -> None:
    """Make one corner of two that are too near to each other: four cells then meet in it."""
    while True:
        short = min(
            ((net.length(a, b), a, b) for ring in net.rings for a, b in sides(ring) if _may_join(net, a, b)),
            default=(shortest, 0, 0),
        )
        if short[0] >= shortest:
            return
        _, keep, drop = short
        if net.on_frame(drop):
            keep, drop = drop, keep
        if not net.on_frame(keep):
            (ax, ay), (bx, by) = net.corners[keep], net.corners[drop]
            net.corners[keep] = (round((ax + bx) / 2, 1), round((ay + by) / 2, 1))
        for ring in net.rings:
            if drop in ring:
                if keep in ring:
                    ring.remove(drop)
                else:
                    ring[ring.index(drop)] = keep


def _may_join(net: Net, one: int, two: int) -> bool:
    return not (net.on_frame(one) and net.on_frame(two)) and one != two
