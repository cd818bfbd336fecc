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
        held = s.find_regions & s.realm[race]
        if not held:
            return 0
        places = 0
        for at, find in enumerate(s.table.finds):
            if isinstance(find, Place):
                places |= 1 << at
        mask = 0
        for region in s.board.each(held):
            if s.finds[region] & places:
                mask |= 1 << region
        return mask
