"""What the operator has forbidden: addresses and names that are not welcome, tables that are closed."""

from __future__ import annotations

import asyncio
import contextlib
import fnmatch
import ipaddress
import logging
import re
import unicodedata
from collections.abc import Callable, Iterable
from typing import Final, Literal, get_args

import sqlalchemy as sa
from msgspec import Struct

from elbowroom.table.journal import StoreError
from elbowroom.table.refusal import Refusal
from elbowroom.table.timekeeping import now

from . import schema
from .notices import Notices
from .store import Store
from .tasks import end

logger = logging.getLogger("elbowroom.moderation")
CHANNEL: Final = "elbowroom_bans"
_HEARD_LESS = 15  # times as seldom as usual it looks for itself where the database calls out
_WIDEST = {4: 8, 6: 16}  # bits that a network must have at least
_HOUSEHOLD = 64  # bits of an IPv6 address that say whose it is

Kind = Literal["address", "name", "table"]
Why = Literal["conduct", "load", "request", ""]
"""Why a table was closed, as its players are told."""
WHYS: Final[tuple[Why, ...]] = get_args(Why)


class Ban(Struct, frozen=True):
    """One thing that is forbidden."""

    number: int
    kind: Kind
    what: str
    why: Why
    since: int
    until: int  # 0: until it is lifted

    def holds(self, moment: int) -> bool:
        """Is it still in force?"""
        return not self.until or moment < self.until


def read_network(text: str) -> str:
    """The network that is meant; of a lone IPv6 address its first 64 bits. `ValueError` if there is none."""
    if "/" in text:
        found = ipaddress.ip_network(text, strict=False)
    else:
        address = ipaddress.ip_address(text)
        mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
        bits = _HOUSEHOLD if address.version == 6 and mapped is None else 32
        found = ipaddress.ip_network((mapped or address, bits), strict=False)
    if found.prefixlen < _WIDEST[found.version]:
        raise ValueError(text)
    return str(found)


def plain_name(name: str) -> str:
    """A name as it is compared: capitals, accents, odd forms of letters and spaces make no difference."""
    spread = unicodedata.normalize("NFKD", name.casefold())
    return "".join(sign for sign in spread if not unicodedata.combining(sign) and not sign.isspace())


class Forbidden:
    """All that is forbidden at a moment, ready to be looked up."""

    def __init__(self, bans: Iterable[Ban] = ()) -> None:
        self._networks: dict[tuple[int, int], set[int]] = {}  # by version and length
        self.closed: dict[str, Why] = {}
        patterns = []
        for ban in bans:
            if ban.kind == "address":
                network = ipaddress.ip_network(ban.what)
                starts = self._networks.setdefault((network.version, network.prefixlen), set())
                starts.add(int(network.network_address) >> (network.max_prefixlen - network.prefixlen))
            elif ban.kind == "name":
                patterns.append(fnmatch.translate(plain_name(ban.what).replace("[", "[[]")))  # only * and ? are special
            else:
                self.closed[ban.what] = ban.why
        self._names = re.compile("|".join(patterns)) if patterns else None

    def bars(self, address: str) -> bool:
        """Is this address not welcome?"""
        if not self._networks:
            return False
        try:
            found = ipaddress.ip_address(address.partition("%")[0])
        except ValueError:
            return False
        if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        return any(
            found.version == version and int(found) >> (found.max_prefixlen - length) in starts
            for (version, length), starts in self._networks.items()
        )

    def bars_name(self, name: str) -> bool:
        """May nobody be called so?"""
        return bool(name) and self._names is not None and self._names.fullmatch(plain_name(name)) is not None


class Moderation:
    """What is forbidden, as far as this server has heard: it is called out, or looked for every few seconds."""

    def __init__(self, store: Store, notices: Notices, seconds: float) -> None:
        self._store = store
        self._notices = notices
        self._seconds = seconds
        self._forbidden = Forbidden()
        self._bans: list[Ban] = []
        self._news = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self.changed: Callable[[set[str]], None] = lambda _: None  # told which tables are open again
        notices.on(CHANNEL, lambda _: self._news.set())

    async def open(self) -> None:
        """Know everything before anybody is let in, and stay informed."""
        await self._look()
        self._task = asyncio.create_task(self._watch(), name="moderation")

    async def close(self) -> None:
        """Look no more."""
        await end(self._task)
        self._task = None

    def check_address(self, address: str) -> None:
        """Refuse an address that is not welcome."""
        if self._forbidden.bars(address):
            raise Refusal("banned")

    def check_name(self, name: str) -> None:
        """Refuse a name that nobody may have."""
        if self._forbidden.bars_name(name):
            raise Refusal("banned-name")

    def check_table(self, table: str) -> None:
        """Refuse a table that is closed."""
        if table in self._forbidden.closed:
            raise Refusal("table-closed", why=self._forbidden.closed[table])

    def bars_name(self, name: str) -> bool:
        """May nobody be called so?"""
        return self._forbidden.bars_name(name)

    async def forget(self) -> None:
        """Clear away bans that have run out: an address is not kept for longer than it is banned."""
        bans = schema.bans
        await self._store.submit([(bans.delete().where(bans.c.until > 0, bans.c.until <= now()), {})])

    async def _watch(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self._seconds * (_HEARD_LESS if self._notices.listening else 1)):
                    await self._news.wait()
            self._news.clear()
            try:
                await self._look()
            except StoreError:
                continue  # what was forbidden stays so meanwhile

    async def _look(self) -> None:
        moment = now()
        bans = [ban for ban in await read_bans(self._store) if ban.holds(moment)]
        if bans != self._bans:
            closed = set(self._forbidden.closed)
            self._bans = bans
            self._forbidden = Forbidden(bans)
            logger.info("bans", extra={"facts": {"count": len(bans)}})
            self.changed(closed - self._forbidden.closed.keys())


async def read_bans(store: Store) -> list[Ban]:
    """All bans that are stored."""
    rows = await store.read(sa.select(schema.bans).order_by(schema.bans.c.number))
    return [Ban(**row._mapping) for row in rows]
