from __future__ import annotations

from elbowroom.rules.decline import vanish_if_gone
from elbowroom.rules.events import Used
from elbowroom.rules.moves import REGION, Move, Verb
from elbowroom.rules.refusal import Refusal, refused_by
from elbowroom.rules.relics_places import Place
from elbowroom.rules.scoring import pay_coins
from elbowroom.rules.state import State, add_tokens, clear_pieces, vacate


class Altar(Place):
    """Altar of Souls: after scoring a declined token may be given for three coins."""

    id = "altar"
    rule = "U-PLACE-ALTAR"
    icon = "star-altar"
    in_decline = ("end_moves",)
    verbs = (Verb("altar", REGION),)
    reasons = (
        ("when", "The Altar is used after scoring."),
        ("used", "The Altar takes one token a turn."),
        ("whose", "The Altar takes a declined token of yours; there is none in region {region}."),
    )

    def end_moves(self, s: State, race: int, out: list[Move]) -> None:
        if not s.used(self):
            altar = s.board.moves("altar")
            for declined in s.fallen[s.player[race]]:
                out.extend([altar[region] for region in s.board.each(s.realm[declined])])

    def play(self, s: State, race: int, move: Move) -> None:
        region = s.board.index[move.region]
        declined = s.holder[region]
        player = s.player[race]
        s.use(self)
        s.tray[declined] += 1
        if s.tokens[region] > 1:
            add_tokens(s, region, -1)
        else:
            vacate(s, region)
            clear_pieces(s, region, "sacrificed")
        s.events.append(Used(player + 1, self.id, move.region, s.table.race_ids[declined]))
        pay_coins(s, player, 3, "U-PLACE-ALTAR-1")
        vanish_if_gone(s, declined)

    def refusal(self, s: State, race: int, move: Move) -> Refusal | None:
        if not s.stage.scored:
            return refused_by(self, "when", "3")
        if s.used(self):
            return refused_by(self, "used", "3")
        return refused_by(self, "whose", "1", {"region": move.region})
