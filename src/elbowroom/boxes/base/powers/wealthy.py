from __future__ import annotations

from typing import Final

from elbowroom.rules.ability import Power, Stock
from elbowroom.rules.state import State

COINS: Final = 7


class Wealthy(Power):
    """Wealthy: seven coins once, at the end of the first turn."""

    id = "wealthy"
    rule = "POWER-Wealthy"
    icon = "cash"
    tokens = 4
    stocks = (Stock("wealth"),)

    def taken(self, s: State, race: int) -> None:
        s.remember(self, COINS)

    def coins(self, s: State, race: int) -> int:
        if s.kit(race).lent is self:
            return COINS if s.picked else 0  # lent, it pays a race that is in its first turn
        return s.memory(self)

    def turn_ends(self, s: State, race: int) -> None:
        s.remember(self, 0)

    def declines(self, s: State, race: int) -> None:
        s.remember(self, 0)

    def restore(self, s: State, race: int, given: dict[str, int], picked: bool) -> None:
        s.remember(self, COINS if picked else 0)

    def counters(self, s: State, race: int) -> dict[str, int]:
        waiting = s.kit(race).lent is self and s.player[race] != s.turn  # lent, it pays in the turn of the pick only
        return {"wealth": 0 if waiting else self.coins(s, race)}
