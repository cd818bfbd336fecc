from __future__ import annotations

from elbowroom.rules.relics_places import Place
from elbowroom.rules.state import State


class LostMine(Place):
    """Mine of the Lost Dwarf: two coins, in decline too; nothing doubles them."""

    id = "lost-mine"
    rule = "U-PLACE-MINE"
    icon = "mine-wagon"
    in_decline = ("coins",)
    never_doubled = True

    def coins(self, s: State, race: int) -> int:
        return 2
