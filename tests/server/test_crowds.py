"""Many who come at once cost what they must, not what each of them would cost beside all the others."""

from __future__ import annotations

import asyncio
import gc
import json
from typing import Any, cast

from starlette.websockets import WebSocket

from elbowroom.client import Seat, create_table
from elbowroom.server.connection import Connection
from elbowroom.server.doorway import Doorway
from elbowroom.server.limits import Limits
from elbowroom.table import audience
from elbowroom.table.audience import Audience
from elbowroom.table.journal import TableRow
from elbowroom.table.protocol.table import You
from elbowroom.table.sitting import Sitting

from .support import RunningServer, links
from .test_match import new_match, play


class _Guest(Connection):
    """A client that only listens."""

    def __init__(self) -> None:
        super().__init__(cast(WebSocket, None), "10.0.0.1", Limits())
        self.you = You(False, True, [])
        self.heard: list[bytes] = []

    def send(self, data: bytes) -> None:
        self.heard.append(data)


def _table() -> Audience:
    match = new_match()
    play(match, 1)
    row = TableRow("t", "over", False, 1, 1, match.settings, match.seats, "h", "w", "s")
    sitting = Sitting(row)
    sitting.replace(row, match, [])
    return Audience(sitting)


def test_a_crowd_is_told_of_once() -> None:
    """Not once for each who comes or goes."""

    async def run() -> None:
        table = _table()
        guests = [_Guest() for _ in range(50)]
        for guest in guests:
            table.connections.add(guest)
            table.tell_table_soon()
        await asyncio.sleep(audience._TOGETHER * 3)
        for guest in guests:
            assert [json.loads(data)["type"] for data in guest.heard] == ["table"]
            assert json.loads(guest.heard[0])["table"]["watchers"] == 50
        table.tell_table_soon()
        await asyncio.sleep(audience._TOGETHER * 3)
        assert len(guests[0].heard) == 2

    asyncio.run(run())


def test_view_and_story_are_encoded_once_for_all_who_come() -> None:
    """The second guest gets the same bytes; after another move they are new."""
    table = _table()
    one, two = _Guest(), _Guest()
    assert table._view(one) is table._view(two)
    assert table._events(0) is table._events(0)
    assert json.loads(bytes(table._events(3)))[0]["n"] == 4
    table.welcome(one, None, None, None)
    told: dict[str, Any] = json.loads(one.heard[0])
    assert len(told["events"]) == told["last"] > 100


def test_a_crowd_of_spectators_is_welcomed(server: RunningServer) -> None:
    """Each sees the game, and the host sees how many they are."""

    async def run() -> None:
        made = await create_table(server.url, links("here", "here", first=1))
        async with Seat(server.url, made["table"], made["host"]) as host:
            await host.until(lambda: host.decides)
            guests = [Seat(server.url, made["table"], made["watch"]) for _ in range(40)]
            await asyncio.gather(*(guest.__aenter__() for guest in guests))
            await host.until(lambda: host.table["watchers"] == 40)
            assert all(guest.view["regions"] == host.view["regions"] for guest in guests)
            await asyncio.gather(*(guest.__aexit__(None, None, None) for guest in guests))
            await host.until(lambda: host.table["watchers"] == 0)

    asyncio.run(run())


def test_what_a_spectator_keeps_is_small(server: RunningServer) -> None:
    """A socket has two tasks besides the one that serves it, and the door through which it came is forgotten."""

    def counted() -> tuple[int, int, int]:
        doors = sum(isinstance(one, Doorway) for one in gc.get_objects())
        return (
            len(asyncio.all_tasks(server.loop)),
            doors,
            sum(isinstance(one, asyncio.Queue) for one in gc.get_objects()),
        )

    async def run() -> None:
        made = await create_table(server.url, links("here", "here", first=1))
        async with Seat(server.url, made["table"], made["host"]) as host:
            await host.until(lambda: host.decides)
            guests = [Seat(server.url, made["table"], made["watch"]) for _ in range(20)]
            gc.collect()
            gc.disable()
            try:
                before = counted()
                await asyncio.gather(*(guest.__aenter__() for guest in guests))
                await host.until(lambda: host.table["watchers"] == 20)
                for _ in range(100):  # what the table itself has just begun ends soon; what is kept stays
                    if len(asyncio.all_tasks(server.loop)) <= before[0] + 20 * 3:
                        break
                    await asyncio.sleep(0.02)
                tasks, doors, queues = (after - then for after, then in zip(counted(), before, strict=True))
            finally:
                gc.enable()
            await asyncio.gather(*(guest.__aexit__(None, None, None) for guest in guests))
        assert tasks <= 20 * 3  # fewer, if one of an earlier table has just ended
        assert doors == 0
        assert queues <= 20  # uvicorn's; the client's has one of its own kind

    asyncio.run(run())
