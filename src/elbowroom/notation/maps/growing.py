"""From cells to regions: seas of more than one cell, rivers along borders, and borders that wind."""

from __future__ import annotations

import heapq
from itertools import pairwise

from .cells import Chance, Net, Ring, far, sides
from .shapes import Outline, Point

_STEP, _RIVER_STEP = 11.0, 20.0  # at most, from point to point of a winding line
_WIND, _RIVER_WIND = 0.2, 0.12  # how far it strays, as a part of its length
_LONG = 140.0  # a longer border strays no farther
_SMOOTHED, _RIVER_SMOOTHED = 2, 7  # times


class Unlucky(Exception):
    """Chance made something that cannot be used; it is tried again."""


def merge(net: Net, one: int, two: int) -> None:
    """Make one cell of two, which stays at the place of the first; the second is left empty."""
    both = {*sides(net.rings[one]), *sides(net.rings[two])}
    after = {a: b for a, b in sides(net.rings[one]) + sides(net.rings[two]) if (b, a) not in both}
    ring: Ring = []
    at = next(iter(after))
    while at not in ring:
        ring.append(at)
        at = after[at]
    if len(ring) != len(after) or len(after) == len(both):
        raise Unlucky("the two do not make one ring")
    net.rings[one], net.rings[two] = ring, []


def borders(net: Net) -> list[set[int]]:
    """Which rings share a side with which."""
    owner = {side: at for at, ring in enumerate(net.rings) for side in sides(ring)}
    near: list[set[int]] = [set() for _ in net.rings]
    for (a, b), at in owner.items():
        other = owner.get((b, a))
        if other is not None:
            near[at].add(other)
    return near


def add_river(net: Net, parts: int, width: float, chance: Chance) -> list[int]:
    """Widen a way along the borders from one side of the sheet to the other; the new rings are its parts."""
    path = _way(net, chance)
    cuts = _cut_path(net, path, parts)
    left, right = _banks(net, path, width, chance)
    for at, on_left in enumerate(_sides_of_river(net, path)):
        bank = left if on_left else right
        moved = dict(zip(path, bank, strict=True))
        net.rings[at] = [moved.get(corner, corner) for corner in net.rings[at]]
    rivers = []
    for start, end in pairwise(cuts):
        net.rings.append([*right[start : end + 1], *reversed(left[start : end + 1])])
        rivers.append(len(net.rings) - 1)
    return rivers


def _way(net: Net, chance: Chance) -> Ring:
    """The shortest way, give or take, from the middle of the left side to that of the right."""
    near: dict[int, list[tuple[float, int]]] = {}
    for ring in net.rings:
        for a, b in sides(ring):
            if not net.along_frame(a, b):
                near.setdefault(a, []).append((net.length(a, b) * (1 + chance()), b))
    ends = [
        [c for c in near if net.corners[c][0] == x and 0.25 < net.corners[c][1] / net.height < 0.75]
        for x in (0.0, net.width)
    ]
    if not ends[0] or not ends[1]:
        raise Unlucky("a river has nowhere to spring from")
    start, end = (
        min(found, key=lambda c: abs(net.corners[c][1] - net.height * (0.35 + 0.3 * chance()))) for found in ends
    )
    best: dict[int, tuple[float, int]] = {start: (0.0, start)}
    queue = [(0.0, start)]
    while queue:
        length, at = heapq.heappop(queue)
        if at == end:
            break
        for more, other in near[at]:
            if (other == end or not net.on_frame(other)) and length + more < best.get(other, (1e9, 0))[0]:
                best[other] = (length + more, at)
                heapq.heappush(queue, (length + more, other))
    if end not in best:
        raise Unlucky("a river finds no way")
    path = [end]
    while path[-1] != start:
        path.append(best[path[-1]][1])
    return path[::-1]


def _cut_path(net: Net, path: Ring, parts: int) -> list[int]:
    """Where the parts of a river end, as evenly as its corners allow."""
    if len(path) - 1 < parts:
        raise Unlucky("a river is too short")
    run = [0.0]
    for a, b in pairwise(path):
        run.append(run[-1] + net.length(a, b))
    cuts = [0]
    for part in range(1, parts):
        free = range(cuts[-1] + 1, len(path) - (parts - part))
        cuts.append(min(free, key=lambda at: abs(run[at] - run[-1] * part / parts)))
    return [*cuts, len(path) - 1]


