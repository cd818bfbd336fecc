"""Bots that have decided in a blink wait for no search: they have workers of their own, where somebody needs them."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from elbowroom.bots import LEVELS, bot_names, make_bot
from elbowroom.bots.quick import QUICK, is_quick
from elbowroom.server import workshop
from elbowroom.server.bots import BotPool
from elbowroom.server.ray_bots import RayBots
from elbowroom.table.match import Match
from elbowroom.table.thinker import Place, Rank

from .test_match import new_match
from .waiting_bot import waiting_bot


def _begun_match() -> Match:
    match = new_match(players=2)
    match.start(0)
    return match


async def quick_one_first(pool: BotPool, folder: Path) -> None:
    """Let an easy bot of one table move while another's long thought lasts, and end that only then."""
    script = _begun_match().script()
    place = Place(Rank.PLAY, "10.0.0.1", "long")
    long = asyncio.create_task(pool.choose("long", script, 1, "waits", 1, place))
    async with asyncio.timeout(60):
        while not (folder / "begun").exists():
            await asyncio.sleep(0.01)
        assert await pool.choose("short", script, 1, "easy", 1, Place(Rank.IDLE, "10.0.0.2", "short"))
        assert not long.done()
        assert (pool.asked, pool.waiting) == (1, 0)
        (folder / "enough").touch()
        assert await long


def test_a_search_does_not_delay_a_quick_bot(tmp_path: Path) -> None:
    """Though there is one worker, and the search has a better place in the queue."""

    async def run() -> None:
        pool = BotPool(1, 60, {"waits": waiting_bot(tmp_path)})
        try:
            await quick_one_first(pool, tmp_path)
        finally:
            pool.close()

    asyncio.run(run())


@pytest.mark.slow
def test_a_search_on_a_cluster_does_not_delay_a_quick_bot(tmp_path: Path) -> None:
    """Though it has one processor."""
    pytest.importorskip("ray")

    async def run() -> None:
        pool = RayBots(1, 60, {"waits": waiting_bot(tmp_path)}, "local:1")
        await pool.open()
        try:
            await quick_one_first(pool, tmp_path)
            assert pool.thoughts == {"ray": 2}
        finally:
            await pool.leave()
            pool.close()

    asyncio.run(run())


def test_workers_are_there_only_for_those_who_need_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """Quick bots start none for searches, and what has had nothing to do for long is sent home."""
    monkeypatch.setattr(workshop, "_IDLE_SECONDS", 0.01)

    async def run() -> None:
        pool = BotPool(1, 60)
        script = _begun_match().script()
        for _ in range(2):
            assert await pool.choose("t", script, 1, "random", 1)
            assert pool._quick._pool is not None
            assert pool._searching._pool is None
            async with asyncio.timeout(60):
                while pool._quick._pool is not None:
                    await asyncio.sleep(0.01)
        pool.close()

    asyncio.run(run())


def test_a_budget_or_a_guest_is_never_quick() -> None:
    """`expert` searches; the others do not, or for a few plans only, as long as nobody tells them to."""
    assert {name for name in bot_names() if is_quick(name)} == {bot.name for bot in QUICK}
    assert [name for name in LEVELS if not is_quick(name)] == ["expert"]
    for name in ("hard@40n", "normal@200ms", "expert@1n", "tests.arena.bad_bots:Good", "easy?style=x"):
        assert not is_quick(name)
    assert all(type(make_bot(bot.name)) is bot for bot in QUICK)
