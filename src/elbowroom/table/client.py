"""Somebody at a table, as the table knows him: what his secret gives, and a way to tell him something."""

from __future__ import annotations

from abc import ABC, abstractmethod

from .codec import encode
from .protocol.from_server import Answer, Refused
from .protocol.table import You
from .refusal import Refusal


class Client(ABC):
    """One who has come to a table. `you` says what his secret gives, once he has joined. There may be thousands."""

    __slots__ = ("shown", "you")

    def __init__(self) -> None:
        self.you = You(False, False, [])
        self.shown = 0  # through whose eyes it was last shown the game

    @property
    @abstractmethod
    def household(self) -> str:
        """Whom he belongs to where many want something: those of one household share a turn."""

    @abstractmethod
    def may_chat(self) -> bool:
        """May he say one more line now?"""

    @abstractmethod
    def send(self, data: bytes) -> None:
        """Send an encoded message; never waits."""

    @abstractmethod
    def close(self, code: int) -> None:
        """Send him away, after what waits has been sent."""

    def eyes(self, mover: int) -> int:
        """Through whose eyes this client sees the game: the one who decides, if it is one of its own."""
        seats = self.you.seats
        if not seats:
            return 0
        if mover in seats:
            return mover
        return self.shown if self.shown in seats else seats[0]

    def say(self, answer: Answer) -> None:
        """Send a message."""
        self.send(encode(answer))

    def refuse(self, refusal: Refusal, ref: int | None) -> None:
        """Send a refusal."""
        self.say(Refused(code=refusal.code, args=refusal.args_, ref=ref))
