"""All rooms: they come out of the log when somebody needs them and leave memory when nobody does."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Coroutine
from typing import Any

from elbowroom.table.bringing import Seen
from elbowroom.table.journal import Fenced, StoreError
from elbowroom.table.records import Recorded
from elbowroom.table.refusal import Refusal
from elbowroom.table.replay_log import Script
from elbowroom.table.room import Room
from elbowroom.table.timekeeping import now

from .bot_pools import make_pool
from .config import Config
from .connection import Connection
from .health import Health
from .lease import Elsewhere, Lease
from .limits import Addresses
from .metrics import Metrics
from .moderation import Moderation
from .notices import Notices
from .replays import Replayer
from .reviews import Reviewer
from .store import Store
from .tasks import end
from .timekeeping import Steady

logger = logging.getLogger("elbowroom.rooms")
GOING_AWAY = 1012
NOT_WANTED = 4005
_DAY = 86_400_000
_ID_LENGTH = 16
_COME_AGAIN = 5000  # milliseconds
_LATE = 0.01  # seconds after which an alarm has certainly a reason
_AGAIN = 5.0  # seconds
_LOOK_SECONDS = 1.0


class _Asleep:
    """A table that is not in memory, though a player's time runs at it."""

    def __init__(self, alarm: asyncio.TimerHandle, since: float) -> None:
        self.alarm = alarm
        self.since = since  # when he began to think


