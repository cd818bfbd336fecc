"""Malformed, huge, slow and flooding clients hurt nobody but themselves."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from elbowroom.client import Json, Seat, create_table
from elbowroom.server.limits import Bucket, Limits, Window
from elbowroom.table.protocol.values import PROTOCOL

from .support import EASY, RunningServer, links, play_randomly, refusal, running, sqlite_in


def _socket_url(server: RunningServer) -> str:
    return server.url.replace("http", "ws") + "/api/socket"


@contextlib.contextmanager
def _strict(folder: Path, **limits: Any) -> Iterator[RunningServer]:
    with running(sqlite_in(folder), msgspec.structs.replace(EASY, **limits)) as server:
        yield server


async def _closing_code(ws: ClientConnection) -> int:
    async with asyncio.timeout(60):
        with contextlib.suppress(ConnectionClosed):
            while True:
                await ws.recv()
    assert ws.close_code is not None
    return ws.close_code


async def _joined(server: RunningServer, made: Json) -> ClientConnection:
    ws = await connect(_socket_url(server), compression=None, max_size=None)
    await ws.send(json.dumps({"type": "join", "protocol": PROTOCOL, "table": made["table"], "secret": made["host"]}))
    assert json.loads(await ws.recv())["type"] == "welcome"
    return ws


def test_floods_huge_messages_and_silence_end_a_connection(tmp_path: Path) -> None:
    """And the game at the next table does not notice."""

    async def run(server: RunningServer) -> None:
        made = await create_table(server.url, links("here", "bot"))
        other = await create_table(server.url, links("here", "bot"))
        async with Seat(server.url, other["table"], other["host"]) as neighbour:
            playing = asyncio.create_task(play_randomly(neighbour, "calm"))
            flood = await _joined(server, made)
            for _ in range(2000):
                await flood.send('{"type":"ping"}')
            assert await _closing_code(flood) == 1008
            huge = await _joined(server, made)
            await huge.send("x" * 10_000)
            assert await _closing_code(huge) == 1009
            silent = await connect(_socket_url(server))
            assert await _closing_code(silent) == 4000
            stranger = await connect(_socket_url(server))
            await stranger.send(json.dumps({"type": "join", "protocol": PROTOCOL, "table": "0" * 16, "secret": "x"}))
            assert json.loads(await stranger.recv())["code"] == "unknown-table"
            assert await _closing_code(stranger) == 4001
            await playing
            assert neighbour.over
            assert neighbour.reconnects == 0

    with _strict(tmp_path, messages_per_second=100, message_burst=100, join_seconds=2) as server:
        asyncio.run(run(server))


def test_a_client_that_does_not_read_is_dropped(tmp_path: Path) -> None:
    """What waits for it is bounded; the others play on."""

    async def run(server: RunningServer) -> None:
        made = await create_table(server.url, links("here", "link"))
        async with Seat(server.url, made["table"], made["host"]) as host:
            server.listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 8192)  # for those that come from now on
            lazy = socket.create_connection(("127.0.0.1", server.port))
            lazy.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            lazy.sendall(_handshake())
            assert b"101" in await asyncio.to_thread(lazy.recv, 1000)
            lazy.sendall(
                _frame({"type": "join", "protocol": PROTOCOL, "table": made["table"], "secret": made["watch"]})
            )
            await host.until(lambda: host.table["watchers"] == 1)
            for number in range(3000):
                await host.ask({"type": "name", "seat": 1, "name": f"Ada {number}"})
                if host.table["watchers"] == 0:
                    break
            assert host.table["watchers"] == 0
            lazy.close()

    with _strict(tmp_path, waiting_bytes=100_000) as server:
        asyncio.run(run(server))


def _handshake() -> bytes:
    return (
        b"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )


def _frame(message: Json) -> bytes:
    data = json.dumps(message).encode()
    assert len(data) < 126 or len(data) < 65536
    head = bytes([0x81, 0x80 | len(data)]) if len(data) < 126 else bytes([0x81, 0xFE]) + len(data).to_bytes(2, "big")
    return head + bytes(4) + data


def test_tables_and_connections_per_address(tmp_path: Path) -> None:
    """One address cannot take the whole house."""

    async def run(server: RunningServer) -> None:
        made = [await create_table(server.url, links("here", "bot")) for _ in range(3)]
        refused = await refusal(create_table(server.url, links("here", "bot")))
        assert (refused.code, refused.args_) == ("too-many-tables", {"most": 3})
        async with (
            Seat(server.url, made[0]["table"], made[0]["host"]),
            Seat(server.url, made[1]["table"], made[1]["host"]),
        ):
            with pytest.raises(InvalidStatus):
                await connect(_socket_url(server))
        async with asyncio.timeout(60):
            while True:
                with contextlib.suppress(InvalidStatus):  # until the server has heard that the others are gone
                    await (await _joined(server, made[2])).close()
                    break
                await asyncio.sleep(0.01)

    with _strict(tmp_path, tables_per_address=3, connections_per_address=2) as server:
        asyncio.run(run(server))


def test_only_our_own_page_may_open_the_socket(server: RunningServer) -> None:
    """A page of another site is turned away before anything is read; a program without a page is not."""

    async def run() -> None:
        for origin in ("http://evil.example", "null", "http://127.0.0.1:1", "//"):
            with pytest.raises(InvalidStatus):
                await connect(_socket_url(server), additional_headers={"Origin": origin})
        async with connect(_socket_url(server), additional_headers={"Origin": server.url}):
            pass

    asyncio.run(run())


def test_buckets_and_windows() -> None:
    """A burst, then a trickle."""
    bucket = Bucket(0.001, 3)
    assert [bucket.take() for _ in range(3)] == [0, 0, 0]
    assert 0 < bucket.take() <= 1000
    window = Window(2, 1000)
    assert [window.take() for _ in range(3)] == [True, True, False]
    assert Limits().messages_per_second > 0


# --- the fuzzer -------------------------------------------------------------------------------------------------------

_MESSAGES = 10_000
_TYPES = "join move undo chat name view hint ping take start seat bot link settings rematch nonsense".split()
_JUNK: list[Any] = [
    None, True, -1, 0, 1, 2, 5, 6, 2**53, 2**64, 1e308, "", "x", "pick 1", "done", "conquer 5 with sword", "\u2028",
    "a" * 300, "\ud83d\ude00", [], {}, [[[[]]]], {"a": {"b": None}}, "here", "bot", "random", "link",
]  # fmt: skip
_FIELDS = "table secret name last version move moves text seat kind level chat pace spectators hints ref extra".split()


def _fuzz(chance: random.Random, version: int, legal: list[str]) -> str | bytes:
    """A message: well-formed, nearly so, or not at all."""
    way = chance.random()
    if way < 0.1:
        return bytes(chance.randrange(256) for _ in range(chance.randrange(40)))
    if way < 0.2:
        text = json.dumps({"type": chance.choice(_TYPES), "move": "done"})
        at = chance.randrange(len(text))
        return text[:at] + chance.choice(("", '"', "{", "\\", "\x00", "9e999", "[" * 500)) + text[at + 1 :]
    if way < 0.6:
        return json.dumps(_plausible(chance, version, legal))
    message: Json = {"type": chance.choice(_TYPES) if chance.random() < 0.95 else chance.choice(_JUNK)}
    for name in chance.sample(_FIELDS, chance.randrange(5)):
        message[name] = chance.choice(_JUNK)
    if "ref" in message:
        message["ref"] = chance.choice((None, -1, 2**52, 2**53, "x"))  # small ones are the client's own
    return json.dumps(_harmless(message, chance))


def _plausible(chance: random.Random, version: int, legal: list[str]) -> Json:
    """A message that is formed as it should be, whether or not it makes sense now."""
    seat = chance.randrange(6)
    level = chance.choice(("", "random", "genius"))
    wishes: list[Json] = [
        {"type": "move", "version": version, "move": chance.choice([*legal, "done", "pick 1", "x y z"])},
        {"type": "move", "version": chance.randrange(version + 2), "move": "done"},
        {"type": "undo", "version": version, "moves": chance.randint(1, 3)},
        {"type": "chat", "text": chance.choice(("hello", "\u202e", "a" * 200))},
        {"type": "name", "seat": seat, "name": chance.choice(("", "Ada", "\ud83d\ude00"))},
        {"type": "view"},
        {"type": "take", "seat": seat},
        {"type": "start"},
        {"type": "seat", "seat": seat, "kind": chance.choice(("here", "link", "bot")), "level": level},
        {"type": "bot", "seat": seat, "level": level},
        {"type": "link", "seat": seat},
        {"type": "settings", "chat": chance.random() < 0.5, "pace": chance.choice(("instant", "fast"))},
        {"type": "rematch"},
        {"type": "join", "protocol": PROTOCOL, "table": "0" * 16, "secret": "x"},
    ]
    return _harmless(chance.choice(wishes), chance)


def _harmless(message: Json, chance: random.Random) -> Json:
    """The fuzzers' own links must last."""
    if message["type"] in ("link", "seat"):
        message["seat"] = chance.choice((1, 3, 4, 9))
    if message["type"] == "settings":
        message.pop("spectators", None)
    return message


