from __future__ import annotations

from elbowroom.rules.conquest import CONVERT
from elbowroom.rules.moves import Move
from elbowroom.rules.refusal import Refusal, refused_by
from elbowroom.rules.relics_places import Relic
from elbowroom.rules.state import State


class Orb(Relic):
    """Shiny Orb: once a turn a lone active token is replaced."""

    id = "orb"
    rule = "U-RELIC-ORB"
    icon = "crystal-ball"
    helps = True
    replaces_token = True
    verbs = (CONVERT,)
    lone_rule = "2"
    reasons = (("tray", "There is no token to put in its place, in the tray or in hand."),)

    def replaceable(self, s: State, race: int, lone: int, reach: int, anywhere: bool) -> int:
        return lone & reach if s.tray[race] or s.hand[race] else 0

    def refusal(self, s: State, race: int, move: Move) -> Refusal | None:
        return refused_by(self, "tray", "1") if not (s.tray[race] or s.hand[race]) else None
