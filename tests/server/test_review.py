"""The review over HTTP: turn by turn by the bots' workers, for finished games alone, those out of records, too."""

from __future__ import annotations

import asyncio

from elbowroom.client import Seat, create_table, get

from .support import RunningServer, links, play_randomly, refusal


def test_a_finished_game_is_reviewed_turn_by_turn_and_a_running_one_is_not(server: RunningServer) -> None:
    asyncio.run(_reviewed(server.url))


async def _reviewed(url: str) -> None:
    made = await create_table(url, links("here", "bot", rounds=2, first=1))
    address = f"/api/tables/{made['table']}/review"
    assert (await refusal(get(url, address, made["host"]))).code == "not-over"
    async with Seat(url, made["table"], made["host"]) as seat:
        await play_randomly(seat, "reviewed", 4)
        assert (await refusal(get(url, address, made["host"]))).code == "not-over"
        assert (await refusal(get(url, f"{address}/1", made["host"]))).code == "not-over"
        await play_randomly(seat, "reviewed")
        await seat.until(lambda: seat.over)
    head = await get(url, address)
    assert head["turns"] == 4
    assert len(head["curve"]) == 5
    first = await get(url, f"{address}/1")
    assert (first["number"], first["round"], first["player"], first["closer"]) == (1, 1, 1, False)
    assert await get(url, f"{address}/1") == first
    assert (await get(url, f"{address}/4?closer=1"))["closer"] is True
    record = await get(url, f"/api/tables/{made['table']}/record")
    opened = await create_table(url, links("here", "here", record=record, look_back=True))
    path = f"/api/tables/{opened['table']}"
    assert (await get(url, path))["status"] == "over"
    assert await get(url, f"{path}/record") == record
    assert (await get(url, f"{path}/review"))["curve"] == head["curve"]
    for wrong in ("5", "999", "x", "-1"):
        assert (await refusal(get(url, f"{address}/{wrong}"))).code == "not-found"
