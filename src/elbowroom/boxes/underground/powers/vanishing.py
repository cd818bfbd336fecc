from __future__ import annotations

from typing import Final

from elbowroom.rules.ability import Power
from elbowroom.rules.moves import DECLINE, Move, Verb, make
from elbowroom.rules.state import State

VANISH: Final = make("decline", means=("vanishing",))


class Vanishing(Power):
    """Vanishing: at decline nobody stays, and every region pays two coins."""

    id = "vanishing"
    rule = "U-POWER-VANISHING"
    icon = "invisible"
    tokens = 5
    verbs = (Verb("decline"),)
    vanishes = True

    def start_moves(self, s: State, race: int, out: list[Move]) -> None:
        if s.kit(race).lent is self:
            out.append(VANISH)  # U-PLACE-STONEHEDGE-5: lent, it is a choice

    def end_moves(self, s: State, race: int, out: list[Move]) -> None:
        if s.kit(race).lent is self and DECLINE in out:
            out.append(VANISH)
