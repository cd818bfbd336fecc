from __future__ import annotations

from elbowroom.rules.ability import Power
from elbowroom.rules.state import State


class Fisher(Power):
    """Fisher: a coin for every pair of coastal regions."""

    id = "fisher"
    rule = "U-POWER-FISHERMAN"
    icon = "fishing-pole"
    tokens = 4

    def coins(self, s: State, race: int) -> int:
        shore = s.board.coast & ~s.board.features["water"]
        return (s.realm[race] & shore).bit_count() // 2
