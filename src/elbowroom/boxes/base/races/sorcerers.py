from __future__ import annotations

from elbowroom.rules.ability import Race
from elbowroom.rules.conquest import CONVERT
from elbowroom.rules.moves import Move
from elbowroom.rules.reach import far_reach
from elbowroom.rules.state import State


class Sorcerers(Race):
    """Sorcerers: once per turn and opponent they replace a lone active token by one from the tray."""

    id = "sorcerers"
    rule = "RACE-Sorcerers"
    icon = "magic-palm"
    tokens = 5
    supply = 18
    verbs = (CONVERT,)

    def replaceable(self, s: State, race: int, lone: int, reach: int, anywhere: bool) -> int:
        if not s.tray[race]:
            return 0  # RACE-Sorcerers-4
        if not s.realm[race] and not anywhere:
            reach = far_reach(s, race)  # INT-51: an entry at the border is not next to an own region
        for player, active in enumerate(s.active):
            if active >= 0 and s.used(self) >> player & 1:
                lone &= ~s.realm[active]
        return lone & reach

    def replaced(self, s: State, race: int, victim: int) -> None:
        s.use(self, s.used(self) | 1 << victim)

    def refusal(self, s: State, race: int, move: Move) -> tuple[str, str]:
        if not s.tray[race]:
            return ("No Sorcerer is left in the tray.", "RACE-Sorcerers-4")
        return ("Only a lone active token next to a region of the Sorcerers, once per opponent.", "RACE-Sorcerers-2")
