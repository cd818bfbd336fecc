from __future__ import annotations

from elbowroom.rules.ability import Power
from elbowroom.rules.state import State


class Frightened(Power):
    """Frightened: a coin more for every region with three tokens or more."""

    id = "frightened"
    rule = "U-POWER-FRIGHTENED"
    icon = "terror"
    tokens = 4

    def coin_regions(self, s: State, race: int) -> int:
        mask = 0
        for region in s.board.each(s.realm[race]):
            if s.tokens[region] >= 3:
                mask |= 1 << region
        return mask
