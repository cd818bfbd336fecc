"""Boxes of one's own (docs/workshop.md): races, powers, maps and house rules as data, or tiles as Python."""

from __future__ import annotations

import contextlib
import copy
import json
import os
from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from elbowroom import boxes
from elbowroom.notation.maps import MapError, completed, map_of
from elbowroom.rules.ability import Power, Race, TableTile
from elbowroom.rules.setup import Box, SetupError

from .checking import LANGUAGES, check
from .code import OwnTile, folder_of, installed, load_files, module_of, named_class, tiles_in
from .faults import FILE_BYTES, SENTENCES, BoxError, Fault, text_id
from .icons import icon_name, icon_names, is_drawing
from .reading import read_content, read_data
from .texts import Texts, texts_of, texts_of_tile
from .tiles import power_of, race_of
from .vocabulary import vocabulary

ENVIRONMENT = "ELBOWROOM_OWN"
MAPS = "ELBOWROOM_MAP"
NOT_CARRIED = ("map", "house_rules")


class OwnBox:
    """A box that has been checked, ready for play."""

    def __init__(
        self,
        id: str,
        data: dict[str, Any],
        races: list[Race],
        powers: list[Power],
        aside: Sequence[TableTile] = (),
        *,
        python: bool = False,
    ) -> None:
        self.id = id
        self.data = data  # all that was said, as one JSON value
        self.version = str(data.get("version", "1"))
        self.races = races
        self.powers = powers
        self.aside = list(aside)  # tiles that lie beside the map; only Python has such
        self.python = python  # does some of it run as code? Then records cannot carry it
        self.maps: list[dict[str, Any]] = [completed(one) for one in data.get("map", ())]
        self.rules: dict[str, Any] = dict(data.get("house_rules", {}))
        self._box: Box | None = None

    @property
    def texts(self) -> Texts:
        """The texts it brings, by language and id."""
        found = texts_of({**self.data, "id": self.id})
        for tile in (*self.races, *self.powers, *self.aside):
            if f"{tile.kind}-{tile.id}" not in found[LANGUAGES[0]]:
                for language, texts in texts_of_tile(tile).items():
                    found[language].update(texts)
        return found

    @property
    def icons(self) -> dict[str, str]:
        """Its drawings, by the names that the tiles have them by."""
        said = [tile for kind in ("race", "power") for tile in self.data.get(kind, ())]
        said += [marker for tile in said for marker in tile.get("marker", ())]
        return {icon_name(one["icon"]): one["icon"] for one in said if is_drawing(one.get("icon", ""))}

    def carried(self) -> str:
        """What a record of a game with this box holds; nothing if it is Python, and no maps, which games hold."""
        if self.python:
            return ""
        said = {key: value for key, value in self.data.items() if key not in NOT_CARRIED}
        return json.dumps(said, ensure_ascii=False, sort_keys=True, separators=(",", ":"))

    def box(self) -> Box:
        """The box as the engine knows it."""
        if self._box is None:
            maps = {one["players"]: one["id"] for one in reversed(self.maps)}
            self._box = Box(self.id, self.races, self.powers, [], maps, self.carried(), self.aside, self.rules)
        return self._box


def box_from(data: Any) -> OwnBox:
    """A box out of one JSON value; BoxError with all that is wrong with it."""
    faults = check(data)
    if faults:
        raise BoxError(faults)
    return made_box(data)


def made_box(data: dict[str, Any]) -> OwnBox:
    """The box of a value that has been checked already."""
    return _made(json.dumps(data, ensure_ascii=False, sort_keys=True))


@lru_cache(maxsize=64)
def _made(text: str) -> OwnBox:
    """The same data are the same tiles, so that a box that comes again and again takes no more memory."""
    data = json.loads(text)
    races = [race_of(said, data["id"]) for said in data.get("race", ())]
    powers = [power_of(said, data["id"]) for said in data.get("power", ())]
    return OwnBox(data["id"], data, races, powers)


