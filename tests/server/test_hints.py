"""Hints: what a bot would do, for the one who decides and nobody else."""

from __future__ import annotations

import asyncio

import pytest

from elbowroom.client import Json, Seat, create_table
from elbowroom.table.thinker import BotFailed, advise, think

from .support import RunningServer, links, refusal
from .test_match import new_match, play


def test_a_hint_for_the_one_who_decides(server: RunningServer) -> None:
    """The best few plans, each beginning with a legal move, as data."""

    async def run() -> None:
        made = await create_table(server.url, links("here", "bot", first=1))
        async with Seat(server.url, made["table"], made["host"]) as seat:
            await seat.until(lambda: seat.view.get("legal"))
            answer = await seat.ask({"type": "hint"})
            assert answer["type"] == "hints"
            assert answer["version"] == seat.version
            hints: list[Json] = answer["hints"]
            assert 1 < len(hints) <= 3
            for hint in hints:
                assert hint["reason"] == "pick"
                assert hint["moves"][0] in seat.view["legal"]
                assert hint["regions"] > 0
                assert hint["expected"] > hint["coins"] >= -5  # a combo far down the offer may cost all it brings

    asyncio.run(run())


def test_who_gets_no_hint(server: RunningServer) -> None:
    """Spectators, those who wait, those who have asked already, and everybody where hints are off."""

    async def run() -> None:
        made = await create_table(server.url, links("here", "link", first=1))
        async with (
            Seat(server.url, made["table"], made["host"]) as ada,
            Seat(server.url, made["table"], made["seats"][1]["secret"], "Bo") as bo,
            Seat(server.url, made["table"], made["watch"]) as watcher,
        ):
            await ada.until(lambda: ada.view.get("legal"))
            assert (await refusal(watcher.ask({"type": "hint"}))).code == "players-only"
            assert (await refusal(bo.ask({"type": "hint"}))).code == "not-your-turn"
            first = asyncio.create_task(ada.ask({"type": "hint"}))
            await asyncio.sleep(0)
            assert (await refusal(ada.ask({"type": "hint"}))).code == "too-fast"
            assert (await first)["hints"]
            await ada.ask({"type": "settings", "hints": False})
            assert (await refusal(ada.ask({"type": "hint"}))).code == "hints-off"
            assert ada.table["settings"]["hints"] is False

    asyncio.run(run())


def test_a_hint_that_cannot_be_had(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that fails is no reason to lose the game."""

    async def fails(*_: object) -> list[Json]:
        raise BotFailed("no idea")

    monkeypatch.setattr(server.rooms.pool, "explain", fails)

    async def run() -> None:
        made = await create_table(server.url, links("here", "bot", first=1))
        async with Seat(server.url, made["table"], made["host"]) as seat:
            await seat.until(lambda: seat.view.get("legal"))
            assert (await refusal(seat.ask({"type": "hint"}))).code == "no-hint"
            await seat.play("pick 1")

    asyncio.run(run())


def test_hints_do_not_disturb_the_bot_that_plays() -> None:
    """Asking changes nothing in what a bot has planned."""
    match = new_match(players=2)
    play(match, 3, most=12)
    script, player = match.script(), match.mover
    assert advise("asked", script, player, "normal", 1)
    assert think("asked", script, player, "normal", 1) == think("not asked", script, player, "normal", 1)
