from __future__ import annotations

from typing import Final

from elbowroom.rules.ability import STAYS, UNGUARDED, Piece
from elbowroom.rules.capture import drive_out, note_attack
from elbowroom.rules.decline import vanish_if_gone
from elbowroom.rules.hindrance import banned, proof
from elbowroom.rules.moves import REGION, Move, Verb
from elbowroom.rules.reach import forbidden
from elbowroom.rules.refusal import Refusal, refused_by
from elbowroom.rules.relics_places import Place, region_of
from elbowroom.rules.state import State, attempt, piece_count, put_piece, take_everywhere, where_is
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

    def refusal(self, s: State, move: Move) -> Refusal | None:
        tile = s.kit(s.race).verbs["balrog"]
        return refused_by(tile, "first", "1") if move.verb != "balrog" else None


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
    reasons = (
        ("first", "The Balrog must be sent into a bordering region first."),
        ("moved", "The Balrog has moved this turn."),
        ("far", "Region {region} does not border the Balrog's region, or the Pentacle's while it is not on the map."),
    )
    stages = (Summons(SUMMONS),)

    def discovered(self, s: State, race: int, region: int) -> None:
        if s.live[race] and self.within(s, race):
            s.detour = SUMMONS

    def within(self, s: State, race: int) -> int:
        """Where the Balrog may go now: beside itself, or beside the Pentacle while it is off the board."""
        mask = s.board.around(self._origin(s)) & ~s.board.void & ~s.warded
        for active in s.active:
            if active >= 0 and s.kit(active).ability_proof:
                mask &= ~s.realm[active]  # U-PLACE-PENTACLE-6
        return mask & ~forbidden(s, race)

    def _origin(self, s: State) -> int:
        return where_is(s, s.table.piece["balrog"]) or 1 << region_of(s, self)

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

    def refusal(self, s: State, race: int, move: Move) -> Refusal | None:
        region = s.board.index[move.region]
        if not (s.stage.fights or s.stage.compels):
            return Refusal("now-conquer", "U-TURN-18")
        if s.used(self):
            return refused_by(self, "moved", "4")
        if s.board.void >> region & 1:
            return Refusal("chasm", "U-PLACE-PENTACLE-6", {"region": move.region}, s.board.regions[region].terrain)
        if not s.board.around(self._origin(s)) >> region & 1:
            return refused_by(self, "far", "5", {"region": move.region})
        for at, piece in enumerate(s.table.pieces):
            if piece.wards and piece_count(s, region, at):
                return Refusal("immune", "U-IMMUNE-11", {"region": move.region, "tile": piece.id}, piece.id)
        return banned(s, race, region) or proof(s, region, "3")
