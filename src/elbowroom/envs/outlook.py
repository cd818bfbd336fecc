"""What attacks would cost and bring the player who decides: the engine's prospects, but for all regions at once.

Plain attacks follow from the list of legal moves and what every region costs; only what a tile takes in its own way is
carried out. A test holds all of it against `prospects()`. Only the standard library is used here, so this compiles.
"""

from __future__ import annotations

from typing import Final

from elbowroom.bots.planner.conquest_plan import costs
from elbowroom.rules.chance import DIE
from elbowroom.rules.cost import price
from elbowroom.rules.kit import Kit
from elbowroom.rules.moves import Move
from elbowroom.rules.prospects import fighting_position, prospect_of
from elbowroom.rules.reach import ability_proof_regions, reach, targets
from elbowroom.rules.relic_use import Means, read_means
from elbowroom.rules.state import State
from elbowroom.rules.table import NOBODY

CHANCES: Final = [sum(1 for face in DIE if face >= needs) / len(DIE) for needs in range(max(DIE) + 1)]


class Attack:
    """What one attack would bring: its cost, the face it needs, the chance, tokens used and left in hand."""

    __slots__ = ("chance", "cost", "left", "needs", "uses")

    def __init__(self, cost: int, needs: int, chance: float, uses: int, left: int) -> None:
        self.cost = cost
        self.needs = needs
        self.chance = chance
        self.uses = uses
        self.left = left


class Outlook:
    """Where the race that fights for the player who decides may attack, and what with."""

    __slots__ = (
        "_means",
        "_plain",
        "by_die",
        "cost",
        "hand",
        "helpers",
        "kit",
        "race",
        "reached",
        "s",
        "takes",
        "targets",
    )

    def __init__(self, s: State) -> None:
        self.s = fighting_position(s)
        s = self.s
        self.takes = 0  # regions that a plain move takes for certain
        self.by_die = 0  # and those that the die may bring
        self.targets = 0  # all that may be attacked if tokens suffice
        self.reached = 0
        self.cost: list[int] = []
        self.hand = 0
        self.helpers = 0
        self.kit: Kit | None = None
        self._plain = 0
        self._means: dict[tuple[str, ...], Means | None] = {}
        self.race = s.race if s.legal and s.stage.fights else NOBODY  # none where no region is attacked
        if self.race >= 0:
            self._look(s, self.race)

    def _look(self, s: State, race: int) -> None:
        kit = s.kit(race)
        self.kit = kit
        self.cost = costs(s, race, kit)
        self.hand = s.hand[race]
        for tile in kit.auxiliaries:
            self.helpers += tile.auxiliaries(s, race)
        self.targets = targets(s, race, kit)
        self.reached = reach(s, race, kit)
        self._plain = ability_proof_regions(s, race) if s.table.ability_proof else 0
        index = s.board.index
        for move in s.legal:
            if move.region and not move.means:
                if move.verb == "conquer":
                    self.takes |= 1 << index[move.region]
                elif move.verb == "roll":
                    self.by_die |= 1 << index[move.region]

    def force(self, region: int) -> int:
        """Tokens in hand, and what counts like them against this region."""
        if not self.hand or self._plain >> region & 1:
            return self.hand
        return self.hand + self.helpers

    def conquest(self, region: int, cost: int) -> Attack:
        """An attack that tokens in hand pay."""
        helpers = self.force(region) - self.hand
        tokens = cost - helpers if cost - helpers > 1 else 1
        return Attack(cost, 0, 1.0, cost, self.hand - tokens)

    def gamble(self, region: int, cost: int) -> Attack:
        """The last attempt, with the die."""
        force = self.force(region)
        return Attack(cost, cost - force, CHANCES[cost - force], force, 0)

    def of(self, move: Move, region: int) -> Attack | None:
        """What a legal move brings that takes a region in this position; none for any other move."""
        kit = self.kit
        if kit is None:
            return None
        plain = move.verb == "conquer"
        if plain or move.verb == "roll":
            cost = self.cost[region] if not move.means else self._with_means(kit, region, move.means)
            return self.conquest(region, cost) if plain else self.gamble(region, cost)
        prospect = prospect_of(self.s, move)
        if prospect is None:
            return None
        cost = prospect.cost if prospect.cost is not None else 0
        return Attack(cost, prospect.needs, prospect.chance, prospect.uses, prospect.left)

    def _with_means(self, kit: Kit, region: int, names: tuple[str, ...]) -> int:
        if names not in self._means:
            self._means[names] = read_means(self.s, self.race, kit, names)
        return price(self.s, self.race, kit, region, self._means[names])
