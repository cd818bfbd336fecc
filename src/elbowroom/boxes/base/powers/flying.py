from __future__ import annotations

from elbowroom.rules.ability import Power
from elbowroom.rules.state import State


class Flying(Power):
    """Flying: any region of the map but water, next door or not."""

    id = "flying"
    rule = "POWER-Flying"
    icon = "feathered-wing"
    tokens = 5
    avoids = "river"

    def entry(self, s: State, race: int, usual: int) -> int:
        return usual | (s.board.everything & ~s.board.rivers)

    def reach(self, s: State, race: int, usual: int) -> int:
        return usual | (s.board.everything & ~s.board.rivers)
