"""Helpers for tests of the server: real servers on real sockets and real databases."""

from __future__ import annotations

import asyncio
import os
import pwd
import random
import shutil
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import uvicorn

from elbowroom.client import Json, Refused, Seat
from elbowroom.server.config import Config, sqlite_url
from elbowroom.server.launch import inner_door, listen, server_config
from elbowroom.server.limits import Limits
from elbowroom.server.rooms import Rooms

T = TypeVar("T")
EASY = Limits(
    messages_per_second=5000,
    message_burst=5000,
    tables_per_address=10_000,
    connections_per_address=10_000,
    requests_per_second=100_000,
    request_burst=100_000,
    requests_open_per_address=10_000,
    replays_per_address=1000,
)


class RunningServer:
    """A server in a thread of this process."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.listener = listen("127.0.0.1", 0)
        self.port: int = self.listener.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.doors = [self.listener, *inner_door(config)]
        settings = server_config(config)
        settings.timeout_graceful_shutdown = 1
        self.server = uvicorn.Server(settings)
        self.rooms: Rooms = settings.app.state.rooms  # type: ignore[union-attr]
        self.loop: asyncio.AbstractEventLoop | None = None
        self._thread = threading.Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        async def serve() -> None:
            self.loop = asyncio.get_running_loop()
            await self.server.serve(self.doors)

        asyncio.run(serve())

    def start(self) -> None:
        """Start, and wait until it answers."""
        self._thread.start()
        while not self.server.started:
            assert self._thread.is_alive(), "the server did not start"
            time.sleep(0.005)

    def stop(self) -> None:
        """Stop in good order."""
        self.server.should_exit = True
        self._thread.join(60)
        for door in self.doors:
            door.close()
        assert not self._thread.is_alive()

    def inside(self, work: Coroutine[Any, Any, T]) -> T:
        """Run something on the server's own loop."""
        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(20)


@contextmanager
def running(database: str, limits: Limits = EASY, **more: Any) -> Iterator[RunningServer]:
    """A server for as long as this lasts."""
    server = RunningServer(Config(database=database, limits=limits, **more))
    server.start()
    try:
        yield server
    finally:
        server.stop()


def sqlite_in(folder: Path) -> str:
    """A new SQLite database."""
    return sqlite_url(folder)


# --- PostgreSQL -------------------------------------------------------------------------------------------------------


def postgres_programs() -> Path | None:
    """Where the programs of the newest PostgreSQL on this machine are."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: float(path.parts[-3]))
    if found:
        return found[-1].parent
    program = shutil.which("initdb")
    return Path(program).parent if program else None


class Postgres:
    """A real PostgreSQL server of our own."""

    def __init__(self, folder: Path) -> None:
        programs = postgres_programs()
        assert programs is not None, "PostgreSQL is not installed (apt-get install postgresql)"
        user: dict[str, Any] = {}
        if os.getuid() == 0:  # PostgreSQL refuses to run as root
            owner = pwd.getpwnam("postgres")
            user = {"user": owner.pw_uid, "group": owner.pw_gid, "extra_groups": []}
            os.chown(folder, owner.pw_uid, owner.pw_gid)
            for above in folder.parents:
                if above.stat().st_uid == 0 and above.stat().st_mode & 0o077 == 0:
                    above.chmod(0o711)  # so that it can get at its folder
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        data = folder / "data"
        self._quiet: dict[str, Any] = {"check": True, "stdout": subprocess.DEVNULL, "cwd": "/", **user}
        subprocess.run([programs / "initdb", "-D", data, "-A", "trust", "-U", "elbowroom", "--no-sync"], **self._quiet)
        self._control = [str(programs / "pg_ctl"), "-D", str(data), "-w", "-l", str(folder / "log")]
        self._options = (
            f"-c listen_addresses=127.0.0.1 -p {port} -c unix_socket_directories={folder} -c shared_buffers=16MB"
        )
        self.url = f"postgresql://elbowroom@127.0.0.1:{port}/postgres"
        self.start()

    def start(self) -> None:
        """Start, and wait until it takes connections."""
        subprocess.run([*self._control, "-o", self._options, "start"], **self._quiet)

    def stop(self) -> None:
        """As a power cut would."""
        subprocess.run([*self._control, "-m", "immediate", "stop"], **self._quiet)


@contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """A real PostgreSQL server of our own; gives the address of its database."""
    server = Postgres(folder)
    try:
        yield server.url
    finally:
        server.stop()


# --- a server as a process of its own ---------------------------------------------------------------------------------

_COMMAND = (
    "import argparse, sys; from elbowroom.server.launch import add_options, run; "
    "parser = argparse.ArgumentParser(); add_options(parser); sys.exit(run(parser.parse_args()))"
)


class ServerProcess:
    """A server that can be killed."""

    def __init__(self, *options: str) -> None:
        command = [sys.executable, "-W", "error", "-c", _COMMAND, *options]
        self._errors = tempfile.TemporaryFile("w+")  # noqa: SIM115 - a pipe that nobody reads fills up, and it stops
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self._errors, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("Elbowroom "), self.errors()
        self.url = line.split()[-1].rstrip("/")

    def kill(self) -> None:
        """As a power cut would."""
        self.process.kill()
        self.errors()

    def stop(self) -> int:
        """In good order; returns the exit status."""
        self.process.terminate()
        self.errors()
        return self.process.returncode

    def errors(self) -> str:
        """What it said on standard error, once it has ended."""
        self.process.communicate(timeout=60)
        with self._errors:
            self._errors.seek(0)
            return self._errors.read()


# --- playing ----------------------------------------------------------------------------------------------------------


async def play_randomly(seat: Seat, seed: str, most: int = 100_000) -> list[tuple[int, str]]:
    """Play any legal move until the game is over; returns what was acknowledged: the version and the move."""
    chance = random.Random(seed)
    acknowledged: list[tuple[int, str]] = []
    async for position in seat.decisions():
        move = chance.choice(position.legal)
        try:
            answer = await seat.play(move)
        except Refused as refused:
            if refused.code not in ("stale", "over"):
                raise
            continue
        acknowledged.append((answer["version"], move))
        if len(acknowledged) >= most:
            break
    return acknowledged


async def refusal(work: Coroutine[Any, Any, Any]) -> Refused:
    """The refusal that something must meet."""
    try:
        answer = await work
    except Refused as refused:
        return refused
    raise AssertionError(f"not refused: {answer}")


def links(*kinds: str, **settings: Any) -> Json:
    """A wish for a table with these seats; `bot` is the random one."""
    seats = [{"kind": kind} if kind != "bot" else {"kind": "bot", "level": "random"} for kind in kinds]
    return {"seats": seats, "pace": "instant", **settings}
