from __future__ import annotations

from elbowroom.rules.ability import Power
from elbowroom.rules.scoring import groups
from elbowroom.rules.state import State


class Flocking(Power):
    """Flocking: two coins if all regions of the race hang together."""

    id = "flocking"
    rule = "U-POWER-FLOCKING"
    icon = "sheep"
    tokens = 5

    def coins(self, s: State, race: int) -> int:
        return 2 if groups(s, race, by_ability=True) == 1 else 0
