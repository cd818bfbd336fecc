"""Who borders whom: as a map says, or as its drawing shows, and whether the two agree."""

from __future__ import annotations

from typing import Any

from elbowroom.rules.board import Board, Region

from .faults import Fault
from .shapes import TOUCH, Drawing, compare, on_frame

_NAMED = 8  # regions that one sentence names


class Sheet:
    """The regions of a map whose values are sound by themselves."""

    __slots__ = ("drawing", "drawn", "edges", "entries", "height", "ids", "index", "named", "near", "outlines", "width")

    def __init__(self, entries: list[dict[str, Any]], width: float, height: float, drawn: bool) -> None:
        self.entries = entries
        self.width = width
        self.height = height
        self.ids: list[str] = [entry["id"] for entry in entries]
        self.index = {name: at for at, name in enumerate(self.ids)}
        self.drawn = drawn and all("outline" in entry for entry in entries)
        self.outlines = [[(x, y) for x, y in entry["outline"]] for entry in entries] if self.drawn else []
        self.drawing = compare(self.outlines) if self.drawn else Drawing()
        self.named = any("neighbors" in entry for entry in entries)
        self.near = self._near()
        self.edges = [
            entry["edge"] if "edge" in entry else self.drawn and self._at_frame(at) for at, entry in enumerate(entries)
        ]

    def _at_frame(self, at: int) -> bool:
        return on_frame(self.outlines[at], self.width, self.height) >= TOUCH

    def _near(self) -> list[set[int]]:
        """As named; where a region names none, as drawn."""
        near: list[set[int]] = [set() for _ in self.entries]
        apart = [{self.index.get(name) for name in entry.get("apart", ())} for entry in self.entries]
        for at, entry in enumerate(self.entries):
            for name in entry.get("neighbors", ()):
                other = self.index.get(name, at)
                if other != at:
                    near[at].add(other)
                    near[other].add(at)
        for one, two in self.drawing.touching:
            silent = "neighbors" not in self.entries[one] or "neighbors" not in self.entries[two]
            if silent and two not in apart[one] and one not in apart[two]:
                near[one].add(two)
                near[two].add(one)
        return near

    def board(self, id: str, players: int, rounds: int) -> Board:
        """The same for the rules."""
        regions = [
            Region(
                entry["id"],
                entry["terrain"],
                tuple(entry.get("symbols", ())),
                self.edges[at],
                entry.get("tribe", False),
                entry.get("monsters", False),
                tuple(self.ids[other] for other in sorted(self.near[at])),
            )
            for at, entry in enumerate(self.entries)
        ]
        return Board(id, regions, rounds, players)


def check_borders(sheet: Sheet) -> list[Fault]:
    """What is wrong with borders and drawing."""
    found: list[Fault] = []
    for at, entry in enumerate(sheet.entries):
        found.extend(_check_named(sheet, at, entry))
    if sheet.drawn:
        found.extend(_check_drawing(sheet))
    return found or _check_ways(sheet)  # ways are only told where the borders can be believed


def _check_named(sheet: Sheet, at: int, entry: dict[str, Any]) -> list[Fault]:
    """A region's lists, and what stands in for them."""
    name = entry["id"]
    found = []
    if "outline" not in entry and sheet.drawn != any("outline" in other for other in sheet.entries):
        found.append(Fault("outline-missing", name, at + 1))
    if "neighbors" not in entry and not sheet.drawn and not sheet.near[at]:
        found.append(Fault("borders-missing", name, at + 1))
    apart = entry.get("apart", [])
    for other in dict.fromkeys([*entry.get("neighbors", []), *apart]):
        if other not in sheet.index:
            found.append(Fault("neighbor-unknown", name, at + 1, other=other))
        elif other == name:
            found.append(Fault("neighbor-self", name, at + 1))
    names = entry.get("neighbors", [])
    for other in dict.fromkeys(names):
        if names.count(other) > 1:
            found.append(Fault("neighbor-twice", name, at + 1, other=other))
        if other in sheet.index and other != name:
            there = sheet.entries[sheet.index[other]]
            if other in apart or name in there.get("apart", []):
                found.append(Fault("neighbor-apart", name, at + 1, other=other))
            elif "neighbors" in there and name not in there["neighbors"]:
                found.append(Fault("neighbor-one-way", name, at + 1, other=other))
    return found


def _check_drawing(sheet: Sheet) -> list[Fault]:
    drawing, ids = sheet.drawing, sheet.ids
    found = [
        Fault("outline-crosses", ids[at], at + 1, x=round(x), y=round(y)) for at, (x, y) in drawing.crossing.items()
    ]
    found += [
        Fault("outline-overlaps", ids[one], one + 1, other=ids[two], x=round(x), y=round(y))
        for (one, two), (x, y) in sorted(drawing.overlapping.items())
    ]
    tangled = set(drawing.overlapping)  # of these nobody can tell whether they touch
    for at in range(len(ids)):
        for other in sorted(sheet.near[at]):
            if at < other and (at, other) not in drawing.touching and (at, other) not in tangled:
                found.append(Fault("neighbor-far", ids[at], at + 1, other=ids[other]))
        if sheet.edges[at] and on_frame(sheet.outlines[at], sheet.width, sheet.height) < TOUCH:
            found.append(Fault("edge-inside", ids[at], at + 1))
    for one, two in sorted(drawing.touching):
        meant = ids[two] in sheet.entries[one].get("apart", []) or ids[one] in sheet.entries[two].get("apart", [])
        if two not in sheet.near[one] and not meant and (one, two) not in tangled:
            found.append(Fault("neighbor-unnamed", ids[one], one + 1, other=ids[two]))
    return found


def _check_ways(sheet: Sheet) -> list[Fault]:
    """Can everybody come in, and get everywhere?"""
    board = sheet.board("own", 2, 1)
    found = []
    if not board.border & ~board.closed & ~board.void:
        found.append(Fault("edge-none"))
    part = _spread(board, 1, board.everything)
    if part != board.everything:
        beyond = board.everything & ~part
        other = _spread(board, beyond & -beyond, board.everything)
        return [*found, Fault("parts", one=_names(board, part), other=_names(board, other))]
    open_land = board.everything & ~board.closed & ~board.void
    reached = _spread(board, board.border & open_land, open_land)
    if reached and reached != open_land:
        found.append(Fault("unreachable", regions=_names(board, open_land & ~reached)))
    return found


def _spread(board: Board, start: int, within: int) -> int:
    """All that can be reached from there."""
    reached = start
    while (more := reached | board.around(reached) & within) != reached:
        reached = more
    return reached


def _names(board: Board, regions: int) -> str:
    names = [board.ids[at] for at in board.each(regions)]
    return ", ".join(names[:_NAMED]) + (", …" if len(names) > _NAMED else "")
