from __future__ import annotations

from typing import Final

from elbowroom.rules.ability import STAYS, Piece, Race
from elbowroom.rules.moves import REGION, Move, Verb
from elbowroom.rules.pick import finish_pick
from elbowroom.rules.refusal import Refusal, refused_by
from elbowroom.rules.state import State, put_piece, take_everywhere, where_is
from elbowroom.rules.turn import Stage

KINDLE: Final = "volcano"
VOLCANO: Final = Verb("volcano", REGION, puts="volcano", tap=True)


class Kindle(Stage):
    """The Volcano is put on a chasm with the symbol (U-RACE-FLAMES-1)."""

    verbs = (VOLCANO,)
    compels = True

    def moves(self, s: State) -> list[Move]:
        volcano = s.board.moves("volcano")
        return [volcano[region] for region in s.board.each(s.board.void & s.board.features["vent"])]

    def play(self, s: State, move: Move) -> None:
        put_piece(s, s.board.index[move.region], s.table.piece["volcano"])
        finish_pick(s)

    def refusal(self, s: State, move: Move) -> Refusal | None:
        return refused_by(s.table.races[s.race], "first", "1") if move.verb != VOLCANO.id else None


class Flames(Race):
    """Flames: what their fire links to the Volcano costs them as if it were empty."""

    id = "flames"
    rule = "U-RACE-FLAMES"
    icon = "flame"
    tokens = 4
    supply = 9
    boards = ("underground",)
    variants = (("flames_entry", ("edge", "volcano")),)
    after_tokens = KINDLE
    entry_rule = "4"
    reasons = (
        ("entry", "At this table Flames must enter beside the Volcano; region {region} does not border it."),
        ("first", "The Volcano must be put on a chasm first."),
        ("vent", "The Volcano goes on a chasm with its symbol; region {region} is none."),
        ("when", "The Volcano is put down when Flames are picked, and stays there."),
    )
    verbs = (VOLCANO,)
    pieces = (
        Piece("volcano", icon="smoking-volcano", figure=True, rule="U-RACE-FLAMES-1", fate=STAYS, needs_tokens=False),
    )
    stages = (Kindle(KINDLE),)

    def entry(self, s: State, race: int, usual: int) -> int:
        vent = where_is(s, s.table.piece["volcano"])
        if vent and s.table.variants["flames_entry"] == "volcano":
            return s.board.around(vent)  # U-RACE-FLAMES-4
        return usual

    def overlooks(self, s: State, race: int) -> int:
        board = s.board
        linked = board.around(where_is(s, s.table.piece["volcano"]))
        burning = 0
        more = linked & s.realm[race]
        while more:
            burning |= more
            more = board.around(burning) & s.realm[race] & ~burning
        return linked | board.around(burning)

    def refusal(self, s: State, race: int, move: Move) -> Refusal | None:
        if s.stage.compels:
            return refused_by(self, "vent", "1", {"region": move.region})
        return refused_by(self, "when", "6")

    def declines(self, s: State, race: int) -> None:
        take_everywhere(s, s.table.piece["volcano"], s.board.everything, "declined")
