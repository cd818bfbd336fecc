"""Races, powers and boxes of one's own in the games of an atlas, to see whether they are fair.

A tile is named as `module:Class`, a box by its path or as an installed one; in the terms of an atlas a fingerprint of
the source follows, so that games with different versions of them are never put together.
"""

from __future__ import annotations

import importlib
import inspect
import json
from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path

from elbowroom.notation.own import OwnBox, find_own, installed, use_box
from elbowroom.rules.ability import Power, Race

from .plan import AtlasError


def name_own(names: Sequence[str]) -> str:
    """What the terms say about own tiles and boxes."""
    return ",".join(f"{_place(name)}#{_fingerprint(name)}" for name in names)


@cache
def own_tiles(said: str) -> tuple[list[Race], list[Power]]:
    """The tiles that the terms name, and the boxes are there, too; a worker with another source refuses."""
    races: list[Race] = []
    powers: list[Power] = []
    for entry in said.split(",") if said else []:
        name, _, wanted = entry.rpartition("#")
        if _fingerprint(name) != wanted:
            raise AtlasError("atlas-other-source", name=name)
        if not is_tile(name):
            _box(name)
            continue
        tile = _find(name)()
        if isinstance(tile, Race):
            races.append(tile)
        else:
            powers.append(tile)
    return races, powers


def is_tile(name: str) -> bool:
    """Is this `module:Class` rather than a box?"""
    return not Path(name).exists() and name not in installed()


def _place(name: str) -> str:
    """Workers may stand in another folder."""
    return name if is_tile(name) or not Path(name).exists() else str(Path(name).resolve())


def _box(name: str) -> OwnBox:
    found = find_own(name)
    use_box(found)
    return found


def _find(name: str) -> type[Race | Power]:
    module, _, kind = name.partition(":")
    try:
        found = getattr(importlib.import_module(module), kind)
    except (ImportError, AttributeError, ValueError) as error:
        raise AtlasError("atlas-no-tile", name=name, reason=str(error)) from None
    if not (isinstance(found, type) and issubclass(found, Race | Power)):
        raise AtlasError("atlas-no-subclass", name=name)
    return found


def _fingerprint(name: str) -> str:
    """Twelve hexadecimal digits for the files that a tile is in, or for what a box says."""
    if is_tile(name):
        return _digest([_find(name)])
    own = find_own(name)
    tiles = [type(tile) for tile in (*own.races, *own.powers) if own.python]
    return _digest(tiles, json.dumps(own.data, sort_keys=True))


def _digest(kinds: Sequence[type], said: str = "") -> str:
    digest = sha256(said.encode())
    for file in dict.fromkeys(inspect.getfile(kind) for kind in kinds):
        digest.update(Path(file).read_bytes())
    return digest.hexdigest()[:12]
