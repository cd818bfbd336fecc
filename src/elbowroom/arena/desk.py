"""A process in which games with guests are played: what they print, take or break stays in it.

Jobs come as JSON lines on the standard input, finished games go as such to the standard output; both are out of the
guests' reach. The process goes when whoever started it is gone.
"""

from __future__ import annotations

import io
import json
import mmap
import os
import signal
import struct
import sys
import threading
import time
import traceback
from pathlib import Path
from queue import SimpleQueue
from typing import Any, BinaryIO

from elbowroom.bots import bot_kind

from .referee import Fixture, Line, Terms, forfeited_unseen, play_fixture

SEAT, SINCE, USED, SIZE = 0, 8, 16, 24  # where in the shared memory it says who thinks, since when, and used before
_NUMBER = struct.Struct("d")


def write_number(memory: mmap.mmap, at: int, value: float) -> None:
    """For the other side to read."""
    _NUMBER.pack_into(memory, at, value)


def read_number(memory: mmap.mmap, at: int) -> float:
    """What the other side wrote."""
    value: float = _NUMBER.unpack_from(memory, at)[0]
    return value


class Desk:
    """Tells the other side who is thinking, and takes down what guests do besides."""

    def __init__(self, memory: mmap.mmap) -> None:
        self._memory = memory
        self._process = os.getpid()
        self.seat = -1
        self.printed: dict[int, int] = {}
        self.forked: dict[int, int] = {}
        if hasattr(os, "register_at_fork"):
            os.register_at_fork(after_in_parent=self._has_forked)

    def thinks(self, seat: int, used: float) -> None:
        """Written so that no reader sees one seat with another's time."""
        self.leave_if_copied()
        self.seat = seat
        write_number(self._memory, SEAT, -1)
        write_number(self._memory, SINCE, time.monotonic())
        write_number(self._memory, USED, used)
        write_number(self._memory, SEAT, seat)

    def leave_if_copied(self) -> None:
        """A guest's own child must not play the game a second time."""
        if os.getpid() != self._process:
            os._exit(0)

    def _has_forked(self) -> None:
        self.forked[self.seat] = self.forked.get(self.seat, 0) + 1

    def play(self, terms: Terms, fixture: Fixture) -> Line:
        """A game, whatever happens in it."""
        start = time.monotonic()
        self.printed, self.forked = {}, {}
        try:
            line = play_fixture(terms, fixture, self)
        except BaseException:  # nothing that a guest raises ends the desk
            self.leave_if_copied()
            seat = max(0, self.seat)
            line = forfeited_unseen(fixture, seat, "crash", traceback.format_exc(), time.monotonic() - start)
        self.thinks(-1, 0.0)
        for what, seats in (("printed", self.printed), ("forked", self.forked)):
            counts = _by_name(seats, fixture.names)
            if counts:
                line[what] = counts
        return line


def _by_name(seats: dict[int, int], names: tuple[str, ...]) -> dict[str, int]:
    counts: dict[str, int] = {}
    for seat, count in seats.items():
        if 0 <= seat < len(names):
            counts[names[seat]] = counts.get(names[seat], 0) + count
    return counts


class _Printed(io.TextIOBase):
    """Takes what guests print, and counts it."""

    def __init__(self, desk: Desk, through: BinaryIO | None) -> None:
        self._desk = desk
        self._through = through

    def writable(self) -> bool:
        return True

    def write(self, text: str) -> int:
        printed = self._desk.printed
        printed[self._desk.seat] = printed.get(self._desk.seat, 0) + len(text)
        if self._through is not None:
            self._through.write(text.encode(errors="backslashreplace"))
            self._through.flush()
        return len(text)


def _limit_memory(most: int) -> None:
    """So many MiB, where the system has such limits."""
    try:
        import resource
    except ImportError:
        return
    _, hard = resource.getrlimit(resource.RLIMIT_DATA)
    wanted = most * 2**20
    resource.setrlimit(resource.RLIMIT_DATA, (wanted if hard < 0 else min(wanted, hard), hard))


def _listen(source: BinaryIO, jobs: SimpleQueue[bytes]) -> None:
    """Take jobs; when nobody is there any more to give some, all is over, guests' children with it."""
    for line in source:
        jobs.put(line)
    if hasattr(os, "killpg"):
        os.killpg(0, signal.SIGKILL)
    os._exit(1)


def _private(debug: bool) -> tuple[BinaryIO, BinaryIO, BinaryIO | None]:
    """The way in and the way out, with nothing at their old places; and the standard error if all is to be seen."""
    source, target = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    through = os.fdopen(os.dup(2), "wb") if debug else None
    nowhere = os.open(os.devnull, os.O_RDWR)
    for number in (0, 1, 2):
        os.dup2(nowhere, number)
    return source, target, through


def main(clock: str, memory: int, debug: bool) -> None:
    """Play what comes."""
    source, target, through = _private(debug)
    with Path(clock).open("r+b") as file:
        desk = Desk(mmap.mmap(file.fileno(), SIZE))
    sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115, PTH123
    sys.stdout = sys.stderr = _Printed(desk, through)
    _limit_memory(memory)
    jobs: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_listen, args=(source, jobs), daemon=True).start()
    while True:
        job = json.loads(jobs.get())
        terms, fixture = Terms(**_frozen(job["terms"])), Fixture(**_frozen(job["fixture"]))
        for name in fixture.names:
            bot_kind(name)  # importing much may take its time, and is nobody's decision
        line = desk.play(terms, fixture)
        desk.leave_if_copied()
        target.write(json.dumps(line).encode() + b"\n")
        target.flush()


def _frozen(data: dict[str, Any]) -> dict[str, Any]:
    return {name: tuple(value) if isinstance(value, list) else value for name, value in data.items()}


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), sys.argv[3] == "debug")
