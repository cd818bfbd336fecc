"""Maps of one's own at a table: brought along when it is made, carried by the game, drawn for everybody who looks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from elbowroom.boxes import board_from, map_data, map_names
from elbowroom.notation.maps import Fault, MapError, completed, data_of
from elbowroom.rules.board import Board
from elbowroom.rules.table import Table

from .refusal import Refusal


def is_shipped(name: str) -> bool:
    """Does every copy of the program have this map?"""
    return name in map_names(own=False)


def brought_map(said: dict[str, Any] | None, name: str, in_boxes: Sequence[dict[str, Any]]) -> Board | None:
    """The map that somebody brings to a new table, alone or in a box; refused with its first fault if it has one."""
    if said is None:
        said = next((data for data in in_boxes if data["id"] == name), None)
        if said is None:
            return None
    elif name:
        raise Refusal("bad-settings", field="map", detail="the table is on a map that is brought along")
    try:
        data = completed(said)
    except (MapError, RecursionError) as error:
        raise _bad_map(said, error.faults[0] if isinstance(error, MapError) else Fault("deep")) from error
    if "outline" not in data["regions"][0]:
        raise _bad_map(said, Fault("undrawn"))
    return board_from(data, shipped=False)


def _bad_map(said: dict[str, Any], fault: Fault) -> Refusal:
    name = said.get("id")
    return Refusal(
        "bad-map",
        map=name[:40] if isinstance(name, str) else "",
        fault=fault.code,
        region=fault.region,
        args=dict(fault.details),
    )


def drawing(table: Table) -> dict[str, Any]:
    """The map of a game as a page draws it; games that began before records had drawings know theirs by name."""
    board = table.board
    if board.width:
        return {**data_of(board), "players": table.players, "rounds": table.rounds}
    if board.id in map_names():
        return map_data(board.id)
    raise Refusal("not-found")
