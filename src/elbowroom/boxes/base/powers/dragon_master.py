from __future__ import annotations

from elbowroom.rules.ability import OWNER, Piece, Power
from elbowroom.rules.capture import capture
from elbowroom.rules.moves import REGION, Move, Verb
from elbowroom.rules.reach import ability_proof_regions, targets
from elbowroom.rules.refusal import Refusal, refused_by
from elbowroom.rules.state import State, put_piece, take_everywhere


class DragonMaster(Power):
    """Dragon Master: once per turn one token and the Dragon take any region in reach."""

    id = "dragon-master"
    rule = "POWER-DragonMaster"
    icon = "spiked-dragon-head"
    tokens = 5
    verbs = (Verb("dragon", REGION, puts="dragon", takes=True),)
    pieces = (
        Piece("dragon", icon="spiked-dragon-head", figure=True, rule="POWER-DragonMaster-2", wards=True, fate=OWNER),
    )
    reasons = (("flown", "The Dragon has flown this turn."),)

    def conquest_moves(self, s: State, race: int, out: list[Move]) -> None:
        if s.hand[race] and not s.used(self):
            dragon = s.board.moves("dragon")
            for region in s.board.each(targets(s, race, s.kit(race)) & ~ability_proof_regions(s, race)):
                out.append(dragon[region])

    def play(self, s: State, race: int, move: Move) -> None:
        s.use(self)
        dragon = s.table.piece["dragon"]
        region = s.board.index[move.region]
        take_everywhere(s, dragon, s.realm[race], "flies")
        s.hand[race] -= 1
        capture(s, race, region, 1, 1, (self.id,))
        put_piece(s, region, dragon)

    def refusal(self, s: State, race: int, move: Move) -> Refusal | None:
        return refused_by(self, "flown", "1") if s.used(self) else None

    def declines(self, s: State, race: int) -> None:
        take_everywhere(s, s.table.piece["dragon"], s.realm[race], "declined")
