"""Talking at a table, whatever carries the words: who comes in, and what he then asks for."""

from __future__ import annotations

import logging
from collections.abc import Callable

import msgspec

from .client import Client
from .codec import client_messages, wrong_protocol
from .journal import StoreError
from .protocol.from_client import Join, Request
from .protocol.values import PROTOCOL, Ref
from .refusal import Refusal
from .requests import handle
from .room import Room

logger = logging.getLogger("elbowroom.room")


class _OnlyRef(msgspec.Struct):
    ref: Ref | None = None


def ref_of(data: str | bytes) -> int | None:
    """The `ref` of a message that is otherwise no good, so that its sender knows which it was."""
    try:
        return msgspec.json.decode(data, type=_OnlyRef).ref
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


def read_join(data: str | bytes) -> Join:
    """The message that joins, which must be the first."""
    first = client_messages.read(data)
    if not isinstance(first, Join):
        raise Refusal("join-first")
    if first.protocol != PROTOCOL:
        raise wrong_protocol(f"the client speaks version {first.protocol}")
    return first


async def answer(
    room: Room, client: Client, request: Request, allow: Callable[[Request], None] = lambda _: None
) -> str:
    """Do what somebody asks for, if `allow` does not refuse; returns the code of the refusal he was told, if any."""
    try:
        async with room.lock:
            await room.ready()
            allow(request)
            await handle(room, client, request)
        return ""
    except Refusal as error:
        refusal = error
    except StoreError:
        refusal = Refusal("storage")
    except Exception:
        logger.exception("a request failed", extra={"facts": {"table": room.id, "request": type(request).__name__}})
        refusal = Refusal("internal")
    client.refuse(refusal, request.ref)
    return refusal.code
