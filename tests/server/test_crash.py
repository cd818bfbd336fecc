"""The power fails in mid-game, several times: every acknowledged move is there, and the clients go on by themselves."""

from __future__ import annotations

import asyncio
import contextlib
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


class Crashing:
    """A server that loses its power again and again, and comes back at the same address."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.server = ServerProcess("--port", "0", "--data", str(folder))
        self.url = self.server.url

    async def crash(self, seats: list[Seat]) -> None:
        """Play for a while, fail, come back, wait for everyone; several times."""
        for number in range(CRASHES):
            await asyncio.sleep(0.2 + 0.07 * number)
            assert not all(seat.over for seat in seats)
            self.server.kill()
            port = self.url.rsplit(":", 1)[1]
            self.server = await asyncio.to_thread(ServerProcess, "--port", port, "--data", str(self._folder))
            for seat in seats:
                await seat.until(lambda seat=seat, crashes=number + 1: seat.reconnects == crashes)


def test_no_acknowledged_move_is_ever_lost(tmp_path: Path) -> None:
    """Four tables, two people and a bot at each, three times SIGKILL under load."""

    house = Crashing(tmp_path)

    async def run() -> None:
        made = [await create_table(house.url, links("here", "link", "bot")) for _ in range(TABLES)]
        places = [(t["table"], secret) for t in made for secret in (t["host"], t["seats"][1]["secret"])]
        async with contextlib.AsyncExitStack() as stack:
            seats = [await stack.enter_async_context(Seat(house.url, *place)) for place in places]
            known: list[dict[int, str]] = [{} for _ in seats]
            playing = [_play(seat, str(at), known[at]) for at, seat in enumerate(seats)]
            async with asyncio.timeout(60):
                await asyncio.gather(house.crash(seats), *playing)
            for at, table in enumerate(made):
                await _check(house.url, table, seats[2 * at : 2 * at + 2], known[2 * at : 2 * at + 2])

    try:
        asyncio.run(run())
    finally:
        status = house.server.stop()
    assert status == 0


async def _check(url: str, made: Json, seats: list[Seat], known: list[dict[int, str]]) -> None:
    record = await get(url, f"/api/tables/{made['table']}/record")
    moves = [str(entry.move) for entry in elbowroom.replay(record).moves()]
    for seat, acknowledged in zip(seats, known, strict=True):
        assert seat.over
        for version, move in acknowledged.items():
            assert moves[version - 1] == move
        assert [event["n"] for event in seat.events] == list(range(1, seat.last + 1))
    assert seats[0].events == seats[1].events
