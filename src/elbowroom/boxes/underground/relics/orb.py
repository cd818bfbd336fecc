from __future__ import annotations

from elbowroom.rules.conquest import CONVERT
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

    def replaceable(self, s: State, race: int, lone: int, reach: int, anywhere: bool) -> int:
        return lone & reach if s.tray[race] or s.hand[race] else 0
