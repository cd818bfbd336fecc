"""Many processes on one PostgreSQL: who is there, which of them owns a table, and the news about both.

A process gives a sign of life every second; three seconds without one, by the database's clock, and its tables may be
taken over. Taking one raises its epoch, and every write names the epoch of its writer: an owner that was only asleep
finds out by its next write, which does not happen.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import time
from collections.abc import Iterable
from typing import Any, NamedTuple, Protocol

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from elbowroom.table.journal import StoreError
from elbowroom.table.seats import new_id, new_secret

from .notices import Notices
from .store import Store
from .tasks import end

logger = logging.getLogger("elbowroom.lease")
_BEATS = 3  # signs of life within a lease
_LOOK_SECONDS = 10.0  # between two looks for tables that nobody owns
_AGAIN = 0.05  # seconds after the end of a lease
_KEPT = 3_600_000  # milliseconds for which a process that owns nothing any more is remembered
_CHANNEL = "elbowroom"

_NOW = "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)"
# A database that has only just come up has heard from nobody yet.
_ALIVE = (
    f"(p.seen > {_NOW} - CAST(:lease AS bigint)"
    " OR pg_postmaster_start_time() > clock_timestamp() - CAST(:lease AS bigint) * interval '1 millisecond')"
)
_BEAT = sa.text(
    "WITH me AS (INSERT INTO processes (id, name, address, secret, seen)"
    f" VALUES (:me, :name, :address, :secret, {_NOW}) ON CONFLICT (id) DO UPDATE SET seen = excluded.seen)"
    f" SELECT p.id, p.name, p.address, p.secret FROM processes AS p WHERE p.id <> :me AND {_ALIVE}"
)
_CLAIM = sa.text(
    "WITH old AS (SELECT t.id, t.owner, t.released, p.seen FROM tables AS t LEFT JOIN processes AS p ON p.id = t.owner"
    " WHERE t.id = :table),"
    " new AS (UPDATE tables AS t SET owner = :me, epoch = t.epoch + 1 FROM old WHERE t.id = old.id"
    "  AND (t.owner IN ('', :me)"
    f"   OR NOT EXISTS (SELECT 1 FROM processes AS p WHERE p.id = t.owner AND {_ALIVE}))"
    "  RETURNING t.epoch)"
    " SELECT new.epoch, old.owner, CASE WHEN old.owner = '' THEN old.released ELSE old.seen END AS alive,"
    "  CASE WHEN old.owner NOT IN ('', :me)"
    f"   THEN pg_notify('{_CHANNEL}', 'taken ' || old.id || ' ' || new.epoch) END AS told"
    " FROM new, old"
)
_OWNER = sa.text(
    "SELECT p.id, p.name, p.address, p.secret,"
    f" greatest(0, p.seen + CAST(:lease AS bigint) - {_NOW}) / 1000.0 AS lasts"
    " FROM tables AS t JOIN processes AS p ON p.id = t.owner WHERE t.id = :table"
)
_HELD = sa.text("SELECT id, epoch FROM tables WHERE owner = :me")
_ORPHANS = sa.text(
    "SELECT t.id FROM tables AS t WHERE t.status = 'running' AND t.awake AND t.owner <> :me"
    f" AND NOT EXISTS (SELECT 1 FROM processes AS p WHERE p.id = t.owner AND {_ALIVE})"
)
_FORGET = sa.text(
    f"DELETE FROM processes AS p WHERE p.seen < {_NOW} - {_KEPT}"
    " AND NOT EXISTS (SELECT 1 FROM tables AS t WHERE t.owner = p.id) RETURNING p.id"
)
_RELEASE = sa.text(f"UPDATE tables SET owner = '', released = {_NOW} WHERE owner = :me")
_GIVE = sa.text(
    f"UPDATE tables SET owner = '', released = {_NOW} WHERE id = :table AND epoch = CAST(:epoch AS bigint) RETURNING id"
)
_LEAVE = sa.text("DELETE FROM processes WHERE id = :me")
_TELL = sa.text(f"SELECT pg_notify('{_CHANNEL}', :news)")
_MY_ADDRESS = sa.text("SELECT coalesce(host(inet_client_addr()), '127.0.0.1')")


class Process(NamedTuple):
    """A process that shares the database."""

    id: str
    name: str
    address: str
    secret: str


class Elsewhere(Exception):
    """The table belongs to another process, whose lease lasts for so many seconds if it gives no more sign of life."""

    def __init__(self, owner: Process, lasts: float, gone: asyncio.Event) -> None:
        super().__init__(owner.name)
        self.owner = owner
        self.lasts = lasts
        self._gone = gone  # set when a process is gone that was there when the owner was asked for

    async def outwait(self) -> None:
        """Wait until the lease of an owner that cannot be reached has run out, or a process lets go of its tables."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self.lasts + _AGAIN):
                await self._gone.wait()


