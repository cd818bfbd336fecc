"""Before a request is complete: whoever comes in but does not speak, or brings a crowd, is shown out and counted."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import sys
from collections import Counter

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from .limits import Limits, Window, network
from .metrics import Metrics

if sys.platform != "win32":
    import resource

logger = logging.getLogger("elbowroom.doorway")
_OWN_FILES = 100  # kept for the database, the workers and the page
_TELL_SECONDS = 60.0  # between two lines of the log about the same thing


def more_open_files() -> int:
    """Raise the number of files this process may have open as far as it goes; returns it, 0 where there is none."""
    if sys.platform == "win32":
        return 0
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
            soft = hard
        except (ValueError, OSError):
            logger.warning("the limit of open files stays at %s", soft)
    return 0 if soft == resource.RLIM_INFINITY else soft


class Doorkeeper:
    """Counts who has come in and not asked for anything whole yet, or asks over and over on many connections."""

    def __init__(
        self, limits: Limits, metrics: Metrics, proxies: str = "", open_files: int = 0, inner_port: int = 0
    ) -> None:
        self.limits = limits
        self.inner_port = inner_port  # where other processes come
        self._metrics = metrics
        self._proxies = [part.strip() for part in proxies.split(",") if part.strip()]
        self._most = max(1, open_files - _OWN_FILES) if open_files else 0
        self._inside: Counter[str] = Counter()
        self._told: dict[str, Window] = {}

    def enter(self, address: str, connections: int) -> str:
        """One more connection among so many; returns why it is refused, or nothing: `leave` must follow then."""
        if self._most and connections > self._most:
            return "server-full"
        if not self._is_proxy(address):
            household = network(address)
            if self._inside[household] >= self.limits.requests_open_per_address:
                return "too-many-connections"
            self._inside[household] += 1
        return ""

    def leave(self, address: str) -> None:
        """It is gone, or has become a socket, which is counted elsewhere."""
        if self._is_proxy(address):
            return
        household = network(address)
        self._inside[household] -= 1
        if self._inside[household] <= 0:
            del self._inside[household]

    def _is_proxy(self, address: str) -> bool:
        """Does everybody come through this address?"""
        if not address or "*" in self._proxies or address in self._proxies:
            return True
        try:
            return any(ipaddress.ip_address(address) in ipaddress.ip_network(part) for part in self._proxies)
        except (ValueError, TypeError):
            return False

    def count(self, why: str) -> None:
        """Somebody was shown out."""
        self._metrics.refusals[why] += 1
        if self._told.setdefault(why, Window(1, _TELL_SECONDS)).take():
            logger.warning("connections are refused", extra={"facts": {"why": why}})


_ANSWERS = {
    "slow-request": b"408 Request Timeout",
    "long-request": b"431 Request Header Fields Too Large",
    "too-many-connections": b"429 Too Many Requests",
    "server-full": b"503 Service Unavailable",
}


class Doorway(HttpToolsProtocol):
    """A connection that must have sent a whole request's head in time."""

    keeper: Doorkeeper

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody comes in."""
        super().connection_made(transport)
        self._late: asyncio.TimerHandle | None = None
        self._counted = ""
        self._heading = False
        self._head = 0  # bytes of a request's head that is not whole yet
        address = self.client[0] if self.client is not None else ""
        if self.server is not None and self.server[1] == self.keeper.inner_port:
            address = ""  # whose clients are counted elsewhere
        if why := self.keeper.enter(address, len(self.connections)):
            self._show_out(why)
            return
        self._counted = address
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """He is gone."""
        self._done()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """He says something; as long as it is no whole head of a request, the time runs."""
        if self.transport.is_closing():
            return
        super().data_received(data)
        self._head = self._head + len(data) if self._heading else 0
        if self.transport.get_protocol() is not self:
            self._done()
            self.parser = None  # type: ignore[assignment]  # which knows this one: else both would stay in memory
        elif self.cycle is not None and not self.cycle.response_complete:
            self._stop()
        elif self._head > self.keeper.limits.header_bytes:
            self._show_out("long-request")
        elif self._late is None:
            self._wait()

    def on_message_begin(self) -> None:
        """Another request begins."""
        super().on_message_begin()
        self._heading = True

    def on_headers_complete(self) -> None:
        """Its head is whole."""
        self._heading = False
        super().on_headers_complete()

    def _wait(self) -> None:
        self._late = self.loop.call_later(self.keeper.limits.header_seconds, self._show_out, "slow-request")

    def _stop(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _done(self) -> None:
        self._stop()
        if self._counted:
            self.keeper.leave(self._counted)
            self._counted = ""

    def _show_out(self, why: str) -> None:
        self._stop()
        if self.transport.is_closing():
            return
        self.keeper.count(why)
        self.transport.write(b"HTTP/1.1 " + _ANSWERS[why] + b"\r\nconnection: close\r\ncontent-length: 0\r\n\r\n")
        self.transport.close()


def doorway(keeper: Doorkeeper) -> type[Doorway]:
    """The protocol of a server with this doorkeeper."""
    return type("Doorway", (Doorway,), {"keeper": keeper})
