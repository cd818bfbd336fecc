"""Seats and secrets: who may sit where (docs/protocol.md, section 1)."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence

from msgspec import Struct

from .protocol.table import TableSeat, You
from .protocol.values import Driver, SeatKind, WhyBot

_SECRET_BYTES = 24  # 192 bits
_ID_LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"
_ID_LENGTH = 16


def new_id() -> str:
    """The id of a table: 80 random bits, so that nobody finds a finished game by guessing."""
    return "".join(secrets.choice(_ID_LETTERS) for _ in range(_ID_LENGTH))


def new_secret() -> str:
    """A secret that nobody guesses."""
    return secrets.token_urlsafe(_SECRET_BYTES)


def new_seed() -> str:
    """The secret that lays a game's chance down."""
    return secrets.token_hex(16)


def hashed(secret: str) -> str:
    """What is kept of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


class Seat(Struct):
    """A seat as it is stored."""

    kind: SeatKind
    name: str = ""
    level: str = ""  # of the bot whose seat it is
    secret: str = ""  # the hash of its link's secret
    joined: bool = False  # has its owner sat down?
    driver: Driver = "player"
    why: WhyBot = ""
    bot: str = ""  # the level of the bot that plays now
    since: int = 0  # the moment when its owner sat down, if the game waited for him

    @property
    def human(self) -> bool:
        """Is it a person's seat, whoever plays it now?"""
        return self.kind != "bot"

    @property
    def ready(self) -> bool:
        """Is there somebody who plays it?"""
        return self.joined or self.driver == "bot"

    @property
    def timed(self) -> bool:
        """Does its time run when it has to decide? Not before its owner has sat down."""
        return self.joined and self.driver == "player"

    def become(self, kind: SeatKind, level: str) -> None:
        """Make another kind of seat of it, before the game starts; bots and people do not inherit names."""
        bot = kind == "bot"
        if bot == self.human:
            self.name = ""
        self.kind = kind
        self.level = self.bot = level if bot else ""
        self.driver = "bot" if bot else "player"
        self.why = "seat" if bot else ""
        self.joined = bot
        self.secret = ""

    def info(self, number: int, present: bool) -> TableSeat:
        """The seat as everyone sees it."""
        return TableSeat(
            number, self.kind, self.name, self.bot or self.level, self.driver, self.why, self.ready, present
        )


def role(secret: str, host: str, watch: str, seats: Sequence[Seat]) -> You | None:
    """What a secret gives; every hash is compared, and each in constant time."""
    given = hashed(secret)
    is_host = hmac.compare_digest(given, host)
    is_watch = hmac.compare_digest(given, watch)
    matches = [hmac.compare_digest(given, seat.secret) for seat in seats]
    owned = [number for number, seat in enumerate(seats, 1) if matches[number - 1] and seat.kind == "link"]
    if is_host:
        return You(True, False, [number for number, seat in enumerate(seats, 1) if seat.kind == "here"])
    if owned:
        return You(False, False, owned)
    return You(False, True, []) if is_watch else None
