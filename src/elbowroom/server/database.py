"""Which database, and how it is opened: one that does not answer is given up in time."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import IO, Any

import sqlalchemy as sa
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

if sys.platform != "win32":
    import fcntl

_PRIVATE = 0o600


def normal_url(url: str) -> str:
    """A database address with an asynchronous driver; plain ones get ours."""
    for plain, driver in (
        ("postgres://", "postgresql+asyncpg://"),
        ("postgresql://", "postgresql+asyncpg://"),
        ("sqlite://", "sqlite+aiosqlite://"),
    ):
        if url.startswith(plain):
            return driver + url.removeprefix(plain)
    return url


def open_engine(url: str, patience: float) -> AsyncEngine:
    """The database at an address; its answers come within so many seconds or not at all."""
    if make_url(url).get_backend_name() == "sqlite":
        if (path := sqlite_path(url)) is not None:
            _keep_private(path)
        engine = create_async_engine(url, hide_parameters=True)
        sa.event.listen(engine.sync_engine, "connect", _sqlite_durable)
        return engine
    arguments: dict[str, Any] = {}
    if make_url(url).drivername == "postgresql+asyncpg":
        arguments = {"timeout": patience, "command_timeout": patience}
    return create_async_engine(
        url, hide_parameters=True, pool_timeout=patience, pool_pre_ping=True, connect_args=arguments
    )


def sqlite_path(url: str) -> Path | None:
    """The file of an SQLite database, if it is in one."""
    try:
        parts = make_url(normal_url(url))
    except ArgumentError:
        return None  # no address at all; whoever opens it will say so
    if parts.get_backend_name() != "sqlite" or not parts.database or parts.database == ":memory:":
        return None
    return None if parts.database.startswith("file:") else Path(parts.database)


def _keep_private(path: Path) -> None:
    """Hashes of secrets and seeds of running games are in it: nobody else on this computer reads them."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, _PRIVATE))
    if path.stat().st_mode & 0o077:
        path.chmod(_PRIVATE)


def only_user(url: str) -> IO[str] | None:
    """Take an SQLite database for this process alone, for as long as the file given back is open.

    `BlockingIOError` if another server has it.
    """
    path = sqlite_path(url)
    if path is None or sys.platform == "win32":
        return None
    lock = path.with_name(path.name + ".lock").open("w")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise
    return lock


def _sqlite_durable(connection: Any, _: ConnectionPoolEntry) -> None:
    """Every commit is on the disk before it is acknowledged, and readers never wait."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
