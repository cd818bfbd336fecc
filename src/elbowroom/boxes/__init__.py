"""What is in a box. The folders are the lists: a folder here is a box, a file in its `races/` a race, and so on."""

from __future__ import annotations

import importlib
import json
import pkgutil
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, TypeVar

from elbowroom.rules.ability import Power, Race, Tile
from elbowroom.rules.board import SYMBOLS, TERRAINS, Board, BoardError, Region
from elbowroom.rules.relics_places import Find
from elbowroom.rules.setup import Box, SetupError

PRINTED = ("base", "underground")  # as they are sold: nothing is added to these


def _folder() -> Traversable:
    """Where the boxes are; asked for every time, as an archive would stay open with it."""
    return resources.files("elbowroom") / "boxes"


_FOLDERS = {folder.name for folder in _folder().iterdir() if folder.is_dir() and not folder.name.startswith("_")}
BOXES = (*PRINTED, *sorted(_FOLDERS - {*PRINTED}))
_T = TypeVar("_T", bound=Tile)


class UnknownBox(SetupError):
    """There is no such box or map."""


_own: dict[str, Box] = {}  # boxes of one's own, by id


def add_box(own: Box) -> None:
    """Let games be played with a box of one's own by its name, for as long as this process runs."""
    known = _own.get(own.id)
    same = known is None or known is own or (own.data != "" and known.data == own.data)
    if own.id in BOXES or not same:
        raise SetupError(f"there is another box {own.id} already")
    _own.setdefault(own.id, own)


def box_names() -> tuple[str, ...]:
    """All boxes that games can be played with."""
    return (*BOXES, *_own)


def own_boxes() -> tuple[Box, ...]:
    """The boxes of one's own that were added."""
    return tuple(_own.values())


def box(id: str) -> Box:
    """The box of this name, its tiles in alphabetical order."""
    if id in _own:
        return _own[id]
    if id not in BOXES:
        raise UnknownBox(f"there is no box {id}; there are {', '.join(box_names())}")
    return _shipped(id)


@cache
def _shipped(id: str) -> Box:
    finds = [*_tiles(id, "relics", Find), *_tiles(id, "places", Find)]
    return Box(id, _tiles(id, "races", Race), _tiles(id, "powers", Power), finds, _maps(id))


def _tiles(box_id: str, folder: str, kind: type[_T]) -> list[_T]:
    """An instance of the one tile class that each module of a folder defines."""
    try:
        package = importlib.import_module(f"elbowroom.boxes.{box_id}.{folder}")
    except ModuleNotFoundError:
        return []
    found: list[_T] = []
    for info in sorted(pkgutil.iter_modules(package.__path__), key=lambda info: info.name):
        module = importlib.import_module(f"{package.__name__}.{info.name}")
        found.extend(
            value()
            for value in vars(module).values()
            if isinstance(value, type) and issubclass(value, kind) and value.__module__ == module.__name__
        )
    return found


@cache
def _maps(box_id: str) -> dict[int, str]:
    """The box's maps by number of players; a box need not have any."""
    folder = _folder() / box_id / "maps"
    names = {players: f"{box_id}-{players}p" for players in range(2, 6)}
    return {players: name for players, name in names.items() if (folder / f"{name}.json").is_file()}


_added: dict[str, dict[str, Any]] = {}  # maps of one's own, by id


def add_map(data: dict[str, Any]) -> None:
    """Let games be played by name on a map that has been checked and completed, for as long as this process runs."""
    _added[data["id"]] = data
    load_map.cache_clear()


def map_names(own: bool = True) -> list[str]:
    """All maps that come with the boxes, and those that were added."""
    return [*(name for id in BOXES for name in _maps(id).values()), *(_added if own else ())]


@cache
def load_map(name: str) -> Board:
    """A map by its name."""
    return fresh_board(name)


def fresh_board(name: str) -> Board:
    """The same, for tiles that come and go: a board remembers what it has seen."""
    return board_from(map_data(name), name not in _added)


def map_data(name: str) -> dict[str, Any]:
    """A map as it is stored, outlines and all."""
    if name in _added:
        return _added[name]
    if name not in map_names():
        raise UnknownBox(f"there is no map {name}; there are {', '.join(map_names())}")
    folder = _folder() / name.rsplit("-", 1)[0] / "maps"
    data: dict[str, Any] = json.loads((folder / f"{name}.json").read_text("utf-8"))
    return data


def board_from(data: dict[str, Any], shipped: bool = True) -> Board:
    """A board out of map data; one of somebody's own keeps its drawing, which is nowhere else."""
    drawn = not shipped and "outline" in data["regions"][0]
    regions = []
    for entry in data["regions"]:
        regions.append(
            Region(
                entry["id"],
                entry["terrain"],
                tuple(entry.get("symbols", ())),
                entry.get("edge", False),
                entry.get("tribe", False),
                entry.get("monsters", False),
                tuple(entry.get("neighbors", ())),
                tuple([_point(point) for point in entry["outline"]]) if drawn else (),
                _point(entry["label"]) if drawn else (0.0, 0.0),
            )
        )
    size = (float(data["width"]), float(data["height"])) if drawn else (0.0, 0.0)
    return Board(data["id"], regions, data["rounds"], data["players"], shipped, size[0], size[1])


def _point(said: list[float]) -> tuple[float, float]:
    return float(said[0]), float(said[1])


__all__ = [
    "BOXES",
    "PRINTED",
    "SYMBOLS",
    "TERRAINS",
    "BoardError",
    "add_box",
    "add_map",
    "board_from",
    "box",
    "box_names",
    "fresh_board",
    "load_map",
    "map_data",
    "map_names",
    "own_boxes",
]
