"""Maps of one's own (docs/maps.md): reading, checking, completing and making them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from elbowroom.boxes import board_from
from elbowroom.rules.board import Board

from .checking import check, completed
from .faults import PLAYERS, SENTENCES, Fault, MapError
from .making import make_map
from .reading import parse, read_file


def map_of(path: str | Path) -> dict[str, Any]:
    """The map in a file, everything spelt out; MapError with all that is wrong with it."""
    return completed(read_file(path))


def read_map(path: str | Path) -> Board:
    """The map in a file, to play on, as in `new_game(map=read_map("island.json"))`; MapError if it is no good."""
    return board_from(map_of(path), shipped=False)


def data_of(board: Board) -> dict[str, Any]:
    """A drawn board as the data of its map."""
    regions = [
        {
            "id": region.id,
            "terrain": region.terrain,
            "symbols": list(region.symbols),
            "tribe": region.tribe,
            "monsters": region.monsters,
            "edge": region.edge,
            "neighbors": [board.ids[other] for other in board.each(board.near[at])],
            "label": list(region.label),
            "outline": [list(point) for point in region.outline],
        }
        for at, region in enumerate(board.regions)
    ]
    head = {"id": board.id, "box": board.box, "players": board.players, "rounds": board.rounds}
    return {**head, "width": board.width, "height": board.height, "regions": regions}


def written(data: dict[str, Any]) -> str:
    """A map as the text of a file, a line for each region."""
    head = json.dumps({key: value for key, value in data.items() if key != "regions"})[:-1]
    regions = ",\n".join(json.dumps(region, separators=(",", ":")) for region in data["regions"])
    return f'{head}, "regions": [\n{regions}\n]}}\n'


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
