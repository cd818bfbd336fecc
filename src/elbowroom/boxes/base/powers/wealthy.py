from __future__ import annotations

from typing import Final

from elbowroom.rules.ability import Power
from elbowroom.rules.state import State

COINS: Final = 7


class Wealthy(Power):
    """Wealthy: seven coins once, at the end of the first turn."""

    id = "wealthy"
    rule = "POWER-Wealthy"
    tokens = 4

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
