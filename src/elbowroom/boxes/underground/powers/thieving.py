from __future__ import annotations

from elbowroom.rules.ability import Power
from elbowroom.rules.scoring import move_coin, neighbours
from elbowroom.rules.state import State


class Thieving(Power):
    """Thieving: a coin from every player with an active token next door."""

    id = "thieving"
    rule = "U-POWER-THIEVING"
    icon = "robber"
    tokens = 4

    def turn_ends(self, s: State, race: int) -> None:
        for player in neighbours(s, race, s.realm[race]):
            move_coin(s, player, s.player[race], "U-POWER-THIEVING-1")
