"""Puzzles over HTTP: the list, a table, and the verdict of the bots' workers."""

from __future__ import annotations

import asyncio

from elbowroom.client import Seat, create_table, get

from .support import RunningServer, refusal


def test_a_puzzle_is_opened_played_and_judged(server: RunningServer) -> None:
    asyncio.run(_solved(server.url))


async def _solved(url: str) -> None:
    entry = min((await get(url, "/api/puzzles"))["puzzles"], key=lambda each: (each["players"], each["round"]))
    seats = [{"kind": "bot", "level": "random"} for _ in range(entry["players"])]
    seats[entry["player"] - 1] = {"kind": "here"}
    wrong = await refusal(create_table(url, {"puzzle": "b9-9-9", "seats": seats}))
    assert (wrong.code, wrong.args_["puzzle"]) == ("bad-puzzle", "b9-9-9")
    made = await create_table(url, {"puzzle": entry["id"], "seats": seats, "pace": "instant"})
    address = f"/api/tables/{made['table']}/puzzle"
    assert (await refusal(get(url, address, made["host"]))).code == "puzzle-unfinished"
    plan = (await get(url, f"{address}?give-up=1", made["host"]))["plan"]
    async with Seat(url, made["table"], made["host"]) as seat:
        await seat.until(lambda: bool(seat.view))
        for move in plan:
            await seat.play(move)
    verdict = await get(url, address, made["host"])
    assert (verdict["solved"], verdict["grade"], verdict["played"]) == (True, "best", plan)
    assert verdict == await get(url, address, made["host"])
