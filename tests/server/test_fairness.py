"""One address, one table, one seat cannot take the bots or the replays away from the others."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from elbowroom.client import Json, Seat, create_table, get
from elbowroom.server.limits import network
from elbowroom.server.replays import Replayer
from elbowroom.server.turnstile import Turnstile
from elbowroom.table import positions, replay_log
from elbowroom.table.thinker import Place, Rank

from .support import RunningServer, links, refusal
from .test_match import new_match, play


def _order(slots: int, places: Sequence[Place]) -> list[Place]:
    """In which order jobs are let in that all came while one was being done."""
    entered: list[Place] = []

    async def job(turnstile: Turnstile, place: Place) -> None:
        async with turnstile.turn(place):
            entered.append(place)
            await asyncio.sleep(0)

    async def run() -> None:
        turnstile = Turnstile(slots)
        async with turnstile.turn(Place()):
            jobs = [asyncio.create_task(job(turnstile, place)) for place in places]
            await asyncio.sleep(0)
            assert entered == []
            assert turnstile.waiting == len(places)
        await asyncio.gather(*jobs)
        assert turnstile.waiting == 0

    asyncio.run(run())
    return entered


def test_an_easy_bots_move_comes_before_150_hints_and_50_deserted_tables() -> None:
    """It is the next job, though it came last."""
    hints = [Place(Rank.HINT, "10.0.0.1", f"t{number}") for number in range(150)]
    deserted = [Place(Rank.IDLE, "", f"d{number}") for number in range(50)]
    mine = Place(Rank.PLAY, "10.0.0.2", "mine")
    assert _order(1, [*hints, *deserted, mine])[0] == mine


def test_addresses_take_turns_and_in_them_tables() -> None:
    """Sixty tables of one address delay another's move by one job, and so does a greedy table."""
    crowd = [Place(Rank.PLAY, "10.0.0.1", f"t{number}") for number in range(60)]
    mine = Place(Rank.PLAY, "10.0.0.2", "mine")
    assert _order(1, [*crowd, mine]).index(mine) == 1
    greedy = [Place(Rank.PLAY, "10.0.0.1", "a")] * 5
    assert _order(1, [*greedy, Place(Rank.PLAY, "10.0.0.1", "b")]).index(Place(Rank.PLAY, "10.0.0.1", "b")) == 1


def test_one_of_several_workers_is_kept_for_those_who_play() -> None:
    """Hints and deserted tables never have them all."""

    async def run() -> None:
        turnstile = Turnstile(2)
        inside: list[Rank] = []
        leave = asyncio.Event()

        async def job(rank: Rank) -> None:
            async with turnstile.turn(Place(rank)):
                inside.append(rank)
                await leave.wait()

        jobs = [asyncio.create_task(job(rank)) for rank in (Rank.HINT, Rank.HINT, Rank.IDLE)]
        await asyncio.sleep(0)
        assert inside == [Rank.HINT]
        jobs.append(asyncio.create_task(job(Rank.PLAY)))
        await asyncio.sleep(0)
        assert inside == [Rank.HINT, Rank.PLAY]
        leave.set()
        await asyncio.gather(*jobs)
        assert len(inside) == 4

    asyncio.run(run())


def test_whoever_gives_up_waiting_holds_nobody_up() -> None:
    """A job that is cancelled in the queue, or just as it is let in, leaves its turn to the next."""

    async def run() -> None:
        turnstile = Turnstile(1)

        async def job() -> str:
            async with turnstile.turn(Place()):
                return "done"

        async with turnstile.turn(Place()):
            first, second, third = (asyncio.create_task(job()) for _ in range(3))
            await asyncio.sleep(0)
            first.cancel()
            await asyncio.sleep(0)
        second.cancel()  # it has been let in and does not know yet
        assert await third == "done"

    asyncio.run(run())


def test_ipv6_is_counted_by_household() -> None:
    """The last 64 bits are anybody's to choose."""
    assert network("2001:db8::1") == network("2001:db8::ffff:1") != network("2001:db8:0:1::1")
    assert network("::ffff:10.0.0.1") == network("10.0.0.1") == "10.0.0.1"
    assert network("") == ""


