from __future__ import annotations

from elbowroom.rules.ability import Power
from elbowroom.rules.state import State


class Underworld(Power):
    """Underworld: caverns cost one token less and are all next to one another."""

    id = "underworld"
    rule = "POWER-Underworld"
    icon = "underground-cave"
    tokens = 5
    boards = ("base",)
    discount_features = ("cavern",)

    def links(self, s: State, race: int, origin: int) -> int:
        caverns = s.board.features["cavern"]
        return caverns if origin & caverns else 0
