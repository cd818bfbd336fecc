from __future__ import annotations

from elbowroom.rules.ability import OWNER, Piece, Power, Stock
from elbowroom.rules.moves import REGION, Move, Verb
from elbowroom.rules.refusal import Refusal, misplaced
from elbowroom.rules.state import State, in_hand, put_piece, take_everywhere


class Royal(Power):
    """Royal: the Queen makes one region immune, and stays there in decline."""

    id = "royal"
    rule = "U-POWER-ROYAL"
    icon = "queen-crown"
    tokens = 5
    keeps_badge = True
    verbs = (Verb("queen", REGION, puts="queen", must=True),)
    pieces = (Piece("queen", icon="queen-crown", figure=True, rule="U-POWER-ROYAL-1", wards=True, fate=OWNER),)
    stocks = (Stock("queen", of="queen"),)

    def redeploy_opens(self, s: State, race: int) -> None:
        take_everywhere(s, s.table.piece["queen"], s.realm[race], "gathered")

    def redeploy_moves(self, s: State, race: int, out: list[Move]) -> None:
        if in_hand(s, s.table.piece["queen"]):
            queen = s.board.moves("queen")
            out.extend([queen[region] for region in s.board.each(s.realm[race])])

    def redeploy_pending(self, s: State, race: int) -> bool:
        return bool(s.realm[race]) and in_hand(s, s.table.piece["queen"]) > 0

    def play(self, s: State, race: int, move: Move) -> None:
        put_piece(s, s.board.index[move.region], s.table.piece["queen"])

    def refusal(self, s: State, race: int, move: Move) -> Refusal | None:
        return misplaced(s, race, move, "queen", in_hand(s, s.table.piece["queen"]), "U-POWER-ROYAL-1")

    def unlent(self, s: State, race: int) -> None:
        take_everywhere(s, s.table.piece["queen"], s.board.everything, "returned")

    def counters(self, s: State, race: int) -> dict[str, int]:
        return {"queen": in_hand(s, s.table.piece["queen"])}
