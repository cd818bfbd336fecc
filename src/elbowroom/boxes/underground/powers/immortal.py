from __future__ import annotations

from elbowroom.rules.ability import Power
from elbowroom.rules.state import State


class Immortal(Power):
    """Immortal: nobody is lost when a region falls."""

    id = "immortal"
    rule = "U-POWER-IMMORTAL"
    icon = "infinity"
    tokens = 4

    def losses(self, s: State, race: int, tokens: int, usual: int) -> int:
        return 0
