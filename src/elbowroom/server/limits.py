"""How much of a good thing one client may have."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict, deque

from msgspec import Struct


class Limits(Struct, frozen=True):
    """Numbers that keep one client from hurting the others."""

    messages_per_second: float = 20.0
    message_burst: int = 60
    refused_before_close: int = 300  # so many too-fast messages end a connection
    chat_lines: int = 5
    chat_seconds: float = 10.0
    join_seconds: float = 10.0
    waiting_bytes: int = 1 << 20  # sent but not read by the client
    connections_per_address: int = 200
    tables_per_address: int = 60  # made in an hour
    requests_per_second: float = 50.0
    request_burst: int = 200
    replays_per_address: int = 8  # positions of old moves asked for at a time
    requests_open_per_address: int = 100  # connections that are no sockets (yet)
    header_seconds: float = 10.0  # within which a request's head must be whole
    header_bytes: int = 16 * 1024
    body_bytes: int = 256 * 1024  # a table may bring boxes of one's own
    body_seconds: float = 10.0
    idle_seconds: float = 600.0  # after which a game leaves memory
    tables_in_memory: int = 5000  # beyond which those that nobody uses leave it at once
    lease_seconds: float = 3.0  # without a sign of life, after which other processes take tables over
    alive_seconds: float = 5.0  # between notes that the server is there, while a player's time runs
    lobby_days: float = 2.0  # after which a table that never started is cleared away
    running_days: float = 180.0
    sweep_seconds: float = 60.0
    moderation_seconds: float = 2.0  # between looks for new bans, where the database does not call them out


def network(address: str) -> str:
    """Whom an address belongs to: of IPv6 the first 64 bits, as a household has all the rest to itself."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(found) >> 64 << 64, 64)))


class Bucket:
    """So many at once, then so many a second."""

    __slots__ = ("_burst", "_left", "_rate", "_then")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._then = time.monotonic()

    def take(self) -> float:
        """Take one; returns 0, or the seconds to wait until there is one."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._then) * self._rate)
        self._then = now
        if self._left >= 1:
            self._left -= 1
            return 0.0
        return (1 - self._left) / self._rate


class Window:
    """At most so many in so many seconds."""

    __slots__ = ("_most", "_seconds", "_times")

    def __init__(self, most: int, seconds: float) -> None:
        self._most = most
        self._seconds = seconds
        self._times: deque[float] = deque()

    def take(self) -> bool:
        """One more, if there is room for it."""
        now = time.monotonic()
        while self._times and self._times[0] <= now - self._seconds:
            self._times.popleft()
        if len(self._times) >= self._most:
            return False
        self._times.append(now)
        return True


_MOST_ADDRESSES = 10_000


class Addresses:
    """What each address is doing; the ones not seen for longest are forgotten first."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._tables: OrderedDict[str, Window] = OrderedDict()
        self._requests: OrderedDict[str, Bucket] = OrderedDict()
        self._open: dict[str, int] = {}

    def may_make_table(self, address: str) -> bool:
        """Note one more table, if the address may make it."""
        address = network(address)
        window = self._tables.pop(address, None) or Window(self._limits.tables_per_address, 3600.0)
        self._tables[address] = window
        if len(self._tables) > _MOST_ADDRESSES:
            self._tables.popitem(last=False)
        return window.take()

    def request(self, address: str, purpose: str = "") -> float:
        """Note a request; returns 0, or the seconds to wait. Each purpose is counted apart."""
        limits = self._limits
        address = purpose + network(address)
        bucket = self._requests.pop(address, None) or Bucket(limits.requests_per_second, limits.request_burst)
        self._requests[address] = bucket
        if len(self._requests) > _MOST_ADDRESSES:
            self._requests.popitem(last=False)
        return bucket.take()

    def connect(self, address: str) -> bool:
        """Note one more connection, if the address may have it; `disconnect` must follow."""
        address = network(address)
        count = self._open.get(address, 0)
        if count >= self._limits.connections_per_address:
            return False
        self._open[address] = count + 1
        return True

    def disconnect(self, address: str) -> None:
        """A connection is gone."""
        address = network(address)
        count = self._open.get(address, 0) - 1
        if count > 0:
            self._open[address] = count
        else:
            self._open.pop(address, None)
