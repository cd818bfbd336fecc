"""What leaves memory, or a server that leaves, takes nothing along: clocks, tables, places at the table."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import sqlite3
import time
import urllib.error
import urllib.request
import weakref
from typing import Any

import msgspec
import pytest
from sqlalchemy.exc import OperationalError
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from elbowroom.client import Json, Seat, create_table
from elbowroom.server import schema, timekeeping
from elbowroom.server.store import Store
from elbowroom.server.timekeeping import Steady
from elbowroom.table.journal import StoreError
from elbowroom.table.match import Row
from elbowroom.table.protocol.values import PROTOCOL
from elbowroom.table.room import Room
from elbowroom.table.timekeeping import now

from .support import EASY, RunningServer, links, refusal, running

HOUR = 3_600_000
LONG = {"kind": "game", "seconds": 1000}


def _room(server: RunningServer, table: str) -> Room | None:
    return server.rooms._rooms.get(table)


async def _thinking(server: RunningServer, seconds: float, clock: Json) -> tuple[Json, Room]:
    """A game in which the first player has thought for so long, and nobody is there any more."""
    made = await create_table(server.url, links("here", "here", first=1, clock=clock))
    async with Seat(server.url, made["table"], made["host"]) as seat:
        await seat.until(lambda: seat.decides)
    room = _room(server, made["table"])
    assert room is not None
    room.sitting.since -= seconds
    while room.busy:
        await asyncio.sleep(0.01)
    return made, room


async def _left(server: RunningServer, made: Json) -> int:
    """The first player's time in milliseconds."""
    async with Seat(server.url, made["table"], made["host"]) as seat:
        assert seat.clock is not None
        left: int = seat.clock["left"]["1"]
        return left


def test_a_restart_gives_nobody_time_and_takes_none(database: str) -> None:
    """He had thought for a minute when the server went; the hour that it was away does not count."""

    async def start(server: RunningServer) -> Json:
        made, _ = await _thinking(server, 0, LONG)
        return made

    async def an_hour_ago(table: str) -> None:
        store = Store(database)
        await store.open()
        began = now() - HOUR
        async with store.engine.begin() as connection:
            await connection.execute(schema.log.update().where(schema.log.c.table_id == table).values(at=began))
            await connection.execute(
                schema.house.update().where(schema.house.c.name == "alive").values(value=began + 60_000)
            )
        await store.close()

    with running(database) as server:
        made = asyncio.run(start(server))
    asyncio.run(an_hour_ago(made["table"]))
    with running(database) as server:
        assert 900_000 < asyncio.run(_left(server, made)) <= 940_000


def test_a_server_that_stops_notes_when(database: str) -> None:
    """So the next one knows how long everybody had thought."""

    async def alive() -> int:
        store = Store(database)
        await store.open()
        found = await store.house()
        await store.close()
        return found["alive"]

    before = now()
    with running(database):
        pass
    assert asyncio.run(alive()) >= before


