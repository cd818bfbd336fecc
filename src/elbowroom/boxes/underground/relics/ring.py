from __future__ import annotations

from elbowroom.rules.moves import REGION, Verb
from elbowroom.rules.relics_places import PlacedRelic
from elbowroom.rules.scoring import move_coin, neighbours
from elbowroom.rules.state import State


class Ring(PlacedRelic):
    """Froggy's Ring: put in a region, it takes a coin from every active neighbour."""

    id = "ring"
    rule = "U-RELIC-RING"
    icon = "power-ring"
    verbs = (Verb("ring", REGION),)

    def placed_in(self, s: State, race: int, region: int) -> None:
        for player in neighbours(s, race, 1 << region):
            move_coin(s, player, s.player[race], "U-RELIC-RING-1")
