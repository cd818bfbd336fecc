"""`elbowroom bot-worker`: thinks for the bots of servers elsewhere; they share one PostgreSQL and nothing else."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import secrets
import signal
import sys
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from elbowroom.locale import negotiate, texts_in
from elbowroom.table.puzzles import solve
from elbowroom.table.reviews import judge, rejudge
from elbowroom.table.thinker import Place, Rank, advise, think

from .bots import QUICK_COURTESY
from .config import database_of
from .database import normal_url, open_engine
from .jobs import ASKED, HEAD_START, Jobs, Question, Taken, plain_name
from .logs import set_up
from .notices import Notices
from .tasks import end
from .workshop import WorkFailed, Workshop

logger = logging.getLogger("elbowroom.worker")
_KINDS: dict[str, Callable[..., object]] = {work.__name__: work for work in (think, advise, judge, rejudge, solve)}
_PATIENCE = 10.0  # seconds that the database has
_BOT_SECONDS = 60.0  # after which a bot that still thinks is given up
_LOOK_SECONDS = 1.0  # between looks for jobs that another worker has lost
_SHOW_SECONDS = 1.0


def run(options: argparse.Namespace) -> int:
    """Think until interrupted; returns the exit status."""
    url = normal_url(database_of(options)) if options.bot_workers >= 1 else ""
    if not url:
        return _refuse("worker-range")
    try:
        if make_url(url).get_backend_name() != "postgresql":
            return _refuse("worker-needs-postgresql")
    except ArgumentError as error:
        return _refuse("serve-database", reason=str(error).splitlines()[0])
    return asyncio.run(_work(url, options))


def _refuse(text: str, **details: str) -> int:
    print(f"elbowroom: {_say(text, **details)}", file=sys.stderr)
    return 2


def _say(text: str, **details: str) -> str:
    """A sentence in the language of the environment."""
    return texts_in(negotiate()).get(text, **details)


async def _work(url: str, options: argparse.Namespace) -> int:
    try:
        engine = open_engine(url, _PATIENCE)
    except ModuleNotFoundError as error:
        return _refuse("serve-needs", module=str(error.name))
    worker = Worker(engine, options.bot_workers, [plain_name(name) for name in options.bot])
    try:
        problem = await worker.problem()
        if problem:
            return _refuse("serve-database", reason=problem)
        set_up(options.log_level)
        print(_say("worker-ready", count=str(options.bot_workers)), flush=True)
        await worker.run_until(_told_to_stop())
    finally:
        await engine.dispose()
    return 0


def _told_to_stop() -> asyncio.Event:
    stop = asyncio.Event()
    for which in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # Windows has no such handlers
            asyncio.get_running_loop().add_signal_handler(which, stop.set)
    return stop


class Worker:
    """Takes jobs, one for each of its processes, and says every second that it is still at them.

    A place besides is for bots that have decided in a blink: no search keeps them waiting.
    """

    def __init__(self, engine: AsyncEngine, slots: int, guests: list[str]) -> None:
        self._jobs = Jobs(engine)
        self._name = secrets.token_hex(8)
        self._slots = slots
        self._guests = guests
        self._workshops = [Workshop(1, _BOT_SECONDS) for _ in range(slots)]  # each place knows its own games
        self._workshops.append(Workshop(1, _BOT_SECONDS, QUICK_COURTESY))
        self._notices = Notices(lambda: engine)
        self._news = asyncio.Condition()
        self._has: set[str] = set()
        self._calls: set[asyncio.Task[None]] = set()
        self._notices.on(ASKED, self._called)

    async def problem(self) -> str:
        """Why it cannot work, in one line; nothing if it can. A database that no server has made yet is waited for."""
        while True:
            try:
                await self._jobs.show(self._name, self._guests, self._slots)
                return ""
            except SQLAlchemyError as error:
                if "UndefinedTable" not in repr(error):
                    return str(error).splitlines()[0]
                logger.warning("there is no such database yet")
            except (OSError, TimeoutError) as error:
                return str(error) or type(error).__name__
            await asyncio.sleep(_LOOK_SECONDS)

    async def run_until(self, stop: asyncio.Event) -> None:
        """Work until told to stop; what was not finished goes back at once."""
        self._notices.open()
        tasks = [asyncio.create_task(self._stay())]
        tasks += [asyncio.create_task(self._serve(slot)) for slot in range(self._slots + 1)]
        try:
            await stop.wait()
        finally:
            await end(*tasks)
            await self._notices.close()
            for workshop in self._workshops:
                workshop.close()
            await self._quietly(self._jobs.leave(self._name))

    def _called(self, liked: str) -> None:
        """There is something to do, at once unless another knows the game better: then if he does not do it."""
        if not liked or liked.startswith(f"{self._name}-"):
            self._call()
        if liked:
            asyncio.get_running_loop().call_later(HEAD_START * 1.2 / 1000, self._call)

    def _call(self) -> None:
        task = asyncio.create_task(self._wake())
        self._calls.add(task)
        task.add_done_callback(self._calls.discard)

    async def _wake(self) -> None:
        async with self._news:
            self._news.notify_all()

    async def _stay(self) -> None:
        """Be seen, and keep one's jobs."""
        while True:
            await self._quietly(self._jobs.show(self._name, self._guests, self._slots))
            if self._has:
                await self._quietly(self._jobs.keep(self._name, list(self._has)))
            await asyncio.sleep(_SHOW_SECONDS)

    async def _serve(self, slot: int) -> None:
        """One job after the other; the first of several slots is kept for those who play, the last for quick ones."""
        lowest = Rank.PLAY if slot == 0 and self._slots > 1 else Rank.IDLE
        slow = slot < self._slots
        while True:
            place = f"{self._name}-{slot}"
            job = await self._quietly(self._jobs.take(place, self._guests, lowest, slow=slow))
            if job is None:
                async with self._news:
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(self._news.wait(), _LOOK_SECONDS)
                continue
            self._has.add(job.id)
            try:
                answer, failure = await self._think(job, self._workshops[slot])
                await self._quietly(self._jobs.answer(place, job.id, answer, failure))
            finally:
                self._has.discard(job.id)

    async def _think(self, job: Taken, workshop: Workshop) -> tuple[str | None, str | None]:
        """The answer, or why there is none."""
        try:
            asked = msgspec.json.decode(job.question, type=Question)
            work = _KINDS[job.kind]
            found = await workshop.do(Place(), work, asked.table, asked.script, asked.player, job.bot, asked.seed)
            return msgspec.json.encode(found).decode(), None
        except (WorkFailed, msgspec.MsgspecError, KeyError) as error:
            logger.error("a bot failed", extra={"facts": {"bot": job.bot, "why": str(error)}})
            return None, str(error)

    async def _quietly(self, work: Any) -> Any:
        """What the database answers; nothing if it does not, and it is tried again later."""
        try:
            return await work
        except (SQLAlchemyError, OSError, TimeoutError) as error:
            logger.warning("the database does not answer", extra={"facts": {"why": type(error).__name__}})
            await asyncio.sleep(_LOOK_SECONDS)
            return None
