"""The rules of reach and cost written down a second time, straight from the book and from what anyone sees.

Slow and plain on purpose: it reads a view, never the engine's sets and sums.
"""

from __future__ import annotations

from elbowroom import Game, View
from elbowroom.rules.view import RaceView, RegionView

GUARDS = ("mountain", "lair", "fortress", "camp")
IMMUNE = ("hole", "hero", "dragon")
WATER = ("sea", "lake")


class Table:
    """A position as the players see it."""

    def __init__(self, game: Game) -> None:
        self.view: View = game.view(game.to_move)
        self.printed = {region.id: region for region in game.board.regions}
        self.near: dict[str, set[str]] = {region: set() for region in self.printed}
        for region in game.board.regions:
            for other in region.neighbours:
                self.near[region.id].add(other)
                self.near[other].add(region.id)
        self.regions = {region.id: region for region in self.view.regions}
        self.player = self.view.turn
        mine = self.view.seats[self.player - 1]
        self.race: RaceView | None = mine.active
        if self.view.stage == "ghouls":
            self.race = next(race for race in mine.declined if race.race == "ghouls")
        # Alliances and what is left of the tray are no part of reach and cost, but of who may be attacked.
        self.allies = {
            seat.player
            for seat in self.view.seats
            if seat.active and seat.active.power == "diplomat" and self._bound_by(game, seat.player)
        }

    @staticmethod
    def _bound_by(game: Game, diplomat: int) -> bool:
        tile = next(power for power in game.table.powers if power.id == "diplomat")
        return game.state.memory(tile) == game.view().turn != diplomat

    def abilities(self) -> tuple[str, str]:
        """Race and power of the race that conquers; a declined one has lost both (INT-70)."""
        assert self.race is not None
        return ("", "") if self.race.declined else (self.race.race, self.race.power)

    def own(self, region: RegionView) -> bool:
        """Does the race that conquers hold it?"""
        assert self.race is not None
        return region.player == self.player and region.race == self.race.race

    def barred(self, name: str) -> bool:
        """May the region not be taken at all (CONQ-11, CONQ-12, INT-24, POWER-Diplomat-1)?"""
        assert self.race is not None
        region = self.regions[name]
        _, power = self.abilities()
        if self.own(region) or (region.terrain in WATER and power != "seafaring"):
            return True
        if region.player != self.player and any(marker in region.markers for marker in IMMUNE):
            return True
        return region.player in self.allies and not region.declined and not self.race.declined

    def cost(self, name: str, die: int = 0) -> int:
        """CONQ-6, CONQ-7 and all discounts of the base game."""
        region = self.regions[name]
        race, power = self.abilities()
        defence = 2 + sum(region.markers.get(guard, 0) for guard in GUARDS) + region.tribe
        if region.player != self.player:
            defence += region.tokens
        discount = die
        discount += race == "tritons" and any(self.printed[other].terrain in WATER for other in self.near[name])
        discount += race == "giants" and any(self.mountain(other) for other in self.adjacent(name))
        discount += power == "commando"
        discount += power == "mounted" and region.terrain in ("hill", "farmland")
        discount += power == "underworld" and "cavern" in self.printed[name].symbols
        return max(1, defence - discount)

    def mountain(self, name: str) -> bool:
        """A mountain of the race that conquers."""
        return self.own(self.regions[name]) and self.printed[name].terrain == "mountain"

    def adjacent(self, name: str) -> set[str]:
        """Borders, and caverns for an Underworld race (POWER-Underworld-2)."""
        found = set(self.near[name])
        if self.abilities()[1] == "underworld" and "cavern" in self.printed[name].symbols:
            found |= {other for other, region in self.printed.items() if "cavern" in region.symbols}
        return found

    def replaceable(self, name: str) -> bool:
        """RACE-Sorcerers-2, RACE-Sorcerers-3, INT-51: a lone active token of an opponent, next to an own region."""
        region = self.regions[name]
        race, power = self.abilities()
        alone = (
            region.tokens == 1 and not region.declined and region.player != self.player and "camp" not in region.markers
        )
        near = power == "flying" or any(self.own(self.regions[other]) for other in self.adjacent(name))
        return race == "sorcerers" and alone and near

    def in_reach(self, name: str) -> bool:
        """CONQ-1, CONQ-2, CONQ-4, CONQ-14."""
        race, power = self.abilities()
        held = [region.id for region in self.regions.values() if self.own(region)]
        if power == "flying":
            return True
        if held:
            return any(other in held for other in self.adjacent(name))
        if race == "halflings" or self.printed[name].edge:
            return True
        return any(self.printed[other].terrain == "sea" and self.printed[other].edge for other in self.near[name])
