"""Scoring of both books written down a second time, from what anyone sees at the table."""

from __future__ import annotations

from collections import Counter

from elbowroom import Game
from elbowroom.rules.relics_places import Place
from elbowroom.rules.view import RaceView

TERRAIN_COINS = {
    # what pays a coin for each of its regions: by terrain, or by symbol
    "humans": ({"farmland"}, ""),
    "wizards": ({"mystic-crystal"}, "magic"),
    "dwarves": ({"mine"}, "mine"),
    "shrooms": ({"forest", "mushroom-forest"}, ""),
    "forest": ({"forest", "mushroom-forest"}, ""),
    "hill": ({"hill"}, ""),
    "swamp": ({"swamp", "mud-pool"}, ""),
    "mining": ({"mine"}, "mine"),
    "muddy": ({"swamp", "mud-pool"}, ""),
    "mystic": ({"mystic-crystal"}, "magic"),
    "stone": ({"mountain", "black-mountain"}, ""),
}
WATER = ("sea", "lake", "river")
IN_DECLINE = ("dwarves", "muddy")  # RACE-Dwarves-2, U-POWER-MUDDY-2


class Ledger:
    """What a player's turn would bring now, by race and by what pays."""

    def __init__(self, game: Game, player: int) -> None:
        self.game = game
        view = game.view(player)
        self.regions = {region.id: region for region in view.regions}
        self.printed = {region.id: region for region in game.board.regions}
        self.near = {name: set(printed.neighbours) for name, printed in self.printed.items()}
        self.places = {find.id for find in game.table.finds if isinstance(find, Place)}
        self.lent = game.table.power_ids[game.state.lent] if game.state.lent >= 0 else ""
        self.used = {tile.id: game.state.used(tile) for tile in game.table.finds}
        seat = view.seats[player - 1]
        self.declined = seat.declined
        self.coins: Counter[tuple[str, str]] = Counter()
        for race in ([seat.active] if seat.active else []) + seat.declined:
            self._score(race)
        self.coins = Counter({key: coins for key, coins in self.coins.items() if coins})

    def has(self, race: RaceView, marker: str) -> str:
        """The region in which the race holds a find, or nothing."""
        return next((name for name in race.regions if marker in self.regions[name].markers), "")

    def tiles(self, race: RaceView) -> set[str]:
        """Banner, badge and what a Stonehedge lends."""
        return {race.race, race.power, self.lent if self.has(race, "stonehedge") else ""} - {""}

    def _score(self, race: RaceView) -> None:
        tiles = self.tiles(race)
        pay = self.coins
        key = race.race
        pay[key, "regions"] += len(race.regions)
        for name in race.regions:
            for tile in tiles:
                pay[key, tile] += self.region_coin(race, tile, name)
            pay[key, "keep"] += "keep" in self.regions[name].markers
            fields = self.has(race, "diamonds")
            pay[key, "diamonds"] += bool(fields) and self.terrain(fields) == self.terrain(name)
            pay[key, "lost-mine"] += 2 * ("lost-mine" in self.regions[name].markers)
        for tile in tiles:
            pay[key, tile] += self.flat_coins(race, tile)
        scepter = self.has(race, "scepter")
        if scepter and self.used["scepter"] and "lost-mine" not in self.regions[scepter].markers and not race.declined:
            fields = self.has(race, "diamonds")
            pay[key, "scepter"] += 1 + sum(self.region_coin(race, tile, scepter) for tile in tiles)
            pay[key, "scepter"] += "keep" in self.regions[scepter].markers
            pay[key, "scepter"] += bool(fields) and self.terrain(fields) == self.terrain(scepter)

    def terrain(self, name: str) -> str:
        """The printed terrain."""
        return self.printed[name].terrain

    def region_coin(self, race: RaceView, tile: str, name: str) -> int:
        """The coin that a race or power adds for one region (U-SCORE-06)."""
        if race.declined and tile not in IN_DECLINE:
            return 0
        if tile in TERRAIN_COINS:
            terrains, symbol = TERRAIN_COINS[tile]
            return int(self.terrain(name) in terrains or (bool(symbol) and symbol in self.printed[name].symbols))
        region = self.regions[name]
        if tile == "drow":
            others = [self.regions[other] for other in self.near[name]]
            return int(not any(o.tribe or o.monsters or (o.tokens and o.race != "drow") for o in others))
        return int(
            tile == "merchant"
            or (tile == "fortified" and "fortress" in region.markers)
            or (tile == "adventurous" and bool(self.places & region.markers.keys()))
            or (tile == "frightened" and region.tokens >= 3)
        )

    def flat_coins(self, race: RaceView, tile: str) -> int:
        """Coins that hang on no single region."""
        if tile == "wise":
            own = race.declined and race.power == "wise"
            grey = [race] if own else self.declined if self.lent == "wise" else []
            return 2 if any(other.regions for other in grey) else 0
        if race.declined:
            return 0
        if tile == "fisher":
            return len([name for name in race.regions if self.coastal(name)]) // 2
        if tile == "quarreling":
            return len(self.groups(race, special=False))
        if tile == "flocking":
            return 2 if len(self.groups(race, special=True)) == 1 else 0
        state = self.game.state
        if tile == "wealthy":
            return state.memory(next(power for power in self.game.table.powers if power.id == "wealthy"))
        return {"alchemist": 2, "pillaging": state.raids, "orcs": state.raids}.get(tile, 0)

    def coastal(self, name: str) -> bool:
        """Land beside water (U-TERRAIN-13, U-MIX-09)."""
        return self.terrain(name) not in WATER and any(self.terrain(other) in WATER for other in self.near[name])

    def groups(self, race: RaceView, special: bool) -> list[set[str]]:
        """The separate groups of a race's regions, by borders or by whatever is adjacent in its conquests."""
        left = set(race.regions)
        found = []
        while left:
            group = {left.pop()}
            while more := {name for name in left if any(self.joined(race, name, other, special) for other in group)}:
                group |= more
                left -= more
            found.append(group)
        return found

    def joined(self, race: RaceView, one: str, two: str, special: bool) -> bool:
        """Do two regions hang together?"""
        if two in self.near[one]:
            return True
        if not special:
            return False
        rims = all(any(self.terrain(other) == "chasm" for other in self.near[name]) for name in (one, two))
        pipe = self.has(race, "pipe")
        caverns = all("cavern" in self.printed[name].symbols for name in (one, two))
        return (
            (race.race == "spiderines" and rims)
            or (bool(pipe) and self.terrain(pipe) == self.terrain(one) == self.terrain(two))
            or (caverns and "underworld" in self.tiles(race))
            or (race.race == "lizardmen" and two in self.over_water(one))
        )

    def over_water(self, start: str) -> set[str]:
        """What Lizardmen reach along rivers; the flocks of random games meet no immune water of others."""
        seen = {start}
        crossed = {name for name in self.near[start] | {start} if self.terrain(name) in WATER}
        while crossed - seen:
            seen |= crossed
            crossed |= {o for name in crossed for o in self.near[name] if self.terrain(o) in WATER}
        return {o for name in crossed for o in self.near[name]} | crossed
