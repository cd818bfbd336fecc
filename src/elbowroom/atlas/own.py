"""Races and powers of one's own in the games of an atlas, to see whether they are fair.

They are named as `module:Class`; in the terms of an atlas a fingerprint of the source follows, so that games with
different versions of them are never put together.
"""

from __future__ import annotations

import importlib
import inspect
from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path

from elbowroom.rules.ability import Power, Race

from .plan import AtlasError


def name_own(names: Sequence[str]) -> str:
    """What the terms say about own tiles."""
    return ",".join(f"{name}#{_fingerprint(_find(name))}" for name in names)


@cache
def own_tiles(said: str) -> tuple[list[Race], list[Power]]:
    """The tiles that the terms name; a worker with another source refuses."""
    races: list[Race] = []
    powers: list[Power] = []
    for entry in said.split(",") if said else []:
        name, _, wanted = entry.partition("#")
        kind = _find(name)
        if _fingerprint(kind) != wanted:
            raise AtlasError("atlas-other-source", name=name)
        tile = kind()
        if isinstance(tile, Race):
            races.append(tile)
        else:
            powers.append(tile)
    return races, powers


def _find(name: str) -> type[Race | Power]:
    module, _, kind = name.partition(":")
    try:
        found = getattr(importlib.import_module(module), kind)
    except (ImportError, AttributeError, ValueError) as error:
        raise AtlasError("atlas-no-tile", name=name, reason=str(error)) from None
    if not (isinstance(found, type) and issubclass(found, Race | Power)):
        raise AtlasError("atlas-no-subclass", name=name)
    return found


def _fingerprint(kind: type[Race | Power]) -> str:
    """Twelve hexadecimal digits for the file that a tile is in."""
    source = Path(inspect.getfile(kind))
    return sha256(source.read_bytes()).hexdigest()[:12]
