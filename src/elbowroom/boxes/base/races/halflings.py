from __future__ import annotations

from typing import Final

from elbowroom.rules.ability import GONE, Piece, Race, Stock
from elbowroom.rules.setup import SetupError
from elbowroom.rules.state import State, put_piece, take_everywhere

HOLES: Final = 2


class Halflings(Race):
    """Halflings: they enter anywhere, and dig a hole in each of their first two regions."""

    id = "halflings"
    rule = "RACE-Halflings"
    icon = "barefoot"
    tokens = 6
    supply = 11
    pieces = (Piece("hole", icon="hobbit-dwelling", rule="RACE-Halflings-2", supply=HOLES, wards=True, fate=GONE),)
    stocks = (Stock("holes", of="hole"),)
    restores = ("holes",)

    def taken(self, s: State, race: int) -> None:
        s.remember(self, HOLES)

    def entry(self, s: State, race: int, usual: int) -> int:
        return usual | s.board.everything

    def conquered(self, s: State, race: int, region: int, victim: int) -> None:
        left = s.memory(self)
        if left:
            s.remember(self, left - 1)
            put_piece(s, region, s.table.piece["hole"])

    def declines(self, s: State, race: int) -> None:
        take_everywhere(s, s.table.piece["hole"], s.realm[race], "declined")
        s.remember(self, 0)

    def restore(self, s: State, race: int, given: dict[str, int], picked: bool) -> None:
        holes = given.get("holes", HOLES if picked else 0)
        if holes + s.out[s.table.piece["hole"]] > HOLES:
            raise SetupError(f"there are only {HOLES} holes")
        s.remember(self, holes)

    def counters(self, s: State, race: int) -> dict[str, int]:
        return {"holes": s.memory(self)}
