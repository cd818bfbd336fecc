from __future__ import annotations

from elbowroom.rules.decline import vanish_if_gone
from elbowroom.rules.events import Used
from elbowroom.rules.moves import REGION, Move, Verb
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

    def refusal(self, s: State, race: int, move: Move) -> tuple[str, str]:
        return ("The Altar takes one declined token of yours a turn, after scoring.", "U-PLACE-ALTAR-1")