def carried_box(text: str) -> OwnBox:
    """The box that a record carries."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise BoxError([Fault("json", "", line=1, column=1)]) from None
    if isinstance(data, dict):
        for key in NOT_CARRIED:  # the record has the map and the house rules of its game itself
            if key in data:
                raise BoxError([Fault("key", "", key=key, known="id, version, name, race, power")])
    faults = check(data)
    if isinstance(data, dict) and "name" in data:  # it may have had house rules alone
        faults = [fault for fault in faults if fault.code != "nothing"]
    if faults:
        raise BoxError(faults)
    return _made(json.dumps(data, ensure_ascii=False, sort_keys=True))


def read_box(path: str | Path, python: bool = False) -> OwnBox:
    """The box in a folder, zip or file; Python in it runs only if that was asked for."""
    place = Path(path)
    data, code = read_data(place)
    if not code:
        return box_from(data)
    if not python or place.suffix.lower() == ".zip":
        raise BoxError([Fault("code", name) for name in code])
    return _with_code(place.resolve(), tuple(sorted(code)), json.dumps(data))


def unpacked(name: str, content: bytes) -> str:
    """A zip or a file that somebody has sent, as the one JSON file it could be; `check` tells what is wrong with it."""
    data, code = read_content(name, content)
    if code:
        raise BoxError([Fault("code", one) for one in code])
    try:
        text = json.dumps(data, ensure_ascii=False, allow_nan=False, default=str)
    except ValueError as error:  # numbers that JSON has not
        raise BoxError([Fault("toml", name, reason=str(error))]) from None
    if len(text.encode()) > FILE_BYTES:
        raise BoxError([Fault("big", name, most=FILE_BYTES)])
    return text


@cache
def _with_code(place: Path, names: tuple[str, ...], said: str) -> OwnBox:
    """Code is loaded once in a process, so that a tile is the same whoever asks."""
    tiles = load_files(place if place.is_dir() else place.parent, list(names))
    if not tiles:
        raise BoxError([Fault("code-none", ", ".join(names))])
    return _with_tiles(json.loads(said), tiles, _id_of(place))


def _with_tiles(data: dict[str, Any], tiles: Sequence[OwnTile], id: str) -> OwnBox:
    """A box with Python tiles; what it says as data besides is checked like any other."""
    said = copy.deepcopy(data) or {"id": id}
    faults = [fault for fault in check(said) if fault.code != "nothing"]
    if faults:
        raise BoxError(faults)
    for tile in tiles:
        type(tile).box = said["id"]
    races = [race_of(one, said["id"]) for one in said.get("race", ())]
    powers = [power_of(one, said["id"]) for one in said.get("power", ())]
    races += [tile for tile in tiles if isinstance(tile, Race)]
    powers += [tile for tile in tiles if isinstance(tile, Power)]
    aside = [tile for tile in tiles if isinstance(tile, TableTile)]
    return OwnBox(said["id"], said, races, powers, aside, python=True)


def _id_of(place: Path) -> str:
    """A box without a box.toml is called like its file."""
    return place.stem.lower().replace("_", "-")


def find_own(spec: str) -> OwnBox:
    """What `--own` names: a path, `module:Class`, or an installed box."""
    if not Path(spec).exists():
        if spec in installed():
            return _package(spec)
        if ":" in spec:
            return _single(spec)
    return read_box(spec, python=True)


@cache
def _package(name: str) -> OwnBox:
    """An installed box: the tiles of its module, and what a box.toml beside it says."""
    module = module_of(name)
    folder = folder_of(module)
    data = read_data(folder)[0] if (folder / "box.toml").is_file() else {"id": name}
    return _with_tiles(data, tiles_in(module), name)


@cache
def _single(spec: str) -> OwnBox:
    """One class; its box is called like the tile."""
    kind = named_class(spec)
    tile = type(kind.__name__, (kind,), {"box": kind.id})()  # the class itself stays as it is
    return _with_tiles({}, [tile], kind.id)


def use_environment() -> None:
    """Use the boxes of `ELBOWROOM_OWN` and the maps of `ELBOWROOM_MAP`, with commas: so other processes find them."""
    for spec in os.environ.get(ENVIRONMENT, "").split(","):
        if spec.strip():
            _use_once(spec.strip())
    for file in os.environ.get(MAPS, "").split(","):
        if file.strip():
            _map_once(file.strip())


@cache
def _map_once(file: str) -> None:
    """A map that the process knew which this one works for."""
    with contextlib.suppress(OSError, MapError):  # then there is no such map, which whoever asked for it will hear
        boxes.add_map(map_of(file))


@cache
def _use_once(spec: str) -> None:
    """Files are not read again and again for names that nobody knows."""
    use_box(find_own(spec))


_used: dict[str, OwnBox] = {}


def used_box(id: str) -> OwnBox | None:
    """A box that is in use, with its texts and drawings."""
    return _used.get(id)


def use_box(own: OwnBox) -> None:
    """Let games be played with a box, and on its maps, by name for as long as this process runs."""
    try:
        boxes.add_box(own.box())
    except SetupError as error:
        raise BoxError([Fault("box-twice", "", value=own.id)]) from error
    _used[own.id] = own
    for one in own.maps:
        boxes.add_map(one)


__all__ = [
    "ENVIRONMENT",
    "LANGUAGES",
    "MAPS",
    "SENTENCES",
    "BoxError",
    "Fault",
    "OwnBox",
    "box_from",
    "carried_box",
    "check",
    "find_own",
    "icon_names",
    "installed",
    "made_box",
    "read_box",
    "text_id",
    "unpacked",
    "use_box",
    "use_environment",
    "used_box",
    "vocabulary",
]
