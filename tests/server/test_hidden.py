"""Nothing that a player may not know ever goes over the wire."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from elbowroom.client import Json, Seat, create_table, patched
from elbowroom.table.protocol.values import PROTOCOL
from elbowroom.table.replay_log import derive

from .support import RunningServer, ServerProcess, links, refusal

SECRETIVE = ("seed", "deck", "dice", "race_next", "power_next", "find_stack", "secret", "host_hash", "forced")


def _walk(value: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    yield path, value
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _walk(inner, (*path, str(key)))
    elif isinstance(value, list):
        for inner in value:
            yield from _walk(inner, (*path, "*"))


async def _listen(server: RunningServer, table: str, secret: str, plays: bool, seed: str) -> list[str]:
    """Everything the server sends to a seat in a whole game, as it came."""
    chance = random.Random(seed)
    texts: list[str] = []
    view: Json = {}
    async with connect(server.url.replace("http", "ws") + "/api/socket", compression=None, max_size=None) as socket:
        await socket.send(json.dumps({"type": "join", "protocol": PROTOCOL, "table": table, "secret": secret}))
        async for data in socket:
            assert isinstance(data, str)
            texts.append(data)
            message = json.loads(data)
            view = message.get("view", patched(view, message.get("changes", {})))
            if view.get("stage") == "over":
                return texts
            moves = view.get("legal")
            if plays and moves and message["type"] in ("view", "update") and message.get("events") != []:
                wish = {"type": "move", "version": message["version"], "move": chance.choice(moves)}
                await socket.send(json.dumps(wish))
    raise AssertionError("the game did not end")


@pytest.mark.parametrize("boxes", [["base"], ["underground"]], ids="+".join)
def test_the_bytes_of_a_whole_game_hold_no_secret(server: RunningServer, boxes: list[str]) -> None:
    """Read all that is sent to two seats and a spectator: no hidden coin, no order of stacks, no seed, no secret."""

    async def run() -> tuple[Json, list[list[str]]]:
        made = await create_table(server.url, links("link", "link", "bot", boxes=boxes))
        secrets = [seat["secret"] for seat in made["seats"][:2]]
        listeners = [_listen(server, made["table"], secret, True, secret) for secret in secrets]
        return made, await asyncio.gather(*listeners, _listen(server, made["table"], made["watch"], False, ""))

    made, heard = asyncio.run(run())
    row = server.inside(server.rooms.store.table(made["table"]))
    assert row is not None
    forbidden = [row.seed, row.host, row.watch, made["host"], made["watch"], *(seat.secret for seat in row.seats)]
    forbidden += [seat["secret"] for seat in made["seats"]]
    forbidden += [str(derive(row.seed, label)) for label in ("start", "first", *(f"ply {n}" for n in range(400)))]
    for player, texts in zip((1, 2, 0), heard, strict=True):
        everything = "\n".join(texts)
        assert not [secret for secret in forbidden if secret and secret in everything]
        for text in texts[:-1]:  # with the last message the game is over, and the coins are open
            message = json.loads(text)
            if message.get("changes", {}).get("stage") == "over":
                continue
            _check_message(message, player)


def _check_message(message: Json, player: int) -> None:
    for path, value in _walk(message):
        name = path[-1] if path else ""
        assert not [word for word in SECRETIVE if word in name], path
        if name == "coins" and "seats" in path:
            assert path[path.index("seats") + 1] == str(player), path
        if name in ("stack", "badges", "discard"):
            assert value == sorted(value), path
        if path[-2:-1] == ("tray",) or name == "unfound":
            assert isinstance(value, int)
    for event in message.get("events", []):
        assert event["kind"] != "over"


def test_the_log_holds_no_secret(tmp_path: Path) -> None:
    """Whatever is logged, secrets, names, chat and addresses are not, however much one asks for."""
    server = ServerProcess("--port", "0", "--data", str(tmp_path), "--log-level", "debug")

    async def run() -> Json:
        made = await create_table(server.url, links("here", "bot"))
        async with Seat(server.url, made["table"], made["host"], "Zebulon") as seat:
            await seat.say("abracadabra")
            await refusal(seat.ask({"type": "move", "version": 9, "move": "sesame"}))
            await refusal(seat.ask({"type": "nonsense"}))
        return made

    made = asyncio.run(run())
    server.process.terminate()
    log = server.errors()
    lines = [json.loads(line) for line in log.splitlines()]
    assert "started" in [line["message"] for line in lines]
    for secret in (made["host"], made["watch"], "Zebulon", "abracadabra", "sesame", "127.0.0.1"):
        assert secret not in log
