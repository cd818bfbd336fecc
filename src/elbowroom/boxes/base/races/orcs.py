from __future__ import annotations

from elbowroom.rules.ability import Race
from elbowroom.rules.state import State


class Orcs(Race):
    """Orcs: a coin for every non-empty region conquered this turn."""

    id = "orcs"
    rule = "RACE-Orcs"
    icon = "orc-head"
    tokens = 5
    supply = 10

    def coins(self, s: State, race: int) -> int:
        return s.raids