class Claim(NamedTuple):
    """A table that is ours now: in which epoch, and when its owner before us was last seen alive."""

    epoch: int
    alive: int


class Tenants(Protocol):
    """Those whom the lease tells what happens to tables."""

    def lost(self, table: str, epoch: int) -> None:
        """Another process owns this table, in this epoch."""

    def doubtful(self) -> None:
        """News may have been missed."""

    def orphaned(self, all_of_them: bool) -> None:
        """Tables may have lost their owner; is this more than one's share of them?"""


class Lease:
    """This process among the others."""

    def __init__(self, store: Store, notices: Notices, name: str, seconds: float, tenants: Tenants) -> None:
        self.me = Process(new_id(), name, "", new_secret())
        self.others: dict[str, Process] = {}
        self._tenants = tenants
        self._store = store
        self._seconds = seconds
        self._connection: AsyncConnection | None = None
        self._news = asyncio.Event()  # set when a process is gone, and made anew
        self._beaten = 0.0  # when the last sign of life got through
        self._looked = 0.0
        self._task: asyncio.Task[None] | None = None
        notices.on(_CHANNEL, self._hear)

    @property
    def living(self) -> list[str]:
        """The processes that are there."""
        return [self.me.id, *self.others]

    def home(self, table: str) -> bool:
        """Is this the process, of all that are there, to look after a table that nobody has asked for?"""
        return rendezvous(table, [self.me.name, *(other.name for other in self.others.values())]) == self.me.name

    async def open(self, address: str) -> None:
        """Be known under an address, which may leave out the host, and stay so."""
        await self._store.in_time(self._connect())
        assert self._connection is not None
        host, _, port = address.rpartition(":")
        if port and host in ("", "0.0.0.0", "[::]"):  # as the database sees this machine, others will, too
            host = str((await self._connection.execute(_MY_ADDRESS)).scalar_one())
            address = f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
        self.me = self.me._replace(address=address)
        await self._beat()
        self._looked = time.monotonic()
        self._task = asyncio.create_task(self._live(), name="lease")

    async def close(self) -> None:
        """Let go of everything at once, and say so."""
        await end(self._task)
        self._task = None
        try:
            await self._store.in_time(self._leave())
        except (SQLAlchemyError, OSError, StoreError):
            logger.error("tables were not released; others take them over later")
        await self._hang_up()

    async def _leave(self) -> None:
        async with self._store.engine.begin() as connection:
            await connection.execute(_RELEASE, {"me": self.me.id})
            await connection.execute(_LEAVE, {"me": self.me.id})
            await connection.execute(_TELL, {"news": f"free {self.me.id}"})

    # --- tables -------------------------------------------------------------------------------------------------------

    async def claim(self, table: str) -> Claim:
        """Own a table; `Elsewhere` if a living process does."""
        gone = self._news  # as of now: the owner may go between the questions
        rows = await self._ask(_CLAIM, table=table, me=self.me.id, lease=self._milliseconds)
        if rows:
            found = rows[0]._mapping
            if found["owner"] not in ("", self.me.id):
                logger.warning("taken over", extra={"facts": {"table": table, "epoch": found["epoch"]}})
            return Claim(found["epoch"], found["alive"] or 0)
        owners = await self._ask(_OWNER, table=table, lease=self._milliseconds)
        if not owners:
            raise StoreError("a table changed hands twice at a time")
        raise Elsewhere(_process(owners[0]), float(owners[0]._mapping["lasts"]), gone)

    async def give(self, table: str, epoch: int) -> None:
        """Let any process have a table that was ours in this epoch."""
        await self._ask(_GIVE, table=table, epoch=epoch)

    async def held(self) -> dict[str, int]:
        """What this process owns, with the epochs."""
        return {row._mapping["id"]: row._mapping["epoch"] for row in await self._ask(_HELD, me=self.me.id)}

    async def orphans(self) -> list[str]:
        """Tables where a bot or a clock may have to act, and whose owner is gone."""
        return [row[0] for row in await self._ask(_ORPHANS, me=self.me.id, lease=self._milliseconds)]

    @property
    def _milliseconds(self) -> int:
        return int(self._seconds * 1000)

    async def _ask(self, question: sa.TextClause, **values: Any) -> list[sa.Row[Any]]:
        async def ask() -> list[sa.Row[Any]]:
            async with self._store.engine.begin() as connection:
                return list((await connection.execute(question, values)).all())

        try:
            return await self._store.in_time(ask())
        except (SQLAlchemyError, OSError) as error:
            raise StoreError(type(error).__name__) from error

    # --- staying alive ------------------------------------------------------------------------------------------------

    async def _live(self) -> None:
        """Signs of life, for as long as the server runs; a connection that breaks is made anew."""
        while True:
            await asyncio.sleep(self._seconds / _BEATS)
            try:
                if self._connection is None:
                    await self._store.in_time(self._connect())
                await self._store.in_time(self._beat())
                if time.monotonic() - self._looked > _LOOK_SECONDS:
                    self._looked = time.monotonic()
                    await self._ask(_FORGET)
                    self._tenants.orphaned(True)
            except Exception as error:  # a driver's own, too: whoever gave no sign of life again would own nothing
                logger.error("no sign of life", extra={"facts": {"why": type(error).__name__}})
                await self._hang_up()

    async def _connect(self) -> None:
        """A connection of its own: a sign of life waits for nobody."""
        connection = await self._store.engine.connect()
        await connection.execution_options(isolation_level="AUTOCOMMIT")
        self._connection = connection

    async def _hang_up(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(Exception):  # it is gone, or going
                await connection.invalidate()
                await self._store.in_time(connection.close())

    async def _beat(self) -> None:
        assert self._connection is not None
        values = {"me": self.me.id, "name": self.me.name, "address": self.me.address, "secret": self.me.secret}
        rows = (await self._connection.execute(_BEAT, {**values, "lease": self._milliseconds})).all()
        before, self.others = self.others, {row[0]: _process(row) for row in rows}
        late, self._beaten = self._beaten, time.monotonic()
        if late and self._beaten - late > self._seconds:
            logger.warning("a sign of life came late", extra={"facts": {"seconds": round(self._beaten - late, 1)}})
            self._tenants.doubtful()
        if before.keys() - self.others.keys():
            self._gone()

    def _hear(self, news: str) -> None:
        match news.split():
            case []:
                self._tenants.doubtful()
            case ["taken", table, epoch] if epoch.isdecimal():
                self._tenants.lost(table, int(epoch))
            case ["free", process] if process != self.me.id:
                self.others.pop(process, None)
                self._gone()

    def _gone(self) -> None:
        """A process is there no more."""
        self._news.set()
        self._news = asyncio.Event()
        self._tenants.orphaned(False)


def _process(row: sa.Row[Any]) -> Process:
    return Process(*(row._mapping[name] for name in Process._fields))


def rendezvous(key: str, places: Iterable[str]) -> str:
    """Where a key belongs; when a place comes or goes, only its own keys move."""
    return ranked(key, places)[0]


def ranked(key: str, places: Iterable[str]) -> list[str]:
    """Where a key belongs, and where next, if that place is gone."""
    return sorted(places, key=lambda place: hashlib.blake2b(f"{place} {key}".encode(), digest_size=8).digest())
