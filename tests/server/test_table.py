"""Taking back, clocks, replays and idle games at a real table."""

from __future__ import annotations

import asyncio
import random
import time

import pytest

import elbowroom
from elbowroom.client import Json, Seat, create_table, get
from elbowroom.server.limits import Limits
from elbowroom.table import clocks
from elbowroom.table.protocol.values import RECORD_LENGTH

from .support import EASY, RunningServer, links, play_randomly, refusal, running


def test_undo_is_granted_and_everyone_sees_it(server: RunningServer) -> None:
    """The view goes back, the version goes on, and stale undos are refused."""

    async def run() -> None:
        made = await create_table(server.url, links("here", "link", first=1))
        async with (
            Seat(server.url, made["table"], made["host"]) as host,
            Seat(server.url, made["table"], made["seats"][1]["secret"]) as guest,
        ):
            await host.until(lambda: host.decides)
            await host.play("pick 1")
            assert (await refusal(host.undo())).args_ == {"most": 0}
            before = host.view
            conquest = next(move for move in host.view["legal"] if move.startswith("conquer"))
            await host.play(conquest)
            assert host.view["undo"] == 1
            await guest.until(lambda: guest.version == host.version)
            assert (await refusal(guest.undo())).code == "nothing-to-undo"
            stale = {"type": "undo", "version": host.version - 1}
            assert (await refusal(host.ask(stale))).code == "stale"
            await host.undo()
            assert host.view == before
            assert (host.version, host.ply) == (3, 1)
            await guest.until(lambda: guest.version == 3)
            assert guest.events[-1] == {
                "n": guest.last, "kind": "undone", "player": 1, "moves": 1, "ply": 1,
            }  # fmt: skip
            fresh = await guest.ask({"type": "view"})
            assert guest.view == fresh["view"]

    asyncio.run(run())


