from __future__ import annotations

from elbowroom.rules.ability import Race
from elbowroom.rules.conquest import CONVERT
from elbowroom.rules.moves import Move
from elbowroom.rules.reach import far_reach
from elbowroom.rules.refusal import Refusal, refused_by
from elbowroom.rules.state import State


class Sorcerers(Race):
    """Sorcerers: once per turn and opponent they replace a lone active token by one from the tray."""

    id = "sorcerers"
    rule = "RACE-Sorcerers"
    icon = "magic-palm"
    tokens = 5
    supply = 18
    lone_rule = "2"
    reasons = (
        ("tray", "No Sorcerer is left in the tray."),
        ("once", "Player {player} has lost a token to the Sorcerers this turn already."),
        ("near", "The Sorcerers replace only tokens next to a region of theirs."),
    )
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

    def refusal(self, s: State, race: int, move: Move) -> Refusal | None:
        if not s.tray[race]:
            return refused_by(self, "tray", "4")
        victim = s.player[s.holder[s.board.index[move.region]]]
        if s.used(self) >> victim & 1:
            return refused_by(self, "once", "1", {"player": victim + 1})
        return refused_by(self, "near", "2") if not s.realm[race] else None
