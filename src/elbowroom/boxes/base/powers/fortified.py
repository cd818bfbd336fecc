from __future__ import annotations

from elbowroom.rules.ability import Piece, Power
from elbowroom.rules.moves import REGION, Move, Verb
from elbowroom.rules.state import State, in_hand, put_piece, where_is


class Fortified(Power):
    """Fortified: a fortress every turn, which defends, and pays while the race is active."""

    id = "fortified"
    rule = "POWER-Fortified"
    icon = "stone-tower"
    tokens = 3
    keeps_badge = True
    verbs = (Verb("fortress", REGION, puts="fortress"),)
    pieces = (Piece("fortress", icon="stone-tower", rule="POWER-Fortified-4", supply=6, guard=1),)
    coin_rule = "3"

    def redeploy_moves(self, s: State, race: int, out: list[Move]) -> None:
        fortress = s.table.piece["fortress"]
        if in_hand(s, fortress) and not s.used(self):
            build = s.board.moves("fortress")
            for region in s.board.each(s.realm[race] & ~where_is(s, fortress)):
                out.append(build[region])

    def play(self, s: State, race: int, move: Move) -> None:
        s.use(self)
        put_piece(s, s.board.index[move.region], s.table.piece["fortress"])

    def refusal(self, s: State, race: int, move: Move) -> tuple[str, str]:
        if s.used(self):
            return ("One fortress is built per turn.", "POWER-Fortified-1")
        if not in_hand(s, s.table.piece["fortress"]):
            return ("All six fortresses are on the map.", "POWER-Fortified-2")
        return ("A fortress is built when redeploying, in a region of this race that has none.", "POWER-Fortified-2")

    def coin_regions(self, s: State, race: int) -> int:
        return where_is(s, s.table.piece["fortress"])
