"""Effects that take more than a few lines: a die that comes first, an ally, ways along the water."""

from __future__ import annotations

from typing import Any

from elbowroom.boxes.base.powers.berserk import BERSERK, Rolled, offer_roll, roll_first
from elbowroom.boxes.base.powers.diplomat import ALLIES
from elbowroom.rules.ability import Stock, Tile
from elbowroom.rules.events import Allied
from elbowroom.rules.moves import PLAYER, Move, Verb
from elbowroom.rules.reach import warded_against
from elbowroom.rules.refusal import Refusal, refused_by
from elbowroom.rules.state import State

from .building import Building

Said = dict[str, Any]


def add_roll_first(building: Building, said: Said) -> None:
    """The die may be rolled before every conquest, ahead of the choice: the stage is that of the shipped power."""

    def play(tile: Tile, s: State, race: int, move: Move) -> None:
        roll_first(s, race)

    def refusal(tile: Tile, s: State, race: int, move: Move) -> Refusal | None:
        return Refusal("hand", "CONQ-8") if s.stage.fights and not s.hand[race] else None

    building.values["rolls_before"] = True
    building.values["stages"] = (Rolled(BERSERK),)
    building.verb(Verb("roll", rolls=True), play, refusal)
    building.hook("conquest_moves", lambda tile, s, race, out: offer_roll(s, race, out))


def add_ally(building: Building, said: Said) -> None:
    """One opponent whom the race did not attack may not attack it until its owner's next turn."""
    memory = building.memory()

    def redeploy_moves(tile: Tile, s: State, race: int, out: list[Move]) -> None:
        if not memory.used(s, tile):
            for player in range(s.table.players):
                if player != s.player[race] and not s.attacked >> player & 1:
                    out.append(ALLIES[player])

    def play(tile: Tile, s: State, race: int, move: Move) -> None:
        memory.use(s, tile, 1)
        memory.keep(s, tile, move.count)
        s.events.append(Allied(s.player[race] + 1, move.count))

    def refusal(tile: Tile, s: State, race: int, move: Move) -> Refusal | None:
        return refused_by(tile, "used-up", "1") if s.stage.deals and memory.used(s, tile) else None

    def forbids(tile: Tile, s: State, race: int, attacker: int) -> int:
        bound = s.live[attacker] and memory.kept(s, tile) == s.player[attacker] + 1
        return s.realm[race] if bound else 0

    building.verb(Verb("ally", PLAYER), play, refusal)
    building.hook("redeploy_moves", redeploy_moves)
    building.hook("forbids", forbids)
    building.hook("turn_starts", lambda tile, s, race: memory.keep(s, tile, 0))
    building.hook("declines", lambda tile, s, race: memory.keep(s, tile, 0))
    building.hook("marked", lambda tile, s, race: 1 << memory.kept(s, tile) >> 1)
    building.stocks.append(Stock("ally", players=True))


def add_pass_water(building: Building, said: Said) -> None:
    """Water that nobody makes immune is passed, held or not, without stopping there."""

    def crossed(s: State, race: int, start: int) -> int:
        water = s.board.features["water"] & ~warded_against(s, s.player[race])
        found = 0
        more = start & water
        while more:
            found |= more
            more = s.board.around(found) & water & ~found
        return found

    def links(tile: Tile, s: State, race: int, origin: int) -> int:
        passed = crossed(s, race, s.board.around(origin) | origin)
        return passed | s.board.around(passed)

    def entry(tile: Tile, s: State, race: int, usual: int) -> int:
        passed = crossed(s, race, s.board.edge)
        return usual | (s.board.around(passed) & ~s.board.features["water"])

    building.hook("links", links)
    building.hook("entry", entry)
