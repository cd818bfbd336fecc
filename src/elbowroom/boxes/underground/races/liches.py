from __future__ import annotations

from elbowroom.rules.ability import Race
from elbowroom.rules.scoring import move_coin
from elbowroom.rules.state import State


class Liches(Race):
    """Liches: who conquers them in decline pays their owner a coin; who has none may not."""

    id = "liches"
    rule = "U-RACE-LICHES"
    icon = "crowned-skull"
    tokens = 5
    supply = 10
    only_in_decline = True
    in_decline = ("forbids", "lost")
    ban_rule = "2"
    reasons = (("ban", "Who has no coin to pay may not attack declined Liches (region {region})."),)

    def forbids(self, s: State, race: int, attacker: int) -> int:
        return s.realm[race] if s.coins[s.player[attacker]] == 0 else 0

    def lost(self, s: State, race: int, region: int, attacker: int) -> None:
        move_coin(s, s.player[attacker], s.player[race], "U-RACE-LICHES-1")
