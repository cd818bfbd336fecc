from __future__ import annotations

from elbowroom.rules.relics_places import Place, region_of
from elbowroom.rules.state import State


class Pipe(Place):
    """Great Brass Pipe: for its holder all regions of its terrain are next to one another."""

    id = "pipe"
    rule = "U-PLACE-PIPE"
    icon = "warp-pipe"

    def links(self, s: State, race: int, origin: int) -> int:
        terrain = s.board.terrain[s.board.regions[region_of(s, self)].terrain]
        return terrain if origin & terrain else 0
