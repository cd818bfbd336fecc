"""Positions with the Underground box, alone or mixed with the base game."""

from __future__ import annotations

from elbowroom import Game
from tests.support import Table, position

UNDERGROUND_MAPS = {players: f"underground-{players}p" for players in (2, 3, 4, 5)}


def under(board: str, *seats: Table, **keys: object) -> Game:
    """A position of the Underground box; `board` is the name of a map or one region per line."""
    return _laid(board, ["underground"], seats, keys)


def both(board: str, *seats: Table, **keys: object) -> Game:
    """A position with both boxes."""
    return _laid(board, ["base", "underground"], seats, keys)


def _laid(board: str, boxes: list[str], seats: tuple[Table, ...], keys: dict[str, object]) -> Game:
    if board in UNDERGROUND_MAPS.values():
        keys = {"map": board, **keys}
        board = ""
    return position(board, *seats, **{"boxes": boxes, **keys})
