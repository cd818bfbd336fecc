"""The tile table of a position: the combos on offer and the races in play, each with its abilities.

Only the standard library is used here, so this compiles like the rules.
"""

from __future__ import annotations

from array import array

from elbowroom.rules.kit import Kit
from elbowroom.rules.offer import combo_price
from elbowroom.rules.state import State
from elbowroom.rules.table import Table

from .abilities import ability_rows
from .graph_layout import (
    NODE,
    OFFERS,
    PER_INCOME,
    PER_MEMORY,
    PER_PAY,
    PER_REGIONS,
    PER_STRENGTH,
    PER_TOKENS,
    SEATS,
    TILE,
)

REMEMBERED = 4096  # rows that are kept for the next time


class Sums:
    """What players have, all their races together."""

    __slots__ = ("hand", "income", "regions", "tokens")

    def __init__(self, players: int) -> None:
        self.income = [0] * players
        self.regions = [0] * players
        self.tokens = [0] * players  # on the map
        self.hand = [0] * players


class TileRows:
    """Writes the tile table of a position, and what each region pays into the node table."""

    __slots__ = ("_ability", "_at", "_node", "_offers", "_pays", "_powers", "_races", "_sums", "_width")

    def __init__(self, table: Table, at: int) -> None:
        self._at = at  # where the table begins
        self._width = len(TILE)
        self._node = len(NODE)
        self._pays = NODE.index("pays-owner")
        self._ability = TILE.index("ability:tokens")
        self._races, self._powers = ability_rows(table)
        self._sums: dict[tuple[int, int, int], array[float]] = {}
        self._offers: dict[object, array[float]] = {}

    def write(self, s: State, seat: int, row_of: list[int], vector: array[float]) -> Sums:
        """All rows; what every player has."""
        sums = Sums(s.table.players)
        for player, active in enumerate(s.active):
            if active >= 0:
                self._write_race(s, seat, active, row_of[active], sums, vector)
            for race in s.fallen[player]:
                self._write_race(s, seat, race, row_of[race], sums, vector)
        block = self._offer(s, s.coins[seat])
        vector[self._at : self._at + len(block)] = block
        return sums

    # --- races in play ----------------------------------------------------------------------------------------------

    def _write_race(self, s: State, seat: int, race: int, row: int, sums: Sums, vector: array[float]) -> None:
        table = s.table
        kit = s.kit(race)
        player = s.player[race]
        first = self._at + row * self._width
        badge = s.badge[race]
        lent = s.lent if kit.lent is not None else -1
        vector[first + self._ability : first + self._width] = self._abilities(race, badge, lent)
        vector[first] = 1
        vector[first + (2 if s.live[race] else 3)] = 1
        vector[first + 4 + (player - seat) % table.players] = 1
        income, out = self._write_pay(s, race, kit, vector)
        regions = s.realm[race].bit_count()
        hand, waiting = s.hand[race], s.waiting[race]
        at = first + 4 + SEATS + 3  # all-tokens, hand, waiting, tokens-out, regions, income, tray, acts, victim, …
        vector[at] = (out + hand + waiting) / PER_TOKENS
        vector[at + 1] = hand / PER_TOKENS
        vector[at + 2] = waiting / PER_TOKENS
        vector[at + 3] = out / PER_TOKENS
        vector[at + 4] = regions / PER_REGIONS
        vector[at + 5] = income / PER_INCOME
        vector[at + 6] = s.tray[race] / PER_TOKENS
        if s.race == race:
            vector[at + 7] = 1
        if s.victims >> race & 1:
            vector[at + 8] = 1
        if badge >= 0:
            vector[at + 9] = 1
        if lent >= 0:
            vector[at + 10] = 1
        self._write_memory(s, seat, race, kit, vector, at + 11)
        sums.income[player] += income
        sums.regions[player] += regions
        sums.tokens[player] += out
        sums.hand[player] += hand + waiting

    def _write_pay(self, s: State, race: int, kit: Kit, vector: array[float]) -> tuple[int, int]:
        """What each region pays goes into the node table; the coins that the race would score now, its tokens."""
        node, pays, tokens = self._node, self._pays, s.tokens
        realm = s.realm[race]
        extra = coin_masks(s, race, kit)
        income = out = 0
        left = realm
        while left:
            low = left & -left
            left ^= low
            region = low.bit_length() - 1
            coins = 1
            for mask in extra:
                if mask & low:
                    coins += 1
            vector[region * node + pays] = coins / PER_PAY
            income += coins
            out += tokens[region]
        for tile in kit.flat_coins:
            income += tile.coins(s, race)
        return income, out

    def _write_memory(self, s: State, seat: int, race: int, kit: Kit, vector: array[float], at: int) -> None:
        """What the race's tiles remember, what it has in stock, and whom it has marked."""
        slots = s.table.slots
        slot = slots[s.table.races[race].id]
        _remember(s, slot, vector, at)
        if s.badge[race] >= 0:
            _remember(s, slots[s.table.powers[s.badge[race]].id], vector, at + 2)
        for tile in kit.counters:
            for count in tile.counters(s, race).values():
                vector[at + 4] += count / PER_STRENGTH
        for tile in kit.marked:
            marked = tile.marked(s, race)
            vector[at + 5] = marked >> seat & 1
            vector[at + 6] = (marked & ~(1 << seat)).bit_count() / SEATS

    def _abilities(self, race: int, power: int, lent: int) -> array[float]:
        """The abilities of a race with its badge and what it is lent, added up."""
        key = (race, power, lent)
        found = self._sums.get(key)
        if found is None:
            if len(self._sums) > REMEMBERED:
                self._sums.clear()
            found = array("f", self._races[race])
            for badge in (power, lent):
                if badge >= 0:
                    for at, value in enumerate(self._powers[badge]):
                        found[at] += value
            self._sums[key] = found
        return found

    # --- the offer --------------------------------------------------------------------------------------------------

    def _offer(self, s: State, coins: int) -> array[float]:
        """The rows of the combos on offer, which stay the same over many decisions, for a player with these coins."""
        if s.table.haggles:  # prices of their own may change while the offer does not
            return self._offer_rows(s, coins)
        rich = coins if coins < OFFERS else OFFERS
        key = (tuple(s.offer_races), tuple(s.offer_powers), tuple(s.offer_coins), rich)
        block = self._offers.get(key)
        if block is None:
            if len(self._offers) > REMEMBERED:
                self._offers.clear()
            block = self._offers[key] = self._offer_rows(s, rich)
        return block

    def _offer_rows(self, s: State, coins: int) -> array[float]:
        block = array("f", bytes(4 * OFFERS * self._width))
        for place, race in enumerate(s.offer_races[:OFFERS]):
            power = s.offer_powers[place]
            at = place * self._width
            block[at] = 1
            block[at + 1] = 1
            fields = at + 4 + SEATS  # price, coins, affordable, all-tokens
            price = combo_price(s, place)
            block[fields] = price / OFFERS
            block[fields + 1] = s.offer_coins[place] / PER_STRENGTH
            block[fields + 2] = float(coins >= price)
            tile = s.table.races[race]
            block[fields + 3] = (tile.tokens + tile.extra_tokens + s.table.powers[power].tokens) / PER_TOKENS
            block[at + self._ability : at + self._width] = self._abilities(race, power, -1)
        return block


def _remember(s: State, slot: int, vector: array[float], at: int) -> None:
    """What a tile remembers, from turn to turn and of this turn."""
    if s.kept[slot]:
        vector[at] = min(s.kept[slot] / PER_MEMORY, 1.0)
    if s.spent[slot]:
        vector[at + 1] = min(s.spent[slot] / PER_MEMORY, 1.0)


def coin_masks(s: State, race: int, kit: Kit) -> list[int]:
    """Sets of regions that bring a race one coin more each."""
    masks = [mask for mask, _ in kit.coin_masks]
    for tile in kit.coin_hooks:
        masks.append(tile.coin_regions(s, race))
    return masks
