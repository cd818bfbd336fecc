"""The socket: reading messages, one after the other, and keeping floods out (docs/protocol.md, section 3)."""

from __future__ import annotations

import asyncio
import logging
import time

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from elbowroom.table.arriving import join, leave
from elbowroom.table.codec import client_messages
from elbowroom.table.conversation import answer, read_join, ref_of
from elbowroom.table.journal import StoreError
from elbowroom.table.protocol.from_client import ClientMessage, Join, Rename, Request
from elbowroom.table.refusal import Refusal
from elbowroom.table.room import Room

from .connection import Connection
from .guard import same_origin
from .inside import INSIDE
from .lease import Elsewhere
from .relay import WAIT_SECONDS, Unreachable, carry
from .rooms import NOT_WANTED, Rooms
from .tasks import end

logger = logging.getLogger("elbowroom.socket")
FLOOD = 1008
COME_AGAIN = 1013
NO_JOIN = 4000
NOT_WELCOME = 4001
OTHER_PROTOCOL = 4004
NOT_MINE = 1013  # another process may have this table
_AGAIN = 0.05  # seconds
_FAREWELLS = {  # after which there is no use in coming again; all else may pass
    "unknown-table": NOT_WELCOME,
    "wrong-secret": NOT_WELCOME,
    "banned": NOT_WANTED,
    "table-closed": NOT_WANTED,
}


async def serve(rooms: Rooms, socket: WebSocket) -> None:
    """One client, from its first message to its last."""
    address = socket.client.host if socket.client is not None else ""
    if not same_origin(socket.headers, rooms.config.origins):
        rooms.metrics.refusals["wrong-origin"] += 1
        await socket.close(FLOOD)
        return
    if rooms.addresses.request(address) or not rooms.addresses.connect(address):
        rooms.metrics.refusals["too-many-connections"] += 1
        await socket.close(FLOOD)
        return
    try:
        if INSIDE in socket.scope and await rooms.give_up(socket.path_params.get("table", "")):
            await socket.close(NOT_MINE)
            return
        await socket.accept()
        connection = Connection(socket, address, rooms.limits)
        await _converse(rooms, connection)
    finally:
        rooms.addresses.disconnect(address)


async def _converse(rooms: Rooms, connection: Connection) -> None:
    """Read and write side by side until one of them ends."""
    pump = asyncio.create_task(connection.pump())
    reader = asyncio.create_task(_read(rooms, connection))
    try:
        await asyncio.wait((pump, reader), return_when=asyncio.FIRST_COMPLETED)
        await asyncio.wait((pump,), timeout=5)  # the farewell
    finally:
        await end(pump, reader)


async def _read(rooms: Rooms, connection: Connection) -> None:
    try:
        async with asyncio.timeout(rooms.limits.join_seconds):
            first = await _first(rooms, connection)
    except TimeoutError:
        connection.close(NO_JOIN)
        return
    except WebSocketDisconnect:
        connection.close(1000)
        return
    if first is None:
        connection.close(OTHER_PROTOCOL)
        return
    if rooms.moderation.bars_name(first.name):
        first.name = ""  # he comes in without one, and is told when he says it
    try:
        rooms.moderation.check_address(connection.address)
        await _find(rooms, connection, first)
    except Refusal as refusal:
        rooms.metrics.refusals[refusal.code] += 1
        connection.refuse(refusal, first.ref)
        connection.close(_FAREWELLS.get(refusal.code, COME_AGAIN))


async def _find(rooms: Rooms, connection: Connection, first: Join) -> None:
    """Bring a client to its table, here or in the process that owns it; the lease of one that is gone runs out soon."""
    until = time.monotonic() + WAIT_SECONDS
    while True:
        try:
            async with rooms.use(first.table) as room:
                await _attend(rooms, room, connection, first)
                return
        except Elsewhere as elsewhere:
            if INSIDE in connection.socket.scope or time.monotonic() > until:
                raise Refusal("storage") from elsewhere
            found_at = elsewhere
        words = msgspec.json.encode(first).decode()
        try:
            if await carry(found_at.owner, first.table, words, connection, lambda: _receive(rooms, connection)):
                return
            await asyncio.sleep(_AGAIN)
        except Unreachable:
            await found_at.outwait()


async def _attend(rooms: Rooms, room: Room, connection: Connection, first: Join) -> None:
    """A client at a table."""
    try:
        await asyncio.shield(asyncio.ensure_future(_come_in(room, connection, first)))
        rooms.moderation.check_address(connection.address)  # he may have been banned while he waited
        while True:
            request = await _next(rooms, connection)
            # Shielded: a client that vanishes in the middle must not leave a move half done.
            await asyncio.shield(asyncio.ensure_future(_answer(rooms, room, connection, request)))
    except StoreError as error:
        raise Refusal("storage") from error
    except WebSocketDisconnect:
        connection.close(1000)
    finally:
        connection.gone = True
        leave(room, connection)  # also if the game that his coming was to start did not


async def _come_in(room: Room, connection: Connection, first: Join) -> None:
    """Somebody sits down. If he vanishes meanwhile, what his coming began comes to its end, and he leaves again."""
    try:
        async with room.lock:
            await room.ready()
            if not connection.gone:
                await join(room, connection, first)
    except (Refusal, StoreError):
        if not connection.gone:
            raise
    finally:
        if connection.gone:
            leave(room, connection)


async def _answer(rooms: Rooms, room: Room, connection: Connection, request: Request) -> None:
    def allow(request: Request) -> None:
        if isinstance(request, Rename):
            rooms.moderation.check_name(request.name)

    code = await answer(room, connection, request, allow)
    if code:
        rooms.metrics.refusals[code] += 1


async def _first(rooms: Rooms, connection: Connection) -> Join | None:
    """The message that joins; none if the client is of another version, and would only come again and again."""
    while True:
        data = await _receive(rooms, connection)
        try:
            first = read_join(data)
            if first.table != connection.socket.path_params.get("table", first.table):
                raise Refusal("bad-message", detail="the address names another table")
            return first
        except Refusal as refusal:
            _refuse(rooms, connection, refusal, data)
            if refusal.code == "wrong-protocol":
                return None


async def _next(rooms: Rooms, connection: Connection) -> ClientMessage:
    """The next message that makes sense."""
    while True:
        data = await _receive(rooms, connection)
        try:
            return client_messages.read(data)
        except Refusal as refusal:
            _refuse(rooms, connection, refusal, data)


async def _receive(rooms: Rooms, connection: Connection) -> str | bytes:
    """The next message that does not come too fast, whatever is in it."""
    while True:
        message = await connection.socket.receive()
        if message["type"] != "websocket.receive":
            raise WebSocketDisconnect(message.get("code", 1005))
        rooms.metrics.messages += 1
        data: str | bytes = message.get("text") or message.get("bytes") or b""
        wait = connection.bucket.take()
        if not wait:
            return data
        if connection.patience.take():
            connection.close(FLOOD)
            raise WebSocketDisconnect(FLOOD)
        _refuse(rooms, connection, Refusal("too-fast", wait=round(wait * 1000) + 1), data)


def _refuse(rooms: Rooms, connection: Connection, refusal: Refusal, data: str | bytes) -> None:
    rooms.metrics.refusals[refusal.code] += 1
    connection.refuse(refusal, ref_of(data))
