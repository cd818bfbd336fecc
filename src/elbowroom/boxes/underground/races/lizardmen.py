from __future__ import annotations

from elbowroom.rules.ability import Race
from elbowroom.rules.reach import warded_against
from elbowroom.rules.state import State


class Lizardmen(Race):
    """Lizardmen: they pass along rivers, held or not, without stopping there."""

    id = "lizardmen"
    rule = "U-RACE-LIZARDMEN"
    icon = "lizardman"
    tokens = 7
    supply = 12

    def links(self, s: State, race: int, origin: int) -> int:
        crossed = self._crossed(s, race, s.board.around(origin) | origin)
        return crossed | s.board.around(crossed)

    def entry(self, s: State, race: int, usual: int) -> int:
        water = s.board.features["water"]
        crossed = self._crossed(s, race, s.board.edge)
        return usual | (s.board.around(crossed) & ~water)  # U-RACE-LIZARDMEN-3

    def _crossed(self, s: State, race: int, start: int) -> int:
        """The water that can be passed from here; an immune region stops them (U-RACE-LIZARDMEN-4)."""
        water = s.board.features["water"]
        if not start & water:
            return 0
        open_water = water & ~warded_against(s, s.player[race])
        crossed = 0
        more = start & open_water
        while more:
            crossed |= more
            more = s.board.around(crossed) & open_water & ~crossed
        return crossed