def _banks(net: Net, path: Ring, width: float, chance: Chance) -> tuple[Ring, Ring]:
    """New corners and lines on both sides of a way, which winds from corner to corner."""
    middle: list[Point] = []
    marks = []
    for a, b in pairwise(path):
        marks.append(len(middle))
        middle.extend(_bent(net.corners[a], net.corners[b], _RIVER_WIND, _RIVER_STEP, chance)[:-1])
    marks.append(len(middle))
    middle.append(net.corners[path[-1]])
    for _ in range(_RIVER_SMOOTHED):
        middle = _smooth(middle)
    lines = [[_aside(middle, at, off) for at in range(len(middle))] for off in (width / 2, -width / 2)]
    banks = [[net.add(line[mark]) for mark in marks] for line in lines]
    for line, bank in zip(lines, banks, strict=True):
        for (one, two), (start, end) in zip(pairwise(bank), pairwise(marks), strict=True):
            net.lines[one, two] = [net.corners[one], *line[start + 1 : end], net.corners[two]]
    return banks[0], banks[1]


def _aside(line: list[Point], at: int, off: float) -> Point:
    """A point beside a line from left to right; the nearer to an end, the more just below or above."""
    x, y = line[at]
    (ax, ay), (bx, by) = line[max(at - 1, 0)], line[min(at + 1, len(line) - 1)]
    length = far((ax, ay), (bx, by))
    part = min(1.0, (x - line[0][0]) / abs(2 * off), (line[-1][0] - x) / abs(2 * off))
    nx, ny = -(by - ay) / length * part, (bx - ax) / length * part + 1 - part
    length = far((0.0, 0.0), (nx, ny))
    return round(x + nx / length * off, 1), round(y + ny / length * off, 1)


def _sides_of_river(net: Net, path: Ring) -> list[bool]:
    """For each ring whether it lies on the left, where the first corner of a bank goes."""
    flow = set(pairwise(path))
    owner = {side: at for at, ring in enumerate(net.rings) for side in sides(ring)}
    found = {at for side, at in owner.items() if side in flow}
    todo = list(found)
    while todo:
        at = todo.pop()
        for a, b in sides(net.rings[at]):
            other = owner.get((b, a))
            if other is not None and other not in found and (a, b) not in flow and (b, a) not in flow:
                found.add(other)
                todo.append(other)
    return [at in found for at in range(len(net.rings))]


def outlines(net: Net, chance: Chance) -> list[Outline]:
    """The rings with winding borders; a border winds the same for both of its sides."""
    found = []
    for ring in net.rings:
        outline: Outline = []
        for a, b in sides(ring):
            side = min(a, b), max(a, b)
            if side not in net.lines:
                start, end = net.corners[side[0]], net.corners[side[1]]
                net.lines[side] = [start, end] if net.along_frame(a, b) else _winding(start, end, chance)
            line = net.lines[side]
            outline.extend(line[:-1] if a < b else line[:0:-1])
        found.append(outline)
    return found


def _winding(start: Point, end: Point, chance: Chance) -> list[Point]:
    """A border from here to there."""
    points = _bent(start, end, _WIND, _STEP, chance)
    for _ in range(_SMOOTHED):
        points = _smooth(points)
    return [(round(x, 1), round(y, 1)) for x, y in points]


def _bent(start: Point, end: Point, wind: float, step: float, chance: Chance) -> list[Point]:
    """A bow, each half of it bent again, and so on."""
    whole = far(start, end)
    points = [start, end]
    stray = min(whole, _LONG) * wind
    while whole / (len(points) - 1) > step:
        finer = [points[0]]
        for (ax, ay), (bx, by) in pairwise(points):
            length = far((ax, ay), (bx, by)) or 1.0
            part = 2 * chance() - 1
            aside = (part + (0.5 if part > 0 else -0.5)) / 1.5 * stray / length  # never next to nothing
            finer.append(((ax + bx) / 2 - (by - ay) * aside, (ay + by) / 2 + (bx - ax) * aside))
            finer.append((bx, by))
        points = finer
        stray *= 0.42
    return points


def _smooth(points: list[Point]) -> list[Point]:
    """Each point but the ends drawn towards its neighbours."""
    triples = zip(points, points[1:], points[2:], strict=False)
    inner = [((ax + 2 * bx + cx) / 4, (ay + 2 * by + cy) / 4) for (ax, ay), (bx, by), (cx, cy) in triples]
    return [points[0], *inner, points[-1]]
