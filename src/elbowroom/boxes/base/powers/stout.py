from __future__ import annotations

from elbowroom.rules.ability import Power
from elbowroom.rules.moves import DECLINE, Move, Verb
from elbowroom.rules.state import State


class Stout(Power):
    """Stout: the race may decline after scoring, without a turn of its own for it."""

    id = "stout"
    rule = "POWER-Stout"
    icon = "beer-stein"
    tokens = 4
    verbs = (Verb("decline"),)

    def end_moves(self, s: State, race: int, out: list[Move]) -> None:
        out.append(DECLINE)
