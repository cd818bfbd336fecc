from __future__ import annotations

from elbowroom.rules.ability import Race
from elbowroom.rules.state import State


class Spiderines(Race):
    """Spiderines: every region beside a chasm is next to them."""

    id = "spiderines"
    rule = "U-RACE-SPIDERINES"
    icon = "masked-spider"
    tokens = 7
    supply = 12
    boards = ("underground",)

    def links(self, s: State, race: int, origin: int) -> int:
        return s.board.around(s.board.void) if origin else 0

    def joins(self, s: State, race: int, origin: int) -> int:
        shores = s.board.around(s.board.void)
        return shores if origin & shores else 0  # U-POWER-FLOCKING-2

    def entry(self, s: State, race: int, usual: int) -> int:
        return usual | s.board.around(s.board.void)
