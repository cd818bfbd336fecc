"""Tiles that are Python: from a folder, a file, a module or an installed package. Only the host asks for these."""

from __future__ import annotations

import importlib
import importlib.util
import sys
from hashlib import sha256
from pathlib import Path
from types import ModuleType

from elbowroom.rules.ability import Power, Race, TableTile

from .faults import BoxError, Fault

OwnTile = Race | Power | TableTile
GROUP = "elbowroom.boxes"  # the entry point of installed boxes
_NAMELESS = "elbowroom_own_"


def tiles_in(module: ModuleType) -> list[OwnTile]:
    """An instance of every tile class that a module defines."""
    return [
        kind()
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, OwnTile) and kind.__module__ == module.__name__ and kind.id
    ]


def load_files(place: Path, names: list[str]) -> list[OwnTile]:
    """The tiles in Python files below a folder; each file stands alone."""
    tiles: list[OwnTile] = []
    for name in names:
        file = place / name
        tiles.extend(tiles_in(_load(file, name)))
    return tiles


def _load(file: Path, name: str) -> ModuleType:
    known = f"{_NAMELESS}{sha256(str(file.resolve()).encode()).hexdigest()[:12]}_{file.stem}"
    source = importlib.util.spec_from_file_location(known, file)
    if source is None or source.loader is None:
        raise BoxError([Fault("code-fails", name, reason="?")])
    module = importlib.util.module_from_spec(source)
    sys.modules[known] = module
    try:
        source.loader.exec_module(module)
    except Exception as error:  # whatever somebody's code does wrong
        del sys.modules[known]
        raise BoxError([Fault("code-fails", name, reason=f"{type(error).__name__}: {error}")]) from error
    return module


def named_class(name: str) -> type[OwnTile]:
    """`module:Class`."""
    module, _, kind = name.partition(":")
    try:
        found = getattr(importlib.import_module(module), kind)
    except (ImportError, AttributeError, ValueError) as error:
        raise BoxError([Fault("no-module", "", value=name, reason=str(error))]) from None
    if not (isinstance(found, type) and issubclass(found, OwnTile)):
        raise BoxError([Fault("no-tile-class", "", value=name)])
    return found


def installed() -> dict[str, str]:
    """Boxes of installed packages: the entry point's name, and the module that it names."""
    from importlib.metadata import entry_points  # slow to load, and seldom asked for

    return {point.name: point.value for point in entry_points(group=GROUP)}


def module_of(name: str) -> ModuleType:
    """The module of an installed box."""
    target = installed()[name]
    try:
        return importlib.import_module(target.partition(":")[0])
    except Exception as error:
        raise BoxError([Fault("code-fails", name, reason=f"{type(error).__name__}: {error}")]) from error


def folder_of(module: ModuleType) -> Path:
    """Where a module's files are."""
    return Path(str(module.__file__)).parent
