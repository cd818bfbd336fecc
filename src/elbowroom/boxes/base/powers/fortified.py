from __future__ import annotations

from elbowroom.rules.ability import Piece, Power
from elbowroom.rules.moves import REGION, Move, Verb
from elbowroom.rules.refusal import Refusal, misplaced, refused_by
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
    reasons = (
        ("built", "One fortress is built per turn."),
        ("out", "All six fortresses are on the map."),
        ("there", "Region {region} has a fortress already."),
    )

    def redeploy_moves(self, s: State, race: int, out: list[Move]) -> None:
        fortress = s.table.piece["fortress"]
        if in_hand(s, fortress) and not s.used(self):
            build = s.board.moves("fortress")
            for region in s.board.each(s.realm[race] & ~where_is(s, fortress)):
                out.append(build[region])

    def play(self, s: State, race: int, move: Move) -> None:
        s.use(self)
        put_piece(s, s.board.index[move.region], s.table.piece["fortress"])

    def refusal(self, s: State, race: int, move: Move) -> Refusal | None:
        if s.stage.deals:
            if s.used(self):
                return refused_by(self, "built", "1")
            if not in_hand(s, s.table.piece["fortress"]):
                return refused_by(self, "out", "2")
            if where_is(s, s.table.piece["fortress"]) >> s.board.index[move.region] & 1:
                return refused_by(self, "there", "2", {"region": move.region})
        return misplaced(s, race, move, "fortress", 1, "POWER-Fortified-1")

    def coin_regions(self, s: State, race: int) -> int:
        return where_is(s, s.table.piece["fortress"])
