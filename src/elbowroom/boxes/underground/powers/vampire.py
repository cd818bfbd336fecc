from __future__ import annotations

from elbowroom.rules.ability import Power
from elbowroom.rules.conquest import CONVERT
from elbowroom.rules.moves import Move
from elbowroom.rules.refusal import Refusal, refused_by
from elbowroom.rules.state import State


class Vampire(Power):
    """Vampire: once per turn, or per turn and opponent, a lone active token is replaced."""

    id = "vampire"
    rule = "U-POWER-VAMPIRE"
    icon = "vampire-dracula"
    tokens = 5
    variants = (("vampire_limit", ("per_turn", "per_opponent")),)
    lone_rule = "3"
    reasons = (
        ("tray", "There is no token to put in its place, in the tray or in hand."),
        ("turn", "One token is replaced a turn."),
        ("once", "Player {player} has lost a token in this way this turn already."),
    )
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

    def refusal(self, s: State, race: int, move: Move) -> Refusal | None:
        if not (s.tray[race] or s.hand[race]):
            return refused_by(self, "tray", "2")
        bitten = s.used(self)
        if bitten and s.table.variants["vampire_limit"] == "per_turn":
            return refused_by(self, "turn", "1")
        victim = s.player[s.holder[s.board.index[move.region]]]
        return refused_by(self, "once", "1", {"player": victim + 1}) if bitten >> victim & 1 else None
