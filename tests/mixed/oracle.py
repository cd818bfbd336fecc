"""Reach, immunity and cost of both books written down a second time, from what anyone sees.

Slow and plain on purpose: it knows regions by their names and reads a view, never the engine's sets and sums.
"""

from __future__ import annotations

from elbowroom import Game
from elbowroom.rules.view import RaceView, RegionView

PIECES_THAT_GUARD = ("lair", "fortress", "camp", "armor")
OWN_FIGURES = ("hole", "hero", "dragon", "queen", "ancient")
WATER = ("sea", "lake", "river")


class Oracle:
    """A position in which a race conquers."""

    def __init__(self, game: Game) -> None:
        view = game.view(game.to_move)
        self.printed = {region.id: region for region in game.board.regions}
        self.near: dict[str, set[str]] = {name: set() for name in self.printed}
        for region in game.board.regions:
            for other in region.neighbours:
                self.near[region.id].add(other)
                self.near[other].add(region.id)
        self.regions = {region.id: region for region in view.regions}
        self.player = view.turn
        seat = view.seats[self.player - 1]
        self.coins = seat.coins
        self.seats = view.seats
        fighter = seat.active if view.stage != "ghouls" else next(r for r in seat.declined if r.race == "ghouls")
        assert fighter is not None
        self.me: RaceView = fighter
        self.hand = game.state.hand[game.table.race_ids.index(fighter.race)]  # survivors that wait do not fight
        self.lent = game.table.power_ids[game.state.lent] if game.state.lent >= 0 else ""
        self.held = {name for name, region in self.regions.items() if self.mine(region)}
        self.marked = self._marks(game, "vengeful")
        self.allied = self._marks(game, "diplomat")
        self.variants = view.table.variants

    def _marks(self, game: Game, power: str) -> int:
        """What a power remembers: a set of players for one, a player for the other."""
        tile = next((tile for tile in game.table.powers if tile.id == power), None)
        return game.state.memory(tile) if tile is not None else 0

    # --- who and what -------------------------------------------------------------------------------------------------

    def mine(self, region: RegionView) -> bool:
        """Does the conquering race hold it?"""
        return region.player == self.player and region.race == self.me.race

    def powers(self, race: RaceView) -> set[str]:
        """The powers an active race has: its own, and the one a Stonehedge lends."""
        if race.declined:
            return set()
        stone = any("stonehedge" in self.regions[name].markers for name in race.regions)
        return {race.power, self.lent} - {""} if stone else {race.power}

    @property
    def race(self) -> str:
        """The conquering race; a declined one has no ability left."""
        return "" if self.me.declined else self.me.race

    def gnomes(self, name: str) -> bool:
        """Active Gnomes of another player: no ability helps (U-RACE-GNOMES-1, U-RACE-GNOMES-5)."""
        region = self.regions[name]
        return region.race == "gnomes" and not region.declined and region.player != self.player

    def terrain(self, name: str) -> str:
        """The printed terrain."""
        return self.printed[name].terrain

    def mountain(self, name: str) -> bool:
        """Of either box (U-MIX-05)."""
        return self.terrain(name) in ("mountain", "black-mountain")

    # --- where --------------------------------------------------------------------------------------------------------

    def adjacent(self, name: str) -> set[str]:
        """What is next to a region for the conquering race (U-CONQ-07)."""
        found = set(self.near[name])
        if self.race == "spiderines":
            found |= {other for other in self.printed if self.beside_chasm(other)}
        if self.race == "lizardmen":
            found |= self.along_water({name} | found)
        if "underworld" in self.powers(self.me) and "cavern" in self.printed[name].symbols:
            found |= {other for other, printed in self.printed.items() if "cavern" in printed.symbols}
        for other in self.held if not self.me.declined else ():
            if "pipe" in self.regions[other].markers and self.terrain(other) == self.terrain(name):
                found |= {third for third in self.printed if self.terrain(third) == self.terrain(name)}
        return found

    def beside_chasm(self, name: str) -> bool:
        """Does it border a chasm?"""
        return any(self.terrain(other) == "chasm" for other in self.near[name])

    def along_water(self, start: set[str]) -> set[str]:
        """The water that Lizardmen can pass from here, and its banks (U-RACE-LIZARDMEN-1, U-IMMUNE-06)."""
        crossed = {name for name in start if self.terrain(name) in WATER and not self.immune(name)}
        while True:
            more = {other for name in crossed for other in self.near[name]} - crossed
            more = {name for name in more if self.terrain(name) in WATER and not self.immune(name)}
            if not more:
                return crossed | {other for name in crossed for other in self.near[name]}
            crossed |= more

    def edge(self) -> set[str]:
        """Regions at the edge, and the shore of a sea there (CONQ-2)."""
        found = {name for name, printed in self.printed.items() if printed.edge}
        return found | {shore for name in found if self.terrain(name) == "sea" for shore in self.near[name]}

    def entries(self) -> set[str]:
        """Where a race without a region may begin (CONQ-1, CONQ-4, U-CONQ-01)."""
        found = self.edge()
        volcano = [name for name, region in self.regions.items() if "volcano" in region.markers]
        if self.race == "flames" and volcano and self.variants["flames_entry"] == "volcano":
            found = set(self.near[volcano[0]])
        if self.race == "spiderines":
            found |= {name for name in self.printed if self.beside_chasm(name)}
        if self.race == "lizardmen":
            ends = {name for name in self.edge() if self.printed[name].edge}
            found |= {name for name in self.along_water(ends) if self.terrain(name) not in WATER}
        if self.race == "halflings" or "flying" in self.powers(self.me):
            found |= set(self.printed)
        return found

    def in_reach(self, name: str) -> bool:
        """May it be a target as far as the way goes?"""
        if self.gnomes(name):
            plain = {other for held in self.held for other in self.near[held]}
            flames = self.race == "flames" and self.variants["flames_entry"] == "volcano"
            return name in plain if self.held else name in self.edge() and not flames
        if not self.held:
            return name in self.entries()
        if "flying" in self.powers(self.me) and self.terrain(name) != "river":
            return True
        return any(name in self.adjacent(held) for held in self.held)

    # --- never --------------------------------------------------------------------------------------------------------

    def immune(self, name: str) -> bool:
        """Against the conquering player (DEF-8, U-IMMUNE-02 to U-IMMUNE-05)."""
        region = self.regions[name]
        if "balrog" in region.markers:
            return True
        if region.player != self.player and any(figure in region.markers for figure in OWN_FIGURES):
            return True
        crypt = next((other for other in self.regions.values() if "crypt" in other.markers), None)
        return "ghost" in region.markers and (crypt is None or crypt.player != self.player)

    def closed(self, name: str) -> bool:
        """Never to be taken by this race now (U-CONQ-05, CONQ-11, U-RACE-LICHES-2, POWER-Diplomat-1)."""
        region = self.regions[name]
        terrain = self.terrain(name)
        swims = self.race == "kraken" or "seafaring" in self.powers(self.me)
        if self.mine(region) or terrain == "chasm" or (terrain in ("sea", "lake") and not swims):
            return True
        if terrain == "river" and self.race and self.me.power == "flying":
            return True
        if region.race == "liches" and region.declined and region.player != self.player and self.coins == 0:
            return True
        return self.immune(name) or self.at_peace(region)

    def at_peace(self, region: RegionView) -> bool:
        """Is the region an active one of a Diplomat whose ally conquers?"""
        if not region.player or region.player == self.player or region.declined or not self.race:
            return False
        holder = self.seats[region.player - 1].active
        assert holder is not None
        return "diplomat" in self.powers(holder) and self.allied == self.player

    # --- how dear -----------------------------------------------------------------------------------------------------

    def linked(self, name: str) -> bool:
        """Do Flames take it as if it were empty (U-RACE-FLAMES-2)?"""
        volcano = [other for other, region in self.regions.items() if "volcano" in region.markers]
        if self.race != "flames" or not volcano:
            return False
        rim = self.near[volcano[0]]
        burning = rim & self.held
        while more := {other for fire in burning for other in self.near[fire]} & self.held - burning:
            burning = burning | more
        return name in rim or any(name in self.near[fire] for fire in burning)

    def cost(self, name: str) -> int:
        """U-CONQ-13 and CONQ-6."""
        region = self.regions[name]
        total = 1 if self.terrain(name) == "river" else 2
        total += self.mountain(name)
        total += "keep" in region.markers
        if self.gnomes(name) or not self.linked(name):
            total += sum(region.markers.get(piece, 0) for piece in PIECES_THAT_GUARD) + region.tribe + region.monsters
            if region.player != self.player:
                total += region.tokens
        total += self.race == "mummies"
        if not self.gnomes(name):
            total -= self.discount(name)
        return max(1, total)

    def discount(self, name: str) -> int:
        """What the race, its powers and its figures save (U-CONQ-11 and the base game's discounts)."""
        region = self.regions[name]
        powers = self.powers(self.me)
        saved = int(self.race == "ogres")
        saved += self.race == "tritons" and self.coastal(name)
        saved += self.race == "giants" and any(
            self.mountain(held) and name in self.adjacent(held) for held in self.held
        )
        ancient = [held for held in self.held if "ancient" in self.regions[held].markers]
        saved += self.race == "cultists" and any(name in self.adjacent(held) for held in ancient)
        saved += "commando" in powers
        saved += "mounted" in powers and self.terrain(name) in ("hill", "farmland")
        saved += "underworld" in powers and "cavern" in self.printed[name].symbols
        saved += "vengeful" in powers and region.player > 0 and bool(self.marked >> (region.player - 1) & 1)
        return saved

    def coastal(self, name: str) -> bool:
        """Beside water; a river is no coast itself (DEF-7, U-TERRAIN-13)."""
        waters = {self.terrain(other) for other in self.near[name]} & set(WATER)
        return bool(waters - {"river"}) or (bool(waters) and self.terrain(name) != "river")

    def strength(self, name: str) -> int:
        """Tokens in hand, and Hammers where they help (U-RACE-IRONDWARVES-4, U-INT-24)."""
        hammers = self.me.counters.get("hammers", 0) if self.race and not self.gnomes(name) else 0
        return self.hand + hammers if self.hand else 0

    def attacks(self) -> set[str]:
        """The plain `conquer R` and `roll R` that must be legal."""
        found = set()
        berserk = bool(self.race) and self.me.power == "berserk"
        for name in self.printed if self.hand else ():
            if not self.closed(name) and self.in_reach(name):
                short = self.cost(name) - self.strength(name)
                if short <= 0:
                    found.add(f"conquer {name}")
                elif short <= 3 and (not berserk or self.gnomes(name)):  # U-INT-105
                    found.add(f"roll {name}")
        return found
