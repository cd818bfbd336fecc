"""A table as it is right now: what is stored of it, its game, what was said, and since when somebody thinks."""

from __future__ import annotations

import time

from .journal import TableRow
from .match import Match
from .protocol.table import Chat, Clock


class Sitting:
    """One table in memory. The room makes things happen in it, the audience is told about it."""

    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.match = Match(row.settings, row.seats, row.seed, row.base)
        self.chat: list[Chat] = []
        self.since = time.monotonic()  # when the present decision began

    def replace(self, row: TableRow, match: Match, chat: list[Chat]) -> None:
        """Everything anew, as it is stored; whoever was thinking goes on with it."""
        self.row = row
        self.match = match
        self.chat = chat

    @property
    def decided(self) -> int:
        """The moment when the present decision began, as it is stored; 0 if it is not known."""
        mover = self.match.mover
        return max(self.match.decided, self.row.seats[mover - 1].since) if mover else 0

    def decides_anew(self) -> None:
        """Something happened: whoever decides now begins to think."""
        self.since = time.monotonic()

    def elapsed(self) -> int:
        """How long the present decision takes by now, in milliseconds."""
        return int((time.monotonic() - self.since) * 1000)

    def clock(self) -> Clock | None:
        """The clocks, if there are any."""
        match = self.match
        if not match.clock.on or match.game is None:
            return None
        mover = match.mover
        running = mover if mover and self.row.seats[mover - 1].timed else 0
        return match.clock.info(running, self.elapsed())
