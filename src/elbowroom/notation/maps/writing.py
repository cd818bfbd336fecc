"""Maps with everything spelt out, as data and as the text of a file."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from elbowroom.rules.board import Board, Region

from .borders import Sheet
from .shapes import inner_point


def complete(data: dict[str, Any], sheet: Sheet, rounds: int) -> dict[str, Any]:
    """The map with all that it leaves to be worked out."""
    board = sheet.board(data["id"], data["players"], data.get("rounds", rounds))
    regions = []
    for at, (entry, region) in enumerate(zip(sheet.entries, board.regions, strict=True)):
        full = _region(region, region.neighbours)
        if sheet.drawn:
            x, y = entry.get("label") or inner_point(sheet.outlines[at])
            full["label"] = [round(x, 1), round(y, 1)]
            full["outline"] = entry["outline"]
        regions.append(full)
    size: dict[str, Any] = {key: data[key] for key in ("width", "height") if key in data}
    return {**_head(board), **size, "regions": regions}


def data_of(board: Board) -> dict[str, Any]:
    """A drawn board as the data of its map."""
    regions = [
        {
            **_region(region, (board.ids[other] for other in board.each(board.near[at]))),
            "label": list(region.label),
            "outline": [list(point) for point in region.outline],
        }
        for at, region in enumerate(board.regions)
    ]
    return {**_head(board), "width": board.width, "height": board.height, "regions": regions}


def _head(board: Board) -> dict[str, Any]:
    return {"id": board.id, "box": board.box, "players": board.players, "rounds": board.rounds}


def _region(region: Region, neighbours: Iterable[str]) -> dict[str, Any]:
    """A region, but for its drawing."""
    return {
        "id": region.id,
        "terrain": region.terrain,
        "symbols": list(region.symbols),
        "tribe": region.tribe,
        "monsters": region.monsters,
        "edge": region.edge,
        "neighbors": list(neighbours),
    }


def written(data: dict[str, Any]) -> str:
    """A map as the text of a file, a line for each region."""
    head = json.dumps({key: value for key, value in data.items() if key != "regions"})[:-1]
    regions = ",\n".join(json.dumps(region, separators=(",", ":")) for region in data["regions"])
    return f'{head}, "regions": [\n{regions}\n]}}\n'
