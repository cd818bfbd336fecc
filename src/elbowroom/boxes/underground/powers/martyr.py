from __future__ import annotations

from elbowroom.rules.ability import Power
from elbowroom.rules.scoring import pay_coins
from elbowroom.rules.state import State


class Martyr(Power):
    """Martyr: a coin at once for every region lost to an opponent."""

    id = "martyr"
    rule = "U-POWER-MARTYR"
    icon = "martyr-memorial"
    tokens = 4

    def lost(self, s: State, race: int, region: int, attacker: int) -> None:
        pay_coins(s, s.player[race], 1, "U-POWER-MARTYR-1")
