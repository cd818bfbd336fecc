"""Storage: one writer that puts everything waiting into one transaction, so that durable does not mean slow."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from . import schema
from .database import normal_url, open_engine
from .match import Row
from .migrate import upgrade
from .protocol.table import Chat, TableSettings
from .protocol.values import TableStatus
from .seats import Seat

logger = logging.getLogger("elbowroom.store")
_MOST_AT_ONCE = 500
T = TypeVar("T")


class StoreError(Exception):
    """Something could not be stored or read."""


class NoAnswer(StoreError):
    """The database took too long. What was to be written may yet be there one day; the log's key tells then."""


class Conflict(StoreError):
    """Somebody else has written this row: another server on the same database."""


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

    def values(self) -> dict[str, Any]:
        """The row for the database."""
        values: dict[str, Any] = {name: getattr(self, name) for name in self.__struct_fields__}
        values["settings"] = msgspec.json.encode(self.settings).decode()
        values["seats"] = msgspec.json.encode(self.seats).decode()
        return values


Statement = tuple[sa.Executable, dict[str, Any]]
Job = tuple[list[Statement], asyncio.Future[None]]

_INSERT_LOG = schema.log.insert()
_INSERT_CHAT = schema.chat.insert()


class Store:
    """The database."""

    def __init__(self, url: str, patience: float = 10.0) -> None:
        self.url = normal_url(url)
        self._patience = patience  # seconds
        self._given_up: set[asyncio.Future[Any]] = set()
        self._engine: AsyncEngine | None = None
        self._jobs: asyncio.Queue[Job | None] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self.commits = 0
        self.observe: Callable[[float], None] = lambda _: None  # told how many seconds each commit took
        self.rows = 0

    @property
    def engine(self) -> AsyncEngine:
        """The engine, once the store is open."""
        assert self._engine is not None
        return self._engine

    async def open(self) -> None:
        """Connect, bring the schema up to date, and start writing."""
        self._engine = open_engine(self.url, self._patience)
        await upgrade(self.engine)
        self._writer = asyncio.create_task(self._write(), name="store")

    async def close(self) -> None:
        """Write what is waiting, then go; a database that does not answer keeps nobody."""
        if self._writer is not None:
            self._jobs.put_nowait(None)
            await asyncio.wait((self._writer,), timeout=self._patience)
            self._writer.cancel()
            self._writer = None
        if self._engine is not None:
            with contextlib.suppress(NoAnswer):
                await self._in_time(self._engine.dispose())
            self._engine = None

    async def _in_time(self, work: Coroutine[Any, Any, T]) -> T:
        """What the database answers, unless it takes too long: then it is not waited for any more."""
        task = asyncio.ensure_future(work)
        try:
            done, _ = await asyncio.wait((task,), timeout=self._patience)
        except asyncio.CancelledError:
            self._give_up(task)
            raise
        if not done:
            self._give_up(task)
            raise NoAnswer("no answer in time")
        return task.result()

    def _give_up(self, task: asyncio.Future[Any]) -> None:
        """Nobody waits for this any more; how it ends is nobody's business."""
        self._given_up.add(task)
        task.add_done_callback(self._given_up.discard)
        task.add_done_callback(lambda ended: ended.cancelled() or ended.exception())
        task.cancel()

    # --- writing ------------------------------------------------------------------------------------------------------

    async def append(self, table: str, rows: list[Row], change: dict[str, Any] | None = None) -> None:
        """Add rows to a table's log, with a change of the table if one goes with them; durable on return."""
        statements: list[Statement] = [
            (_INSERT_LOG, {"table_id": table, **{name: getattr(row, name) for name in Row.__struct_fields__}})
            for row in rows
        ]
        if change:
            statements.append(self._update(table, change))
        await self.submit(statements)

    async def change(self, table: str, change: dict[str, Any]) -> None:
        """Change a table's own row."""
        await self.submit([self._update(table, change)])

    async def add_table(self, row: TableRow) -> None:
        """A new table."""
        await self.submit([(schema.tables.insert(), row.values())])

    async def add_chat(self, table: str, line: Chat) -> None:
        """A line of chat."""
        values = {name: getattr(line, name) for name in Chat.__struct_fields__}
        await self.submit([(_INSERT_CHAT, {"table_id": table, **values})])

    async def remember(self, name: str, value: int) -> None:
        """Something about the house itself: when it was `alive`, how long it has been open (`steady`), its `health`."""
        await self.submit([(schema.house.update().where(schema.house.c.name == name).values(value=value), {})])

    async def clean(self, lobby_before: int, running_before: int, spare: set[str]) -> list[str]:
        """Clear away tables that nobody has touched for long; those in `spare` are in use."""
        t = schema.tables
        old = sa.or_(
            sa.and_(t.c.status == "lobby", t.c.touched < lobby_before),
            sa.and_(t.c.status == "running", t.c.touched < running_before),
        )
        rows = await self.read(sa.select(t.c.id).where(old).limit(1000))
        gone = [row[0] for row in rows if row[0] not in spare]
        for part in (schema.log, schema.chat):
            if gone:
                await self.submit([(part.delete().where(part.c.table_id.in_(gone)), {})])
        if gone:
            await self.submit([(t.delete().where(t.c.id.in_(gone)), {})])
        return gone

    def _update(self, table: str, change: dict[str, Any]) -> Statement:
        values = dict(change)
        for name in ("settings", "seats"):
            if name in values:
                values[name] = msgspec.json.encode(values[name]).decode()
        return schema.tables.update().where(schema.tables.c.id == table).values(**values), {}

    async def submit(self, statements: list[Statement]) -> None:
        """Have statements carried out; durable on return."""
        if self._writer is None or self._writer.done():
            raise StoreError("the store is closed")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait((statements, done))
        await asyncio.shield(done)

    async def _write(self) -> None:
        """Take everything that waits, commit it as one, and say so."""
        closing = False
        while not closing:
            batch: list[Job] = []
            job = await self._jobs.get()
            while job is not None:
                batch.append(job)
                if self._jobs.empty() or len(batch) >= _MOST_AT_ONCE:
                    break
                job = self._jobs.get_nowait()
            closing = job is None
            if batch:
                await self._commit(batch)

    async def _commit(self, batch: list[Job]) -> None:
        try:
            began = time.monotonic()
            await self._in_time(self._execute([statement for statements, _ in batch for statement in statements]))
            self.observe(time.monotonic() - began)
        except NoAnswer as silence:  # trying each by itself would take that much longer
            logger.error("not stored: no answer")
            _settle(batch, silence)
        except (SQLAlchemyError, OSError) as error:
            if len(batch) > 1:  # one bad job must not fail the others
                for job in batch:
                    await self._commit([job])
                return
            logger.error("not stored: %s", type(error).__name__)
            failure = Conflict(str(error)) if isinstance(error, IntegrityError) else StoreError(type(error).__name__)
            _settle(batch, failure)
        else:
            self.commits += 1
            _settle(batch, None)

    async def _execute(self, statements: list[Statement]) -> None:
        rows = [values for statement, values in statements if statement is _INSERT_LOG]
        async with self.engine.begin() as connection:
            for statement, values in statements:
                if statement is not _INSERT_LOG:
                    await connection.execute(statement, values or None)
            if rows:
                await connection.execute(_INSERT_LOG, rows)
        self.rows += len(rows)

    # --- reading ------------------------------------------------------------------------------------------------------

    async def table(self, table: str) -> TableRow | None:
        """A table's own row."""
        rows = await self.read(sa.select(schema.tables).where(schema.tables.c.id == table))
        if not rows:
            return None
        values = dict(rows[0]._mapping)
        values["settings"] = msgspec.json.decode(values["settings"], type=TableSettings)
        values["seats"] = msgspec.json.decode(values["seats"], type=list[Seat])
        return TableRow(**values)

    async def log(self, table: str) -> list[Row]:
        """A table's whole log."""
        t = schema.log
        names = [t.c[name] for name in Row.__struct_fields__]
        rows = await self.read(sa.select(*names).where(t.c.table_id == table).order_by(t.c.number))
        return [Row(**row._mapping) for row in rows]

    async def chat(self, table: str, most: int) -> list[Chat]:
        """The newest lines of chat, oldest first."""
        t = schema.chat
        names = [t.c[name] for name in Chat.__struct_fields__]
        rows = await self.read(sa.select(*names).where(t.c.table_id == table).order_by(t.c.number.desc()).limit(most))
        return [Chat(**row._mapping) for row in reversed(rows)]

    async def awake(self) -> list[str]:
        """Running tables where a bot or a clock may have to act."""
        t = schema.tables
        rows = await self.read(sa.select(t.c.id).where(t.c.status == "running", t.c.awake))
        return [row[0] for row in rows]

    async def house(self) -> dict[str, int]:
        """What the house remembers of itself."""
        rows = await self.read(sa.select(schema.house.c.name, schema.house.c.value))
        return {row._mapping["name"]: row._mapping["value"] for row in rows}

    async def read(self, query: sa.Select[Any]) -> list[sa.Row[Any]]:
        """What a query finds."""
        try:
            return await self._in_time(self._fetch(query))
        except NoAnswer:
            logger.error("not read: no answer")
            raise
        except (SQLAlchemyError, OSError) as error:
            logger.error("not read: %s", type(error).__name__)
            raise StoreError(type(error).__name__) from error

    async def _fetch(self, query: sa.Select[Any]) -> list[sa.Row[Any]]:
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).all())


def _settle(batch: list[Job], failure: StoreError | None) -> None:
    for _, done in batch:
        if done.done():
            continue
        if failure is None:
            done.set_result(None)
        else:
            done.set_exception(failure)
