from __future__ import annotations

from elbowroom.rules.ability import Race
from elbowroom.rules.events import Gained
from elbowroom.rules.state import State


class Mudmen(Race):
    """Mudmen: a new token for every mud pool when they redeploy."""

    id = "mudmen"
    rule = "U-RACE-MUDMEN"
    icon = "gooey-daemon"
    tokens = 5
    supply = 12

    def redeploy_opens(self, s: State, race: int) -> None:
        pools = (s.realm[race] & s.board.features["swamp"]).bit_count()
        new = min(pools, s.tray[race])  # U-RACE-MUDMEN-2
        if new:
            s.tray[race] -= new
            s.hand[race] += new
            s.events.append(Gained(s.player[race] + 1, self.id, "tokens", new, "U-RACE-MUDMEN-1"))
