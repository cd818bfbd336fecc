"""A turn under way: the state as it has become, and the moves that made it so.

Moves are carried out directly, without listing the legal ones after each.
"""

from __future__ import annotations

from elbowroom.rules.moves import DONE, Move
from elbowroom.rules.state import State
from elbowroom.rules.turn import Stage

from .style import Style

Log = list[tuple[Stage, Move]]  # the stage in which a move was made, and the move

SLIGHT = 0.01  # so much better at least must a move be that need not be made


class TurnSoFar:
    """One player's turn on a state, with a log of the moves."""

    __slots__ = ("certain", "log", "player", "s", "style")

    def __init__(self, s: State, style: Style) -> None:
        self.s = s
        self.player = s.mover
        self.style = style
        self.log: Log = []
        self.certain = -1  # so many moves were made before chance had a say; -1: all

    def do(self, move: Move) -> None:
        """Carry a move out; what chance may have changed ends the part of the log that can be relied on."""
        s = self.s
        self.log.append((s.stage, move))
        if move is DONE:
            s.stage.leave(s)
        else:
            s.stage.play(s, move)
        if s.chance:
            if self.certain < 0 and any(kind in ("die", "find") for kind, _ in s.chance):
                self.certain = len(self.log)
            s.chance = []
