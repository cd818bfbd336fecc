from __future__ import annotations

from elbowroom.rules.ability import Power
from elbowroom.rules.relics_places import Place
from elbowroom.rules.state import State


class Adventurous(Power):
    """Adventurous: a coin more for every region with a place."""

    id = "adventurous"
    rule = "U-POWER-ADVENTUROUS"
    icon = "compass"
    tokens = 5
    needs_finds = True

    def coin_regions(self, s: State, race: int) -> int:
        mask = 0
        for region in s.board.each(s.find_regions & s.realm[race]):
            if any(s.finds[region] >> at & 1 and isinstance(find, Place) for at, find in enumerate(s.table.finds)):
                mask |= 1 << region
        return mask
