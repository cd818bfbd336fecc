from __future__ import annotations

from elbowroom.rules.ability import Power
from elbowroom.rules.conquest import CONVERT
from elbowroom.rules.moves import Move
from elbowroom.rules.state import State


class Vampire(Power):
    """Vampire: once per turn, or per turn and opponent, a lone active token is replaced."""

    id = "vampire"
    rule = "U-POWER-VAMPIRE"
    icon = "vampire-dracula"
    tokens = 5
    variants = (("vampire_limit", ("per_turn", "per_opponent")),)
    verbs = (CONVERT,)

    def replaceable(self, s: State, race: int, lone: int, reach: int, anywhere: bool) -> int:
        if not (s.tray[race] or s.hand[race]):
            return 0
        bitten = s.used(self)
        if bitten and s.table.variants["vampire_limit"] == "per_turn":
            return 0
        for player, active in enumerate(s.active):
            if active >= 0 and bitten >> player & 1:
                lone &= ~s.realm[active]
        return lone & reach

    def replaced(self, s: State, race: int, victim: int) -> None:
        s.use(self, s.used(self) | 1 << victim)

    def refusal(self, s: State, race: int, move: Move) -> tuple[str, str]:
        return ("Only a lone active token in reach, once per opponent.", "U-POWER-VAMPIRE-1")
