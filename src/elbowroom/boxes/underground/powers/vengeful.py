from __future__ import annotations

from elbowroom.rules.ability import Power, Stock
from elbowroom.rules.reach import own_regions
from elbowroom.rules.state import State


class Vengeful(Power):
    """Vengeful: whoever attacks its owner is cheaper to attack in his next turn."""

    id = "vengeful"
    rule = "U-POWER-VENGEFUL"
    icon = "bleeding-eye"
    tokens = 4
    stocks = (Stock("vengeance", of="vengeance", icon="bleeding-eye", players=True),)
    restores = ("vengeance",)
    discount_rule = "2"

    def attacked(self, s: State, race: int, victim: int, attacker: int) -> None:
        s.remember(self, s.memory(self) | 1 << s.player[attacker])

    def discounts(self, s: State, race: int) -> int:
        mask = 0
        for player in range(s.table.players):
            if s.memory(self) >> player & 1:
                mask |= own_regions(s, player)
        return mask

    def after_end(self, s: State, race: int) -> None:
        s.remember(self, 0)  # U-POWER-VENGEFUL-3

    def declines(self, s: State, race: int) -> None:
        s.remember(self, 0)

    def unlent(self, s: State, race: int) -> None:
        s.remember(self, 0)

    def marked(self, s: State, race: int) -> int:
        return s.memory(self)

    def restore(self, s: State, race: int, given: dict[str, int], picked: bool) -> None:
        s.remember(self, given.get("vengeance", 0))
