"""Bots that think in workers of their own: jobs are shared, none is lost with its worker, and the order is fair."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from elbowroom.bots import bot_names
from elbowroom.cli import main
from elbowroom.client import Seat, create_table
from elbowroom.server import jobs as jobs_module
from elbowroom.server.bot_worker import Worker
from elbowroom.server.database import normal_url
from elbowroom.server.jobs import Asked, Found, Jobs, Taken
from elbowroom.server.migrate import upgrade
from elbowroom.server.shared_bots import SharedBots
from elbowroom.table.thinker import Place, Rank, advise, think

from .support import RunningServer, links, running
from .test_match import new_match
from .waiting_bot import waiting_bot


@pytest.fixture
def house(postgres_url: str) -> Iterator[str]:
    """A database without jobs and workers."""

    async def empty() -> None:
        engine = create_async_engine(normal_url(postgres_url))
        await upgrade(engine)
        async with engine.begin() as connection:
            await connection.execute(sa.text("DELETE FROM jobs"))
            await connection.execute(sa.text("DELETE FROM workers"))
        await engine.dispose()

    asyncio.run(empty())
    yield postgres_url
    asyncio.run(empty())


def _with_jobs(url: str, work: Callable[[Jobs], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        engine = create_async_engine(normal_url(url))
        try:
            await work(Jobs(engine))
        finally:
            await engine.dispose()

    asyncio.run(run())


def _job(name: str, place: Place = Place(), bot: str = "easy") -> Asked:  # noqa: B008
    return Asked(name, "think", bot, "{}", place.address, place)


async def _take_all(jobs: Jobs, worker: str = "w") -> list[str]:
    """In which order one worker does all jobs."""
    order = []
    while (job := await jobs.take(worker, [])) is not None:
        order.append(job.id)
        await jobs.fetch(job.id)
    return order


@contextmanager
def _workers(url: str, count: int) -> Iterator[list[subprocess.Popen[str]]]:
    """Workers as processes of their own; they are ready."""
    command = [sys.executable, "-m", "elbowroom", "bot-worker"]
    known: dict[str, Any] = {"env": {**os.environ, "ELBOWROOM_DATABASE": url, "LC_ALL": "C"}, "text": True}
    processes = [
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, **known) for _ in range(count)
    ]
    try:
        for process in processes:
            assert process.stdout is not None
            assert process.stdout.readline() == "bots think here; at a time: 1\n"
        yield processes
    finally:
        for process in processes:
            process.kill()
            process.communicate(timeout=30)


def _shared(server: RunningServer) -> SharedBots:
    pool = server.rooms.pool
    assert isinstance(pool, SharedBots)
    return pool


def _until(true: Callable[[], bool], seconds: float = 15.0) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end
        time.sleep(0.02)


def test_jobs_are_taken_in_fair_order(house: str) -> None:
    """Who plays before hints before the deserted; quick bots first; then one of each address in turn."""

    async def run(jobs: Jobs) -> None:
        crowd = [_job(f"crowd{number}", Place(Rank.PLAY, "a", f"t{number}")) for number in range(6)]
        hints = [_job(f"hint{number}", Place(Rank.HINT, "c", "t"), "expert") for number in range(3)]
        idle = _job("idle", Place(Rank.IDLE, "", "d"))
        deep = _job("deep", Place(Rank.PLAY, "b", "u"), "expert@200ms")
        for job in (idle, *hints, deep, *crowd, _job("mine", Place(Rank.PLAY, "b", "v"))):
            await jobs.ask("s", job)
        order = await _take_all(jobs)
        assert order[:3] == ["crowd0", "crowd1", "mine"]  # its address has a job of another bot in the first round
        assert order[3:] == ["crowd2", "crowd3", "crowd4", "crowd5", "deep", "hint0", "hint1", "hint2", "idle"]
        for job in (*crowd[:3], _job("new", Place(Rank.PLAY, "z", "v"))):
            await jobs.ask("s", job)
        assert await _take_all(jobs) == ["crowd0", "new", "crowd1", "crowd2"]

    _with_jobs(house, run)


def test_a_place_is_kept_for_those_who_play(house: str) -> None:
    async def run(jobs: Jobs) -> None:
        await jobs.ask("s", _job("hint", Place(Rank.HINT, "a", "t"), "expert"))
        assert await jobs.take("w", [], Rank.PLAY) is None
        assert (await jobs.take("w", [])) is not None

    _with_jobs(house, run)


def test_a_job_is_one_workers_until_he_falls_silent(house: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two take different ones; a lost one's is the other's; a late answer is none; three losses are enough."""

    def text(lease: int) -> None:
        monkeypatch.setattr(jobs_module, "_TAKE", sa.text(str(jobs_module._TAKE).replace("+ 3000", f"+ {lease}")))

    async def run(jobs: Jobs) -> None:
        for name in ("one", "two"):
            await jobs.ask("s", _job(name))
        taken = [await jobs.take(worker, []) for worker in ("a", "b", "c")]
        assert [job and job.id for job in taken] == ["one", "two", None]
        await jobs.leave("b")
        again = await jobs.take("c", [])
        assert again is not None
        assert again.id == "two"
        await jobs.answer("b", "two", '"late"')
        assert (await jobs.standing("s"))[0].answer is None
        await jobs.answer("c", "two", '"x"')
        assert await jobs.fetch("two") == Found("c", '"x"', None)
        await jobs.drop("s")
        await jobs.answer("a", "one", '"nobody wants it"')
        assert await jobs.standing("s") == []

    async def lost(jobs: Jobs) -> None:
        await jobs.ask("s", _job("deadly"))
        for worker in "abc":
            assert (await jobs.take(worker, [])) is not None
            await asyncio.sleep(0.03)
        assert await jobs.take("d", []) is None
        assert (await jobs.standing("s"))[0].hopeless

    _with_jobs(house, run)
    text(10)
    _with_jobs(house, lost)


