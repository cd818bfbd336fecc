"""The address at which processes talk to each other: whoever is none is refused, and nonsense changes nothing there."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import random
from collections.abc import AsyncIterator
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from elbowroom.client import Json, Seat, create_table
from elbowroom.server.lease import Process
from elbowroom.server.relay import ask
from elbowroom.table.protocol.values import PROTOCOL

from .support import RunningServer, links, play_randomly

_REQUESTS = 400
_SOCKETS = 60
_METHODS = ("GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "NONSENSE", "get", "")
_PIECES = ("", "/", "..", "%00", "%0d%0a", "%ff", "ü", "x y", "replay", "record", "socket", "-1", "9" * 40, "{}")
_CLIENTS = ("", "10.0.0.9", "::1", "fe80::1%eth0", "999.1.1.1", "nobody", "'--", "\xff" * 30, "1" * 3000, "a,b")


class _Fuzzer:
    """Somebody who knows where the address is, and perhaps the secret."""

    def __init__(self, server: RunningServer, made: Json, seed: int) -> None:
        lease = server.rooms.lease
        assert lease is not None
        self.host, _, port = server.config.internal.rpartition(":")
        self.port = int(port)
        self.secret = lease.me.secret
        self.made = made
        self.chance = random.Random(seed)

    def path(self) -> str:
        """Where there is something, or nearly."""
        table = self.chance.choice((self.made["table"], "0" * 16, *_PIECES))
        places = ["/api/info", "/api/tables", "/api/socket", "/", f"/api/tables/{table}", f"/api/tables/{table}/socket"]
        tail = "/".join(self.chance.choices(_PIECES, k=self.chance.randrange(3)))
        return (
            self.chance.choice(places) + (f"/{tail}" if tail else "") + self.chance.choice(("", "?", "?a=%zz&&=", "#"))
        )

    def false_secret(self) -> str:
        """Nearly right, at best."""
        right = self.secret
        return self.chance.choice(
            (
                "",
                right[:-1],
                right + "x",
                right.swapcase() + "!",
                f" {right}x ",
                "\xff" * 32,
                "0" * 5000,
                f"{right},{right}",
            )
        )

    def request(self, secret: str | None) -> bytes:
        """A request of this kind or that; with garbage in it, or nothing else."""
        if self.chance.random() < 0.15:
            return self.chance.randbytes(self.chance.randrange(1, 200)) + b"\r\n\r\n"
        body = self.chance.choice((b"", b"{}", b"[" * 2000, self.chance.randbytes(50), b'{"seats": 5}'))
        head = [f"{self.chance.choice(_METHODS)} {self.path()} HTTP/1.1", "host: inside", "connection: close"]
        head += [f"elbowroom-client: {self.chance.choice(_CLIENTS)}"] * self.chance.choice((0, 1, 1, 2))
        if secret is not None:
            head.append(f"elbowroom-inside: {secret}")
        length: object = self.chance.choice((len(body), len(body), len(body), len(body) // 2, -1, "x"))
        head += [f"content-length: {length}", "authorization: Bearer " + self.chance.choice(("x", self.made["watch"]))]
        return "\r\n".join(head).encode("latin-1") + b"\r\n\r\n" + body

    async def ask(self, data: bytes) -> tuple[int, bytes]:
        """The status, and everything that came; none where the connection was cut."""
        reader, writer = await asyncio.open_connection(self.host, self.port)
        try:
            writer.write(data)
            writer.write_eof()
            async with asyncio.timeout(20):
                answer = await reader.read(-1)
        except ConnectionError:
            return 0, b""
        finally:
            writer.close()
        return int(answer.split()[1]) if answer else 0, answer

    async def talk(self, secret: str | None) -> list[Json]:
        """What is said on a socket to which nonsense is said; nothing if it is not opened."""
        table = self.chance.choice((self.made["table"], "0" * 16, "x y", "%00"))
        headers = {"elbowroom-client": self.chance.choice(("", "10.0.0.9", "nobody", "1" * 3000))}
        if secret is not None:
            headers["elbowroom-inside"] = secret
        said: list[Json] = []
        address = f"ws://{self.host}:{self.port}/api/tables/{table.replace(' ', '%20')}/socket"
        try:
            async with connect(address, additional_headers=headers, proxy=None, open_timeout=20) as socket:
                for _ in range(self.chance.randrange(1, 6)):
                    await socket.send(self._message(table))
                    said.append(json.loads(await asyncio.wait_for(socket.recv(), 20)))
        except (WebSocketException, ValueError):
            pass
        return said

    def _message(self, table: str) -> str | bytes:
        join: dict[str, Any] = {"type": "join", "protocol": PROTOCOL, "table": table, "secret": "x"}
        return self.chance.choice(
            (self.chance.randbytes(30), "", "{", "[" * 3000, json.dumps(join), '{"type": "move", "move": "done"}')
        )


def test_the_address_for_processes_survives_a_fuzzer(
    postgres_server: RunningServer, caplog: pytest.LogCaptureFixture
) -> None:
    """Without the secret nothing but health is answered, with it nonsense is; a game there goes on unmoved."""
    server = postgres_server
    refusals = server.rooms.metrics.refusals
    internal = refusals["internal"]

    async def run() -> None:
        made = await create_table(server.url, links("here", "bot", first=1))
        async with Seat(server.url, made["table"], made["host"]) as seat:
            await seat.until(lambda: seat.view.get("legal"))
            stranger, member = _Fuzzer(server, made, 1), _Fuzzer(server, made, 2)
            before = (seat.table, seat.view, seat.version)
            for number in range(_REQUESTS):
                secret = stranger.false_secret() if number % 2 else None
                status, answer = await stranger.ask(stranger.request(secret))
                assert status in (0, 400, 403, 431), answer
                assert status in (0, 400, 431) or b"wrong-secret" in answer or b" 403 " in answer[:20]
                status, answer = await member.ask(member.request(member.secret))
                assert status < 500, answer
            for _ in range(_SOCKETS):
                assert not await stranger.talk(None)
                assert not await stranger.talk(stranger.secret[:-1] + "!")
                assert all(said["type"] == "error" for said in await member.talk(member.secret))
            fresh = await seat.ask({"type": "view"})
            assert (seat.table, fresh["view"], seat.version) == before
            await play_randomly(seat, "calm")
            assert seat.over
            assert seat.reconnects == 0

    with caplog.at_level(logging.WARNING):
        asyncio.run(run())
    assert refusals["internal"] == internal
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


# --- an owner that answers nonsense -----------------------------------------------------------------------------------


@contextlib.asynccontextmanager
async def _owner(*pieces: bytes) -> AsyncIterator[Process]:
    """Another process, as it says; it answers with these pieces."""

    async def answers(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        with contextlib.closing(writer):
            for piece in pieces:
                writer.write(piece)
                await writer.drain()
                await asyncio.sleep(0.01)

    async with await asyncio.start_server(answers, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        yield Process("p", "p", f"127.0.0.1:{port}", "secret")


def test_an_answer_that_comes_in_pieces_is_brought_back_whole() -> None:
    """A long one does; one that breaks off is none."""
    body = b"[" + b"1," * 100_000 + b"1]"
    head = f"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n".encode()

    async def run() -> None:
        async with _owner(head, body[:1000], body[1000:70_000], body[70_000:]) as owner:
            found = await ask(owner, "GET", "/api/tables/x/replay")
            assert found is not None
            assert (found.status_code, found.body) == (200, body)
            assert found.headers["content-type"] == "application/json"
        async with _owner(head, body[:1000]) as owner:
            assert await ask(owner, "GET", "/api/tables/x/replay") is None
        async with _owner(head) as owner:
            found = await ask(owner, "HEAD", "/api/tables/x/replay")
            assert found is not None
            assert found.body == b""

    asyncio.run(run())


def test_an_owner_that_answers_nonsense_is_not_there() -> None:
    """It raises nothing, and nothing of it is passed on."""
    chance = random.Random(3)
    nonsense = [
        b"", b"\r\n\r\n", b"HTTP/1.1\r\n\r\n", b"HTTP/1.1 x OK\r\n\r\n", b"HTTP/1.1 20000 OK\r\n\r\n",
        b"HTTP/1.1 -1 OK\r\n\r\n",
        b"HTTP/1.1 200 OK\r\ncontent-length: x\r\n\r\n", b"HTTP/1.1 200 OK\r\ncontent-length: -5\r\n\r\n",
        b"HTTP/1.1 200 OK\r\ncontent-length: 99999999999\r\n\r\n", b"HTTP/1.1 200 OK\r\n", b"garbage 200\r\n\r\n",
        *(chance.randbytes(60) + b"\r\n\r\n" for _ in range(20)),
    ]  # fmt: skip

    async def run() -> None:
        for answer in nonsense:
            async with _owner(answer) as owner:
                assert await ask(owner, "GET", "/api/info") is None, answer

    asyncio.run(run())
