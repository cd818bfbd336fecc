"""What a process is asked about another's table, it passes on to the owner and brings the answer back.

Processes talk to each other at an address of their own, with a secret that stands in the database: what comes there is
believed about whom it comes from. The health and the figures of one process are there for anybody who gets so far.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import re
import time
from collections.abc import Awaitable, Callable

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from elbowroom.table.refusal import Refusal

from .answers import refused
from .connection import Connection
from .inside import INSIDE
from .lease import Elsewhere, Process
from .rooms import GOING_AWAY, Rooms

BODY = "elbowroom.body"  # in the scope of a request whose body has been read
FLOOD = 1008
_SECRET = "elbowroom-inside"
_CLIENT = "elbowroom-client"
_PASSED_ON = ("authorization", "content-type", "elbowroom-protocol")
_BROUGHT_BACK = ("content-type", "cache-control")
_OPEN = ("/livez", "/healthz", "/metrics")
_REACH_SECONDS = 2.0
_ANSWER_SECONDS = 70.0  # an old position may take a while
_SILENT_SECONDS = 3.0
_LONGEST_ANSWER = 32 << 20
_STATUS = re.compile(r"HTTP/1\.[01] ([1-5]\d\d)(?: |$)")
WAIT_SECONDS = 6.0  # for the lease of an owner that is gone to run out


class Backdoor:
    """Middleware: who comes by the address for other processes must be one."""

    def __init__(self, app: ASGIApp, rooms: Rooms) -> None:
        self._app = app
        self._rooms = rooms

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in."""
        lease = self._rooms.lease
        if lease is None or scope["type"] not in ("http", "websocket") or not self._came_inside(scope):
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        if hmac.compare_digest(headers.get(_SECRET, "").encode(), lease.me.secret.encode()):
            scope = {**scope, INSIDE: True, "client": (headers.get(_CLIENT, ""), 0)}
            await self._app(scope, receive, send)
        elif scope["type"] == "http" and scope["path"] in _OPEN:
            await self._app({**scope, INSIDE: True}, receive, send)
        elif scope["type"] == "http":
            await refused(Refusal("wrong-secret"))(scope, receive, send)
        else:
            await receive()
            await send({"type": "websocket.close", "code": FLOOD})

    def _came_inside(self, scope: Scope) -> bool:
        server = scope.get("server")
        return server is not None and server[1] == self._rooms.inner_port


# --- HTTP -------------------------------------------------------------------------------------------------------------


async def answered(request: Request, endpoint: Callable[[Request], Awaitable[Response]]) -> Response:
    """The answer to a request, by whoever owns the table it is about."""
    until = time.monotonic() + WAIT_SECONDS
    while True:
        try:
            return await endpoint(request)
        except Elsewhere as elsewhere:
            if INSIDE in request.scope or time.monotonic() > until:
                raise Refusal("storage") from elsewhere
            found_at = elsewhere
        path = request.scope["raw_path"].decode("latin-1") + (f"?{request.url.query}" if request.url.query else "")
        headers = {name: request.headers[name] for name in _PASSED_ON if name in request.headers}
        headers[_CLIENT] = request.client.host if request.client is not None else ""
        found = await ask(found_at.owner, request.method, path, headers, request.scope.get(BODY, b""))
        if found is not None:
            return found
        await found_at.outwait()


async def ask(
    owner: Process, method: str, path: str, headers: dict[str, str] | None = None, body: bytes = b""
) -> Response | None:
    """What another process answers; nothing if it cannot be reached."""
    host, _, port = owner.address.rpartition(":")
    lines = {"host": owner.address, _SECRET: owner.secret, "content-length": str(len(body)), **(headers or {})}
    head = f"{method} {path} HTTP/1.1\r\nconnection: close\r\n"
    head += "".join(f"{name}: {value}\r\n" for name, value in lines.items()) + "\r\n"
    try:
        async with asyncio.timeout(_REACH_SECONDS):
            reader, writer = await asyncio.open_connection(host.strip("[]"), int(port), limit=_LONGEST_ANSWER)
    except (OSError, ValueError):
        return None
    with contextlib.closing(writer):
        try:
            async with asyncio.timeout(_ANSWER_SECONDS):
                writer.write(head.encode("latin-1") + body)
                return await _response(reader, bodiless=method == "HEAD")
        except (OSError, EOFError, asyncio.LimitOverrunError, ValueError):
            return None


async def _response(reader: asyncio.StreamReader, bodiless: bool) -> Response | None:
    """An answer, whole; nothing if it is none."""
    first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    status = _STATUS.match(first)
    headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
    length = 0 if bodiless else int(headers.get("content-length", "0"))
    if status is None or length > _LONGEST_ANSWER:
        return None
    body = await reader.readexactly(length)
    return Response(body, int(status[1]), {name: headers[name] for name in _BROUGHT_BACK if name in headers})


# --- the socket -------------------------------------------------------------------------------------------------------


class Unreachable(Exception):
    """The owner of a table is not there."""


async def carry(
    owner: Process, table: str, first: str, connection: Connection, receive: Callable[[], Awaitable[str | bytes]]
) -> bool:
    """Carry a conversation to the owner of a table and back until it ends; not, if the owner lets go of the table."""
    headers = {_SECRET: owner.secret, _CLIENT: connection.address}
    try:
        socket = await connect(
            f"ws://{owner.address}/api/tables/{table}/socket",
            additional_headers=headers,
            compression=None,
            max_size=None,
            open_timeout=_REACH_SECONDS,
            ping_interval=_SILENT_SECONDS,
            ping_timeout=_SILENT_SECONDS,
            close_timeout=_REACH_SECONDS,
            proxy=None,
        )
    except InvalidStatus:
        return False
    except (OSError, WebSocketException, ValueError) as error:
        raise Unreachable from error
    there = asyncio.create_task(_there(socket, first, receive))
    back = asyncio.create_task(_back(socket, connection))
    try:
        await asyncio.wait((there, back), return_when=asyncio.FIRST_COMPLETED)
        code = back.result() if back.done() else 1000
        await socket.close()
    finally:
        for task in (there, back):
            task.cancel()
        socket.transport.abort()  # the farewell may have been interrupted
    connection.close(code)
    return True


async def _there(socket: ClientConnection, first: str, receive: Callable[[], Awaitable[str | bytes]]) -> None:
    with contextlib.suppress(ConnectionClosed, WebSocketDisconnect):
        await socket.send(first)
        while True:
            await socket.send(await receive())


async def _back(socket: ClientConnection, connection: Connection) -> int:
    """What the owner says; returns the code with which it ended."""
    try:
        while True:
            data = await socket.recv()
            connection.send(data.encode() if isinstance(data, str) else data)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else GOING_AWAY
