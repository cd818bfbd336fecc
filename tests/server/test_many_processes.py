"""Many processes on one PostgreSQL: those that do not own a table pass on, take over, and are fenced off."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import urllib.error
import urllib.request
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from elbowroom.client import Lost, Seat, create_table, get
from elbowroom.server.config import Config
from elbowroom.server.database import normal_url
from elbowroom.server.lease import Elsewhere

from .support import EASY, RunningServer, ServerProcess, links, play_randomly, refusal, running

LONG_LEASE = 300.0  # none runs out during a test
PATIENCE = 60.0  # a busy machine is no fault

Meeting = Callable[[RunningServer, RunningServer], Coroutine[Any, Any, None]]


async def _execute(url: str, statement: str) -> list[Any]:
    engine = create_async_engine(normal_url(url))
    async with engine.begin() as connection:
        found = await connection.execute(sa.text(statement))
        rows = list(found.all()) if found.returns_rows else []
    await engine.dispose()
    return rows


def _between_two(url: str, run: Meeting) -> None:
    """What happens between two servers."""
    with running(url, name="one") as one, running(url, name="two") as two:
        asyncio.run(run(one, two))


def _until_one_stops(url: str, run: Meeting) -> None:
    """What happens between two servers, of which the first is stopped meanwhile, far from the end of its lease."""
    limits = msgspec.structs.replace(EASY, lease_seconds=LONG_LEASE)
    stops = RunningServer(Config(database=url, limits=limits, name="stops"))
    stops.start()
    with running(url, limits, name="stays") as stays:
        asyncio.run(run(stops, stays))


def test_a_foreign_table_is_played_through_any_process(postgres_url: str) -> None:
    """Socket and HTTP are passed on to the owner: a game with a player at each of two processes."""

    async def run(one: RunningServer, two: RunningServer) -> None:
        made = await create_table(one.url, links("here", "link", rounds=2))
        there = made["seats"][1]["secret"]
        async with Seat(one.url, made["table"], made["host"]) as host, Seat(two.url, made["table"], there) as guest:
            await asyncio.gather(play_randomly(host, "host"), play_randomly(guest, "guest"))
            assert host.over
            assert host.events == guest.events
            moves = await get(two.url, f"/api/tables/{made['table']}/replay", there)
            assert len(moves["moves"]) == host.ply
            asked = {"from": {"table": made["table"], "ply": 3}, "seats": [{"kind": "here"}, {"kind": "here"}]}
            assert (await create_table(two.url, asked))["table"]
            assert len(one.rooms._rooms) == 1
            assert made["table"] not in two.rooms._rooms
            assert (await refusal(get(two.url, f"/api/tables/{made['table']}/replay", "wrong"))).code == "wrong-secret"

    _between_two(postgres_url, run)


def test_a_revoked_link_ends_a_conversation_through_another_process(postgres_url: str) -> None:
    """The owner closes it, with the same code."""

    async def run(one: RunningServer, two: RunningServer) -> None:
        made = await create_table(one.url, links("here", "link"))
        there = made["seats"][1]["secret"]
        async with Seat(one.url, made["table"], made["host"]) as host, Seat(two.url, made["table"], there) as guest:
            await host.ask({"type": "link", "seat": 2})
            with pytest.raises(Lost, match="4002"):
                await guest.until(lambda: False, 5)

    _between_two(postgres_url, run)


def test_a_table_goes_to_the_process_where_its_players_are(postgres_url: str) -> None:
    """An owner at whose table nobody is lets another have it."""

    async def run(one: RunningServer, two: RunningServer) -> None:
        made = await create_table(one.url, links("here", "link"))
        await get(one.url, f"/api/tables/{made['table']}", made["host"])
        assert made["table"] in one.rooms._rooms
        async with Seat(two.url, made["table"], made["host"]):
            assert made["table"] in two.rooms._rooms
            assert made["table"] not in one.rooms._rooms

    _between_two(postgres_url, run)


def test_clients_follow_a_table_to_the_process_that_took_it(postgres_url: str) -> None:
    """A game is fenced off in mid-move: the move is not acknowledged by the old owner, and happens once at the new."""

    async def run(one: RunningServer, two: RunningServer) -> None:
        made = await create_table(one.url, links("here", "here", first=1))
        async with Seat(one.url, made["table"], made["host"]) as seat:
            await seat.until(lambda: seat.decides)
            other = two.rooms.lease
            assert other is not None
            taken = f"UPDATE tables SET owner = '{other.me.id}', epoch = epoch + 1 WHERE id = '{made['table']}'"
            await _execute(postgres_url, taken)
            async with Seat(two.url, made["table"], made["watch"]) as watcher:
                answer = await seat.play("pick 1")
                assert answer["version"] == 1
                assert seat.reconnects == 1
                assert made["table"] in two.rooms._rooms
                assert made["table"] not in one.rooms._rooms
                await watcher.until(lambda: watcher.version == 1)
            moves = (await get(two.url, f"/api/tables/{made['table']}/replay", made["host"]))["moves"]
            assert [move["move"] for move in moves] == ["pick 1"]
            assert one.rooms.metrics.fenced == 1

    _between_two(postgres_url, run)


def test_tables_of_a_server_that_stops_are_had_at_once(postgres_url: str) -> None:
    """It lets go of them before it goes: nobody waits for a lease to run out, and no time is lost on a clock."""

    async def run(stops: RunningServer, stays: RunningServer) -> None:
        clock = {"kind": "game", "seconds": 600}
        made = await create_table(stops.url, links("here", "here", first=1, clock=clock))
        async with Seat(stops.url, made["table"], made["host"]) as seat:
            await seat.until(lambda: seat.decides)
            await seat.play("pick 1")
            await asyncio.sleep(1)
            seat._url = seat._url.replace(stops.url[4:], stays.url[4:])
            await asyncio.to_thread(stops.stop)
            await seat.until(lambda: seat.reconnects > 0, PATIENCE)  # here, or passed on to another who was as quick
            left = seat.clock["left"]["1"]
            assert 590_000 < left < 599_200  # the second that he thought is not given back to him
            await _moved(seat)

    _until_one_stops(postgres_url, run)


def test_an_owner_that_has_just_gone_is_not_waited_for(postgres_url: str) -> None:
    """Its good-bye may come before anybody waits for it; its lease would last for minutes."""

    async def run(stops: RunningServer, stays: RunningServer) -> None:
        lease = stays.rooms.lease
        assert lease is not None

        async def owner() -> Elsewhere:
            with pytest.raises(Elsewhere) as caught:
                await lease.claim(made["table"])
            return caught.value

        async def heard() -> None:
            while elsewhere.owner.id in lease.others:
                await asyncio.sleep(0.01)

        made = await create_table(stops.url, links("here", "here"))
        async with Seat(stops.url, made["table"], made["host"]):
            elsewhere = await asyncio.to_thread(stays.inside, owner())
        assert elsewhere.owner.name == "stops"
        await asyncio.to_thread(stops.stop)
        await asyncio.to_thread(stays.inside, heard())
        await asyncio.to_thread(stays.inside, elsewhere.outwait())

    _until_one_stops(postgres_url, run)


def test_the_address_for_processes_is_closed_to_others(postgres_server: RunningServer) -> None:
    """Without the secret there is health and figures, and nothing else; the public cannot pretend either."""
    inner = f"http://{postgres_server.config.internal}"

    def status(url: str, **headers: str) -> int:
        try:
            with urllib.request.urlopen(urllib.request.Request(url, headers=headers), timeout=10) as answer:
                return int(answer.status)
        except urllib.error.HTTPError as error:
            with error:
                return error.code

    for path in ("/livez", "/healthz", "/metrics"):
        assert status(inner + path) == 200
    assert status(inner + "/api/info") == 403
    assert status(inner + "/api/info", **{"elbowroom-inside": "x" * 32, "host": "anything"}) == 403
    lease = postgres_server.rooms.lease
    assert lease is not None
    assert status(inner + "/api/info", **{"elbowroom-inside": lease.me.secret}) == 200


# --- processes that die -----------------------------------------------------------------------------------------------


class _House:
    """Real processes on one database."""

    def __init__(self, url: str, count: int) -> None:
        self.servers = [ServerProcess("--port", "0", "--database", url) for _ in range(count)]

    def stop(self) -> None:
        """Everybody out."""
        for server in self.servers:
            if server.process.poll() is None:
                server.process.send_signal(signal.SIGCONT)
                server.stop()


async def _moved(seat: Seat) -> None:
    await seat.until(lambda: seat.decides)
    await seat.play(seat.view["legal"][0])


def test_another_process_takes_over_when_an_owner_dies_or_is_stopped(postgres_url: str) -> None:
    """Killed: within five seconds, bots included. Stopped, and awake again later: it has nothing to say any more."""
    house = _House(postgres_url, 2)
    one, two = house.servers

    async def run() -> None:
        made = await create_table(one.url, links("here", "bot", first=1, rounds=10))
        stopped = await create_table(one.url, links("here", "here", first=1))
        old = Seat(one.url, stopped["table"], stopped["host"])
        async with old, Seat(one.url, made["table"], made["host"]) as seat:
            await _moved(seat)
            await _moved(old)
            one.process.send_signal(signal.SIGSTOP)
            async with Seat(two.url, stopped["table"], stopped["host"]) as heir:
                assert heir.version == 1
                await _moved(heir)
                before = heir.events
                one.process.send_signal(signal.SIGCONT)
                with contextlib.suppress(Exception):  # what it says now is refused, or its connection is gone
                    await asyncio.wait_for(old.ask({"type": "move", "version": 1, "move": old.view["legal"][-1]}), 2)
                await heir.ask({"type": "view"})
                assert heir.events == before
                await old.until(lambda: old.reconnects > 0, PATIENCE)  # it is sent away, and passed on from now on
                assert old.version == 2
            await asyncio.to_thread(one.kill)
            seat._url = seat._url.replace(one.url[4:], two.url[4:])
            await seat.until(lambda: seat.reconnects > 0, PATIENCE)
            await play_randomly(seat, "on")
            assert seat.over

    try:
        asyncio.run(run())
    finally:
        house.stop()
