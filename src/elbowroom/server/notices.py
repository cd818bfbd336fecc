"""What other processes on the same PostgreSQL call out (`NOTIFY`), and calling out oneself."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from .tasks import end

logger = logging.getLogger("elbowroom.notices")
_LOOK_SECONDS = 5.0  # between looks whether the line still stands
_AGAIN_SECONDS = 1.0
Hear = Callable[[str], None]


def can_listen(engine: AsyncEngine) -> bool:
    """Is it a database that calls out?"""
    return engine.dialect.name == "postgresql" and engine.dialect.driver == "asyncpg"


async def notify(connection: AsyncConnection, channel: str, payload: str = "") -> None:
    """Call out when this transaction is committed; a database that cannot is silent."""
    if connection.dialect.name == "postgresql":
        await connection.execute(
            sa.text("SELECT pg_notify(:channel, :payload)"), {"channel": channel, "payload": payload}
        )


class Notices:
    """A line of its own on which the database is heard; a broken one is mended, and everybody asked to look anew."""

    def __init__(self, engine: Callable[[], AsyncEngine]) -> None:
        self._engine = engine
        self._hear: dict[str, Hear] = {}
        self._task: asyncio.Task[None] | None = None
        self.listening = False

    def on(self, channel: str, hear: Hear) -> None:
        """Whom to tell what is called out on a channel; also, with nothing, whenever something may have been missed."""
        self._hear[channel] = hear

    def open(self) -> None:
        """Listen from now on, where the database calls out."""
        if self._hear and can_listen(self._engine()):
            self._task = asyncio.create_task(self._listen(), name="notices")

    async def close(self) -> None:
        """Hang up."""
        await end(self._task)
        self._task = None

    async def _listen(self) -> None:
        while True:
            try:
                await self._hold_the_line()
            except (SQLAlchemyError, OSError, TimeoutError) as error:
                logger.warning("the database is not heard", extra={"facts": {"why": type(error).__name__}})
            except Exception as error:  # the driver's own, which is imported nowhere else
                logger.warning("the database is not heard", extra={"facts": {"why": type(error).__name__}})
            finally:
                self.listening = False
            await asyncio.sleep(_AGAIN_SECONDS)

    async def _hold_the_line(self) -> None:
        async with self._engine().connect() as connection:
            line: Any = (await connection.get_raw_connection()).driver_connection
            broken = asyncio.Event()
            line.add_termination_listener(lambda _: broken.set())
            try:
                for channel in self._hear:
                    await line.add_listener(channel, self._heard)
                self.listening = True
                for hear in self._hear.values():
                    hear("")
                while not broken.is_set():
                    await line.fetchval("SELECT 1")
                    with contextlib.suppress(TimeoutError):
                        async with asyncio.timeout(_LOOK_SECONDS):
                            await broken.wait()
            finally:
                with contextlib.suppress(Exception):
                    await connection.invalidate()  # it goes back to nobody: it still listens

    def _heard(self, _: object, __: int, channel: str, payload: str) -> None:
        if channel in self._hear:
            self._hear[channel](payload)