async def _fuzzer(server: RunningServer, table: str, secret: str, seed: int, messages: int) -> int:
    """Send nonsense; come back when thrown out."""
    chance = random.Random(seed)
    sent = 0
    while sent < messages:
        async with Seat(server.url, table, secret) as seat:
            raw = seat._socket
            assert raw is not None
            while sent < messages:
                data = _fuzz(chance, seat.version, seat.view.get("legal", []))
                try:
                    await raw.send(data)
                except ConnectionClosed:
                    break
                sent += 1
                if sent % 20 == 0:
                    await seat.ask({"type": "ping"})
    return sent


def test_the_socket_survives_a_fuzzer(server: RunningServer) -> None:
    """Ten thousand messages of every kind of nonsense; then the same table finishes its game."""
    before = server.rooms.metrics.messages

    async def run() -> None:
        made = await create_table(server.url, links("here", "link", "bot", clock={"kind": "game", "seconds": 3600}))
        other = await create_table(server.url, links("here", "bot"))
        secrets = [made["host"], made["seats"][1]["secret"], made["watch"], made["host"]]
        async with Seat(server.url, other["table"], other["host"]) as neighbour:
            fuzzers = [
                _fuzzer(server, made["table"], secret, seed, _MESSAGES // len(secrets) + 1)
                for seed, secret in enumerate(secrets)
            ]
            counts = await asyncio.gather(*fuzzers)
            assert sum(counts) >= _MESSAGES
            await play_randomly(neighbour, "calm")
            assert neighbour.reconnects == 0
        async with (
            Seat(server.url, made["table"], made["host"]) as host,
            Seat(server.url, made["table"], secrets[1]) as guest,
        ):
            await host.ask({"type": "settings", "pace": "instant"})
            await asyncio.gather(play_randomly(host, "a"), play_randomly(guest, "b"))
            fresh = await host.ask({"type": "view"})
            assert host.view == fresh["view"]
            assert host.over

    asyncio.run(run())
    assert server.rooms.metrics.messages - before >= _MESSAGES
    assert server.rooms.metrics.refusals["internal"] == 0
