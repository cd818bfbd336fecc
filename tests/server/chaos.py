"""Games that go on while processes and the database die: who plays, who makes trouble, what must be true after it."""

from __future__ import annotations

import asyncio
import contextlib
import math
import os
import random
import signal
import time
from collections.abc import Awaitable, Callable
from http.client import HTTPException
from pathlib import Path

from websockets.exceptions import WebSocketException

from elbowroom.client import Json, Refused, Seat, create_table, get

from .support import Postgres, ServerProcess, links

PASSING = ("storage", "stale", "closing", "over", "too-fast")  # what may be refused while something is broken
Trouble = Callable[[], Awaitable[None]]


class Group:
    """Two people, and perhaps a bot, who play one game after the other."""

    def __init__(self, url: str, number: int, think: float, *others: str) -> None:
        self._url = url
        self._wish = links("here", "link", *others)
        self._chance = random.Random(number)
        self._think = think
        self._progress = time.monotonic()
        self.longest = 0.0  # seconds in which nothing happened at the table, though somebody wanted it
        self.acknowledged = 0
        self.games = 0
        self.until = math.inf

    async def play(self) -> None:
        """Play until the time is up, and check every game."""
        while time.monotonic() < self.until:
            made = await self._patiently(lambda: create_table(self._url, self._wish))
            seats = [Seat(self._url, made["table"], secret) for secret in (made["host"], made["seats"][1]["secret"])]
            noted: list[dict[int, str]] = [{}, {}]
            async with contextlib.AsyncExitStack() as stack:
                for seat in seats:
                    await self._patiently(seat.__aenter__)
                    stack.push_async_exit(seat)
                self._progress = time.monotonic()
                await asyncio.gather(*(self._sit(seat, notes) for seat, notes in zip(seats, noted, strict=True)))
                await self._check(made, seats, noted)
            self.games += 1

    async def _patiently(self, work: Callable[[], Awaitable[Json | Seat]]) -> Json:
        """Something that may fail while things are broken."""
        while True:
            try:
                found = await work()
                return found if isinstance(found, dict) else {}
            except Refused as refused:
                if refused.code not in PASSING:
                    raise
            except (OSError, EOFError, ValueError, HTTPException, WebSocketException):
                pass  # no answer, or half of one
            await asyncio.sleep(0.1)

    async def _sit(self, seat: Seat, notes: dict[int, str]) -> None:
        while time.monotonic() < self.until and not seat.over:
            with contextlib.suppress(TimeoutError):
                await seat.until(lambda: seat.over or seat.decides, 0.5)
            if seat.over or not seat.decides:
                continue
            move = self._chance.choice(seat.view["legal"])
            try:
                answer = await seat.play(move)
            except Refused as refused:
                if refused.code not in PASSING:
                    raise
                await asyncio.sleep(0.05)
                continue
            notes[answer["version"]] = move
            self.acknowledged += 1
            now = time.monotonic()
            self.longest, self._progress = max(self.longest, now - self._progress), now
            await asyncio.sleep(self._think)

    async def _check(self, made: Json, seats: list[Seat], noted: list[dict[int, str]]) -> None:
        """Every client's view is that of the log, and every acknowledged move is in it once."""
        path = f"/api/tables/{made['table']}/replay"
        replay = await self._patiently(lambda: get(self._url, path, made["host"]))
        async with asyncio.timeout(30):  # a bot may have something to do yet, and the news are on their way
            while any(seat.ply != replay["plies"] for seat in seats) or not (seats[0].over or _waits(seats)):
                await asyncio.sleep(0.05)
                replay = await self._patiently(lambda: get(self._url, path, made["host"]))
        moves = [move["move"] for move in replay["moves"]]
        for seat, notes in zip(seats, noted, strict=True):
            for version, move in notes.items():
                assert moves[version - 1] == move, (made["table"], version, move)
            assert [event["n"] for event in seat.events] == list(range(1, seat.last + 1))
            fresh = Seat(self._url, made["table"], str(seat._join["secret"]))
            await self._patiently(fresh.__aenter__)
            async with contextlib.AsyncExitStack() as stack:
                stack.push_async_exit(fresh)
                assert fresh.view == seat.view
                assert fresh.events == seat.events
        assert seats[0].events == seats[1].events


def _waits(seats: list[Seat]) -> bool:
    """Does the game wait for one of these?"""
    return any(seat.decides for seat in seats)


class House:
    """Processes behind one address, on a database of their own, and everything that can happen to them."""

    def __init__(self, folder: Path, processes: int, chance: random.Random) -> None:
        self.database = Postgres(folder)
        options = ["--tables-per-address", "100000", "--connections-per-address", "10000", "--log-level", "error"]
        options += ["--requests-per-address", "10000"]
        self.server = ServerProcess(
            "--port", "0", "--database", self.database.url, "--processes", str(processes), *options
        )
        self._chance = chance
        self._processes = processes
        self.happened: list[str] = []

    async def kill_one_of_all(self) -> None:
        """A process dies while all the others are there."""
        async with asyncio.timeout(60):
            while await self._there() < self._processes:
                await asyncio.sleep(0.2)
        await self.kill()

    async def _there(self) -> int:
        """How many processes serve."""
        try:
            page: str = await get(self.server.url, "/metrics")
        except (Refused, OSError, ValueError, HTTPException):
            return 0
        return sum(line.startswith("elbowroom_connections{") for line in page.splitlines())

    def _someone(self) -> int:
        """One of the processes."""
        pid = self.server.process.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        return int(self._chance.choice(children)) if children else 0

    async def kill(self) -> None:
        """A process dies."""
        if pid := self._someone():
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
                self.happened.append("killed")

    async def pause(self) -> None:
        """A process is stopped for longer than its lease lasts, and wakes up again."""
        if pid := self._someone():
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGSTOP)
                self.happened.append("paused")
                await asyncio.sleep(4.5)
                os.kill(pid, signal.SIGCONT)

    async def restart_database(self) -> None:
        """The database loses its power and comes back."""
        await asyncio.to_thread(self.database.stop)
        await asyncio.sleep(self._chance.uniform(0, 1))
        await asyncio.to_thread(self.database.start)
        self.happened.append("database")

    def close(self) -> str:
        """Everybody out; returns what was said on standard error."""
        self.server.process.terminate()
        try:
            return self.server.errors()
        finally:
            self.database.stop()


class OneServer:
    """One process with SQLite, that dies and comes back at the same address."""

    def __init__(self, folder: Path) -> None:
        self._options = ["--data", str(folder), "--tables-per-address", "100000", "--connections-per-address", "10000"]
        self._options += ["--requests-per-address", "10000", "--log-level", "error"]
        self.server = ServerProcess("--port", "0", *self._options)
        self.happened: list[str] = []

    async def kill(self) -> None:
        """It dies, and is started again."""
        port = self.server.url.rsplit(":", 1)[1]
        await asyncio.to_thread(self.server.kill)
        self.server = await asyncio.to_thread(ServerProcess, "--port", port, *self._options)
        self.happened.append("killed")

    def close(self) -> str:
        """Everybody out; returns what was said on standard error."""
        self.server.process.terminate()
        return self.server.errors()
