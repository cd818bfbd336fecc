"""Bots in a pickle, in the middle of a game.

A bot that plans knows its game by its table, which never changes and is shared by all copies of a game: a mark stands
for it.
"""

from __future__ import annotations

import io
import pickle
from typing import Any

from elbowroom.bots import Bot
from elbowroom.rules.table import Table

Seated = tuple[list[str | Bot], dict[int, Bot]]
"""Those that are asked for, and those that play, by player; some may be the same."""


def pack_bots(bots: Seated, table: Table | None) -> bytes:
    """Bots for a pickle, with a mark where this table was."""
    file = io.BytesIO()
    _Pickler(file, table).dump(bots)
    return file.getvalue()


def unpack_bots(packed: bytes, table: Table | None) -> Seated:
    """The bots that were packed, at this table."""
    bots: Seated = _Unpickler(io.BytesIO(packed), table).load()
    return bots


class _Pickler(pickle.Pickler):
    def __init__(self, file: io.BytesIO, table: Table | None) -> None:
        super().__init__(file)
        self.table = table

    def persistent_id(self, thing: Any) -> bool | None:
        """For a table: is it the game's? Of a game that is over nothing need be known."""
        return thing is self.table if isinstance(thing, Table) else None


class _Unpickler(pickle.Unpickler):
    def __init__(self, file: io.BytesIO, table: Table | None) -> None:
        super().__init__(file)
        self.table = table

    def persistent_load(self, own: Any) -> Table | None:
        """The game's own table, or none."""
        return self.table if own else None
