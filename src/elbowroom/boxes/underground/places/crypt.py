from __future__ import annotations

from elbowroom.rules.ability import STAYS, Piece
from elbowroom.rules.moves import REGION, Move, Verb
from elbowroom.rules.relics_places import Place, region_of
from elbowroom.rules.state import State, put_piece, take_everywhere, where_is


class Crypt(Place):
    """Crypt of the Tomb-Raider: its Ghost makes any region immune but the Crypt itself."""

    id = "crypt"
    rule = "U-PLACE-CRYPT"
    icon = "crypt-entrance"
    verbs = (Verb("ghost", REGION, puts="ghost"),)
    pieces = (
        Piece(
            "ghost",
            icon="floating-ghost",
            figure=True,
            rule="U-IMMUNE-01",
            wards=True,
            warden="crypt",
            fate=STAYS,
            needs_tokens=False,
        ),
    )

    def redeploy_moves(self, s: State, race: int, out: list[Move]) -> None:
        if not s.used(self):
            haunted = where_is(s, s.table.piece["ghost"]) | 1 << region_of(s, self)
            ghost = s.board.moves("ghost")
            out.extend([ghost[region] for region in s.board.each(s.board.everything & ~s.board.void & ~haunted)])

    def play(self, s: State, race: int, move: Move) -> None:
        s.use(self)
        self._recall(s)
        put_piece(s, s.board.index[move.region], s.table.piece["ghost"])

    def refusal(self, s: State, race: int, move: Move) -> tuple[str, str]:
        return ("The Ghost is placed once a turn, in the redeployment, and never in the Crypt.", "U-PLACE-CRYPT-2")

    def seized(self, s: State, race: int, region: int, before: int) -> None:
        ghost = s.table.piece["ghost"]
        if before != s.player[race] and where_is(s, ghost):
            self._recall(s)  # U-PLACE-CRYPT-4
            put_piece(s, region, ghost)

    def _recall(self, s: State) -> None:
        take_everywhere(s, s.table.piece["ghost"], s.board.everything, "recalled")
