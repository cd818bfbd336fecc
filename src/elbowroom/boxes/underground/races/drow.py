from __future__ import annotations

from elbowroom.rules.ability import Race
from elbowroom.rules.state import State


class Drow(Race):
    """Drows: a coin more for every region without another race next door."""

    id = "drow"
    rule = "U-RACE-DROWS"
    icon = "elf-helmet"
    tokens = 4
    supply = 9

    def coin_regions(self, s: State, race: int) -> int:
        crowd = s.board.everything & ~s.realm[race]
        peopled = 0
        for region in s.board.each(crowd):
            if s.tokens[region] or s.neutral[region]:
                peopled |= 1 << region
        return s.board.everything & ~s.board.around(peopled)
