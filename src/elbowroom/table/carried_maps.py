"""Maps of one's own at a table: carried by its game, drawn for everybody who looks."""

from __future__ import annotations

from typing import Any

from elbowroom.boxes import map_data, map_names
from elbowroom.notation.maps import data_of
from elbowroom.rules.table import Table

from .refusal import Refusal


def is_shipped(name: str) -> bool:
    """Does every copy of the program have this map?"""
    return name in map_names(own=False)


def drawing(table: Table) -> dict[str, Any]:
    """The map of a game as a page draws it; games that began before records had drawings know theirs by name."""
    board = table.board
    if board.width:
        return {**data_of(board), "players": table.players, "rounds": table.rounds}
    if board.id in map_names():
        return map_data(board.id)
    raise Refusal("not-found")
