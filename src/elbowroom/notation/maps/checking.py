"""Is this a map one can play on? All that is wrong with it, not the first thing alone."""

from __future__ import annotations

import difflib
import math
import re
from collections.abc import Iterable
from typing import Any

from elbowroom.boxes import map_data, map_names
from elbowroom.rules.board import SYMBOLS, TERRAINS
from elbowroom.rules.setup import ROUNDS as USUAL_ROUNDS

from .borders import Sheet, check_borders
from .faults import (
    MOST_LAIRS,
    MOST_POINTS,
    MOST_REGIONS,
    PLAYERS,
    REGIONS_PER_PLAYER,
    ROUNDS,
    SIDE,
    Fault,
    MapError,
    shown,
)
from .shapes import area, is_inside
from .writing import complete

KINDS = ("base", "underground")
MAP_KEYS = ("id", "box", "players", "rounds", "width", "height", "regions")
REGION_KEYS = ("id", "terrain", "symbols", "tribe", "monsters", "edge", "neighbors", "apart", "label", "outline")
LIFELESS = ("sea", "lake", "river", "chasm")
_MAP_ID = re.compile(r"[a-z0-9-]{1,40}")
_REGION_ID = re.compile(r"[\w-]{1,20}")


def check(data: Any) -> list[Fault]:
    """Everything that is wrong with a map; an empty list if nothing is."""
    return _Check(data).faults


def completed(data: Any) -> dict[str, Any]:
    """The map with everything that it leaves to be worked out; MapError if something is wrong with it."""
    found = _Check(data)
    if found.faults or found.sheet is None:
        raise MapError(found.faults)
    return complete(data, found.sheet, USUAL_ROUNDS[data["players"]])


