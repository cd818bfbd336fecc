from __future__ import annotations

from elbowroom.rules.ability import OWNER, Piece, Race, Stock
from elbowroom.rules.moves import REGION, Move, Verb
from elbowroom.rules.reach import adjacent
from elbowroom.rules.refusal import Refusal, refused_by
from elbowroom.rules.state import State, in_hand, put_piece, take_everywhere, where_is


class Cultists(Race):
    """Cultists: their Great Ancient makes its region immune and the neighbours cheaper."""

    id = "cultists"
    rule = "U-RACE-CULTISTS"
    icon = "cultist"
    tokens = 5
    supply = 10
    verbs = (Verb("ancient", REGION, puts="ancient", must=True),)
    pieces = (Piece("ancient", icon="brain-tentacle", figure=True, rule="U-RACE-CULTISTS-1", wards=True, fate=OWNER),)
    stocks = (Stock("ancient", of="ancient"),)
    discount_rule = "2"
    reasons = (
        ("there", "The Great Ancient is in region {region} already."),
        ("moved", "The Great Ancient has moved this turn."),
        ("when", "The Great Ancient moves at the start of a turn; without a region he is placed in the redeployment."),
    )

    def discounts(self, s: State, race: int) -> int:
        home = where_is(s, s.table.piece["ancient"])
        return adjacent(s, race, home) if home else 0

    def conquered(self, s: State, race: int, region: int, victim: int) -> None:
        if in_hand(s, s.table.piece["ancient"]):
            put_piece(s, region, s.table.piece["ancient"])

    def start_moves(self, s: State, race: int, out: list[Move]) -> None:
        home = where_is(s, s.table.piece["ancient"])
        if home and not s.used(self):
            self._offer(s, s.realm[race] & ~home, out)

    def redeploy_moves(self, s: State, race: int, out: list[Move]) -> None:
        if in_hand(s, s.table.piece["ancient"]):
            self._offer(s, s.realm[race], out)

    def _offer(self, s: State, regions: int, out: list[Move]) -> None:
        ancient = s.board.moves("ancient")
        out.extend([ancient[region] for region in s.board.each(regions)])

    def redeploy_pending(self, s: State, race: int) -> bool:
        return bool(s.realm[race]) and in_hand(s, s.table.piece["ancient"]) > 0

    def play(self, s: State, race: int, move: Move) -> None:
        ancient = s.table.piece["ancient"]
        s.use(self)
        take_everywhere(s, ancient, s.realm[race], "moves")
        put_piece(s, s.board.index[move.region], ancient)

    def refusal(self, s: State, race: int, move: Move) -> Refusal | None:
        region = s.board.index[move.region]
        if not s.realm[race] >> region & 1:
            return Refusal("not-held", "U-RACE-CULTISTS-4", {"region": move.region, "tile": self.id}, self.id)
        if where_is(s, s.table.piece["ancient"]) >> region & 1:
            return refused_by(self, "there", "4", {"region": move.region})
        return refused_by(self, "moved" if s.used(self) else "when", "4")

    def declines(self, s: State, race: int) -> None:
        take_everywhere(s, s.table.piece["ancient"], s.realm[race], "declined")

    def counters(self, s: State, race: int) -> dict[str, int]:
        return {"ancient": in_hand(s, s.table.piece["ancient"])}
