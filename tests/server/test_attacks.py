"""The attacks that once starved everybody, on a real server: a player's easy bot moves in time through both at once.

In a quiet machine's seconds (`pytest -m slow -s tests/server/test_attacks.py`); that it is the next job whoever came
before it, `test_fairness.py` shows by counting.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import time
from pathlib import Path

import pytest

from elbowroom.client import Json, Refused, Seat, create_table

from .support import RunningServer, running, sqlite_in

_SOCKETS = 150  # of one seat, which ask for hints without an end
_DESERTED = 50  # tables at which experts play each other
_MOVES = 40
_SLOWEST = 1.0  # seconds, of nineteen in twenty moves


async def _begs(server: RunningServer, made: Json) -> None:
    """One more socket of the same seat that wants a hint."""
    async with Seat(server.url, made["table"], made["host"]) as seat:
        while True:
            with contextlib.suppress(Refused):
                await seat.ask({"type": "hint"})
            await asyncio.sleep(0.5)


async def _bot_moves(server: RunningServer) -> list[float]:
    """Seconds that each turn of an easy bot's takes to begin while somebody plays against it."""
    wish = {"seats": [{"kind": "here"}, {"kind": "bot", "level": "easy"}], "pace": "instant", "first": 1}
    taken: list[float] = []
    while len(taken) < _MOVES:
        made = await create_table(server.url, wish)
        async with Seat(server.url, made["table"], made["host"]) as seat:
            async for position in seat.decisions():
                if len(taken) == _MOVES:
                    break
                answer = await seat.play("done" if "done" in position.legal else position.legal[0])
                if seat.view.get("legal") or seat.view["stage"] == "over":
                    continue
                began = time.monotonic()
                await seat.until(lambda ply=answer["ply"]: seat.ply > ply)
                taken.append(time.monotonic() - began)
    return taken


@pytest.mark.slow
def test_an_easy_bot_moves_within_a_second_through_hints_and_deserted_experts(tmp_path: Path) -> None:
    """With one worker, and all of it from the address of the one who plays."""

    async def run(server: RunningServer) -> None:
        experts = {"seats": [{"kind": "bot", "level": "expert"}] * 2, "pace": "instant"}
        for _ in range(_DESERTED):
            made = await create_table(server.url, experts)
            async with Seat(server.url, made["table"], made["host"]):
                pass
        greedy = await create_table(server.url, {"seats": [{"kind": "here"}, {"kind": "here"}], "first": 1})
        begging = [asyncio.create_task(_begs(server, greedy)) for _ in range(_SOCKETS)]
        try:
            taken = sorted(await _bot_moves(server))
        finally:
            for task in begging:
                task.cancel()
            await asyncio.gather(*begging, return_exceptions=True)
        late = taken[int(len(taken) * 0.95) - 1]
        print(f"\nmedian {taken[len(taken) // 2]:.2f} s, p95 {late:.2f} s, load average {os.getloadavg()[0]:.1f}")
        assert late <= _SLOWEST, taken

    with running(sqlite_in(tmp_path), bot_workers=1) as server:
        asyncio.run(run(server))
