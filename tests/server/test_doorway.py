"""Half a request costs its sender his connection and nobody else anything."""

from __future__ import annotations

import asyncio
import contextlib
import resource
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from elbowroom.client import get
from elbowroom.server.doorway import Doorkeeper, more_open_files
from elbowroom.server.limits import Limits
from elbowroom.server.metrics import Metrics

from .support import EASY, RunningServer, running, sqlite_in


@contextlib.contextmanager
def _strict(folder: Path, **limits: Any) -> Iterator[RunningServer]:
    with running(sqlite_in(folder), msgspec.structs.replace(EASY, **limits)) as server:
        yield server


def _call(server: RunningServer, data: bytes = b"") -> socket.socket:
    caller = socket.create_connection(("127.0.0.1", server.port), timeout=30)
    caller.sendall(data)
    return caller


def _all_of(caller: socket.socket) -> bytes:
    """What comes until the other side closes."""
    found = b""
    with contextlib.suppress(ConnectionResetError), caller:
        while part := caller.recv(4096):
            found += part
    return found


def test_half_a_head_and_silence_end_in_time(tmp_path: Path) -> None:
    """Also after a whole request, and a head that trickles gains nothing."""
    with _strict(tmp_path, header_seconds=0.2) as server:
        for data in (b"", b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n"):
            assert _all_of(_call(server, data)).startswith(b"HTTP/1.1 408 ")
        caller = _call(server, b"GET /api/info HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        assert caller.recv(100).startswith(b"HTTP/1.1 200 ")
        caller.sendall(b"GET / HT")
        assert b"HTTP/1.1 408 " in _all_of(caller)
        assert server.rooms.metrics.refusals["slow-request"] == 3


def test_a_head_without_end_is_cut_short(tmp_path: Path) -> None:
    """Long before it fills the memory."""
    with _strict(tmp_path, header_bytes=2000) as server:
        caller = _call(server, b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ")
        caller.sendall(b"x" * 5000)
        assert _all_of(caller).startswith(b"HTTP/1.1 431 ")
        assert server.rooms.metrics.refusals["long-request"] == 1


def test_one_address_does_not_lock_the_others_out(tmp_path: Path) -> None:
    """Beyond its share it is told so at once; when it hangs up, it may come again."""
    with _strict(tmp_path, requests_open_per_address=3, header_seconds=60) as server:
        callers = [_call(server, b"GET / HTTP") for _ in range(3)]
        assert _all_of(_call(server)).startswith(b"HTTP/1.1 429 ")
        assert server.rooms.metrics.refusals["too-many-connections"] == 1
        for caller in callers:
            caller.close()

        async def ask() -> None:
            async with asyncio.timeout(30):
                while True:
                    with contextlib.suppress(OSError, EOFError, ValueError, asyncio.IncompleteReadError):
                        assert (await get(server.url, "/api/info"))["boxes"]
                        return
                    await asyncio.sleep(0.01)

        asyncio.run(ask())


def test_who_is_counted_together() -> None:
    """A household with IPv6 is one, a proxy is everybody; a full house takes nobody."""
    metrics = Metrics()
    keeper = Doorkeeper(Limits(requests_open_per_address=1), metrics, "10.0.0.1, fd00::/8", 200)
    assert keeper.enter("2001:db8::1", 1) == ""
    assert keeper.enter("2001:db8::2", 2) == "too-many-connections"
    assert keeper.enter("2001:db8:0:1::2", 3) == ""
    for _ in range(5):
        assert keeper.enter("10.0.0.1", 4) == keeper.enter("fd00::1", 5) == keeper.enter("", 6) == ""
    assert keeper.enter("10.0.0.2", 101) == "server-full"
    keeper.leave("10.0.0.1")
    keeper.leave("2001:db8::ffff")
    assert keeper.enter("2001:db8::2", 2) == ""
    keeper.count("server-full")
    assert metrics.refusals["server-full"] == 1


def test_as_many_open_files_as_the_system_allows() -> None:
    """The soft limit is raised to the hard one."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    lower = min(soft, hard, 512)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (lower, hard))
        assert more_open_files() in (hard, 0)
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (hard, hard)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
