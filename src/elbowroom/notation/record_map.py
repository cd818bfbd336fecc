"""The map that a record carries: its regions, and how they are drawn."""

from __future__ import annotations

import re

from elbowroom.rules.board import SYMBOLS, TERRAINS, Board, BoardError, Region

from .maps.faults import MOST_POINTS, SIDE

_NUMBER = r"\d{1,5}(?:\.\d{1,2})?"
_POINT = re.compile(rf"({_NUMBER}),({_NUMBER})")
_SIZE = re.compile(rf"({_NUMBER}) ({_NUMBER})")

Point = tuple[float, float]


class CarriedMap:
    """The lines of a map, as they come."""

    def __init__(self) -> None:
        self.regions: dict[str, Region] = {}

    def region(self, line: str) -> None:
        """`region 7 hill edge +mine : 3 4 12`."""
        left, _, right = line.partition(" :")
        words = left.split()[1:]
        flags = set(words[2:])
        symbols = tuple(word[1:] for word in words[2:] if word.startswith("+"))
        plain = {word for word in flags if not word.startswith("+")}
        if len(words) < 2 or words[1] not in TERRAINS or not plain <= {"edge", "tribe", "monsters"}:
            raise BoardError(f"{line[:60]!r} is not a region")
        if not set(symbols) <= set(SYMBOLS):
            raise BoardError("there is no such symbol")
        if words[0] in self.regions:
            raise BoardError(f"region {words[0][:30]} is there twice")
        self.regions[words[0]] = Region(
            words[0], words[1], symbols, "edge" in plain, "tribe" in plain, "monsters" in plain, tuple(right.split())
        )

    def outline(self, line: str) -> None:
        """`outline 7 80.5,62 : 12,10 140,12.5 …`."""
        left, _, right = line.partition(" : ")
        words = left.split(" ")
        points = right.split(" ")
        found = self.regions.get(words[1])
        if len(words) != 3 or found is None or found.outline or not 3 <= len(points) <= MOST_POINTS:
            raise BoardError(f"{line[:60]!r} is not the outline of a region")
        found.label = _point(words[2])
        found.outline = tuple([_point(each) for each in points])

    def board(self, name: str, sheet: str) -> Board | None:
        """The map, if the record carries one."""
        drawn = [region for region in self.regions.values() if region.outline]
        if not sheet:
            if drawn:
                raise BoardError("the map has outlines, but the head says nothing about its sheet")
            return Board(name, list(self.regions.values())) if self.regions else None
        size = _SIZE.fullmatch(sheet)
        width, height = (float(size[1]), float(size[2])) if size else (0.0, 0.0)
        least, most = SIDE
        if not (least <= width <= most and least <= height <= most):
            raise BoardError(f"{sheet[:30]!r} is not the size of a sheet")
        if not self.regions or len(drawn) < len(self.regions):
            raise BoardError("there is a sheet, but not every region has its outline")
        for region in drawn:
            if any(x > width or y > height for x, y in (region.label, *region.outline)):
                raise BoardError(f"region {region.id} is not on the sheet")
        return Board(name, list(self.regions.values()), width=width, height=height)


def _point(text: str) -> Point:
    found = _POINT.fullmatch(text)
    if found is None:
        raise BoardError(f"{text[:30]!r} is not a point of a drawing")
    return float(found[1]), float(found[2])
