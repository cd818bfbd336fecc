"""When a race should decline: as experts did, learnt from what they chose at the start of many turns.

The planner plays the turn both ways and compares how it stands then; what it overlooks is learnt from the numbers and
the tiles of the race.
"""

from __future__ import annotations

from typing import Any

from elbowroom.rules.state import State

from .eval_linear import region_pay, tokens_of, turns_left
from .weights import group, read

NO_TILE = [0.0, 0.0]


class Renewal:
    """The weights for every number of players."""

    __slots__ = ("_tiles", "_weights")

    def __init__(self, data: dict[str, Any]) -> None:
        self._weights: dict[int, list[float]] = {int(players): found["numbers"] for players, found in data.items()}
        self._tiles: dict[int, dict[str, list[float]]] = {int(n): found["tiles"] for n, found in data.items()}

    def urge(self, s: State, player: int, better: float, coins: int) -> float:
        """How much there is to say for declining, if above 0; else for going on.

        `better` is how much better the planner thinks of it, and `coins` what the turn would bring otherwise.
        """
        players = group(s.table.players)
        left = turns_left(s, player, False)
        race = s.active[player]
        total = 0.0
        for weight, number in zip(self._weights[players], numbers(s, player, better, coins), strict=True):
            total += weight * number
        badge = s.badge[race]
        total += self.by_tile(s.table.race_ids[race], players, left)
        return total + self.by_tile(s.table.power_ids[badge], players, left) if badge >= 0 else total

    def by_tile(self, name: str, players: int, left: int) -> float:
        """What a race or a power adds with so many turns left."""
        always, with_time = self._tiles[group(players)].get(name, NO_TILE)
        return always + with_time * left


def numbers(s: State, player: int, better: float, coins: int) -> list[float]:
    """What the weights multiply."""
    race = s.active[player]
    left = turns_left(s, player, False)
    regions = s.realm[race].bit_count()
    return [
        1.0,
        better,
        better * left,
        left,
        float(left == 2),
        float(left == 3),
        tokens_of(s, race) - regions,
        regions,
        region_pay(s, race),
        sum([region_pay(s, fallen) for fallen in s.fallen[player]]),
        coins,
    ]


LEARNT = Renewal(read("renewal.json"))
