from __future__ import annotations

from elbowroom.rules.relics_places import Place, region_of
from elbowroom.rules.state import State


class Keep(Place):
    """Keep on the Motherland: a coin and one more defence, in decline too."""

    id = "keep"
    rule = "U-PLACE-KEEP"
    icon = "guarded-tower"
    guard = 1
    in_decline = ("coin_regions",)

    def coin_regions(self, s: State, race: int) -> int:
        return 1 << region_of(s, self)
