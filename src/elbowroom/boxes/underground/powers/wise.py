from __future__ import annotations

from elbowroom.rules.ability import Power
from elbowroom.rules.state import State


class Wise(Power):
    """Wise: two coins a turn while the declined race holds a region."""

    id = "wise"
    rule = "U-POWER-WISE"
    icon = "owl"
    tokens = 4
    only_in_decline = True
    in_decline = ("coins",)
    keeps_badge = True

    def coins(self, s: State, race: int) -> int:
        if s.kit(race).lent is self:
            return 2 if any(s.realm[declined] for declined in s.fallen[s.player[race]]) else 0
        return 2 if s.realm[race] else 0