@pytest.mark.parametrize("kind", ["turn", "game"])
def test_a_bot_plays_on_when_time_is_up(server: RunningServer, kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """For everyone to see; with a clock for each turn the seat is its owner's again at his next one."""
    monkeypatch.setattr(clocks, "SECOND", 20)  # so that five seconds take a tenth of one

    async def run() -> None:
        clock = {"kind": kind, "seconds": 5}
        made = await create_table(server.url, links("here", "bot", clock=clock, stand_in="random", first=1))
        async with Seat(server.url, made["table"], made["host"]) as host:
            await host.until(lambda: host.decides)
            assert host.clock["running"] == 1
            assert 0 < host.clock["left"]["1"] <= 100
            await host.until(lambda: host.table["seats"][0]["driver"] == "bot", 5)
            assert host.table["seats"][0]["why"] == "clock"
            if kind == "game":
                assert (await refusal(host.ask({"type": "take", "seat": 1}))).code in ("time-up", "seat-taken")
                await host.until(lambda: host.over)
                by = [e["by"] for e in host.events if e["kind"] == "move" and e["player"] == 1]
                assert set(by) == {"bot"}
            else:
                await host.until(lambda: host.decides and host.table["seats"][0]["driver"] == "player", 10)
                changed = [e["why"] for e in host.events if e["kind"] == "driver"]
                assert changed[:2] == ["clock", "turn"]

    asyncio.run(run())


def test_replays(server: RunningServer) -> None:
    """A running game for its players, a finished one for anybody with the link; any move, any eyes."""

    async def run() -> None:
        url = server.url
        made = await create_table(url, links("here", "link", rounds=3))
        path = f"/api/tables/{made['table']}/replay"
        guest_secret = made["seats"][1]["secret"]
        async with Seat(url, made["table"], made["host"]) as host, Seat(url, made["table"], guest_secret) as guest:
            await host.until(lambda: host.view)
            assert (await refusal(get(url, path))).code == "wrong-secret"
            assert (await refusal(get(url, f"/api/tables/{made['table']}/record", guest_secret))).code == "not-over"
            seen: list[Json] = []

            async def watch() -> None:
                async for position in guest.decisions():
                    seen.append({"ply": guest.ply, **position.view})
                    await guest.play(position.legal[0])

            watching = asyncio.create_task(watch())
            await play_randomly(host, "host", most=12)
            await _check_running_replay(url, path, guest_secret, seen)
            await play_randomly(host, "host")
            await watching
        info = await get(url, path)
        assert info["over"]
        assert info["plies"] == len(info["moves"])
        game = elbowroom.replay(await get(url, f"/api/tables/{made['table']}/record"))
        last = await get(url, f"{path}/{info['plies']}?player=2")
        assert {int(player): coins for player, coins in last["coins"].items()} == game.coins
        assert last["events"][-1]["kind"] == "over"
        for old in seen:
            then = await get(url, f"{path}/{old['ply']}?player=2")
            for name in ("regions", "offer", "stage", "to_move", "seats"):
                assert then["view"][name] == old[name]
            assert not {"legal", "costs", "undo"} & set(then["view"])
        for wrong in (f"{path}/{info['plies'] + 1}", f"{path}/-1", f"{path}/x", f"{path}/1?player=7"):
            assert (await refusal(get(url, wrong))).code == "not-found"

    asyncio.run(run())


async def _check_running_replay(url: str, path: str, secret: str, seen: list[Json]) -> None:
    assert seen
    for old in list(seen):
        then = await get(url, f"{path}/{old['ply']}", secret)
        assert then["view"]["seats"] == old["seats"]
        assert "coins" not in then
    assert (await refusal(get(url, f"{path}/0?player=1", secret))).code == "not-your-seat"


def test_a_new_game_from_a_position_of_a_finished_one(server: RunningServer) -> None:
    """The same position, other people, a new future; and it can be replayed and started from in its turn."""

    async def run() -> None:
        url = server.url
        made = await create_table(url, links("bot", "bot", boxes=["underground"], rounds=4))
        origin = {"table": made["table"], "ply": 20}
        assert (await refusal(create_table(url, links("here", "bot", **{"from": origin})))).code == "not-over"
        async with Seat(url, made["table"], made["watch"]) as watcher:
            await watcher.until(lambda: watcher.over)
        then = await get(url, f"/api/tables/{made['table']}/replay/20")
        for wish, code in (
            (links("here", "bot", "bot", **{"from": origin}), "bad-settings"),
            (links("here", "bot", boxes=["underground"], **{"from": origin}), "bad-settings"),
            (links("here", "bot", **{"from": {**origin, "ply": 9999}}), "bad-settings"),
        ):
            assert (await refusal(create_table(url, wish))).code == code
        again = await create_table(url, links("here", "bot", **{"from": origin}))
        async with Seat(url, again["table"], again["host"]) as seat:
            await seat.until(lambda: seat.view)
            assert seat.table["from"] == origin
            start = await get(url, f"/api/tables/{again['table']}/replay/0", again["host"])
            assert start["view"]["regions"] == then["view"]["regions"]
            assert start["view"]["round"] == then["view"]["round"]
            await play_randomly(seat, "again")
        elbowroom.replay(await get(url, f"/api/tables/{again['table']}/record"))
        third = await create_table(url, links("bot", "bot", **{"from": {"table": again["table"], "ply": 1}}))
        async with Seat(url, third["table"], third["watch"]) as watcher:
            await watcher.until(lambda: watcher.over)

    asyncio.run(run())


def test_idle_games_leave_memory_and_come_back(database: str) -> None:
    """From the log alone, and nobody notices; tables that never started are cleared away."""
    limits = Limits(**{**{n: getattr(EASY, n) for n in Limits.__struct_fields__}, "idle_seconds": 0, "lobby_days": 0})

    async def some_moves(url: str) -> tuple[Json, Json, int]:
        made = await create_table(url, links("here", "link"))
        async with (
            Seat(url, made["table"], made["host"]) as host,
            Seat(url, made["table"], made["seats"][1]["secret"]) as guest,
        ):
            chance = random.Random(1)
            for _ in range(30):
                await asyncio.wait_for(_either(host, guest, chance), 60)
            return made, host.view, host.last

    async def compare(url: str, made: Json, view: Json, last: int) -> None:
        async with Seat(url, made["table"], made["host"]) as host:
            assert host.view == view
            assert host.last == last

    with running(database, limits) as server:
        made, view, last = asyncio.run(some_moves(server.url))
        unused = asyncio.run(create_table(server.url, links("here", "link")))
        while any(room.busy for room in server.rooms._rooms.values()):
            time.sleep(0.01)
        server.inside(server.rooms.sweep())
        assert not server.rooms._rooms
        assert server.inside(server.rooms.store.table(unused["table"])) is None
        asyncio.run(compare(server.url, made, view, last))


async def _either(host: Seat, guest: Seat, chance: random.Random) -> None:
    """One move by whoever decides."""
    await host.until(lambda: host.view)
    mover = host if host.view["to_move"] == 1 else guest
    await mover.until(lambda: mover.decides)
    await mover.play(chance.choice(mover.view["legal"]))
    await host.until(lambda: host.version == mover.version)
    await guest.until(lambda: guest.version == mover.version)


def test_a_game_against_bots_goes_on_elsewhere_with_its_record(server: RunningServer) -> None:
    """Its host may take it along before it is over; nobody else may, and nobody where others play."""

    async def run() -> None:
        url = server.url
        made = await create_table(url, links("here", "bot", first=1))
        path = f"/api/tables/{made['table']}/record"
        async with Seat(url, made["table"], made["host"]) as seat:
            await play_randomly(seat, "host", most=8)
            await seat.until(lambda: seat.decides)
            assert (await refusal(get(url, path, made["watch"]))).code == "not-over"
            assert (await refusal(get(url, path))).code == "wrong-secret"
            record = await get(url, path, made["host"])
            there = await create_table(url, links("here", "bot", record=record))
            async with Seat(url, there["table"], there["host"]) as again:
                await again.until(lambda: again.decides)
                assert again.view["legal"] == seat.view["legal"]
                assert again.view["regions"] == seat.view["regions"]
        assert (await refusal(create_table(url, links("here", "bot", record=record[:-9])))).code == "bad-record"
        assert (
            await refusal(create_table(url, links("here", "bot", record="x" * (RECORD_LENGTH + 1))))
        ).code == "bad-message"
        both = await create_table(url, links("here", "here"))
        async with Seat(url, both["table"], both["host"]) as seat:
            await seat.until(lambda: seat.view)
            assert (await refusal(get(url, f"/api/tables/{both['table']}/record", both["host"]))).code == "not-over"

    asyncio.run(run())
