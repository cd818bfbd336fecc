"""Bots that think in workers elsewhere; where there are none, here."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from elbowroom.table.replay_log import Script
from elbowroom.table.thinker import BotFailed, Place

from .bots import BotPool
from .jobs import Asked, Found, Jobs, Question, answers, plain_name
from .notices import Notices
from .tasks import end

logger = logging.getLogger("elbowroom.bots")
_LOOK_SECONDS = 1.0
_MOST_TABLES = 10_000
_AT_ONCE = 3  # statements at a time: the games need the database, too
T = TypeVar("T")


class _Abandoned(Exception):
    """No worker is going to answer."""


class SharedBots(BotPool):
    """Asks workers by way of the database, and thinks for itself as long as none is there."""

    def __init__(
        self,
        workers: int,
        patience: float,
        guests: dict[str, str],
        engine: Callable[[], AsyncEngine],
        notices: Notices,
    ) -> None:
        super().__init__(workers, patience, guests)
        self._server = secrets.token_hex(8)
        self._key = secrets.token_bytes(16)
        self._engine = engine
        self._knowing: OrderedDict[str, str] = OrderedDict()  # whose bots know the game of a table
        self._waiting: dict[str, asyncio.Future[Found]] = {}
        self._unbegun = 0
        self._missed: set[str] = set()  # jobs that were not there when we last looked
        self._workers_there: list[tuple[int, set[str]]] = []
        self._alone = False
        self._gate = asyncio.Semaphore(_AT_ONCE)
        self._errands: set[asyncio.Task[None]] = set()
        self._task: asyncio.Task[None] | None = None
        notices.on(answers(self._server), self._heard)

    @property
    def slots(self) -> int:
        """How many thoughts the workers elsewhere have at a time."""
        return sum(slots for slots, _ in self._workers_there)

    @property
    def waiting(self) -> int:
        """Jobs that no worker has begun yet, here or elsewhere."""
        return super().waiting + self._unbegun

    async def open(self) -> None:
        """Look who is there."""
        await self._look()
        self._task = asyncio.create_task(self._watch(), name="bots")

    async def leave(self) -> None:
        """Nobody waits for an answer any more."""
        if self._task is not None:
            await end(self._task)
            await asyncio.gather(*self._errands, return_exceptions=True)
            self._task = None
            await self._quietly(lambda jobs: jobs.drop(self._server))

    async def _ask(self, place: Place, work: Callable[..., T], *question: Any) -> T:
        bot: str = question[3]
        if self._task is None or not any(plain_name(bot) in bots for _, bots in self._workers_there):
            return await super()._ask(place, work, *question)
        try:
            answer = await self._elsewhere(place, work.__name__, *question)
        except _Abandoned:
            return await super()._ask(place, work, *question)
        self.thoughts["worker"] += 1
        self._remember(question[0], answer.worker)
        found: T = msgspec.json.decode(answer.answer or "null")
        return found

    def _remember(self, table: str, worker: str) -> None:
        """Whom to ask first about the next move of this game."""
        self._knowing.pop(table, None)
        self._knowing[table] = worker
        if len(self._knowing) > _MOST_TABLES:
            self._knowing.popitem(last=False)

    async def _elsewhere(
        self, place: Place, kind: str, table: str, script: Script, player: int, bot: str, seed: int
    ) -> Found:
        """What a worker answers."""
        question = msgspec.json.encode(Question(table, script, player, seed)).decode()
        household = hashlib.blake2b(place.address.encode(), key=self._key, digest_size=8).hexdigest()
        liked = self._knowing.get(table, "") if kind == "think" else ""
        job = Asked(secrets.token_hex(8), kind, bot, question, household, place, liked)
        answer: asyncio.Future[Found] = asyncio.get_running_loop().create_future()
        self._waiting[job.id] = answer
        try:
            if not await self._quietly(lambda jobs: jobs.ask(self._server, job)):
                raise _Abandoned
            return await answer
        finally:
            del self._waiting[job.id]
            if not answer.done() or answer.cancelled() or answer.exception() is not None:
                self._run(self._drop(job.id))

    def _run(self, errand: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(errand)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    async def _drop(self, job: str) -> None:
        await self._quietly(lambda jobs: jobs.drop(self._server, job))

    async def _quietly(self, work: Callable[[Jobs], Coroutine[Any, Any, object]]) -> bool:
        """Has it worked? If the database does not answer, the games have a greater trouble than this."""
        try:
            async with self._gate:
                await work(Jobs(self._engine()))
        except (SQLAlchemyError, OSError, TimeoutError) as error:
            logger.warning("no jobs for bot workers", extra={"facts": {"why": type(error).__name__}})
            return False
        return True

    # --- what comes back ----------------------------------------------------------------------------------------------

    def _heard(self, job: str) -> None:
        """An answer is there; with nothing said, some may have been missed, and the next look finds them."""
        if job in self._waiting:
            self._run(self._fetch(job))

    async def _fetch(self, job: str) -> None:
        async def fetch(jobs: Jobs) -> None:
            found = await jobs.fetch(job)
            if found is not None:
                self._settle(job, found)

        await self._quietly(fetch)

    def _settle(self, job: str, found: Found) -> None:
        waiting = self._waiting.get(job)
        if waiting is None or waiting.done():
            return
        if found.answer is not None:
            waiting.set_result(found)
        else:
            waiting.set_exception(BotFailed(found.failure or "no worker answered"))

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(_LOOK_SECONDS)
            if not await self._quietly(self._look_at) and not self._workers_there:
                self._abandon(self._waiting)

    async def _look(self) -> None:
        await self._quietly(self._look_at)

    async def _look_at(self, jobs: Jobs) -> None:
        """Who is there, how our jobs stand, and which of them nobody is going to do."""
        self._workers_there = await jobs.workers()
        self._tell()
        if not self._waiting:
            self._unbegun = 0
            return
        asked = set(self._waiting)
        standing = {job.id: job for job in await jobs.standing(self._server)}
        self._unbegun = sum(not job.worker for job in standing.values())
        for job in standing.values():
            if job.answer is not None or job.failure is not None:
                self._heard(job.id)
        missing = asked - standing.keys()  # on the way to the database or back, unless it stays so
        lost = (missing & self._missed) | {job.id for job in standing.values() if job.hopeless}
        self._missed = missing
        self._abandon(lost if self._workers_there else asked)

    def _abandon(self, jobs: set[str] | dict[str, asyncio.Future[Found]]) -> None:
        for job in jobs:
            waiting = self._waiting.get(job)
            if waiting is not None and not waiting.done():
                waiting.set_exception(_Abandoned())

    def _tell(self) -> None:
        """Say so when the last worker has gone, or the first has come."""
        if self._alone != (not self._workers_there):
            self._alone = not self._workers_there
            if self._alone:
                logger.warning("no bot worker is there: bots think in the server")
            else:
                logger.info("bot workers are there", extra={"facts": {"slots": self.slots}})
