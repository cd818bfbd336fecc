"""The power fails in mid-game, several times: every acknowledged move is there, and the clients go on by themselves."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import elbowroom
from elbowroom.client import Json, Seat, create_table, get

from .support import ServerProcess, links

CRASHES = 3
TABLES = 4


async def _play(seat: Seat, seed: str, acknowledged: dict[int, str]) -> None:
    """Play to the end and note every acknowledged move with its version."""
    chance = random.Random(seed)
    async for position in seat.decisions():
        move = chance.choice(position.legal)
        answer = await seat.play(move)
        acknowledged[answer["version"]] = move
        await asyncio.sleep(0.015)  # so that the game lasts until the last crash


async def _crash_often(folder: Path, server: ServerProcess, port: str, seats: list[Seat]) -> ServerProcess:
    for number in range(CRASHES):
        await asyncio.sleep(0.2 + 0.07 * number)
        assert not all(seat.over for seat in seats)
        server.kill()
        server = await asyncio.to_thread(ServerProcess, "--port", port, "--data", str(folder))
        for seat in seats:
            await seat.until(lambda seat=seat, crashes=number + 1: seat.reconnects == crashes)
    return server


def test_no_acknowledged_move_is_ever_lost(tmp_path: Path) -> None:
    """Four tables, two people and a bot at each, three times SIGKILL under load."""

    async def run() -> None:
        server = ServerProcess("--port", "0", "--data", str(tmp_path))
        port = server.url.rsplit(":", 1)[1]
        made = [await create_table(server.url, links("here", "link", "bot")) for _ in range(TABLES)]
        seats = [
            Seat(server.url, table["table"], secret)
            for table in made
            for secret in (table["host"], table["seats"][1]["secret"])
        ]
        for seat in seats:
            await seat.__aenter__()
        known: list[dict[int, str]] = [{} for _ in seats]
        playing = [_play(seat, str(at), known[at]) for at, seat in enumerate(seats)]
        crashing = asyncio.create_task(_crash_often(tmp_path, server, port, seats))
        async with asyncio.timeout(60):
            await asyncio.gather(*playing)
        server = await crashing
        for at, table in enumerate(made):
            await _check(server.url, table, seats[2 * at : 2 * at + 2], known[2 * at : 2 * at + 2])
        for seat in seats:
            await seat.__aexit__(None, None, None)
        assert server.stop() == 0

    asyncio.run(run())


async def _check(url: str, made: Json, seats: list[Seat], known: list[dict[int, str]]) -> None:
    record = await get(url, f"/api/tables/{made['table']}/record")
    moves = [str(entry.move) for entry in elbowroom.replay(record).moves()]
    for seat, acknowledged in zip(seats, known, strict=True):
        assert seat.over
        for version, move in acknowledged.items():
            assert moves[version - 1] == move
        assert [event["n"] for event in seat.events] == list(range(1, seat.last + 1))
    assert seats[0].events == seats[1].events