class _Check:
    """One map being looked at."""

    def __init__(self, data: Any) -> None:
        self.faults: list[Fault] = []
        self.region = ""  # the one looked at,
        self.number = 0  # and its place in the list
        self.sheet: Sheet | None = None  # what borders what, once that can be told
        if not isinstance(data, dict):
            self.fault("object")
            return
        self.data: dict[str, Any] = data
        self.head()
        regions = data.get("regions")
        if not isinstance(regions, list):
            return
        if len(regions) > MOST_REGIONS:
            self.fault("regions-many", count=len(regions), most=MOST_REGIONS)
            return
        self.regions(regions)

    def fault(self, code: str, /, **details: str | int) -> None:
        self.faults.append(Fault(code, self.region, self.number, **details))

    # --- the map's own keys ----------------------------------------------------------------------------------------

    def head(self) -> None:
        data = self.data
        self.keys(data, MAP_KEYS, ("id", "players", "regions"))
        if "id" in data and self.kind(data, "id", "text"):
            if not _MAP_ID.fullmatch(data["id"]):
                self.fault("map-id", value=shown(data["id"]))
            elif data["id"] in map_names(own=False) and data != map_data(data["id"]):
                self.fault("map-id-taken", value=data["id"])
        if "box" in data and self.kind(data, "box", "text") and data["box"] not in KINDS:
            self.fault("box", value=shown(data["box"]), known=", ".join(KINDS))
        for key, (least, most) in (("players", PLAYERS), ("rounds", ROUNDS)):
            if key in data and self.kind(data, key, "whole"):
                self.within(key, data[key], least, most)
        for key in ("width", "height"):
            if key in data and self.kind(data, key, "number"):
                self.within(key, data[key], *SIDE)
        if "regions" in data:
            self.kind(data, "regions", "list")

    def keys(self, entry: dict[str, Any], known: tuple[str, ...], needed: tuple[str, ...]) -> None:
        """No key that nobody knows, and none missing; a misspelt one is not missing, too."""
        meant = set()
        for key in entry:
            if key not in known:
                like = _like(key, [name for name in known if name not in entry])
                meant.add(like)
                if like:
                    self.fault("key-like", key=shown(key), like=like)
                else:
                    self.fault("key", key=shown(key), known=", ".join(known))
        for key in needed:
            if key not in entry and key not in meant:
                self.fault("missing", key=key)

    def kind(self, entry: dict[str, Any], key: str, kind: str) -> bool:
        """Is the value of this kind?"""
        if _is(entry[key], kind):
            return True
        self.fault(f"kind-{kind}", key=key)
        return False

    def within(self, key: str, value: float, least: int, most: int) -> None:
        if not least <= value <= most:
            self.fault("range", key=key, value=shown(value), least=least, most=most)

    # --- the regions -----------------------------------------------------------------------------------------------

    def regions(self, entries: list[Any]) -> None:
        sound = True
        before = len(self.faults)
        for self.number, entry in enumerate(entries, 1):
            self.region = ""
            if isinstance(entry, dict):
                self.one_region(entry)
            else:
                self.fault("kind-object")
        self.region, self.number = "", 0
        sound = len(self.faults) == before
        names = [entry["id"] for entry in entries if isinstance(entry, dict) and _is(entry.get("id"), "text")]
        for name in dict.fromkeys(name for name in names if names.count(name) > 1):
            self.fault("region-id-twice", value=shown(name))
            sound = False
        self.whole(entries)
        drawn = any(isinstance(entry, dict) and "outline" in entry for entry in entries)
        if drawn:
            for key in ("width", "height"):
                if key not in self.data:
                    self.fault("missing", key=key)
            sizes: list[Any] = [self.data.get(key) for key in ("width", "height")]
            sound = sound and all(_is(size, "number") and SIDE[0] <= size <= SIDE[1] for size in sizes)
        if sound and entries:
            self.sheet = Sheet(entries, self.data.get("width", 0), self.data.get("height", 0), drawn)
            self.faults.extend(check_borders(self.sheet))

    def one_region(self, entry: dict[str, Any]) -> None:
        name = entry.get("id")
        if "id" in entry and self.kind(entry, "id", "text"):
            if isinstance(name, str) and _REGION_ID.fullmatch(name) and name != "with":
                self.region = name
            else:
                self.fault("region-id", value=shown(name))
        self.keys(entry, REGION_KEYS, ("id", "terrain"))
        for key, kind in (("tribe", "flag"), ("monsters", "flag"), ("edge", "flag")):
            if key in entry:
                self.kind(entry, key, kind)
        for key in ("neighbors", "apart"):
            if key in entry:
                self.kind(entry, key, "texts")
        terrain = entry.get("terrain")
        if "terrain" in entry and self.kind(entry, "terrain", "text") and terrain not in TERRAINS:
            self.unknown("terrain", str(terrain), TERRAINS)
        if "symbols" in entry and self.kind(entry, "symbols", "texts"):
            self.symbols(entry["symbols"], terrain)
        if terrain in LIFELESS:
            for key in ("tribe", "monsters"):
                if entry.get(key) is True:
                    self.fault(f"{key}-place", terrain=terrain)
        self.outline(entry)

    def symbols(self, symbols: list[str], terrain: Any) -> None:
        for symbol in dict.fromkeys(symbols):
            if symbols.count(symbol) > 1:
                self.fault("symbol-twice", value=shown(symbol))
            if symbol not in SYMBOLS:
                self.unknown("symbol", symbol, SYMBOLS)
            elif symbol == "volcano":
                if terrain in TERRAINS and terrain != "chasm":
                    self.fault("volcano-place", terrain=terrain)
            elif terrain in LIFELESS:
                self.fault("symbol-place", value=symbol, terrain=terrain)

    def unknown(self, what: str, value: str, known: tuple[str, ...]) -> None:
        like = _like(value, known)
        if like:
            self.fault(f"{what}-like", value=shown(value), like=like)
        else:
            self.fault(what, value=shown(value), known=", ".join(dict.fromkeys(known)))

    def outline(self, entry: dict[str, Any]) -> None:
        """The points of the drawing, each by itself."""
        if "label" in entry and not _is_point(entry["label"]):
            self.fault("kind-point", key="label")
        if "outline" not in entry or not self.kind(entry, "outline", "list"):
            return
        points = entry["outline"]
        if len(points) > MOST_POINTS:
            self.fault("outline-long", count=len(points), most=MOST_POINTS)
        elif not all(_is_point(point) for point in points):
            self.fault("kind-point", key="outline")
        elif len({tuple(point) for point in points}) < 3:
            self.fault("outline-short")
        else:
            self.inside(points)
            if abs(area(points)) < 1:
                self.fault("outline-thin")
            elif _is_point(entry.get("label")) and not is_inside(tuple(entry["label"]), points):
                self.fault("label-outside")

    def inside(self, points: list[list[float]]) -> None:
        width, height = self.data.get("width"), self.data.get("height")
        if not _is(width, "number") or not _is(height, "number") or width is None or height is None:
            return
        for x, y in points:
            if not (0 <= x <= width and 0 <= y <= height):
                self.fault("point-outside", x=shown(x), y=shown(y), width=shown(width), height=shown(height))
                return

    # --- all of them together --------------------------------------------------------------------------------------

    def whole(self, entries: list[Any]) -> None:
        """What can only be told of the whole map."""
        regions = [entry for entry in entries if isinstance(entry, dict)]
        terrains = [entry.get("terrain") for entry in regions]
        land = sum(terrain not in ("sea", "lake", "chasm") for terrain in terrains)
        players = self.data.get("players")
        if _is(players, "whole") and isinstance(players, int) and PLAYERS[0] <= players <= PLAYERS[1]:
            least = REGIONS_PER_PLAYER * players
            if land < least:
                self.fault("regions-few", count=land, players=players, least=least)
        lairs = sum(entry.get("monsters") is True for entry in regions)
        if lairs > MOST_LAIRS:
            self.fault("monsters-many", count=lairs, most=MOST_LAIRS)
        box = kind_of(terrains)
        if self.data.get("box") in KINDS and self.data["box"] != box:
            self.fault("box-wrong", value=self.data["box"], other=box)


def kind_of(terrains: Iterable[Any]) -> str:
    """What kind of map these terrains make, as a board tells it."""
    return KINDS[any(terrain in TERRAINS[7:] for terrain in terrains)]


def _like(word: str, known: Iterable[str]) -> str:
    """The word that was probably meant."""
    found = difflib.get_close_matches(word[:60].lower().replace("_", "-").replace("our", "or"), list(known), 1, 0.7)
    return found[0] if found else ""


def _is(value: Any, kind: str) -> bool:
    match kind:
        case "text":
            return isinstance(value, str)
        case "flag":
            return isinstance(value, bool)
        case "whole":
            return isinstance(value, int) and not isinstance(value, bool)
        case "number":
            return isinstance(value, int | float) and not isinstance(value, bool) and abs(value) < math.inf
        case "texts":
            return isinstance(value, list) and all(isinstance(each, str) for each in value)
        case _:
            return isinstance(value, list)


def _is_point(value: Any) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(_is(number, "number") for number in value)
