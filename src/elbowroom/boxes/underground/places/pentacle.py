from __future__ import annotations

from typing import Final

from elbowroom.rules.ability import STAYS, UNGUARDED, Piece
from elbowroom.rules.capture import drive_out, note_attack
from elbowroom.rules.decline import vanish_if_gone
from elbowroom.rules.moves import REGION, Move, Verb
from elbowroom.rules.reach import forbidden
from elbowroom.rules.relics_places import Place, region_of
from elbowroom.rules.state import State, attempt, put_piece, take_everywhere, where_is
from elbowroom.rules.turn import Stage, go

SUMMONS: Final = "balrog"


class Summons(Stage):
    """The discoverer must send the Balrog at once (U-PLACE-PENTACLE-1)."""

    verbs = (Verb("balrog", REGION, puts="balrog", tap=True),)
    compels = True

    def moves(self, s: State) -> list[Move]:
        out: list[Move] = []
        tile = s.kit(s.race).verbs["balrog"]
        tile.conquest_moves(s, s.race, out)
        return out

    def play(self, s: State, move: Move) -> None:
        tile = s.kit(s.race).verbs["balrog"]
        tile.play(s, s.race, move)
        following = s.after
        s.after = ""
        go(s, following)


class Pentacle(Place):
    """Wickedest Pentacle: it sends the Balrog, which drives out whoever is there."""

    id = "pentacle"
    rule = "U-PLACE-PENTACLE"
    icon = "pentacle"
    verbs = (Verb("balrog", REGION, puts="balrog"),)
    pieces = (
        Piece(
            "balrog",
            icon="daemon-skull",
            figure=True,
            rule="U-IMMUNE-05",
            wards=True,
            warden=UNGUARDED,
            fate=STAYS,
            needs_tokens=False,
        ),
    )
    stages = (Summons(SUMMONS),)

    def discovered(self, s: State, race: int, region: int) -> None:
        if s.live[race] and self.within(s, race):
            s.detour = SUMMONS

    def within(self, s: State, race: int) -> int:
        """Where the Balrog may go now: beside itself, or beside the Pentacle while it is off the board."""
        lair = where_is(s, s.table.piece["balrog"])
        mask = s.board.around(lair or 1 << region_of(s, self)) & ~s.board.void & ~s.warded
        for active in s.active:
            if active >= 0 and s.kit(active).ability_proof:
                mask &= ~s.realm[active]  # U-PLACE-PENTACLE-6
        return mask & ~forbidden(s, race)

    def conquest_moves(self, s: State, race: int, out: list[Move]) -> None:
        if not s.used(self):
            balrog = s.board.moves("balrog")
            out.extend([balrog[region] for region in s.board.each(self.within(s, race))])

    def play(self, s: State, race: int, move: Move) -> None:
        region = s.board.index[move.region]
        balrog = s.table.piece["balrog"]
        victim = s.holder[region]
        s.use(self)
        attempt(s)
        take_everywhere(s, balrog, s.board.everything, "moves")
        note_attack(s, race, region)
        drive_out(s, race, region, 2)
        put_piece(s, region, balrog)
        if victim >= 0:
            vanish_if_gone(s, victim)

    def refusal(self, s: State, race: int, move: Move) -> tuple[str, str]:
        if s.used(self):
            return ("The Balrog has moved this turn.", "U-TURN-18")
        return ("The Balrog goes to a bordering region that is neither immune nor protected.", "U-PLACE-PENTACLE-4")
