"""Desks at which games are played in processes of their own; one whose guest hangs or dies is replaced."""

from __future__ import annotations

import contextlib
import json
import mmap
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from queue import Empty, SimpleQueue

from .desk import SEAT, SINCE, SIZE, USED, read_number, write_number
from .referee import PATIENCE, Fixture, Line, Terms, forfeited_unseen
from .words import Mistake

_POLL = 0.1  # seconds between two looks at those who think
_SHARE = 0.8  # of the machine's memory, for all desks together
_LEAST = 512  # MiB, for each
_UNLUCKY = 3  # desks that may die in a row while no guest was thinking


class HallError(Mistake):
    """Games cannot be played in processes of their own, and why."""


class _Desk:
    """The process behind a desk, as its owner sees it."""

    def __init__(self, news: SimpleQueue[tuple[_Desk, bytes]], memory: int, debug: bool) -> None:
        self.fixture: Fixture | None = None
        self.since = 0.0
        with tempfile.NamedTemporaryFile(delete=False) as file:
            file.write(bytes(SIZE))
            self._clock = Path(file.name)
        with self._clock.open("r+b") as opened:
            self.memory = mmap.mmap(opened.fileno(), SIZE)
        write_number(self.memory, SEAT, -1)
        command = [sys.executable, "-P", "-m", "elbowroom.arena.desk", file.name, str(memory)]
        self.process = subprocess.Popen(
            [*command, "debug" if debug else "quiet"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
            start_new_session=True,  # Ctrl-C is for whoever started it; and its children go with it
        )
        threading.Thread(target=self._listen, args=(news,), daemon=True).start()

    def _listen(self, news: SimpleQueue[tuple[_Desk, bytes]]) -> None:
        assert self.process.stdout is not None
        with contextlib.suppress(OSError, ValueError), self.process.stdout as lines:
            for line in lines:
                news.put((self, line))
        news.put((self, b""))

    def begin(self, terms: Terms, fixture: Fixture) -> None:
        """Have a game played; if nobody is there any more, the listener hears of it."""
        assert self.process.stdin is not None
        self.fixture = fixture
        self.since = time.monotonic()
        job = {"terms": asdict(terms), "fixture": asdict(fixture)}
        with contextlib.suppress(OSError):
            self.process.stdin.write(json.dumps(job).encode() + b"\n")
            self.process.stdin.flush()

    @property
    def seat(self) -> int:
        """Who thinks; -1 is nobody."""
        return int(read_number(self.memory, SEAT))

    def overdue(self, limits: dict[str, float]) -> tuple[str, float]:
        """Which hard limit the seat that thinks has passed, if any, and the seconds that it took."""
        seat, since, used = (read_number(self.memory, at) for at in (SEAT, SINCE, USED))
        if seat < 0 or self.seat != seat or read_number(self.memory, SINCE) != since:
            return "", 0.0
        thought = time.monotonic() - since
        if thought > PATIENCE * limits["decision"]:
            return "decision-limit", thought
        return ("game-limit" if used + thought > limits["game"] else ""), used + thought

    def give_up(self, why: str, text: str) -> Line:
        """The line of the game that is played here and that nobody will end; the seat that thinks is to blame."""
        assert self.fixture is not None
        return forfeited_unseen(self.fixture, self.seat, why, text, time.monotonic() - self.since)

    def close(self) -> int:
        """End the process and all its children; how it ended, if it already had."""
        ended = self.process.poll()
        with contextlib.suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(self.process.pid, signal.SIGKILL)
            else:
                self.process.kill()
        status = self.process.wait()
        if self.process.stdin is not None:
            with contextlib.suppress(OSError):
                self.process.stdin.close()
        self._clock.unlink(missing_ok=True)
        return status if ended is None else ended


def play_in_hall(
    terms: Terms, left: list[Fixture], processes: int, memory: int, debug: bool
) -> Iterator[tuple[Fixture, Line]]:
    """Games and their lines, as they are finished."""
    if not left:
        return
    processes = min(processes, len(left))
    hall = _Hall(terms, memory or fair_memory(processes), debug)
    waiting = iter(left)
    try:
        for _ in range(processes):
            hall.open(next(waiting))
        for _ in left:
            fixture, line, desk = hall.next_finished()
            following = next(waiting, None)
            if following is not None and desk is not None:
                desk.begin(terms, following)
            elif following is not None:
                hall.open(following)
            yield fixture, line
    finally:
        hall.close()


_Finished = tuple[Fixture, Line, _Desk | None]


class _Hall:
    """All desks."""

    def __init__(self, terms: Terms, memory: int, debug: bool) -> None:
        self._terms = terms
        self._limits = terms.limits()
        self._memory = memory
        self._debug = debug
        self._news: SimpleQueue[tuple[_Desk, bytes]] = SimpleQueue()
        self._desks: set[_Desk] = set()
        self._unlucky = 0
        self._looked = time.monotonic()  # others' news must not hide one that hangs

    def open(self, fixture: Fixture) -> None:
        """One more desk, with its first game."""
        desk = _Desk(self._news, self._memory, self._debug)
        self._desks.add(desk)
        desk.begin(self._terms, fixture)

    def close(self) -> None:
        """Everybody goes home."""
        for desk in self._desks:
            desk.close()
        self._desks.clear()

    def next_finished(self) -> _Finished:
        """A game that is over, one way or the other, and the desk that is free now, if it is still there."""
        found = self._look() if time.monotonic() - self._looked > 10 * _POLL else None
        while found is None:
            with contextlib.suppress(Empty):
                found = self._heard(*self._news.get(timeout=_POLL))
            if found is None:
                found = self._look()
        return found

    def _heard(self, desk: _Desk, data: bytes) -> _Finished | None:
        if desk not in self._desks or desk.fixture is None:
            return None
        if data:
            self._unlucky = 0
            line: Line = json.loads(data)
            if "MemoryError" not in line.get("forfeit", {}).get("text", ""):
                return desk.fixture, line, desk
            self._discard(desk)  # who knows what else it broke
            return desk.fixture, line, None
        seat = desk.seat
        status = desk.close()
        if seat >= 0:
            line = desk.give_up("died", _ending(status))
            self._discard(desk)
            return desk.fixture, line, None
        self._unlucky += 1
        self._discard(desk)
        if self._unlucky >= _UNLUCKY:
            raise HallError("arena-lost-desk", reason=_ending(status))
        self.open(desk.fixture)
        return None

    def _look(self) -> _Finished | None:
        self._looked = time.monotonic()
        for desk in self._desks if self._limits else ():
            why, seconds = desk.overdue(self._limits)
            if why and desk.fixture is not None:
                line = desk.give_up(why, f"{seconds:.1f} s")
                self._discard(desk)
                return desk.fixture, line, None
        return None

    def _discard(self, desk: _Desk) -> None:
        desk.close()
        self._desks.discard(desk)


def _ending(status: int) -> str:
    """How a process ended."""
    if status >= 0:
        return f"exit status {status}"
    with contextlib.suppress(ValueError):
        return signal.Signals(-status).name
    return f"signal {-status}"


def fair_memory(processes: int) -> int:
    """MiB for each of so many processes."""
    if not hasattr(os, "sysconf"):
        return _LEAST
    whole = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE") // 2**20
    return max(_LEAST, int(_SHARE * whole / processes))
