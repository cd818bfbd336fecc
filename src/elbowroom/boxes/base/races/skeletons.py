from __future__ import annotations

from elbowroom.rules.ability import Race
from elbowroom.rules.events import Gained
from elbowroom.rules.state import State


class Skeletons(Race):
    """Skeletons: a new token for every two non-empty regions conquered this turn."""

    id = "skeletons"
    rule = "RACE-Skeletons"
    icon = "death-skull"
    tokens = 6
    supply = 20

    def redeploy_opens(self, s: State, race: int) -> None:
        new = min(s.raids // 2, s.tray[race])  # RACE-Skeletons-2
        if new:
            s.tray[race] -= new
            s.hand[race] += new
            s.events.append(Gained(s.player[race] + 1, self.id, "tokens", new, "RACE-Skeletons-1"))
