from __future__ import annotations

from typing import Final

from elbowroom.rules.ability import Power
from elbowroom.rules.decline import vanish_if_gone
from elbowroom.rules.events import Used
from elbowroom.rules.moves import REGION, Move, Verb
from elbowroom.rules.refusal import Refusal, refused_by
from elbowroom.rules.state import State, clear_pieces, occupy, vacate

SWAPS: Final = 2


class Reborn(Power):
    """Reborn: two regions of the declined race a turn can be handed to the active one."""

    id = "reborn"
    rule = "U-POWER-REBORN"
    icon = "sprout"
    tokens = 5
    only_in_decline = True
    in_decline = ("start_moves", "conquest_moves")
    keeps_badge = True
    verbs = (Verb("reborn", REGION),)
    reasons = (
        ("active", "Only a race in decline is reborn."),
        ("twice", "Two regions a turn can be handed over."),
        ("whose", "Region {region} is not held by the declined race that is reborn."),
        ("token", "The active race has no token for it, in the tray or in hand."),
        ("when", "Regions are handed over at the start of a turn, or right after a pick."),
    )

    def start_moves(self, s: State, race: int, out: list[Move]) -> None:
        active = s.active[s.player[race]]
        if active < 0 or s.used(self) >= SWAPS or not (s.tray[active] or s.hand[active]):
            return
        reborn = s.board.moves("reborn")
        for declined in self._sources(s, race):
            out.extend([reborn[region] for region in s.board.each(s.realm[declined])])

    def conquest_moves(self, s: State, race: int, out: list[Move]) -> None:
        if s.picked and not s.begun and s.live[s.race]:
            self.start_moves(s, race, out)  # U-TURN-11

    def _sources(self, s: State, race: int) -> list[int]:
        """The race with the badge; lent by a place, it serves every declined race of the player."""
        if s.kit(race).lent is self:
            return list(s.fallen[s.player[race]])
        return [race]

    def play(self, s: State, race: int, move: Move) -> None:
        region = s.board.index[move.region]
        active = s.active[s.player[race]]
        old = s.holder[region]
        s.use(self, s.used(self) + 1)
        if s.picked:
            s.attempted = True  # U-TURN-12: only an expanding race abandons, not one that was picked this turn
        s.tray[old] += vacate(s, region)
        clear_pieces(s, region, "reborn")
        if s.tray[active]:
            s.tray[active] -= 1
        else:
            s.hand[active] -= 1  # U-POWER-REBORN-2
        occupy(s, region, active, 1)
        s.events.append(Used(s.player[race] + 1, self.id, move.region, s.table.race_ids[active]))
        for tile in s.kit(active).tiles:
            tile.settled(s, active, region)
        vanish_if_gone(s, old)

    def refusal(self, s: State, race: int, move: Move) -> Refusal | None:
        active = s.active[s.player[race]]
        if s.live[race] and s.kit(race).lent is not self:
            return refused_by(self, "active", "1")
        if s.used(self) >= SWAPS:
            return refused_by(self, "twice", "1")
        if not any(s.realm[declined] >> s.board.index[move.region] & 1 for declined in self._sources(s, race)):
            return refused_by(self, "whose", "1", {"region": move.region})
        if active >= 0 and not (s.tray[active] or s.hand[active]):
            return refused_by(self, "token", "2")
        return refused_by(self, "when", "1")
