"""Clocks: how much time everyone has left. Pure bookkeeping; the room sets the alarm."""

from __future__ import annotations

from .protocol import table

SECOND = 1000  # milliseconds


class Clock:
    """The time each player has used, in milliseconds, rebuilt from the log like everything else."""

    def __init__(self, setting: table.ClockSetting, players: int) -> None:
        self.kind = setting.kind
        self.total = setting.seconds * SECOND
        self.used = [0] * (players + 1)  # in the whole game, or in this turn

    @property
    def on(self) -> bool:
        """Is there a clock at all?"""
        return self.kind != "none"

    def charge(self, player: int, spent: int) -> None:
        """A player has thought for so long."""
        self.used[player] += spent

    def decides_anew(self, player: int) -> None:
        """Another player has to decide, or a new turn begins."""
        if self.kind == "turn":
            self.used[player] = 0

    def left(self, player: int, elapsed: int = 0) -> int:
        """What a player has left if he has been thinking for so long."""
        return max(0, self.total - self.used[player] - elapsed)

    def info(self, running: int, elapsed: int) -> table.Clock:
        """As it is told to the clients."""
        left = {str(p): self.left(p, elapsed if p == running else 0) for p in range(1, len(self.used))}
        return table.Clock(running, left)
