"""What the operator forbids and allows again, written into the database from beside the running servers."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from elbowroom.table.timekeeping import now

from . import schema
from .database import normal_url, open_engine, sqlite_path
from .moderation import CHANNEL, Ban, Kind, Why
from .notices import notify

_PATIENCE = 10.0  # seconds
_DAY = 86_400_000


class NoDatabase(Exception):
    """There is none, or none that a server of this version has opened yet; `reason` is what the database says."""

    def __init__(self, reason: str = "") -> None:
        super().__init__(reason)
        self.reason = reason


@contextlib.asynccontextmanager
async def _open(url: str) -> AsyncIterator[AsyncConnection]:
    """A database that a server has made; it is never made or brought up to date here."""
    path = sqlite_path(url)
    if path is not None and not path.is_file():
        raise NoDatabase
    engine = open_engine(normal_url(url), _PATIENCE)
    try:
        async with engine.begin() as connection:
            if not await connection.run_sync(lambda one: sa.inspect(one).has_table(schema.bans.name)):
                raise NoDatabase
            yield connection
    except (SQLAlchemyError, OSError) as error:
        raise NoDatabase((str(error) or type(error).__name__).splitlines()[0]) from error
    finally:
        await engine.dispose()


async def ban(url: str, kind: Kind, what: str, why: Why = "", days: float = 0) -> int:
    """Forbid something, for so many days or until it is lifted; returns the ban's number. It replaces an older one."""
    bans = schema.bans
    moment = now()
    until = moment + int(days * _DAY) if days else 0
    async with _open(url) as connection:
        await connection.execute(bans.delete().where(bans.c.kind == kind, bans.c.what == what))
        values = {"kind": kind, "what": what, "why": why, "since": moment, "until": until}
        made = await connection.execute(bans.insert().values(values).returning(bans.c.number))
        number: int = made.scalar_one()
        await notify(connection, CHANNEL)
    return number


async def table_exists(url: str, table: str) -> bool:
    """Is there such a table?"""
    async with _open(url) as connection:
        found = await connection.execute(sa.select(schema.tables.c.id).where(schema.tables.c.id == table))
        return found.first() is not None


async def lift(url: str, number: int) -> bool:
    """Allow something again; false if there is no such ban."""
    async with _open(url) as connection:
        gone = await connection.execute(schema.bans.delete().where(schema.bans.c.number == number))
        await notify(connection, CHANNEL)
        return gone.rowcount > 0


async def all_bans(url: str) -> list[Ban]:
    """Everything that is forbidden now."""
    async with _open(url) as connection:
        rows = (await connection.execute(sa.select(schema.bans).order_by(schema.bans.c.number))).all()
    return [found for row in rows if (found := Ban(**row._mapping)).holds(now())]
