"""The journal of tables in a tab: the browser keeps the rows, as text."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any, Protocol

import msgspec

from elbowroom.table.codec import encode
from elbowroom.table.journal import StoreError, TableRow
from elbowroom.table.match import Row
from elbowroom.table.protocol.table import Chat
from elbowroom.table.seats import new_id

PREFIX = "tab-"  # of tables in a tab; a server's have none


class Keeper(Protocol):
    """What the browser does, in JSON: everything is durable when its promise is fulfilled, or has not happened."""

    def add(self, table: str) -> Awaitable[None]:
        """A new table, whole."""

    def append(self, table: str, rows: str, change: str) -> Awaitable[None]:
        """More rows of a table's log, which must not be there yet, and the table's fields that change with them."""

    def change(self, table: str, change: str) -> Awaitable[None]:
        """Fields of a table that change."""

    def read(self, table: str) -> Awaitable[str | None]:
        """A table and its log; none if there is no such table."""


class Kept(msgspec.Struct):
    """A table as it comes back."""

    table: TableRow
    log: list[Row]


class TabJournal:
    """Keeps tables in the browser. What is said at them is not kept: there is nobody else to hear it."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper

    def new_id(self) -> str:
        """The id of a table in a tab."""
        return PREFIX + new_id()

    async def add_table(self, row: TableRow) -> None:
        """A new table."""
        await self._do(self._keeper.add(encode(row).decode()))

    async def change(self, table: str, change: dict[str, Any], epoch: int | None = None) -> None:
        """Change a table's own row."""
        await self._do(self._keeper.change(table, encode(change).decode()))

    async def append(
        self, table: str, rows: list[Row], change: dict[str, Any] | None = None, epoch: int | None = None
    ) -> None:
        """Add rows to a table's log, with a change of the table if one goes with them."""
        await self._do(self._keeper.append(table, encode(rows).decode(), encode(change or {}).decode()))

    async def table(self, table: str) -> TableRow | None:
        """A table's own row."""
        kept = await self._read(table)
        return kept.table if kept is not None else None

    async def log(self, table: str) -> list[Row]:
        """A table's whole log."""
        kept = await self._read(table)
        return kept.log if kept is not None else []

    async def add_chat(self, table: str, line: Chat, epoch: int | None = None) -> None:
        """A line of chat is shown, not kept."""

    async def chat(self, table: str, most: int) -> list[Chat]:
        """Nothing is kept of what was said."""
        return []

    async def _read(self, table: str) -> Kept | None:
        text = await self._do(self._keeper.read(table))
        if text is None:
            return None
        try:
            return msgspec.json.decode(text, type=Kept)
        except msgspec.DecodeError as error:
            raise StoreError(f"what is kept of {table} cannot be read: {error}") from error

    async def _do(self, promise: Awaitable[Any]) -> Any:
        """Wait for the browser; whatever it throws means that nothing has happened."""
        try:
            return await promise
        except Exception as error:
            raise StoreError(str(error)) from error
