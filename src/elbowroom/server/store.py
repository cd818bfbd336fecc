"""Storage: one writer that puts everything waiting into one transaction, so that durable does not mean slow."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Coroutine, Iterable
from typing import Any, NamedTuple, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from elbowroom.table.journal import Conflict, Fenced, StoreError, TableRow
from elbowroom.table.match import Row
from elbowroom.table.protocol.table import Chat, TableSettings
from elbowroom.table.seats import Seat, new_id

from . import schema
from .database import normal_url, open_engine
from .migrate import upgrade

logger = logging.getLogger("elbowroom.store")
_MOST_AT_ONCE = 500
T = TypeVar("T")


class NoAnswer(StoreError):
    """The database took too long. What was to be written may yet be there one day; the log's key tells then."""


Statement = tuple[sa.Executable, dict[str, Any]]
Hold = tuple[str, int]  # a table, and the epoch in which its writer owns it


class Job(NamedTuple):
    """Something to be written, if its writer still owns the table."""

    statements: list[Statement]
    done: asyncio.Future[None]
    hold: Hold | None


_INSERT_LOG = schema.log.insert()
_INSERT_CHAT = schema.chat.insert()
# The rows stay locked until the commit: nobody takes a table over between this look and what is written after it.
_STILL_HELD = sa.text(
    "SELECT t.id, t.epoch FROM tables AS t"
    " JOIN unnest(CAST(:tables AS text[]), CAST(:epochs AS bigint[])) AS held(id, epoch)"
    " ON t.id = held.id AND t.epoch = held.epoch ORDER BY t.id FOR NO KEY UPDATE OF t"
)


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
    def shared(self) -> bool:
        """May other processes use the same database?"""
        return self.url.startswith("postgresql")

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
                await self.in_time(self._engine.dispose())
            self._engine = None

    async def in_time(self, work: Coroutine[Any, Any, T]) -> T:
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

    # With an `epoch`, a write happens only if the table has not changed hands since; else it raises `Fenced`.

    async def append(
        self, table: str, rows: list[Row], change: dict[str, Any] | None = None, epoch: int | None = None
    ) -> None:
        """Add rows to a table's log, with a change of the table if one goes with them; durable on return."""
        statements: list[Statement] = [
            (_INSERT_LOG, {"table_id": table, **{name: getattr(row, name) for name in Row.__struct_fields__}})
            for row in rows
        ]
        if change:
            statements.append(self._update(table, change))
        await self.submit(statements, _hold(table, epoch))

    async def change(self, table: str, change: dict[str, Any], epoch: int | None = None) -> None:
        """Change a table's own row."""
        await self.submit([self._update(table, change)], _hold(table, epoch))

    def new_id(self) -> str:
        """The id of a table that is to be stored here."""
        return new_id()

    async def add_table(self, row: TableRow) -> None:
        """A new table."""
        await self.submit([(schema.tables.insert(), row.values())])

    async def add_chat(self, table: str, line: Chat, epoch: int | None = None) -> None:
        """A line of chat."""
        values = {name: getattr(line, name) for name in Chat.__struct_fields__}
        await self.submit([(_INSERT_CHAT, {"table_id": table, **values})], _hold(table, epoch))

    async def remember(self, name: str, value: int) -> None:
        """Something about the house itself: when it was `alive`, how long it has been open (`steady`), its `health`."""
        await self.submit([(schema.house.update().where(schema.house.c.name == name).values(value=value), {})])

    async def clean(self, lobby_before: int, running_before: int, spare: set[str], living: Iterable[str]) -> list[str]:
        """Clear away tables that nobody has touched for long; those in `spare`, or of living processes, are in use."""
        t = schema.tables
        old = sa.and_(
            t.c.owner.not_in(sorted(living)),
            sa.or_(
                sa.and_(t.c.status == "lobby", t.c.touched < lobby_before),
                sa.and_(t.c.status == "running", t.c.touched < running_before),
            ),
        )
        rows = await self.read(sa.select(t.c.id).where(old).limit(1000))
        gone = [row[0] for row in rows if row[0] not in spare]
        if gone:  # log and chat go with the table
            await self.submit([(t.delete().where(t.c.id.in_(gone), old), {})])
        return gone

    def _update(self, table: str, change: dict[str, Any]) -> Statement:
        values = dict(change)
        for name in ("settings", "seats"):
            if name in values:
                values[name] = msgspec.json.encode(values[name]).decode()
        return schema.tables.update().where(schema.tables.c.id == table).values(**values), {}

    async def submit(self, statements: list[Statement], hold: Hold | None = None) -> None:
        """Have statements carried out, if the table they are about is still held so; durable on return."""
        if self._writer is None or self._writer.done():
            raise StoreError("the store is closed")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait(Job(statements, done, hold))
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
            fenced = await self.in_time(self._execute(batch))
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
        except Exception:  # whatever a driver may raise when its line breaks: the writer goes on
            logger.exception("not stored")
            _settle(batch, StoreError("the database's driver failed"))
        else:
            self.commits += 1
            _settle(fenced, Fenced("the table has changed hands"))
            _settle(batch, None)

    async def _execute(self, batch: list[Job]) -> list[Job]:
        """Write jobs in one transaction; returns those that were not, as their tables have changed hands."""
        async with self.engine.begin() as connection:
            fenced = await self._fenced(connection, batch)
            left_out = {id(job) for job in fenced}
            statements = [statement for job in batch if id(job) not in left_out for statement in job.statements]
            for statement, values in statements:
                if statement is not _INSERT_LOG:
                    await connection.execute(statement, values or None)
            rows = [values for statement, values in statements if statement is _INSERT_LOG]
            if rows:
                await connection.execute(_INSERT_LOG, rows)
        self.rows += len(rows)
        return fenced

    async def _fenced(self, connection: AsyncConnection, batch: list[Job]) -> list[Job]:
        """The jobs whose writers own their tables no longer."""
        holds = sorted({job.hold for job in batch if job.hold is not None})
        if not holds:
            return []
        wanted = {"tables": [table for table, _ in holds], "epochs": [epoch for _, epoch in holds]}
        held = {(row[0], row[1]) for row in await connection.execute(_STILL_HELD, wanted)}
        return [job for job in batch if job.hold is not None and job.hold not in held]

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
            return await self.in_time(self._fetch(query))
        except NoAnswer:
            logger.error("not read: no answer")
            raise
        except (SQLAlchemyError, OSError) as error:
            logger.error("not read: %s", type(error).__name__)
            raise StoreError(type(error).__name__) from error

    async def _fetch(self, query: sa.Select[Any]) -> list[sa.Row[Any]]:
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).all())


def _hold(table: str, epoch: int | None) -> Hold | None:
    return None if epoch is None else (table, epoch)


def _settle(batch: list[Job], failure: StoreError | None) -> None:
    for _, done, _ in batch:
        if done.done():
            continue
        if failure is None:
            done.set_result(None)
        else:
            done.set_exception(failure)
