"""Where a table is kept: what it needs of a storage, whichever that is."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec

from .match import Row
from .protocol.table import Chat, TableSettings
from .protocol.values import TableStatus
from .seats import Seat


class StoreError(Exception):
    """Something could not be stored or read."""


class Conflict(StoreError):
    """Somebody else has written this row: another one who plays the same game."""


class Fenced(StoreError):
    """Another process has taken this table over: nothing was written, and nothing will be."""


class TableRow(msgspec.Struct):
    """A table as it is stored."""

    id: str
    status: TableStatus
    awake: bool
    created: int
    touched: int
    settings: TableSettings
    seats: list[Seat]
    host: str
    watch: str
    seed: str
    base: str = ""
    origin_table: str = ""
    origin_ply: int = 0
    rematch: str = ""
    rules: str = ""  # those that the game began with
    owner: str = ""  # the process that has it in memory, where many share the database
    epoch: int = 0  # how often it has changed hands
    released: int = 0  # when its last owner let it go

    def values(self) -> dict[str, Any]:
        """The row in plain values, as a database takes them."""
        values: dict[str, Any] = {name: getattr(self, name) for name in self.__struct_fields__}
        values["settings"] = msgspec.json.encode(self.settings).decode()
        values["seats"] = msgspec.json.encode(self.seats).decode()
        return values


class Journal(Protocol):
    """Keeps tables and their logs; what is written is durable on return, or raises `StoreError` and is not there.

    With an `epoch`, a write happens only if the table has not changed hands since; else it raises `Fenced`.
    """

    def new_id(self) -> str:
        """The id of a table that is to be kept here."""

    async def add_table(self, row: TableRow) -> None:
        """A new table."""

    async def table(self, table: str) -> TableRow | None:
        """A table's own row."""

    async def change(self, table: str, change: dict[str, Any], epoch: int | None = None) -> None:
        """Change a table's own row."""

    async def append(
        self, table: str, rows: list[Row], change: dict[str, Any] | None = None, epoch: int | None = None
    ) -> None:
        """Add rows to a table's log, with a change of the table if one goes with them."""

    async def log(self, table: str) -> list[Row]:
        """A table's whole log."""

    async def add_chat(self, table: str, line: Chat, epoch: int | None = None) -> None:
        """A line of chat."""

    async def chat(self, table: str, most: int) -> list[Chat]:
        """The newest lines of chat, oldest first."""
