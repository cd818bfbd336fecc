from __future__ import annotations

from elbowroom.rules.ability import Race
from elbowroom.rules.reach import adjacent
from elbowroom.rules.state import State


class Giants(Race):
    """Giants: regions next to a mountain of theirs cost one token less."""

    id = "giants"
    rule = "RACE-Giants"
    icon = "giant"
    tokens = 6
    supply = 11

    def discounts(self, s: State, race: int) -> int:
        return adjacent(s, race, s.realm[race] & s.board.features["mountain"])
