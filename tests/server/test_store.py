"""The database: from nothing and from an older one, failures, and two servers on one."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import create_async_engine

from elbowroom.client import Seat, create_table
from elbowroom.server import schema
from elbowroom.server.database import normal_url
from elbowroom.server.migrate import upgrade
from elbowroom.server.store import Job, Store
from elbowroom.table.journal import Conflict, StoreError
from elbowroom.table.match import Row

from .support import RunningServer, links, play_randomly, refusal, running, sqlite_in


async def _columns(url: str) -> dict[str, set[str]]:
    engine = create_async_engine(normal_url(url))

    def look(connection: sa.Connection) -> dict[str, set[str]]:
        found = sa.inspect(connection)
        names = [name for name in found.get_table_names() if name in schema.metadata.tables]
        return {name: {column["name"] for column in found.get_columns(name)} for name in names}

    async with engine.connect() as connection:
        columns = await connection.run_sync(look)
    await engine.dispose()
    return columns


@pytest.fixture(params=["sqlite", "postgres"])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return sqlite_in(tmp_path)
    url: str = request.getfixturevalue("postgres_url")

    async def clear() -> None:
        engine = create_async_engine(normal_url(url), isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            await connection.execute(sa.text("DROP DATABASE IF EXISTS fresh"))
            await connection.execute(sa.text("CREATE DATABASE fresh"))
        await engine.dispose()

    asyncio.run(clear())
    return url.replace("/postgres", "/fresh")


def test_an_empty_database_becomes_what_the_schema_says(empty: str) -> None:
    """And opening it again changes nothing."""

    async def run() -> None:
        for _ in range(2):
            store = Store(empty)
            await store.open()
            await store.close()
        expected = {name: {column.name for column in table.columns} for name, table in schema.metadata.tables.items()}
        assert await _columns(empty) == expected

    asyncio.run(run())


def test_an_older_database_is_brought_up_to_date_with_its_games(empty: str) -> None:
    """A game of the first version goes on in this one."""
    settings = '{"boxes":["base"],"map":"base-2p","rounds":10,"first":1,"clock":{"kind":"none"}}'
    seats = '[{"kind":"here","joined":true},{"kind":"bot","level":"random","bot":"random","driver":"bot","why":"seat"}]'
    table: dict[str, Any] = {
        "id": "0123456789abcdef", "status": "running", "awake": True, "created": 1, "touched": 1, "settings": settings,
        "seats": seats, "host": "f" * 64, "watch": "e" * 64, "seed": "seed", "base": "",
        "origin_table": "", "origin_ply": 0,
    }  # fmt: skip

    async def run() -> None:
        engine = create_async_engine(normal_url(empty))
        await upgrade(engine, "0001")
        old = sa.table("tables", *(sa.column(name) for name in table))
        async with engine.begin() as connection:
            await connection.execute(old.insert(), table)
        await engine.dispose()
        assert "chat" not in await _columns(empty)
        store = Store(empty)
        await store.open()
        row = await store.table("0123456789abcdef")
        assert row is not None
        assert (row.rematch, row.settings.map, row.seats[1].bot) == ("", "base-2p", "random")
        await store.append(row.id, [Row(1, "start", 1)])
        assert [line.kind for line in await store.log(row.id)] == ["start"]
        assert await store.awake() == [row.id]
        await store.close()

    asyncio.run(run())


def test_sqlite_is_durable(tmp_path: Path) -> None:
    """WAL, and every commit on the disk before it is acknowledged."""

    async def run() -> list[Any]:
        store = Store(sqlite_in(tmp_path))
        await store.open()
        async with store.engine.connect() as connection:
            found = [
                (await connection.execute(sa.text(f"PRAGMA {name}"))).scalar()
                for name in ("journal_mode", "synchronous")
            ]
        await store.close()
        return found

    assert asyncio.run(run()) == ["wal", 2]


def test_one_bad_write_does_not_fail_the_others(tmp_path: Path) -> None:
    """They share a transaction only as long as all goes well."""

    async def run() -> None:
        store = Store(sqlite_in(tmp_path))
        await store.open()
        rows = [store.append("nowhere", [Row(1, "start", 1)]), store.change("nowhere", {"touched": 1}), store.house()]
        first, second, third = await asyncio.gather(*rows, return_exceptions=True)
        assert isinstance(first, Conflict)  # there is no such table
        assert second is None
        assert third == {"alive": 0, "steady": 0, "health": 0}
        await store.close()
        with pytest.raises(StoreError):
            await store.change("nowhere", {"touched": 1})

    asyncio.run(run())


@pytest.mark.parametrize(
    "failure", [OperationalError("INSERT", {}, sqlite3.OperationalError("disk full")), AttributeError("of a driver")]
)
def test_what_cannot_be_stored_has_not_happened(
    database: str, monkeypatch: pytest.MonkeyPatch, failure: Exception
) -> None:
    """The move is refused, the game stays as it was, and goes on when the storage is back."""

    async def run(server: RunningServer) -> None:
        made = await create_table(server.url, links("here", "bot", rounds=2, first=1))
        async with Seat(server.url, made["table"], made["host"]) as seat:
            await seat.until(lambda: seat.decides)
            before = seat.view
            works = Store._execute

            async def fails(*_: Any) -> None:
                raise failure

            monkeypatch.setattr(Store, "_execute", fails)
            assert (await refusal(seat.play("pick 1"))).code == "storage"
            monkeypatch.setattr(Store, "_execute", works)
            fresh = await seat.ask({"type": "view"})
            assert fresh["view"] == before
            assert fresh["version"] == 0
            await play_randomly(seat, "on")
            assert seat.over

    with running(database) as server:
        asyncio.run(run(server))


def test_what_was_stored_though_nobody_heard_of_it_is_told(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database takes a move and dies before it says so: the game goes on after it, and nobody misses an event."""
    works = Store._execute

    async def dies_too_late(store: Store, batch: list[Job]) -> list[Job]:
        await works(store, batch)
        raise OperationalError("COMMIT", {}, sqlite3.OperationalError("the line is dead"))

    async def run(server: RunningServer) -> None:
        made = await create_table(server.url, links("here", "here", first=1))
        host = Seat(server.url, made["table"], made["host"])
        async with host, Seat(server.url, made["table"], made["watch"]) as guest:
            await host.until(lambda: host.decides)
            with monkeypatch.context() as broken:
                broken.setattr(Store, "_execute", dies_too_late)
                assert (await refusal(host.play("pick 1"))).code == "storage"
            await host.until(lambda: host.version == 1)
            await host.play(host.view["legal"][0])
            await guest.until(lambda: guest.version == 2)
            for seat in (host, guest):
                assert [event["n"] for event in seat.events] == list(range(1, seat.last + 1))
                assert next(event["move"] for event in seat.events if event["kind"] == "move") == "pick 1"

    with running(database) as server:
        asyncio.run(run(server))


