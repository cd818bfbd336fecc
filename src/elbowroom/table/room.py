"""A room: one table in memory, its match, its clients, its bots and its clock. One thing happens at a time in it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any

from elbowroom.rules.game import IllegalMove

from .audience import Audience
from .client import Client
from .journal import Fenced, Journal, StoreError, TableRow
from .match import Match, Row
from .protocol.values import Driver, WhyDriven
from .refusal import Refusal
from .rules_version import rules_version
from .settings import PACES
from .sitting import Sitting
from .thinker import Thinker
from .thinking import Thinking
from .timekeeping import now

logger = logging.getLogger("elbowroom.room")
CHAT_KEPT = 50
_RETRY_SECONDS = 1.0
_ROWS_AT_ONCE = 10  # played again before others have their turn


class Room:
    """A table that somebody uses."""

    def __init__(
        self,
        row: TableRow,
        store: Journal,
        pool: Thinker,
        on_move: Callable[[Driver, float], None] | None = None,
        epoch: int | None = None,
        on_fenced: Callable[[Room], None] | None = None,
    ) -> None:
        self.id = row.id
        self.epoch = epoch  # in which this process owns the table; none where no other could
        self._on_fenced = on_fenced
        self._fenced = False
        self.sitting = Sitting(row)
        self.audience = Audience(self.sitting)
        self.store = store
        self.pool = pool
        self._on_move = on_move  # told who moved, and how many seconds it took to store and tell it
        self.lock = asyncio.Lock()
        self.pins = 0  # those who hold this room in memory
        self.used = time.monotonic()
        self._alarm: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._broken = False
        self._shut: Refusal | None = None  # why the operator has closed it
        self.bots = Thinking()

    @property
    def row(self) -> TableRow:
        """What is stored of the table."""
        return self.sitting.row

    @property
    def match(self) -> Match:
        """Its game."""
        return self.sitting.match

    # --- coming and going ---------------------------------------------------------------------------------------------

    async def load(self) -> None:
        """Rebuild the game from its log."""
        row = await self.store.table(self.id)
        if row is None:
            raise Refusal("unknown-table", table=self.id)
        if self.epoch is not None and row.epoch != self.epoch:
            raise self.failed(Fenced("the table has changed hands"))
        match = Match(row.settings, row.seats, row.seed, row.base)
        try:
            log = await self.store.log(self.id)
            marked = max((line.number for line in log if line.mark), default=0)
            for line in log:
                match.apply(line, check=line.number == marked)
                if line.number % _ROWS_AT_ONCE == 0:
                    await asyncio.sleep(0)  # a long game does not keep the others waiting
        except (ValueError, AssertionError, LookupError) as error:
            facts = {"table": self.id, "rules": row.rules, "why": repr(error)}
            logger.error("a log cannot be played again", extra={"facts": facts})
            if row.rules not in ("", rules_version()):
                raise Refusal("other-rules", table=self.id, began=row.rules.partition("+")[0]) from error
            raise Refusal("unreadable", table=self.id) from error
        self.sitting.replace(row, match, await self.store.chat(self.id, CHAT_KEPT))
        self._broken = False

    async def ready(self) -> None:
        """Make sure that the game in memory is the one in the log; the lock is held."""
        if self._shut is not None:
            raise self._shut
        if self._fenced:
            raise Refusal("storage")
        if self._broken:
            await self.load()
            self.audience.catch_up()
            self.attend()

    @property
    def used_now(self) -> bool:
        """Is anybody here?"""
        return bool(self.pins or self.audience.connections)

    @property
    def busy(self) -> bool:
        """Must it stay in memory?"""
        return bool(self.used_now or self._tasks)

    @property
    def rings_in(self) -> float | None:
        """In how many seconds the time of the player who decides is up; none if no time runs."""
        if self._alarm is None:
            return None
        return self.match.clock.left(self.match.mover, self.sitting.elapsed()) / 1000

    @property
    def awake(self) -> bool:
        """Must it come back by itself after a restart?"""
        if self.row.status != "running" or self.only_bots or self.row.settings.puzzle:
            return False
        return self.match.clock.on or any(seat.driver == "bot" for seat in self.row.seats)

    @property
    def only_bots(self) -> bool:
        """Does no person play? Then the game waits while nobody watches."""
        return all(seat.driver == "bot" for seat in self.row.seats)

    def shut(self, refusal: Refusal, code: int) -> None:
        """The operator has closed the table: everybody is told why, and nothing happens at it any more."""
        self._shut = refusal
        for connection in self.audience.connections:
            connection.refuse(refusal, None)
        self.close(code)

    def forget_names(self, barred: Callable[[str], bool]) -> None:
        """Seats that have a name which nobody may have any more have none."""
        seats = [seat for seat in self.row.seats if barred(seat.name)]
        for seat in seats:
            seat.name = ""
        if seats:
            self.audience.tell_table()

    def close(self, code: int) -> None:
        """Everybody out."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        for task in self._tasks:
            task.cancel()
        for connection in self.audience.connections:
            connection.close(code)

    # --- what happens in the game -------------------------------------------------------------------------------------

    async def commit(
        self,
        rows: list[Row],
        first: int,
        sender: Client | None = None,
        ref: int | None = None,
        change: dict[str, Any] | None = None,
    ) -> None:
        """Store rows that the match has already made, then tell everyone; the lock is held."""
        await self._keep(rows, change)
        self.audience.publish(first, sender, ref)

    async def _keep(self, rows: list[Row], change: dict[str, Any] | None) -> None:
        """Store rows; if that fails nothing has happened, and the game is rebuilt from the log."""
        self.used = time.monotonic()
        try:
            await self.store.append(self.id, rows, change, self.epoch)
        except StoreError as error:
            raise self.failed(error) from error
        if any(row.kind != "driver" or row.player == self.match.mover for row in rows):
            self.sitting.decides_anew()

    async def save(self, change: dict[str, Any]) -> None:
        """Store a change of the table itself."""
        try:
            await self.store.change(self.id, {**change, "touched": now()}, self.epoch)
        except StoreError as error:
            raise self.failed(error) from error

    def failed(self, error: StoreError) -> Refusal:
        """Something was not stored. Whose table it still is mends it; else everybody is sent to the new owner."""
        if not isinstance(error, Fenced):
            self.mend()
        elif not self._fenced:
            self._fenced = True
            if self._on_fenced is not None:
                self._on_fenced(self)
        return Refusal("storage")

    def mend(self) -> None:
        """The game in memory is not the one in the log: rebuild it as soon as the storage answers."""
        if not self._broken:
            self._broken = True
            self.spawn(self._recover())

    async def _recover(self) -> None:
        while self._broken:
            await asyncio.sleep(_RETRY_SECONDS)
            async with self.lock:
                try:
                    await self.ready()
                except StoreError:
                    logger.error("a game waits for its storage", extra={"facts": {"table": self.id}})
                except Refusal:
                    return

    async def start(self) -> None:
        """Deal and begin."""
        row = self.match.start(now())
        self.row.status = "running"
        self.row.rules = rules_version()
        change = {
            "status": "running",
            "rules": self.row.rules,
            "awake": self.awake,
            "touched": now(),
            "seats": self.row.seats,
        }
        await self._keep([row], change)
        self.audience.tell_table()
        self.audience.refresh()
        self.audience.publish(0, None, None)
        logger.info("started", extra={"facts": {"table": self.id}})
        self.attend()

    async def play(self, move: str, by: Driver, sender: Client | None = None, ref: int | None = None) -> None:
        """Make a move of the player who decides; illegal ones raise `IllegalMove`."""
        began = time.monotonic()
        match = self.match
        first = len(match.events)
        spent = self.sitting.elapsed() if by == "player" else 0
        try:
            rows = [match.move(move, by, spent, now())]
        except IllegalMove:
            raise
        except Exception as error:
            logger.exception("the rules failed", extra={"facts": {"table": self.id, "ply": len(match.plies)}})
            self.mend()
            raise Refusal("internal") from error
        rows += self._hand_back()
        change: dict[str, Any] | None = None
        if match.over:
            self.row.status = "over"
            change = {"status": "over", "awake": False, "touched": now()}
        elif len(rows) > 1:
            change = {"awake": self.awake}
        await self.commit(rows, first, sender, ref, change)
        if self._on_move is not None:
            self._on_move(by, time.monotonic() - began)
        if match.over:
            logger.info("over", extra={"facts": {"table": self.id, "plies": len(match.plies)}})
        if match.over or len(rows) > 1:
            self.audience.tell_table()
        self.attend()

    def _hand_back(self) -> list[Row]:
        """A player whose time for a turn was up decides for himself again at his next one, if he is there."""
        match = self.match
        if not match.anew or not match.mover or match.clock.kind != "turn":
            return []
        seat = self.row.seats[match.mover - 1]
        if seat.why != "clock" or not self.audience.present(match.mover):
            return []
        return [match.drive(match.mover, "player", "turn", "", now())]

    async def drive(self, seat: int, driver: Driver, why: WhyDriven, level: str, spent: int = 0) -> None:
        """Let somebody else play a seat of a running game, visibly."""
        first = len(self.match.events)
        row = self.match.drive(seat, driver, why, level, now(), spent)
        await self.commit([row], first, change={"awake": self.awake})
        self.audience.tell_table()
        self.attend()

    def attend_anew(self, seat: int) -> None:
        """Somebody has sat down in a seat, or it is empty again: where it has to decide, its time begins or stops."""
        if self.row.status == "running" and self.match.mover == seat:
            self.row.seats[seat - 1].since = now()
            self.sitting.decides_anew()
            self.attend()
            self.audience.publish(len(self.match.events), None, None)

    # --- bots and clocks ----------------------------------------------------------------------------------------------

    def attend(self) -> None:
        """See to it that the next decision is made: by a bot, by the clock, or by whoever it is up to."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        match = self.match
        self.bots.think_of_nothing_else(match)
        if self.row.status != "running" or not match.mover or match.rests:
            return
        seat = self.row.seats[match.mover - 1]
        if seat.driver == "bot":
            self.bots.move(self, seat.bot, PACES[self.row.settings.pace] / 1000)
        elif match.clock.on and seat.timed:
            left = match.clock.left(match.mover, self.sitting.elapsed()) / 1000
            loop = asyncio.get_running_loop()
            self._alarm = loop.call_later(left + 0.005, lambda: self.spawn(self._time_up(match.rows)))

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something happen at this table, for as long as it is in memory."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            logger.error("a bot or a clock failed", exc_info=task.exception(), extra={"facts": {"table": self.id}})

    async def _time_up(self, row: int) -> None:
        """The time of the player who decides is up: a bot plays on, for everyone to see."""
        async with self.lock:
            match = self.match
            spent = self.sitting.elapsed()
            if match.rows != row or not match.mover:
                return
            if match.clock.left(match.mover, spent) > 0:
                self.attend()
                return
            with contextlib.suppress(Refusal):  # the game is being mended; the clock is set again then
                await self.drive(match.mover, "bot", "clock", self.row.settings.stand_in, spent)