def test_a_move_that_could_not_be_stored_gives_no_time(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is rebuilt from its log, and the clock goes on as it was."""

    async def fails(*_: Any) -> None:
        raise OperationalError("INSERT", {}, sqlite3.OperationalError("disk full"))

    async def run(server: RunningServer) -> None:
        made, _ = await _thinking(server, 60, LONG)
        async with Seat(server.url, made["table"], made["host"]) as seat:
            with monkeypatch.context() as broken:
                broken.setattr(Store, "_execute", fails)
                assert (await refusal(seat.play("pick 1"))).code == "storage"
            await seat.ask({"type": "view"})
            assert seat.clock is not None
            assert seat.clock["left"]["1"] <= 940_000

    with running(database) as server:
        asyncio.run(run(server))


def test_a_clock_alone_keeps_no_game_in_memory(database: str) -> None:
    """It leaves, its clock runs on, and whoever comes back finds the time that he has left."""

    async def run(server: RunningServer) -> None:
        made, _ = await _thinking(server, 60, LONG)
        server.inside(server.rooms.sweep())
        assert _room(server, made["table"]) is None
        assert 900_000 < await _left(server, made) <= 940_000
        assert not server.rooms._asleep

    with running(database, msgspec.structs.replace(EASY, idle_seconds=0)) as server:
        asyncio.run(run(server))


def test_a_room_that_leaves_is_gone_at_once(database: str) -> None:
    """Nothing that it keeps keeps it: the collector looks for such circles once a day only."""

    async def run(server: RunningServer) -> None:
        made = await create_table(server.url, links("here", "bot", first=1))
        async with Seat(server.url, made["table"], made["host"]) as seat:
            await seat.until(lambda: seat.decides)
            await seat.ask({"type": "hint"})
            while seat.ply < 3:
                await seat.until(lambda: seat.decides)
                await seat.play(seat.view["legal"][-1])
        room = _room(server, made["table"])
        assert room is not None
        while room.busy:
            await asyncio.sleep(0.01)
        kept = weakref.ref(room)
        del room
        server.inside(server.rooms.sweep())
        async with asyncio.timeout(20):
            while kept() is not None:
                await asyncio.sleep(0.01)

    gc.disable()
    try:
        with running(database, msgspec.structs.replace(EASY, idle_seconds=0)) as server:
            asyncio.run(run(server))
    finally:
        gc.enable()


def test_time_is_up_though_the_game_is_not_in_memory(database: str) -> None:
    """It comes back by itself, and a bot plays on."""

    async def run(server: RunningServer) -> None:
        made, _ = await _thinking(server, 4.5, {"kind": "game", "seconds": 5})
        server.inside(server.rooms.sweep())
        async with asyncio.timeout(30):
            while True:
                room = _room(server, made["table"])
                if room is not None and room.row.seats[0].why == "clock":
                    return
                await asyncio.sleep(0.02)

    with running(database, msgspec.structs.replace(EASY, idle_seconds=0)) as server:
        asyncio.run(run(server))


def test_tables_in_memory_are_bounded(database: str) -> None:
    """Those that nobody uses make room; if all are in use, the next has to wait."""

    async def run(server: RunningServer) -> None:
        made = [await create_table(server.url, links("here", "link")) for _ in range(6)]
        for one in made:
            async with Seat(server.url, one["table"], one["host"]):
                assert len(server.rooms._rooms) <= 3
        first, second, third, fourth = (Seat(server.url, one["table"], one["host"]) for one in made[:4])
        async with first, second, third:
            refused = await refusal(fourth.__aenter__())
            assert refused.code == "too-fast"
            assert refused.args_["wait"] > 0

    with running(database, msgspec.structs.replace(EASY, tables_in_memory=3)) as server:
        asyncio.run(run(server))


def test_old_tables_are_told_by_a_steady_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither a jump of the wall clock nor a long time away makes tables old all at once."""
    wall, steady = 1_000_000_000, 0.0
    monkeypatch.setattr(timekeeping, "now", lambda: wall)
    monkeypatch.setattr(time, "monotonic", lambda: steady)
    clock = Steady(wall - 1000)
    steady += 10
    wall += 10_000
    assert clock.tick() == wall
    wall += 10_000 * HOUR  # somebody has put it forward
    steady += 10
    assert clock.tick() <= 1_000_000_000 + 10_000 + 20_000
    wall = 500  # and back
    assert clock.tick() == 500
    assert Steady(0).tick() == wall


def test_the_wall_clock_put_forward_clears_nothing_away(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The sweep leaves every table where it is."""

    async def run(server: RunningServer) -> None:
        made = await create_table(server.url, links("here", "link"))
        server.inside(server.rooms.sweep())
        with monkeypatch.context() as wrong:
            wrong.setattr(timekeeping, "now", lambda: int(time.time() * 1000) + 10_000 * HOUR)
            server.inside(server.rooms.sweep())
        async with Seat(server.url, made["table"], made["host"]) as seat:
            assert seat.table["status"] == "lobby"

    with running(database) as server:
        asyncio.run(run(server))


def test_a_start_that_fails_leaves_no_ghost(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever's coming was to start the game is not counted as there, and starts it when he comes again."""
    append = Store.append

    async def fails(store: Store, table: str, rows: list[Row], change: Any = None, epoch: int | None = None) -> None:
        if rows[0].kind == "start":
            raise StoreError("disk full")
        await append(store, table, rows, change, epoch)

    async def run(server: RunningServer) -> None:
        made = await create_table(server.url, links("here", "bot"))
        with monkeypatch.context() as broken:
            broken.setattr(Store, "append", fails)
            async with connect(server.url.replace("http", "ws") + "/api/socket") as ws:
                await ws.send(
                    json.dumps({"type": "join", "table": made["table"], "secret": made["host"], "protocol": PROTOCOL})
                )
                answers = []
                with contextlib.suppress(ConnectionClosed):
                    while True:
                        answers.append(json.loads(await ws.recv()))
            assert (answers[-1]["type"], answers[-1]["code"]) == ("error", "storage")
            room = _room(server, made["table"])
            assert room is not None
            async with asyncio.timeout(30):
                while room.audience.connections:
                    await asyncio.sleep(0.01)
        async with Seat(server.url, made["table"], made["host"]) as seat:
            await seat.until(lambda: seat.table["status"] == "running")
            assert seat.table["seats"][0]["present"]

    with running(database) as server:
        asyncio.run(run(server))


def test_a_start_that_fails_when_its_player_has_gone_has_not_happened(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """He comes, the game is to start, his connection breaks, then the database does not answer: no row is missing."""
    append = Store.append
    wanted = asyncio.Event()

    async def fails(store: Store, table: str, rows: list[Row], change: Any = None, epoch: int | None = None) -> None:
        if rows[0].kind == "start":
            wanted.set()
            await asyncio.sleep(0.5)
            raise StoreError("no answer")
        await append(store, table, rows, change, epoch)

    async def run(server: RunningServer) -> None:
        made = await create_table(server.url, links("here", "here", first=1))
        with monkeypatch.context() as broken:
            broken.setattr(Store, "append", fails)
            async with connect(server.url.replace("http", "ws") + "/api/socket") as ws:
                join = {"type": "join", "table": made["table"], "secret": made["host"], "protocol": PROTOCOL}
                await ws.send(json.dumps(join))
                while not wanted.is_set():
                    await asyncio.sleep(0.01)
                ws.transport.abort()
            await asyncio.sleep(0.7)
            room = _room(server, made["table"])
            assert room is not None
            assert not room.audience.connections
        async with Seat(server.url, made["table"], made["host"]) as seat:
            await seat.until(lambda: seat.decides)
            await seat.play("pick 1")
        rows = server.inside(server.rooms.store.log(made["table"]))
        assert [row.number for row in rows] == [1, 2]

    with running(database) as server:
        asyncio.run(run(server))


def test_deep_json_is_answered(server: RunningServer) -> None:
    """Brackets without end are no reason to hang up without a word."""

    async def run() -> None:
        deep = "[" * 4000
        for message, code in ((deep, "wrong-protocol"), ('{"x":' + deep, "bad-message"), ('{"ref":1,"x":' + deep, "")):
            async with connect(server.url.replace("http", "ws") + "/api/socket") as ws:
                await ws.send(message)
                answer = json.loads(await ws.recv())
                assert answer["type"] == "error"
                assert answer["code"] == code or not code
        status, body = await asyncio.to_thread(_post, server, b'{"x":' + b"[" * 60_000)
        assert (status, json.loads(body)["error"]["code"]) in ((400, "bad-message"), (400, "wrong-protocol"))

    asyncio.run(run())


def _post(server: RunningServer, data: bytes) -> tuple[int, bytes]:
    try:
        with urllib.request.urlopen(server.url + "/api/tables", data, timeout=30) as answer:
            return answer.status, answer.read()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.read()
