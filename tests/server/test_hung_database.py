"""A database that does not answer, or takes nothing: everybody is told so in time, and the server can still stop."""

from __future__ import annotations

import argparse
import asyncio
import os
import socket
import stat
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from elbowroom.client import Seat, create_table, get
from elbowroom.server import health, launch
from elbowroom.server.config import Config
from elbowroom.server.database import only_user, sqlite_path
from elbowroom.server.rooms import Rooms
from elbowroom.server.store import NoAnswer, Store

from .support import RunningServer, links, play_randomly, refusal, running, sqlite_in
from .test_store import empty

__all__ = ["empty"]  # a fixture


async def _never(*_: Any) -> Any:
    await asyncio.Event().wait()


def _health(server: RunningServer) -> tuple[int, bytes]:
    try:
        with urllib.request.urlopen(server.url + "/healthz", timeout=30) as answer:
            return answer.status, answer.read()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.read()


def test_moves_and_health_do_not_wait_for_a_hung_database(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The move has not happened, `/healthz` says why, `/livez` does not ask; afterwards the game goes on."""
    monkeypatch.setattr(health, "_GOOD_FOR", 0.0)

    async def run(server: RunningServer) -> None:
        made = await create_table(server.url, links("here", "bot", rounds=2, first=1))
        async with Seat(server.url, made["table"], made["host"]) as seat:
            await seat.until(lambda: seat.decides)
            with monkeypatch.context() as hung:
                hung.setattr(Store, "_execute", _never)
                hung.setattr(Store, "_fetch", _never)
                assert (await refusal(seat.play("pick 1"))).code == "storage"
                assert await asyncio.to_thread(_health, server) == (503, b'{"status":"storage"}')
                assert await get(server.url, "/livez") == {"status": "ok"}
            await seat.ask({"type": "view"})
            assert seat.version == 0
            await play_randomly(seat, "on")
            assert seat.over
            assert await get(server.url, "/healthz") == {"status": "ok"}

    with running(database, store_seconds=0.3) as server:
        asyncio.run(run(server))


def test_a_server_stops_though_its_database_hangs(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What waits to be written is given up after a while."""

    async def run(server: RunningServer) -> None:
        made = await create_table(server.url, links("here", "bot", first=1))
        async with Seat(server.url, made["table"], made["host"]) as seat:
            await seat.until(lambda: seat.decides)
            monkeypatch.setattr(Store, "_execute", _never)
            move = asyncio.create_task(seat.play("pick 1"))
            await asyncio.sleep(0.05)
            move.cancel()

    with running(database, store_seconds=0.3) as server:
        asyncio.run(run(server))  # and leaving `running` waits for the server's end


def test_health_is_one_write_however_many_ask(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """So asking is no way to tire the database."""
    monkeypatch.setattr(health, "_GOOD_FOR", 1000.0)

    async def run() -> None:
        store = Store(database)
        await store.open()
        before = store.commits
        found = health.Health(store)
        assert all(await asyncio.gather(*(found.good() for _ in range(50))))
        assert await found.good()
        assert store.commits == before + 1
        await store.close()

    asyncio.run(run())


def test_a_full_disk_is_not_healthy(database: str) -> None:
    """Reading works, writing does not: that is no health."""

    async def run() -> None:
        store = Store(database)
        await store.open()
        async with store.engine.connect() as connection:
            await connection.exec_driver_sql("DROP TABLE house")
            await connection.commit()
        assert await store.table("nowhere") is None
        assert not await health.Health(store).good()
        await store.close()

    asyncio.run(run())


def test_a_batch_that_gets_no_answer_is_not_tried_again_one_by_one(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Five hundred waits would be too many."""
    tries = 0

    async def hangs(*_: Any) -> None:
        nonlocal tries
        tries += 1
        await _never()

    async def run() -> None:
        store = Store(database, 0.1)
        await store.open()
        monkeypatch.setattr(store, "_execute", hangs)  # this one's alone: other servers run beside
        writes = [store.remember("alive", number) for number in range(20)]
        found = await asyncio.gather(*writes, return_exceptions=True)
        assert all(isinstance(one, NoAnswer) for one in found)
        assert tries == 1
        await store.close()

    asyncio.run(run())


def test_first_starts_at_the_same_time_do_not_race(empty: str) -> None:
    """Several servers find an empty database; each finds it complete in the end."""

    async def start() -> dict[str, int]:
        store = Store(empty)
        await store.open()
        found = await store.house()
        await store.close()
        return found

    async def run() -> None:
        stores = 4 if "postgresql" in empty else 1  # an SQLite file has only one server, as another test shows
        for found in await asyncio.gather(*(start() for _ in range(stores))):
            assert set(found) == {"alive", "steady", "health"}

    asyncio.run(run())


def test_a_database_that_goes_while_a_process_starts_is_one_line(
    database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It was there when it was asked for, and then no more: no traceback, and the doorman tries again."""

    async def gone(_: Rooms) -> None:
        raise ConnectionRefusedError(111, "Connection refused")

    monkeypatch.setattr(Rooms, "open", gone)
    monkeypatch.setattr(launch, "set_up", lambda *_: None)  # logs are for this test
    with socket.socket() as door, socket.socket() as line:
        door.bind(("127.0.0.1", 0))
        config = Config(database=database, internal="")
        options = argparse.Namespace(trusted_proxy="", log_level="error")
        assert asyncio.run(launch._serve(config, [door], options, line)) == 1
    (said,) = (record for record in caplog.records if record.levelname == "ERROR")
    assert said.getMessage() == "the server cannot start"
    assert said.__dict__["facts"]["why"] == "[Errno 111] Connection refused"
    assert said.exc_info is None


def test_the_sqlite_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    """A new one, and one that was open to others before."""
    url = sqlite_in(tmp_path)
    path = sqlite_path(url)
    assert path is not None

    async def open_once() -> None:
        store = Store(url)
        await store.open()
        await store.close()

    old = os.umask(0)
    try:
        asyncio.run(open_once())
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
        path.chmod(0o644)
        asyncio.run(open_once())
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
    finally:
        os.umask(old)


def test_a_second_server_on_the_same_file_is_refused_with_a_sentence(tmp_path: Path) -> None:
    """And the first goes on; once it is gone, another may come."""
    lock = only_user(sqlite_in(tmp_path))
    assert lock is not None
    command = [sys.executable, "-m", "elbowroom", "serve", "--port", "0", "--data", str(tmp_path)]
    found = subprocess.run(command, capture_output=True, text=True, timeout=60, env={**os.environ, "LANG": "C"})
    assert found.returncode == 2
    assert "another server already uses this database" in found.stderr
    assert "Traceback" not in found.stderr
    lock.close()
    again = only_user(sqlite_in(tmp_path))
    assert again is not None
    again.close()
