"""Maps of one's own (docs/maps.md): reading, checking, completing and making them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from elbowroom.boxes import board_from
from elbowroom.rules.board import Board

from .checking import check, completed
from .faults import PLAYERS, SENTENCES, Fault, MapError
from .making import make_map
from .reading import parse, read_file
from .writing import data_of, written


def map_of(path: str | Path) -> dict[str, Any]:
    """The map in a file, everything spelt out; MapError with all that is wrong with it."""
    return completed(read_file(path))


def read_map(path: str | Path) -> Board:
    """The map in a file, to play on, as in `new_game(map=read_map("island.json"))`; MapError if it is no good."""
    return board_from(map_of(path), shipped=False)


__all__ = [
    "PLAYERS",
    "SENTENCES",
    "Fault",
    "MapError",
    "check",
    "completed",
    "data_of",
    "make_map",
    "map_of",
    "parse",
    "read_file",
    "read_map",
    "written",
]
