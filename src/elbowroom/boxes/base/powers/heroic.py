from __future__ import annotations

from elbowroom.rules.ability import OWNER, Piece, Power, Stock
from elbowroom.rules.moves import REGION, Move, Verb
from elbowroom.rules.refusal import Refusal, misplaced, refused_by
from elbowroom.rules.state import State, in_hand, put_piece, take_everywhere, where_is


class Heroic(Power):
    """Heroic: two heroes make two regions immune."""

    id = "heroic"
    rule = "POWER-Heroic"
    icon = "winged-sword"
    tokens = 5
    verbs = (Verb("hero", REGION, puts="hero", must=True),)
    pieces = (Piece("hero", icon="winged-sword", figure=True, rule="POWER-Heroic-2", supply=2, wards=True, fate=OWNER),)
    stocks = (Stock("heroes", of="hero"),)
    reasons = (("there", "The two heroes stand in two different regions; one is in region {region} already."),)

    def redeploy_opens(self, s: State, race: int) -> None:
        take_everywhere(s, s.table.piece["hero"], s.realm[race], "gathered")

    def redeploy_moves(self, s: State, race: int, out: list[Move]) -> None:
        hero = s.table.piece["hero"]
        if in_hand(s, hero):
            moves = s.board.moves("hero")
            for region in s.board.each(s.realm[race] & ~where_is(s, hero)):
                out.append(moves[region])

    def redeploy_pending(self, s: State, race: int) -> bool:
        hero = s.table.piece["hero"]
        return in_hand(s, hero) > 0 and s.realm[race] & ~where_is(s, hero) != 0  # INT-34

    def play(self, s: State, race: int, move: Move) -> None:
        put_piece(s, s.board.index[move.region], s.table.piece["hero"])

    def refusal(self, s: State, race: int, move: Move) -> Refusal | None:
        hero = s.table.piece["hero"]
        if s.stage.deals and where_is(s, hero) >> s.board.index[move.region] & 1:
            return refused_by(self, "there", "1", {"region": move.region})
        return misplaced(s, race, move, "hero", in_hand(s, hero), "POWER-Heroic-1")

    def declines(self, s: State, race: int) -> None:
        take_everywhere(s, s.table.piece["hero"], s.realm[race], "declined")

    def counters(self, s: State, race: int) -> dict[str, int]:
        return {"heroes": in_hand(s, s.table.piece["hero"])}