def test_who_knows_the_game_already_is_asked_first(house: str) -> None:
    """For a moment the job is his alone; he takes it before others of the round; when he is gone it is anybody's."""

    async def run(jobs: Jobs) -> None:
        await jobs.ask("s", _job("other", Place(address="a")))
        await jobs.ask("s", Asked("mine", "think", "easy", "{}", "b", Place(), "w-1"))
        assert [await _id(jobs.take("w-0", [])), await _id(jobs.take("w-0", []))] == ["other", None]
        assert await _id(jobs.take("w-1", [])) == "mine"
        await jobs.leave("w")
        assert sorted([str(await _id(jobs.take("v-0", []))), str(await _id(jobs.take("v-0", [])))]) == ["mine", "other"]
        await jobs.drop("s")
        await jobs.ask("s", Asked("late", "think", "easy", "{}", "b", Place(), "gone-0"))
        assert await _id(jobs.take("v-0", [])) is None
        await asyncio.sleep(0.15)
        assert await _id(jobs.take("v-0", [])) == "late"

    _with_jobs(house, run)


async def _id(work: Coroutine[Any, Any, Taken | None]) -> str | None:
    job = await work
    return None if job is None else job.id


def test_other_rules_and_unknown_guests_are_left_alone(house: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run(jobs: Jobs) -> None:
        await jobs.ask("s", _job("guest", bot="my_bots:Cautious?a=1"))
        assert await jobs.take("w", []) is None
        assert (await jobs.take("w", ["my_bots:Cautious"])) is not None
        await jobs.ask("s", _job("mine"))
        await jobs.show("w", [], 2)
        assert await jobs.workers() == [(2, set(bot_names()))]
        monkeypatch.setattr(jobs_module, "rules_version", lambda: "9.9+other")
        assert await jobs.take("w", []) is None
        assert await jobs.workers() == []

    _with_jobs(house, run)


def test_a_worker_thinks_as_the_server_would(house: str) -> None:
    """The same move and the same hints, and whoever asked is told."""

    async def run() -> None:
        engine = create_async_engine(normal_url(house))
        jobs = Jobs(engine)
        worker = Worker(engine, 1, [])
        match = new_match()
        match.start(0)
        script = match.script()
        try:
            for kind, bot, work in (("think", "easy", think), ("advise", "hard@40n", advise)):
                question = jobs_module.Question("t", script, match.mover, 7)
                taken = Taken("j", kind, bot, msgspec.json.encode(question).decode())
                answer, failure = await worker._think(taken, worker._workshops[0])
                assert failure is None
                assert answer is not None
                expected = work("t", script, match.mover, bot, 7)
                assert answer.encode() == msgspec.json.encode(expected)
            assert (await worker._think(Taken("j", "think", "easy", "{}"), worker._workshops[0]))[0] is None
        finally:
            worker._workshops[0].close()
            await jobs.drop("s")
            await engine.dispose()

    asyncio.run(run())


def test_a_search_does_not_delay_a_quick_bot_in_a_worker_with_one_place(house: str, tmp_path: Path) -> None:
    """It has a place besides for those; and a guest never comes there, whoever has called it quick."""
    guest = waiting_bot(tmp_path)

    async def run() -> None:
        engine = create_async_engine(normal_url(house))
        jobs, stop = Jobs(engine), asyncio.Event()
        worker = asyncio.create_task(Worker(engine, 1, [jobs_module.plain_name(guest)]).run_until(stop))
        match = new_match(players=2)
        match.start(0)
        question = msgspec.json.encode(jobs_module.Question("t", match.script(), 1, 7)).decode()

        async def done(job: str) -> bool:
            return any(one.id == job and one.answer is not None for one in await jobs.standing("s"))

        async with asyncio.timeout(60):
            await jobs.ask("s", Asked("long", "think", guest, question, "a", Place()))
            while not (tmp_path / "begun").exists():
                await asyncio.sleep(0.01)
            await jobs.ask("s", Asked("long too", "think", guest, question, "a", Place()))
            await jobs.ask("s", Asked("short", "think", "easy", question, "b", Place(Rank.IDLE)))
            while not await done("short"):
                await asyncio.sleep(0.01)
            assert [one.worker for one in await jobs.standing("s") if one.id == "long too"] == [""]
            assert not await done("long")
            (tmp_path / "enough").touch()
            while not (await done("long") and await done("long too")):
                await asyncio.sleep(0.01)
        stop.set()
        await worker
        await jobs.drop("s")
        await engine.dispose()

    asyncio.run(run())


def test_two_workers_share_the_bots_and_killing_one_loses_no_move(house: str) -> None:
    """Games of bots go on over SIGKILL of the worker that thinks, and when none is left the server thinks itself."""

    async def watch(server: RunningServer, processes: list[subprocess.Popen[str]]) -> None:
        made = [await create_table(server.url, links("bot", "bot")) for _ in range(4)]
        seats = [Seat(server.url, one["table"], one["watch"]) for one in made]
        for seat in seats:
            await seat.__aenter__()
        async with asyncio.timeout(60):
            thinkers: set[str] = set()
            while server.rooms.pool.thoughts["worker"] < 20 or len(thinkers) < 2:
                await asyncio.sleep(0.02)
                thinkers |= {place.partition("-")[0] for place in _shared(server)._knowing.values()}
            assert server.rooms.pool.thoughts["here"] == 0
            processes[0].send_signal(signal.SIGKILL)
            plies = [seat.ply for seat in seats]
            for seat, ply in zip(seats, plies, strict=True):
                await seat.until(lambda seat=seat, ply=ply: seat.ply > ply + 3 or seat.over)
            assert server.rooms.pool.thoughts["here"] == 0
            processes[1].send_signal(signal.SIGKILL)
            while server.rooms.pool.thoughts["here"] < 5:
                await asyncio.sleep(0.02)
            for seat in seats:
                assert [event["n"] for event in seat.events] == list(range(1, seat.last + 1))
        for seat in seats:
            await seat.__aexit__(None, None, None)

    with running(house, bots_by="workers") as server, _workers(house, 2) as processes:
        _until(lambda: server.rooms.pool.slots == 2)
        asyncio.run(watch(server, processes))
        assert "elbowroom_bot_worker_slots 0" in server.rooms.metrics.text()
        assert 'elbowroom_thoughts_total{where="here"}' in server.rooms.metrics.text()


def test_without_workers_the_server_thinks_and_says_so(house: str, caplog: pytest.LogCaptureFixture) -> None:
    async def run(server: RunningServer) -> None:
        made = await create_table(server.url, links("bot", "bot"))
        async with Seat(server.url, made["table"], made["watch"]) as seat:
            await seat.until(lambda: seat.ply > 3)

    with running(house, bots_by="workers") as server:
        asyncio.run(run(server))
        assert server.rooms.pool.thoughts["here"] > 3
    assert "no bot worker is there: bots think in the server" in caplog.text


def test_a_job_nobody_needs_any_more_is_dropped(house: str) -> None:
    """When whoever waits for it has gone; and all of a server that ends."""

    async def run(server: RunningServer) -> None:
        pool = _shared(server)
        pool._workers_there = [(1, {"easy"})]  # somebody who never answers

        async def ask() -> str:
            return await pool.choose("t", new_match().script(), 1, "easy", 1)

        engine = create_async_engine(normal_url(house))
        jobs = Jobs(engine)
        await jobs.show("w", [], 1)

        async def asked_and_gone() -> None:
            task = asyncio.create_task(ask())
            while not await jobs_here():
                await asyncio.sleep(0.01)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            while await jobs_here():
                await asyncio.sleep(0.01)

        async def jobs_here() -> int:
            return len(await Jobs(server.rooms.store.engine).standing(pool._server))

        await asyncio.to_thread(server.inside, asked_and_gone())
        await engine.dispose()

    with running(house, bots_by="workers") as server:
        asyncio.run(run(server))


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("serve --bots-by nobody", "--bots-by is server, workers or ray:ADDRESS, not nobody"),
        ("serve --bots-by ray:", "--bots-by is server, workers or ray:ADDRESS, not ray:"),
        ("serve --bots-by workers --data {tmp}", "bot workers need PostgreSQL"),
        ("serve --port 0 --data {tmp} --bots-by ray:127.0.0.1:1", "nobody answers at 127.0.0.1:1"),
        ("bot-worker --database sqlite:///{tmp}/x.sqlite", "bot workers need PostgreSQL"),
        ("bot-worker --bot-workers 0", "at least one process"),
        ("bot-worker --database postgresql://x@127.0.0.1:1/x", "the database cannot be opened"),
        ("bot-worker --database nonsense", "the database cannot be opened"),
    ],
)
def test_mistakes_are_one_sentence(
    words: str, said: str, tmp_path: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    assert main(words.format(tmp=tmp_path).split()) == 2
    err = capsys.readouterr().err
    assert said in err
    assert err.count("\n") == 1


def test_without_ray_it_is_said(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main(["serve", "--port", "0", "--data", str(tmp_path), "--bots-by", "ray:auto"]) == 2
    assert capsys.readouterr().err == "elbowroom: this needs Ray: pip install 'elbowroom[cluster]'\n"


@pytest.mark.slow
def test_bots_think_on_a_ray_cluster(database: str) -> None:
    """Moves and hints come from there; rules of another version are not answered by."""

    async def run(server: RunningServer) -> None:
        made = await create_table(server.url, links("bot", "bot"))
        async with Seat(server.url, made["table"], made["watch"]) as seat:
            await seat.until(lambda: seat.ply > 3)
        assert server.rooms.pool.thoughts["ray"] > 3
        assert not server.rooms.pool.thoughts["here"]

    pytest.importorskip("ray")
    with running(database, bots_by="ray:local:1") as server:
        asyncio.run(run(server))
