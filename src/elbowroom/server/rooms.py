"""All rooms: they come out of the log when somebody needs them and leave memory when nobody does."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator

from .bots import BotPool
from .config import Config
from .health import Health
from .limits import Addresses
from .metrics import Metrics
from .refusal import Refusal
from .replays import Replayer
from .room import Room, now
from .store import Store, StoreError

logger = logging.getLogger("elbowroom.rooms")
GOING_AWAY = 1012
_DAY = 86_400_000
_ID_LENGTH = 16


class Rooms:
    """The house."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.limits = config.limits
        self.store = Store(config.database, config.store_seconds)
        self.pool = BotPool(config.bot_workers, config.bot_seconds)
        self.replayer = Replayer(config.limits.replays_per_address)
        self.metrics = Metrics()
        self.addresses = Addresses(config.limits)
        self.health = Health(self.store)
        self.closing = False
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self.metrics.gauge("elbowroom_tables_in_memory", lambda: len(self._rooms))
        self.metrics.gauge(
            "elbowroom_connections", lambda: sum(len(r.audience.connections) for r in self._rooms.values())
        )
        self.metrics.gauge("elbowroom_bots_thinking", lambda: self.pool.asked)
        self.metrics.gauge("elbowroom_bots_waiting", lambda: self.pool.waiting)
        self.metrics.gauge("elbowroom_store_commits", lambda: self.store.commits)
        self.metrics.gauge("elbowroom_store_rows", lambda: self.store.rows)

    async def open(self) -> None:
        """Open the store; games in which a bot or a clock has to act go on at once."""
        await self.store.open()
        self._tasks = [asyncio.create_task(self._wake()), asyncio.create_task(self._sweep())]

    async def close(self) -> None:
        """Say good-bye, store everything, end the bots."""
        self.closing = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for room in self._rooms.values():
            room.close(GOING_AWAY)
        self.pool.close()
        self.replayer.close()
        await self.store.close()

    @contextlib.asynccontextmanager
    async def use(self, table: str) -> AsyncIterator[Room]:
        """A room that stays in memory for as long as this lasts."""
        room = await self._get(table)
        room.pins += 1
        try:
            yield room
        finally:
            room.pins -= 1
            room.used = time.monotonic()

    async def _get(self, table: str) -> Room:
        if self.closing:
            raise Refusal("closing")
        room = self._rooms.get(table)
        if room is not None:
            return room
        if len(table) != _ID_LENGTH or not table.isalnum() or not table.isascii():
            raise Refusal("unknown-table", table=table)
        task = self._loading.get(table)
        if task is None:
            task = self._loading[table] = asyncio.create_task(self._load(table))
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(task)

    async def _load(self, table: str) -> Room:
        try:
            row = await self.store.table(table)
            if row is None:
                raise Refusal("unknown-table", table=table)
            room = Room(row, self.store, self.pool, self.metrics)
            await room.load()
        except StoreError as error:
            raise Refusal("storage") from error
        self._rooms[table] = room
        room.attend()
        return room

    async def _wake(self) -> None:
        """After a start: bots and clocks go on where they were."""
        try:
            tables = await self.store.awake()
        except StoreError:
            return
        for table in tables:
            try:
                async with self.use(table):
                    pass
            except Refusal as refusal:
                logger.error("not woken", extra={"facts": {"table": table, "code": refusal.code}})
            await asyncio.sleep(0)

    async def _sweep(self) -> None:
        """Every so often: idle games leave memory, old tables the store."""
        while True:
            await asyncio.sleep(self.limits.sweep_seconds)
            try:
                await self.sweep()
            except StoreError:
                continue

    async def sweep(self) -> None:
        """Let go of what nobody needs."""
        idle = time.monotonic() - self.limits.idle_seconds
        for table, room in list(self._rooms.items()):
            if not room.busy and room.used <= idle:
                del self._rooms[table]
                await self.store.change(table, {"touched": now()})
        moment = now()
        gone = await self.store.clean(
            moment - int(self.limits.lobby_days * _DAY), moment - int(self.limits.running_days * _DAY), set(self._rooms)
        )
        if gone:
            logger.info("cleared away", extra={"facts": {"tables": len(gone)}})
