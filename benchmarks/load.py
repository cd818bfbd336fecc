"""Load on the table: many live games at once, and what they cost. Prints the figures that the documents quote.

    python -m benchmarks.load                  100 games with two clients and a bot each, for 30 seconds
    python -m benchmarks.load --processes 2    the same with two processes on a PostgreSQL of their own
    python -m benchmarks.load --watch 1 --spectators 500 --restart
                                               one who watches each game; then a crowd at one table; then a restart
    python -m benchmarks.load --json           as JSON

One server runs on one core (with its bot worker), the clients on another; several run anywhere. Exit status 1 when a
figure misses its target.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from elbowroom.client import Json, Refused, Seat, create_table, get

_SERVER = (
    "import argparse, sys; from elbowroom.server.launch import add_options, run; "
    "parser = argparse.ArgumentParser(); add_options(parser); sys.exit(run(parser.parse_args()))"
)
OWN = "own"
_PLAYERS = 2  # people at each table
_GIVE_UP = 60.0  # seconds to wait for clients that do not come back
TARGETS = {
    "p95_ms": 50.0,
    "lost": 0,
    "memory_mb": 400.0,
    "update_median_bytes": 2000,
    "reconnect_round_trips": 1,
    "idle_cpu_percent": 1.0,
    "table_kb": 150.0,
    "crowd_seconds": 3.0,
    "crowd_mb": 20.0,
    "back_seconds": 10.0,
}


class Server:
    """The server under load, pinned to one core if there is one for it."""

    def __init__(self, folder: str, options: argparse.Namespace, core: int | None) -> None:
        self._options = ["--data", folder, "--tables-per-address", "100000", "--connections-per-address", "100000"]
        self._options += ["--requests-per-address", "100000", "--log-level", "error"]
        self._options += ["--database", options.database] if options.database else []
        self._options += ["--processes", str(options.processes)] if options.processes > 1 else []
        self._core = core
        self.start("0")

    def start(self, port: str) -> None:
        """Start, and wait until it answers."""
        command = [sys.executable, "-c", _SERVER, "--port", port, *self._options]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        if self._core is not None:
            os.sched_setaffinity(self.process.pid, {self._core})
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().split()[-1].rstrip("/")

    def pids(self) -> list[int]:
        """The server with all that it has started."""
        found = [self.process.pid]
        for pid in found:
            children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
            found += [int(child) for child in children]
        return found

    def serving(self) -> list[int]:
        """Those of them that serve, and the doorman; bots think in the others."""
        return [pid for pid in self.pids() if b"multiprocessing" not in Path(f"/proc/{pid}/cmdline").read_bytes()]

    def memory(self) -> float:
        """Megabytes of memory, the workers' among them; what processes share counts once."""
        total = 0
        for pid in self.pids():
            lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
            total += next(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
        return total / 1024

    def cpu(self, pids: list[int] | None = None) -> float:
        """Seconds of processor time so far, of these or of all."""
        ticks = 0
        for pid in self.pids() if pids is None else pids:
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            ticks += int(fields[11]) + int(fields[12])
        return ticks / os.sysconf("SC_CLK_TCK")


class Measurements:
    """What the clients saw."""

    def __init__(self) -> None:
        self.latencies: list[float] = []
        self.sizes: list[int] = []
        self.acknowledged: dict[str, dict[int, str]] = {}
        self.refused = 0


async def _player(seat: Seat, table: str, think: float, until: float, found: Measurements) -> None:
    """A client that thinks for a while and then plays any legal move."""
    chance = random.Random(str(seat._join["secret"]))
    noted = found.acknowledged.setdefault(table, {})
    while time.perf_counter() < until:
        try:
            await seat.until(lambda: seat.over or seat.decides, max(0.01, until - time.perf_counter()))
        except TimeoutError:
            return
        if seat.over:
            return
        await asyncio.sleep(chance.uniform(0.5, 1.5) * think)
        if not seat.decides:
            continue
        move = chance.choice(seat.view["legal"])
        began = time.perf_counter()
        try:
            answer = await seat.play(move)
        except Refused:
            found.refused += 1
            continue
        found.latencies.append(time.perf_counter() - began)
        noted[answer["version"]] = move


def _count_sizes(seat: Seat, sizes: list[int]) -> None:
    """Note the size of every update this client gets."""
    receive = seat._receive

    async def counting(socket: Any) -> Json:
        before = seat.received
        message = await receive(socket)
        if message["type"] == "update":
            sizes.append(seat.received - before)
        return message

    seat._receive = counting  # type: ignore[method-assign]


async def _lost(url: str, tables: list[Json], found: Measurements) -> int:
    """How many acknowledged moves are not in the log."""
    lost = 0
    for made in tables:
        moves = (await get(url, f"/api/tables/{made['table']}/replay", made["host"]))["moves"]
        noted = found.acknowledged[made["table"]]
        lost += sum(version > len(moves) or moves[version - 1]["move"] != move for version, move in noted.items())
    return lost


async def _reconnect(url: str, made: Json) -> tuple[float, float, float]:
    """Milliseconds of a plain round trip and of join to welcome, and how many messages it took."""
    async with Seat(url, made["table"], made["host"]) as seat:
        pings, joins, answers = [], [], []
        for _ in range(20):
            began = time.perf_counter()
            await seat.ask({"type": "ping"})
            pings.append(time.perf_counter() - began)
        for _ in range(20):
            again = Seat(url, made["table"], made["host"])
            again.last, again.version, again.view = max(0, seat.last - 10), seat.version, seat.view
            taken = 0
            take = again._take

            async def counting(message: Json, take: Any = take) -> None:
                nonlocal taken
                taken += 1
                await take(message)

            again._take = counting  # type: ignore[method-assign]
            began = time.perf_counter()
            async with again:
                joins.append(time.perf_counter() - began)
                answers.append(taken)
    return statistics.median(pings) * 1000, statistics.median(joins) * 1000, statistics.median(answers)


async def _idle(server: Server, tables: int, seconds: float) -> tuple[float, float]:
    """Percent of a core that so many idle tables cost, and kilobytes of memory that each does."""
    memory = server.memory()
    for _ in range(tables):
        made = await create_table(server.url, {"seats": [{"kind": "here"}, {"kind": "here"}], "first": 1})
        async with Seat(server.url, made["table"], made["host"]) as seat:
            await seat.until(lambda seat=seat: seat.decides)
            await seat.play("pick 1")
    await asyncio.sleep(5)  # bots of the games before finish their turns
    size = (server.memory() - memory) * 1024 / tables
    before = server.cpu()
    await asyncio.sleep(seconds)
    return (server.cpu() - before) / seconds * 100, size


async def _crowd(server: Server, made: Json, count: int) -> Json:
    """So many come to watch one game at once: how long it takes, and what memory."""
    memory = server.memory()
    seats = [Seat(server.url, made["table"], made["watch"]) for _ in range(count)]
    began = time.perf_counter()
    await asyncio.gather(*(seat.__aenter__() for seat in seats))
    seconds = time.perf_counter() - began
    size = server.memory() - memory
    for seat in seats:
        await seat.__aexit__(None, None, None)
    return {"spectators": count, "crowd_seconds": round(seconds, 2), "crowd_mb": round(size, 1)}


async def _restart(server: Server, tables: list[Json]) -> Json:
    """The server stops and starts again under all its clients: how long until all of them are back."""
    seats = [Seat(server.url, made["table"], secret) for made in tables for secret in _secrets(made, 1)]
    for first in range(0, len(seats), 100):
        await asyncio.gather(*(seat.__aenter__() for seat in seats[first : first + 100]))
    server.process.terminate()
    await asyncio.to_thread(server.process.wait, 60)
    await asyncio.to_thread(server.start, server.url.rsplit(":", 1)[1])
    began = time.perf_counter()
    while any(not seat.reconnects for seat in seats) and time.perf_counter() - began < _GIVE_UP:
        await asyncio.sleep(0.05)
    seconds = time.perf_counter() - began
    for seat in seats:
        await seat.__aexit__(None, None, None)
    return {"clients": len(seats), "back_seconds": round(seconds, 2)}


async def _moves(url: str) -> tuple[int, int]:
    """How many moves the server has seen, the bots' among them, and how many commits it has made."""
    lines = str(await get(url, "/metrics")).splitlines()

    def total(name: str) -> int:
        return sum(int(float(line.split()[-1])) for line in lines if line.startswith(name))

    return total("elbowroom_moves_total{"), total("elbowroom_store_seconds_count")


def _secrets(made: Json, watch: int) -> list[str]:
    """Of all who are at a table: two players, and so many who watch."""
    return [made["host"], made["seats"][1]["secret"], *([made["watch"]] * watch)]


async def measure(options: argparse.Namespace) -> Json:
    """The whole run."""
    cores = sorted(os.sched_getaffinity(0))
    apart = len(cores) > 1 and not options.anywhere and options.processes == 1
    if apart:
        os.sched_setaffinity(0, {cores[-1]})
    with contextlib.ExitStack() as held:
        folder = held.enter_context(tempfile.TemporaryDirectory())
        if options.database == OWN or (options.processes > 1 and not options.database):
            from tests.server.support import postgres

            options.database = held.enter_context(postgres(Path(held.enter_context(tempfile.TemporaryDirectory()))))
        server = Server(folder, options, cores[0] if apart else None)
        try:
            return await _measure(server, options)
        finally:
            server.process.terminate()
            server.process.wait(20)


async def _measure(server: Server, options: argparse.Namespace) -> Json:
    wish = {
        "seats": [{"kind": "here"}, {"kind": "link"}, {"kind": "bot", "level": options.bot}],
        "boxes": options.boxes.split(","),
        "pace": options.pace,
    }
    tables = [await create_table(server.url, wish) for _ in range(options.games)]
    found = Measurements()
    async with contextlib.AsyncExitStack() as stack:
        players: list[tuple[Seat, str]] = []
        for made in tables:
            for number, secret in enumerate(_secrets(made, options.watch)):
                seat = await stack.enter_async_context(Seat(server.url, made["table"], secret))
                if number < _PLAYERS:
                    _count_sizes(seat, found.sizes)
                    players.append((seat, made["table"]))
        before, stored = await _moves(server.url)  # what it takes to come in is not counted as what a move takes
        began, cpu, serving = time.perf_counter(), server.cpu(), server.cpu(server.serving())
        until = began + options.seconds
        await asyncio.gather(
            *(_player(seat, table, options.think, until, found) for seat, table in players),
        )
        seconds = time.perf_counter() - began
        load = (server.cpu() - cpu) / seconds * 100
        serving = server.cpu(server.serving()) - serving
        made_moves, commits = await _moves(server.url)
        made_moves, commits = made_moves - before, commits - stored
    memory = server.memory()
    ping, join, answers = await _reconnect(server.url, tables[0])
    latencies = sorted(found.latencies)
    sizes = sorted(found.sizes)
    idle, size = await _idle(server, options.idle, 5) if options.idle else (0.0, 0.0)
    figures = {
        "load_average": round(os.getloadavg()[0], 1),
        "processes": options.processes,
        "games": options.games,
        "sockets": options.games * (2 + options.watch),
        "seconds": round(seconds, 1),
        "moves": made_moves,
        "moves_per_second": round(made_moves / seconds, 1),
        "acknowledged": len(latencies),
        "refused": found.refused,
        "lost": await _lost(server.url, tables, found),
        "p50_ms": round(latencies[len(latencies) // 2] * 1000, 1),
        "p95_ms": round(latencies[int(len(latencies) * 0.95)] * 1000, 1),
        "p99_ms": round(latencies[int(len(latencies) * 0.99)] * 1000, 1),
        "memory_mb": round(memory, 1),
        "cpu_percent": round(load, 1),
        "cpu_ms_per_move": round(serving / max(1, made_moves) * 1000, 2),
        "moves_per_commit": round(made_moves / max(1, commits), 2),
        "moves_per_processor_second": round(made_moves / max(0.01, serving)),
        "update_median_bytes": sizes[len(sizes) // 2],
        "update_mean_bytes": round(statistics.mean(sizes)),
        "update_p95_bytes": sizes[int(len(sizes) * 0.95)],
        "ping_ms": round(ping, 2),
        "reconnect_ms": round(join, 2),
        "reconnect_round_trips": int(answers),
        "idle_tables": options.idle,
        "idle_cpu_percent": round(idle, 2),
        "table_kb": round(size, 1),
    }
    if options.spectators:
        figures |= await _crowd(server, tables[0], options.spectators)
    if options.restart:
        figures |= await _restart(server, tables)
    return figures


def main() -> int:
    """Run and print."""
    parser = argparse.ArgumentParser(description="Load on the table.")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--think", type=float, default=1.0, help="seconds a client thinks on average (default: 1)")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--pace", default="fast")
    parser.add_argument("--boxes", default="base")
    parser.add_argument("--idle", type=int, default=1000, help="idle tables (default: 1000)")
    parser.add_argument("--processes", type=int, default=1, help="that serve (default: 1); more need PostgreSQL")
    parser.add_argument("--database", default="", help=f"a PostgreSQL; {OWN}: one of its own (default: SQLite)")
    parser.add_argument("--watch", type=int, default=0, help="who watch each game (default: 0)")
    parser.add_argument("--spectators", type=int, default=0, help="who come to one game at once (default: 0)")
    parser.add_argument("--restart", action="store_true", help="stop and start the server, and wait for everybody")
    parser.add_argument("--anywhere", action="store_true", help="do not pin server and clients to cores")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    figures = asyncio.run(measure(options))
    missed = [name for name, target in TARGETS.items() if figures.get(name, 0) > target]
    if options.json:
        print(json.dumps({**figures, "missed": missed}))
    else:
        for name, value in figures.items():
            target = f"  (at most {TARGETS[name]:g})" if name in TARGETS else ""
            print(f"{name:24} {value}{target}{'  MISSED' if name in missed else ''}")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
