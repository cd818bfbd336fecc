from __future__ import annotations

from elbowroom.rules.ability import OWNER, Piece, Power, Stock
from elbowroom.rules.moves import REGION, Move, Verb
from elbowroom.rules.refusal import Refusal, misplaced
from elbowroom.rules.state import State, in_hand, put_piece, take_everywhere


class Bivouacking(Power):
    """Bivouacking: five camps, dealt out anew in every redeployment."""

    id = "bivouacking"
    rule = "POWER-Bivouacking"
    icon = "camping-tent"
    tokens = 5
    verbs = (Verb("camp", REGION, counted=True, puts="camp", must=True),)
    pieces = (
        Piece("camp", icon="camping-tent", rule="POWER-Bivouacking-2", supply=5, guard=1, shelters=True, fate=OWNER),
    )
    stocks = (Stock("camps", of="camp"),)

    def redeploy_opens(self, s: State, race: int) -> None:
        take_everywhere(s, s.table.piece["camp"], s.realm[race], "gathered")

    def redeploy_moves(self, s: State, race: int, out: list[Move]) -> None:
        left = in_hand(s, s.table.piece["camp"])
        if left:
            for region in s.board.each(s.realm[race]):
                out.extend(s.board.dealing("camp", region, left))

    def redeploy_pending(self, s: State, race: int) -> bool:
        return bool(s.realm[race]) and in_hand(s, s.table.piece["camp"]) > 0

    def retreat_moves(self, s: State, race: int, out: list[Move]) -> None:
        self.redeploy_moves(s, race, out)  # POWER-Bivouacking-4

    def play(self, s: State, race: int, move: Move) -> None:
        put_piece(s, s.board.index[move.region], s.table.piece["camp"], move.count)

    def refusal(self, s: State, race: int, move: Move) -> Refusal | None:
        return misplaced(s, race, move, "camp", in_hand(s, s.table.piece["camp"]), "POWER-Bivouacking-1")

    def declines(self, s: State, race: int) -> None:
        take_everywhere(s, s.table.piece["camp"], s.realm[race], "declined")

    def counters(self, s: State, race: int) -> dict[str, int]:
        return {"camps": in_hand(s, s.table.piece["camp"])}
