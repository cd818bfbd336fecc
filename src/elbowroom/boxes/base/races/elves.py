from __future__ import annotations

from elbowroom.rules.ability import Race
from elbowroom.rules.state import State


class Elves(Race):
    """Elves: nobody is lost when a region falls."""

    id = "elves"
    rule = "RACE-Elves"
    icon = "woman-elf-face"
    tokens = 6
    supply = 11

    def losses(self, s: State, race: int, tokens: int, usual: int) -> int:
        return 0