def test_one_hint_at_a_time_for_a_seat(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many sockets ask."""
    asked: list[Place] = []
    answer = asyncio.Event()

    async def explain(*question: object) -> list[Json]:
        place = question[-1]
        assert isinstance(place, Place)
        asked.append(place)
        await answer.wait()
        return []

    monkeypatch.setattr(server.rooms.pool, "explain", explain)

    async def run() -> None:
        made = await create_table(server.url, links("here", "bot", first=1))
        seats = [Seat(server.url, made["table"], made["host"]) for _ in range(10)]
        async with asyncio.TaskGroup() as coming:
            for seat in seats:
                coming.create_task(seat.__aenter__())
        first = asyncio.create_task(seats[0].ask({"type": "hint"}))
        while not asked:
            await asyncio.sleep(0.01)
        for seat in seats[1:]:
            assert (await refusal(seat.ask({"type": "hint"}))).code == "too-fast"
        assert server.loop is not None
        server.loop.call_soon_threadsafe(answer.set)
        assert (await first)["type"] == "hints"
        assert asked == [Place(Rank.HINT, "127.0.0.1", made["table"])]
        for seat in seats:
            await seat.__aexit__(None, None, None)

    asyncio.run(run())


def test_bots_among_themselves_wait_while_nobody_watches(server: RunningServer) -> None:
    """Their game stands still when the last one leaves, a restart does not wake it, a guest does."""

    async def run() -> None:
        made = await create_table(server.url, links("bot", "bot"))
        table: str = made["table"]
        async with Seat(server.url, table, made["host"]) as host:
            await host.until(lambda: host.ply > 2)

        async def standing() -> tuple[int, bool]:
            async with server.rooms.use(table) as room:
                while room._tasks or room.audience.connections:
                    await asyncio.sleep(0.01)
                return len(room.match.plies), room.awake

        plies, awake = await asyncio.to_thread(server.inside, standing())
        assert not awake
        async with Seat(server.url, table, made["watch"]) as guest:
            assert guest.ply >= plies
            await guest.until(lambda: guest.ply > plies or guest.over)

    asyncio.run(run())


def test_a_position_of_the_past_is_not_rebuilt_on_the_loop(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No move is played in the server's own process, and the table is not locked meanwhile."""

    def fails(*_: object) -> None:
        raise AssertionError("on the loop")

    for name in ("repeat", "catch_up", "play_script"):
        monkeypatch.setattr(positions, name, fails)

    async def run() -> None:
        made = await create_table(server.url, links("here", "bot", first=1))
        async with Seat(server.url, made["table"], made["host"]) as seat:
            await seat.until(lambda: seat.view.get("legal"))
            await seat.play("pick 1")
            found = await get(server.url, f"/api/tables/{made['table']}/replay/1", made["host"])
            assert (found["ply"], found["events"][0]["kind"]) == (1, "picked")

    asyncio.run(run())


def test_replays_of_one_address_are_bounded() -> None:
    """So many at a time; the next is told to come again, another address is not."""

    async def run() -> None:
        replayer = Replayer(2)
        release = asyncio.Event()

        async def do(*_: object) -> bytes:
            await release.wait()
            return b"{}"

        replayer._workshop.do = do  # type: ignore[method-assign, assignment]
        script = new_match().script()
        work = [asyncio.create_task(replayer.record_at("2001:db8::1", "t", script, 0)) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(Exception, match="too-fast"):
            await replayer.record_at("2001:db8::2", "t", script, 0)
        other = asyncio.create_task(replayer.record_at("10.0.0.1", "t", script, 0))
        release.set()
        await asyncio.gather(*work, other)
        assert not replayer._asked

    asyncio.run(run())


def test_kept_positions_are_those_of_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is asked in whatever order; and a move is not played twice for two neighbouring positions."""
    match = new_match()
    play(match, 1)
    script = match.script()
    assert len(script.moves) >= 120
    played = 0
    catch_up = replay_log.catch_up

    def count(game: object, moves: Sequence[tuple[str, str]]) -> None:
        nonlocal played
        played += len(moves)
        catch_up(game, moves)  # type: ignore[arg-type]

    monkeypatch.setattr(positions, "catch_up", count)
    positions._games.clear()
    digests = {ply: positions.position("kept", script, ply).digest() for ply in (118, 3, 100, 119, 51)}
    assert played <= 118 + 3 + 0 + 19 + 1
    for ply, digest in digests.items():
        assert digest == replay_log.play_script(script, ply).digest()
    other = new_match(seed="another")
    play(other, 2)
    assert (
        positions.position("kept", other.script(), 55).digest() == replay_log.play_script(other.script(), 55).digest()
    )


def test_a_thought_that_nobody_needs_any_more_is_given_up(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Something else has happened at the table: the bot begins anew; a table that closes asks no more."""
    asked: list[str] = []
    given_up: list[str] = []

    async def choose(table: str, *_: object) -> str:
        asked.append(table)
        try:
            await asyncio.Event().wait()
        finally:
            given_up.append(table)
        return ""

    monkeypatch.setattr(server.rooms.pool, "choose", choose)

    async def run() -> None:
        made = await create_table(server.url, links("bot", "here", first=1))
        table: str = made["table"]
        async with Seat(server.url, table, made["host"]):
            while asked != [table]:
                await asyncio.sleep(0.01)

            async def meanwhile() -> None:
                async with server.rooms.use(table) as room:
                    async with room.lock:
                        await room.drive(2, "bot", "host", "random")
                    while len(asked) < 2:
                        await asyncio.sleep(0.01)
                    assert given_up == [table]
                    room.close(1012)
                    while len(given_up) < 2:
                        await asyncio.sleep(0.01)

            await asyncio.to_thread(server.inside, meanwhile())
        assert len(asked) == 2

    asyncio.run(run())
