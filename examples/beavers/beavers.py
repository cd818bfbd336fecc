"""A race with a verb and a marker of its own: beavers build a dam a turn, which defends."""

from __future__ import annotations

from typing import ClassVar

from elbowroom.rules.ability import Piece, Race, Stock
from elbowroom.rules.moves import REGION, Move, Verb
from elbowroom.rules.refusal import Refusal, misplaced, refused_by
from elbowroom.rules.state import State, in_hand, put_piece


class LodgeBeavers(Race):
    """When they redeploy, one dam a turn in a region of theirs; it adds one to the defence."""

    id = "lodge-beavers"
    rule = "OWN-lodge-beavers"
    names: ClassVar = {"en": "Beavers", "pl": "Bobry", "cs": "Bobři", "uk": "Бобри"}
    abilities: ClassVar = {
        "en": "At redeployment you may build a dam in one of your regions: +1 defense.",
        "pl": "Przy przegrupowaniu możesz postawić tamę w jednym ze swoich regionów: +1 do obrony.",
        "cs": "Při přeskupování smíš na jednom svém území postavit hráz: +1 k obraně.",
        "uk": "Під час перерозподілу можете звести греблю в одному зі своїх регіонів: +1 до захисту.",
    }
    icon = "pine-tree"
    tokens = 4
    supply = 10
    verbs = (Verb("lodge-dam", REGION, puts="lodge-dam"),)
    pieces = (Piece("lodge-dam", rule="OWN-lodge-beavers-2", icon="stone-pile", supply=4, guard=1),)
    stocks = (Stock("lodge-dam", of="lodge-dam"),)
    reasons = (("built", "One dam is built per turn."),)

    def redeploy_moves(self, s: State, race: int, out: list[Move]) -> None:
        if in_hand(s, s.table.piece["lodge-dam"]) and not s.used(self):
            moves = s.board.moves("lodge-dam")
            out.extend([moves[region] for region in s.board.each(s.realm[race])])

    def play(self, s: State, race: int, move: Move) -> None:
        s.use(self)
        put_piece(s, s.board.index[move.region], s.table.piece["lodge-dam"])

    def refusal(self, s: State, race: int, move: Move) -> Refusal | None:
        if s.stage.deals and s.used(self):
            return refused_by(self, "built", "1")
        return misplaced(s, race, move, "lodge-dam", in_hand(s, s.table.piece["lodge-dam"]), f"{self.rule}-1")

    def counters(self, s: State, race: int) -> dict[str, int]:
        return {"lodge-dam": in_hand(s, s.table.piece["lodge-dam"])}
