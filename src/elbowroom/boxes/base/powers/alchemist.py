from __future__ import annotations

from elbowroom.rules.ability import Power
from elbowroom.rules.state import State


class Alchemist(Power):
    """Alchemist: two coins at the end of every turn."""

    id = "alchemist"
    rule = "POWER-Alchemist"
    icon = "bubbling-flask"
    tokens = 4

    def coins(self, s: State, race: int) -> int:
        return 2
