from __future__ import annotations

from elbowroom.rules.relics_places import Place, region_of
from elbowroom.rules.state import State


class Diamonds(Place):
    """Diamond Fields: a coin for their region and every other of that terrain the race holds."""

    id = "diamonds"
    rule = "U-PLACE-DIAMOND"
    icon = "cut-diamond"
    in_decline = ("coin_regions",)

    def coin_regions(self, s: State, race: int) -> int:
        return s.board.terrain[s.board.regions[region_of(s, self)].terrain]
