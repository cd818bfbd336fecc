"""Leases of tables on one PostgreSQL: a table has one owner; who lost it writes nothing any more."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

import pytest

from elbowroom.client import create_table
from elbowroom.server.lease import Elsewhere, Lease, rendezvous
from elbowroom.server.notices import Notices
from elbowroom.server.store import Store
from elbowroom.table.journal import Fenced
from elbowroom.table.match import Row

from .support import RunningServer, links

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
