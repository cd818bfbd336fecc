from __future__ import annotations

from elbowroom.rules.ability import OWNER, Piece, Power
from elbowroom.rules.capture import capture
from elbowroom.rules.moves import REGION, Move, Verb
from elbowroom.rules.reach import ability_proof_regions, targets
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

    def refusal(self, s: State, race: int, move: Move) -> tuple[str, str]:
        if s.used(self):
            return ("The Dragon has flown this turn.", "POWER-DragonMaster-1")
        return ("The Dragon needs one token in hand and a region that could be attacked.", "POWER-DragonMaster-1")

    def declines(self, s: State, race: int) -> None:
        take_everywhere(s, s.table.piece["dragon"], s.realm[race], "declined")
