from __future__ import annotations

from elbowroom.rules.ability import Piece, Race
from elbowroom.rules.state import State, put_piece
from elbowroom.rules.table import NOBODY


class Trolls(Race):
    """Trolls: a lair in every region they hold, in decline too."""

    id = "trolls"
    rule = "RACE-Trolls"
    icon = "troll"
    tokens = 5
    supply = 10
    pieces = (Piece("lair", icon="crossed-bones", rule="RACE-Trolls-1", supply=10, guard=1),)

    def conquered(self, s: State, race: int, region: int, victim: int) -> None:
        put_piece(s, region, s.table.piece["lair"])

    def settled(self, s: State, race: int, region: int) -> None:
        self.conquered(s, race, region, NOBODY)  # every region they occupy has one