def test_two_servers_on_one_database_do_not_spoil_a_game(database: str) -> None:
    """The second to write finds out, and catches up."""

    async def run(one: RunningServer, two: RunningServer) -> None:
        made = await create_table(one.url, links("here", "here", first=1))
        async with Seat(one.url, made["table"], made["host"]) as left:
            await left.until(lambda: left.view)
            async with Seat(two.url, made["table"], made["host"]) as right:
                await left.play("pick 1")
                assert (await refusal(right.play("pick 2"))).code == "storage"
                await right.ask({"type": "ping"})
                await right.until(lambda: right.version == 1)
                assert right.view == left.view
                await right.play(right.view["legal"][0])

    with running(database) as one, running(database) as two:
        asyncio.run(run(one, two))


def test_a_log_that_cannot_be_played_is_refused_and_nothing_else_suffers(server: RunningServer) -> None:
    """One damaged game is one damaged game."""

    async def run() -> None:
        made = await create_table(server.url, links("here", "link"))
        rows = [Row(1, "start", 1, chance="race elves"), Row(2, "move", 2, "conquer 99")]
        server.inside(server.rooms.store.append(made["table"], rows))
        refused = await refusal(Seat(server.url, made["table"], made["host"]).__aenter__())
        assert refused.code == "unreadable"

    asyncio.run(run())
