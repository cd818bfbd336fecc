from __future__ import annotations

from elbowroom.rules.ability import Power
from elbowroom.rules.scoring import groups
from elbowroom.rules.state import State


class Quarreling(Power):
    """Quarreling: a coin for every separate group of regions."""

    id = "quarreling"
    rule = "U-POWER-QUARRELING"
    icon = "shouting"
    tokens = 3

    def coins(self, s: State, race: int) -> int:
        return groups(s, race, by_ability=False)
