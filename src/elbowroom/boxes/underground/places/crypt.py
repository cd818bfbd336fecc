from __future__ import annotations

from elbowroom.rules.ability import STAYS, Piece
from elbowroom.rules.moves import REGION, Move, Verb
from elbowroom.rules.refusal import Refusal, refused_by
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
    reasons = (
        ("moved", "The Ghost has been placed this turn."),
        ("itself", "The Ghost never haunts the Crypt itself."),
        ("there", "The Ghost is in region {region} already."),
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

    def refusal(self, s: State, race: int, move: Move) -> Refusal | None:
        region = s.board.index[move.region]
        if not s.stage.deals:
            return Refusal("now-piece", "U-TURN-26", {"tile": "ghost"}, "ghost")
        if s.used(self):
            return refused_by(self, "moved", "1")
        if s.board.void >> region & 1:
            return Refusal("chasm", "U-PLACE-CRYPT-2", {"region": move.region}, s.board.regions[region].terrain)
        if region == region_of(s, self):
            return refused_by(self, "itself", "2")
        return refused_by(self, "there", "1", {"region": move.region})

    def seized(self, s: State, race: int, region: int, before: int) -> None:
        ghost = s.table.piece["ghost"]
        if before != s.player[race] and where_is(s, ghost):
            self._recall(s)  # U-PLACE-CRYPT-4
            put_piece(s, region, ghost)

    def _recall(self, s: State) -> None:
        take_everywhere(s, s.table.piece["ghost"], s.board.everything, "recalled")