class Rooms:
    """The house."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.limits = config.limits
        self.store = Store(config.database, config.store_seconds)
        self.replayer = Replayer(config.limits.replays_per_address)
        self.weigher = Replayer(1)  # games of bots with tiles of one's own: one question at a time for an address
        self.metrics = Metrics()
        self.store.observe = self.metrics.stored.observe
        self.addresses = Addresses(config.limits)
        self.health = Health(self.store)
        self.notices = Notices(lambda: self.store.engine)
        self.lease: Lease | None = None  # where many processes may share the database
        if self.store.shared:
            self.lease = Lease(self.store, self.notices, config.name, config.limits.lease_seconds, self)
        self.pool = make_pool(config, lambda: self.store.engine, self.notices)
        self.reviewer = Reviewer(self.pool)
        self.metrics.thoughts = self.pool.thoughts
        self.moderation = Moderation(self.store, self.notices, config.limits.moderation_seconds)
        self.moderation.changed = self._enforce
        self.closing = False
        self._rooms: dict[str, Room] = {}
        self._asleep: dict[str, _Asleep] = {}
        self._alive = 0  # when the server before this one was last there
        self._steady = Steady(0)
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self.metrics.gauge("elbowroom_tables_in_memory", lambda: len(self._rooms))
        self.metrics.gauge("elbowroom_connections", self.connections)
        self.metrics.gauge("elbowroom_bots_thinking", lambda: self.pool.asked)
        self.metrics.gauge("elbowroom_bots_waiting", lambda: self.pool.waiting)
        self.metrics.gauge("elbowroom_bot_worker_slots", lambda: self.pool.slots)
        self.metrics.gauge("elbowroom_store_commits", lambda: self.store.commits)
        self.metrics.gauge("elbowroom_store_rows", lambda: self.store.rows)

    def connections(self) -> int:
        """How many clients are at the tables."""
        return sum(len(room.audience.connections) for room in self._rooms.values())

    async def open(self) -> None:
        """Open the store, unless it is; games in which a bot or a clock has to act go on at once."""
        if self._tasks:
            return
        await self.store.open()
        await self.moderation.open()
        self.notices.open()
        await self.pool.open()
        if self.lease is not None:
            await self.lease.open(self.config.internal)
        house = await self.store.house()
        self._alive = house["alive"]
        self._steady = Steady(house["steady"])
        self._tasks = [
            asyncio.create_task(work) for work in (self._wake(), self._sweep(), self._stay_alive(), self._watch_loop())
        ]

    async def drain(self) -> None:
        """Say good-bye to everybody, and let others have the tables at once."""
        if self.closing:
            return
        self.closing = True
        await end(*self._tasks)
        await self._note_alive()
        for asleep in self._asleep.values():
            asleep.alarm.cancel()
        for room in self._rooms.values():
            room.close(GOING_AWAY)
        if self.lease is not None:
            await self.lease.close()
        await self.moderation.close()
        await self.pool.leave()
        await self.notices.close()

    async def close(self) -> None:
        """Go, and end the bots; what waits to be stored is stored."""
        await self.drain()
        self.pool.close()
        self.replayer.close()
        self.weigher.close()
        await self.store.close()

    @contextlib.asynccontextmanager
    async def use(self, table: str) -> AsyncIterator[Room]:
        """A room that stays in memory for as long as this lasts."""
        room = await self._get(table)
        while self._rooms.get(table) is not room:  # it has left memory before its turn came
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
        self.moderation.check_table(table)
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
            await self._make_space()
            alive, epoch = self._alive, None
            if self.lease is not None:
                claim = await self.lease.claim(table)
                alive, epoch = claim.alive or alive, claim.epoch
            room = Room(row, self.store, self.pool, self.metrics.moved, epoch, self._drop)
            await room.load()
            self.moderation.check_table(table)  # it may have been closed meanwhile
            room.forget_names(self.moderation.bars_name)
        except StoreError as error:
            raise Refusal("storage") from error
        asleep = self._asleep.pop(table, None)
        if asleep is not None:
            asleep.alarm.cancel()
            room.sitting.since = asleep.since
        elif alive > room.sitting.decided > 0:  # whoever was thinking when the server went is not given that time
            room.sitting.since = time.monotonic() - (alive - room.sitting.decided) / 1000
        self._rooms[table] = room
        room.attend()
        return room

    async def record_at(self, address: str, table: str, script: Script, ply: int) -> str:
        """The record of a game as far as one of its positions."""
        return await self.replayer.record_at(address, table, script, ply)

    async def read_record(self, address: str, text: str) -> Recorded:
        """The game of a record that somebody has brought along."""
        return await self.replayer.read_record(address, text)

    async def lay_out(self, address: str, puzzle: str) -> Recorded:
        """The game of a puzzle, as far as its position."""
        return await self.replayer.lay_out(address, puzzle)

    async def look_at(
        self, address: str, bring: list[dict[str, Any]], own_map: dict[str, Any] | None, name: str
    ) -> Seen:
        """What there is to say of the boxes and the map that somebody brings along."""
        return await self.replayer.look_at(address, bring, own_map, name)

    def _enforce(self, opened: set[str]) -> None:
        """Something else is forbidden now: whoever it concerns is told why, and goes. Open tables go on."""
        for table in opened:
            self._ring(table)
        for room in list(self._rooms.values()):
            try:
                self.moderation.check_table(room.id)
            except Refusal as refusal:
                room.shut(refusal, NOT_WANTED)
                self._rooms.pop(room.id)
                continue
            room.forget_names(self.moderation.bars_name)
            for connection in room.audience.connections:
                assert isinstance(connection, Connection)
                try:
                    self.moderation.check_address(connection.address)
                except Refusal as refusal:
                    connection.refuse(refusal, None)
                    connection.close(NOT_WANTED)

    async def _make_space(self) -> None:
        """There is a bound to what is in memory: those that were not used for longest leave first."""
        while len(self._rooms) >= self.limits.tables_in_memory:
            idle = [room for room in self._rooms.values() if not room.busy]
            if not idle:
                raise Refusal("too-fast", wait=_COME_AGAIN)
            for room in sorted(idle, key=lambda one: one.used)[: max(1, self.limits.tables_in_memory // 20)]:
                await self._put_to_sleep(room)

    async def _put_to_sleep(self, room: Room) -> None:
        """A room leaves memory; if a player's time runs in it, it comes back when that is up."""
        seconds = room.rings_in
        change: dict[str, Any] = {"touched": now()}
        if seconds is not None:
            alarm = asyncio.get_running_loop().call_later(seconds + _LATE, self._ring, room.id)
            self._asleep[room.id] = _Asleep(alarm, room.sitting.since)
        elif self.lease is not None:
            change |= {"owner": "", "released": now()}  # any process may have it
        room.close(GOING_AWAY)
        self._rooms.pop(room.id, None)
        with contextlib.suppress(Fenced):  # it has an owner already, perhaps this process again
            await self.store.change(room.id, change, room.epoch)

    # --- other processes ----------------------------------------------------------------------------------------------

    def _drop(self, room: Room) -> None:
        """Another process owns this table: its clients will find it there."""
        if self._rooms.get(room.id) is room:
            del self._rooms[room.id]
        logger.warning("fenced off", extra={"facts": {"table": room.id, "epoch": room.epoch}})
        self.metrics.fenced += 1
        room.close(GOING_AWAY)

    @property
    def inner_port(self) -> int:
        """The port at which other processes reach this one; 0 if there is none."""
        return int(self.config.internal.rpartition(":")[2] or 0)

    async def give_up(self, table: str) -> bool:
        """Let another process have a table at which nobody is here; returns whether it may."""
        room = self._rooms.get(table)
        if self.lease is None or table in self._loading or (room is not None and room.used_now):
            return False
        if (asleep := self._asleep.pop(table, None)) is not None:
            asleep.alarm.cancel()
        if room is not None:
            del self._rooms[table]
            room.close(GOING_AWAY)
        try:
            epoch = (room.epoch or 0) if room is not None else (await self.lease.claim(table)).epoch
            await self.lease.give(table, epoch)
        except Elsewhere:
            pass  # it is gone already
        except StoreError:
            return False
        return True

    def lost(self, table: str, epoch: int) -> None:
        """Another process has taken a table over."""
        room = self._rooms.get(table)
        if room is not None and room.epoch is not None and room.epoch < epoch:
            room.failed(Fenced("taken over"))
        elif (asleep := self._asleep.pop(table, None)) is not None:
            asleep.alarm.cancel()

    def doubtful(self) -> None:
        """Look whether all tables in memory are still ours."""
        self._do(self._check_tables())

    async def _check_tables(self) -> None:
        assert self.lease is not None
        rooms, asleep = list(self._rooms.values()), list(self._asleep)
        with contextlib.suppress(StoreError):
            held = await self.lease.held()
            for room in rooms:
                if held.get(room.id) != room.epoch:
                    room.failed(Fenced("taken over"))
            for table in asleep:
                if table not in held:
                    self.lost(table, 0)

    def orphaned(self, all_of_them: bool) -> None:
        """Bots and clocks whose process is gone go on here, or in the process whose share they are."""
        self._do(self._adopt(all_of_them))

    async def _adopt(self, all_of_them: bool) -> None:
        assert self.lease is not None
        with contextlib.suppress(StoreError):
            for table in await self.lease.orphans():
                if all_of_them or self.lease.home(table):
                    await self._rouse(table)
                    await asyncio.sleep(0)

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.append(task)
        task.add_done_callback(self._tasks.remove)

    # --- time ---------------------------------------------------------------------------------------------------------

    def _ring(self, table: str) -> None:
        self._do(self._rouse(table))

    async def _rouse(self, table: str) -> None:
        """Bring a table back into memory, where its bots and clocks go on by themselves."""
        try:
            async with self.use(table):
                pass
        except Elsewhere:
            return
        except Refusal as refusal:
            if self.closing or refusal.code == "table-closed":
                return  # a closed table sleeps until it is open again
            logger.error("not woken", extra={"facts": {"table": table, "code": refusal.code}})
            if refusal.code in ("storage", "too-fast") and table in self._asleep:
                self._asleep[table].alarm = asyncio.get_running_loop().call_later(_AGAIN, self._ring, table)

    async def _wake(self) -> None:
        """After a start: bots and clocks go on where they were."""
        if self.lease is not None:
            await self._adopt(all_of_them=False)
            return
        try:
            tables = await self.store.awake()
        except StoreError:
            return
        for table in tables:
            await self._rouse(table)
            await asyncio.sleep(0)

    async def _stay_alive(self) -> None:
        """While a player's time runs, note that the server is there: when it comes back, it knows how long he had."""
        while self.lease is None:  # which gives signs of life anyway
            await asyncio.sleep(self.limits.alive_seconds)
            if self._asleep or any(room.rings_in is not None for room in self._rooms.values()):
                await self._note_alive()

    async def _watch_loop(self) -> None:
        """Note how late the event loop is: all that everybody waits for when something takes too long on it."""
        while True:
            due = time.monotonic() + _LOOK_SECONDS
            await asyncio.sleep(_LOOK_SECONDS)
            self.metrics.loop_lag.observe(max(0.0, time.monotonic() - due))

    async def _note_alive(self) -> None:
        if self.lease is not None:
            return
        with contextlib.suppress(StoreError):
            await self.store.remember("alive", now())

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
        for room in list(self._rooms.values()):
            if not room.busy and room.used <= idle:
                await self._put_to_sleep(room)
        await self.moderation.forget()
        moment = self._steady.tick()
        await self.store.remember("steady", moment)
        gone = await self.store.clean(
            moment - int(self.limits.lobby_days * _DAY),
            moment - int(self.limits.running_days * _DAY),
            {*self._rooms, *self._asleep},
            self.lease.living if self.lease is not None else (),
        )
        if gone:
            logger.info("cleared away", extra={"facts": {"tables": len(gone)}})
