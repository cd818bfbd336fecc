from __future__ import annotations

from elbowroom.rules.ability import Power
from elbowroom.rules.state import State


class Pillaging(Power):
    """Pillaging: a coin for every non-empty region conquered this turn."""

    id = "pillaging"
    rule = "POWER-Pillaging"
    icon = "swap-bag"
    tokens = 5

    def coins(self, s: State, race: int) -> int:
        return s.raids
