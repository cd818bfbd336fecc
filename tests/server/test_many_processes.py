"""Many processes on one PostgreSQL: a table has one owner; others pass on, take over, and are fenced off."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import urllib.error
import urllib.request
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from elbowroom.client import Lost, Seat, create_table, get
from elbowroom.server.config import Config
from elbowroom.server.database import normal_url
from elbowroom.server.lease import Elsewhere, Lease, rendezvous
from elbowroom.server.notices import Notices
from elbowroom.server.store import Store
from elbowroom.table.journal import Fenced
from elbowroom.table.match import Row

from .support import EASY, RunningServer, ServerProcess, links, play_randomly, refusal, running

LEASE = 2.0
LONG_LEASE = 300.0  # none runs out during a test
PATIENCE = 60.0  # a busy machine is no fault


class _Told:
    """Notes what a lease tells."""

    def __init__(self) -> None:
        self.news: list[tuple[str, int]] = []
        self.doubts = 0
        self.orphans = 0

    def lost(self, table: str, epoch: int) -> None:
        """Note it."""
        self.news.append((table, epoch))

    def doubtful(self) -> None:
        """Note it."""
        self.doubts += 1

    def orphaned(self, all_of_them: bool) -> None:
        """Note it."""
        self.orphans += not all_of_them


class _Member:
    """A process without rooms: a store and a lease."""

    def __init__(self, url: str, name: str, lease: float) -> None:
        self.store = Store(url)
        self.told = _Told()
        self.notices = Notices(lambda: self.store.engine)
        self.lease = Lease(self.store, self.notices, name, lease, self.told)

    async def open(self) -> None:
        """Come."""
        await self.store.open()
        self.notices.open()
        await self.lease.open("127.0.0.1:1")
        while not self.notices.listening:
            await asyncio.sleep(0.01)

    async def close(self) -> None:
        """Go in good order."""
        await self.lease.close()
        await self.notices.close()
        await self.store.close()

    async def freeze(self) -> None:
        """No sign of life any more, as if it had been stopped."""
        assert self.lease._task is not None
        self.lease._task.cancel()
        await asyncio.gather(self.lease._task, return_exceptions=True)
        self.lease._task = None


@contextlib.asynccontextmanager
async def _members(url: str, count: int, lease: float = LONG_LEASE) -> AsyncIterator[list[_Member]]:
    members = [_Member(url, f"p{number}", lease) for number in range(count)]
    for member in members:
        await member.open()
    try:
        yield members
    finally:
        for member in members:
            await member.close()


async def _execute(url: str, statement: str) -> list[Any]:
    engine = create_async_engine(normal_url(url))
    async with engine.begin() as connection:
        found = await connection.execute(sa.text(statement))
        rows = list(found.all()) if found.returns_rows else []
    await engine.dispose()
    return rows


@pytest.fixture
def table(postgres_server: RunningServer) -> str:
    """A table in the lobby that nobody has in memory."""
    return str(asyncio.run(create_table(postgres_server.url, links("here", "link")))["table"])


def test_a_table_has_one_owner(postgres_url: str, table: str) -> None:
    """Of two that want it one gets it, and the other is told who."""

    async def run() -> None:
        async with _members(postgres_url, 2) as (one, two):
            found = await asyncio.gather(one.lease.claim(table), two.lease.claim(table), return_exceptions=True)
            losers = [error for error in found if isinstance(error, Elsewhere)]
            assert len(losers) == 1
            assert losers[0].owner.name in ("p0", "p1")
            winner, loser = (one, two) if isinstance(found[1], Elsewhere) else (two, one)
            await winner.lease.give(table, 1)
            assert (await loser.lease.claim(table)).epoch == 2

    asyncio.run(run())


def test_an_owner_that_was_only_asleep_writes_nothing(postgres_url: str, table: str) -> None:
    """Its lease runs out, another takes over; then no row of the log, no change and no chat of the old owner counts."""

    async def run() -> None:
        async with _members(postgres_url, 2, LEASE) as (sleeper, heir):
            old = (await sleeper.lease.claim(table)).epoch
            await sleeper.store.append(table, [Row(1, "start", 1)], {"touched": 1}, old)
            with pytest.raises(Elsewhere):
                await heir.lease.claim(table)
            await sleeper.freeze()
            async with asyncio.timeout(PATIENCE):
                while True:
                    with contextlib.suppress(Elsewhere):
                        claim = await heir.lease.claim(table)
                        break
                    await asyncio.sleep(0.05)
            assert claim.epoch == old + 1
            assert claim.alive > 0  # when the old owner was last seen, so that clocks go on from there
            with pytest.raises(Fenced):
                await sleeper.store.append(table, [Row(2, "move", 1)], None, old)
            with pytest.raises(Fenced):
                await sleeper.store.change(table, {"touched": 2}, old)
            await heir.store.append(table, [Row(2, "move", 2)], {"touched": 3}, claim.epoch)
            assert [(row.number, row.player) for row in await heir.store.log(table)] == [(1, 1), (2, 2)]
            async with asyncio.timeout(PATIENCE):  # and it is told
                while (table, claim.epoch) not in sleeper.told.news:
                    await asyncio.sleep(0.01)
            row = await heir.store.table(table)
            assert row is not None
            assert row.touched == 3

    asyncio.run(run())


def test_one_fenced_write_does_not_fail_the_others(postgres_url: str, postgres_server: RunningServer) -> None:
    """They share a transaction; those whose table has changed hands are left out of it."""

    async def run() -> None:
        made = [(await create_table(postgres_server.url, links("here", "link")))["table"] for _ in range(2)]
        async with _members(postgres_url, 1) as (member,):
            epochs = [(await member.lease.claim(one)).epoch for one in made]
            writes = [
                member.store.append(made[0], [Row(1, "start", 1)], None, epochs[0]),
                member.store.append(made[1], [Row(1, "start", 1)], None, epochs[1] + 1),
            ]
            first, second = await asyncio.gather(*writes, return_exceptions=True)
            assert first is None
            assert isinstance(second, Fenced)
            assert [len(await member.store.log(one)) for one in made] == [1, 0]

    asyncio.run(run())


def test_who_goes_in_good_order_is_missed_at_once(postgres_url: str, table: str) -> None:
    """Its tables are free, and the others hear of it without waiting for a lease to run out."""

    async def run() -> None:
        async with _members(postgres_url, 2) as (stays, goes):
            await goes.lease.claim(table)
            before = stays.told.orphans
            await goes.lease.close()
            async with asyncio.timeout(PATIENCE):  # far less than the lease
                while stays.told.orphans == before:
                    await asyncio.sleep(0.01)
            assert (await stays.lease.claim(table)).alive > 0

    asyncio.run(run())


def test_a_table_stays_where_it_was_when_others_come_and_go() -> None:
    """Rendezvous hashing: only the tables of the one that is gone move."""
    places = ["a", "b", "c"]
    before = {str(key): rendezvous(str(key), places) for key in range(300)}
    after = {key: rendezvous(key, ["a", "b"]) for key in before}
    assert all(after[key] == place for key, place in before.items() if place != "c")
    assert min(list(before.values()).count(place) for place in places) > 60


# --- whole servers ----------------------------------------------------------------------------------------------------


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

    with running(postgres_url, name="one") as one, running(postgres_url, name="two") as two:
        asyncio.run(run(one, two))


def test_a_revoked_link_ends_a_conversation_through_another_process(postgres_url: str) -> None:
    """The owner closes it, with the same code."""

    async def run(one: RunningServer, two: RunningServer) -> None:
        made = await create_table(one.url, links("here", "link"))
        there = made["seats"][1]["secret"]
        async with Seat(one.url, made["table"], made["host"]) as host, Seat(two.url, made["table"], there) as guest:
            await host.ask({"type": "link", "seat": 2})
            with pytest.raises(Lost, match="4002"):
                await guest.until(lambda: False, 5)

    with running(postgres_url, name="one") as one, running(postgres_url, name="two") as two:
        asyncio.run(run(one, two))


def test_a_table_goes_to_the_process_where_its_players_are(postgres_url: str) -> None:
    """An owner at whose table nobody is lets another have it."""

    async def run(one: RunningServer, two: RunningServer) -> None:
        made = await create_table(one.url, links("here", "link"))
        await get(one.url, f"/api/tables/{made['table']}", made["host"])
        assert made["table"] in one.rooms._rooms
        async with Seat(two.url, made["table"], made["host"]):
            assert made["table"] in two.rooms._rooms
            assert made["table"] not in one.rooms._rooms

    with running(postgres_url, name="one") as one, running(postgres_url, name="two") as two:
        asyncio.run(run(one, two))


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

    with running(postgres_url, name="one") as one, running(postgres_url, name="two") as two:
        asyncio.run(run(one, two))


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

    limits = msgspec.structs.replace(EASY, lease_seconds=LONG_LEASE)
    stops = RunningServer(Config(database=postgres_url, limits=limits, name="stops"))
    stops.start()
    with running(postgres_url, limits, name="stays") as stays:
        asyncio.run(run(stops, stays))


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

    limits = msgspec.structs.replace(EASY, lease_seconds=LONG_LEASE)
    stops = RunningServer(Config(database=postgres_url, limits=limits, name="stops"))
    stops.start()
    with running(postgres_url, limits, name="stays") as stays:
        asyncio.run(run(stops, stays))


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
