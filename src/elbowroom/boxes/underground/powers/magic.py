from __future__ import annotations

from typing import Final

from elbowroom.rules.ability import OWNER, Piece, Power, Tile
from elbowroom.rules.capture import lone_tokens
from elbowroom.rules.events import Used
from elbowroom.rules.moves import RELIC, Move, Verb, make
from elbowroom.rules.refusal import Refusal, refused_by
from elbowroom.rules.relics_places import PlacedRelic, Relic, region_of
from elbowroom.rules.state import State, put_piece, take_everywhere, where_is

SPENT: Final = 100


class Magic(Power):
    """Magic: the Bag-o'-Many-Things stands for one relic in play, another each turn."""

    id = "magic"
    rule = "U-POWER-MAGIC"
    icon = "magic-hat"
    tokens = 5
    needs_finds = True
    verbs = (Verb("bag", RELIC),)
    pieces = (Piece("bag", icon="knapsack", rule="U-POWER-MAGIC-1", fate=OWNER),)
    reasons = (
        ("when", "The Bag is told which relic it is in the conquests or in the redeployment."),
        ("told", "The Bag has been told this turn which relic it is."),
        ("hidden", "The Bag can only be a relic that lies face up on the map."),
        ("idle", "The Bag would be of no use as that relic now: {relics}."),
    )

    # `used` is 0, or one more than the relic told; SPENT is added once the Bag has been used.

    def stands_for(self, s: State, race: int) -> Tile | None:
        told = s.used(self)
        return s.table.finds[told - 1] if 0 < told < SPENT else None

    def stood_for(self, s: State) -> None:
        s.use(self, s.used(self) + SPENT)

    def stood_where(self, s: State, relic: Tile) -> int:
        told = s.used(self) - SPENT - 1
        return where_is(s, s.table.piece["bag"]) if told >= 0 and s.table.finds[told] is relic else 0

    def stands_in(self, s: State, region: int) -> None:
        bag = s.table.piece["bag"]
        take_everywhere(s, bag, s.board.everything, "moves")
        put_piece(s, region, bag, reason="used")

    def conquest_moves(self, s: State, race: int, out: list[Move]) -> None:
        readying = s.realm[race] and not s.attempted  # the stage is open for other reasons then
        if s.hand[race] or readying or lone_tokens(s, race):
            self._offer(s, out, False)

    def redeploy_moves(self, s: State, race: int, out: list[Move]) -> None:
        self._offer(s, out, True)
        relic = self.stands_for(s, race)
        if isinstance(relic, PlacedRelic):
            relic.offer(s, race, out, ("bag",))

    def _offer(self, s: State, out: list[Move], placed: bool) -> None:
        """`bag RELIC` for every relic that lies face up, whoever holds it (U-POWER-MAGIC-2)."""
        if s.used(self):
            return
        for at, find in enumerate(s.table.finds):
            if isinstance(find, Relic) and region_of(s, find) >= 0 and (find.placed or not placed):
                out.append(make("bag", item=s.table.find_ids[at]))

    def play(self, s: State, race: int, move: Move) -> None:
        s.use(self, s.table.find_ids.index(move.item) + 1)
        s.events.append(Used(s.player[race] + 1, "bag", "", move.item))

    def refusal(self, s: State, race: int, move: Move) -> Refusal | None:
        relic = move.item or move.region
        if not (s.stage.fights or s.stage.deals):
            return refused_by(self, "when", "1")
        if s.used(self):
            return refused_by(self, "told", "4")
        find = next((find for find in s.table.finds if find.id == relic and isinstance(find, Relic)), None)
        if find is None or region_of(s, find) < 0:
            return refused_by(self, "hidden", "2")
        return refused_by(self, "idle", "4", {"relics": relic})

    def coins(self, s: State, race: int) -> int:
        told = s.used(self) - SPENT - 1
        if told < 0:
            return 0
        relic = s.table.finds[told]
        region = where_is(s, s.table.piece["bag"]) & s.realm[race]
        return relic.copied_coins(s, race, region.bit_length() - 1) if isinstance(relic, PlacedRelic) and region else 0

    def declines(self, s: State, race: int) -> None:
        take_everywhere(s, s.table.piece["bag"], s.board.everything, "declined")

    def unlent(self, s: State, race: int) -> None:
        self.declines(s, race)
