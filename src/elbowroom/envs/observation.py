"""Observations: what a view holds, as one vector of numbers (docs/environments.md explains every field).

First come the regions, one row of features each, in the map's order; then what belongs to no region. Players are
counted from the observer on: seat 0 is the observer, seat 1 plays after him, and so on. Numbers are plain counts, a
choice among n is n numbers of which one is 1. Only the standard library is used here, so this compiles like the rules.
"""

from __future__ import annotations

from array import array

from elbowroom.rules.board import SYMBOLS, TERRAINS
from elbowroom.rules.offer import places
from elbowroom.rules.state import State
from elbowroom.rules.table import PIECE_BITS, PIECE_MOST, Table
from elbowroom.rules.view import View

LOWEST = -1.0  # coins that the observer does not know
HIGHEST = 10_000.0  # more than all coins of the longest game there is
REMEMBERED = 4096  # parts of vectors that are kept for the next time


class Field:
    """A part of the observation that belongs to no region: `size` numbers from `start` on."""

    __slots__ = ("name", "size", "start")

    def __init__(self, name: str, start: int, size: int) -> None:
        self.name = name
        self.start = start
        self.size = size


class Encoder:
    """Turns views of games at one kind of table into vectors."""

    __slots__ = (
        "_active",
        "_acts",
        "_base",
        "_coins",
        "_defence",
        "_finds",
        "_fixed",
        "_hand",
        "_immune",
        "_memory",
        "_monsters",
        "_pieces",
        "_race",
        "_seatings",
        "_stack",
        "_stacks",
        "_stage",
        "_stages",
        "_tribe",
        "edges",
        "features",
        "fields",
        "players",
        "powers",
        "races",
        "regions",
        "size",
        "slots",
        "width",
    )

    def __init__(self, table: Table) -> None:
        self.players = table.players
        self.races = len(table.races)
        self.powers = len(table.powers)
        self.regions = len(table.board.ids)
        # an active race, a declined one and a Spirit; a lent Spirit can leave one more behind
        self.slots = 3 if table.lender < 0 else 4
        self.features = self._name_features(table)
        self.width = len(self.features)
        self.fields: list[Field] = []
        self.size = self.regions * self.width
        self._stages = {name: at for at, name in enumerate(sorted(table.stages))}
        self._lay_out(table)
        self._base = list(table.board.base)
        self._fixed = self._printed(table)
        self.edges = self._borders(table)
        # parts that stay the same over many decisions are made once
        self._seatings: dict[object, tuple[array[float], list[int]]] = {}
        self._stacks: dict[object, array[float]] = {}

    # --- the layout -------------------------------------------------------------------------------------------------

    def _name_features(self, table: Table) -> list[str]:
        """The features of a region, in order."""
        names = [f"terrain:{name}" for name in TERRAINS]
        names.extend([f"symbol:{name}" for name in SYMBOLS])
        names.extend(["edge", "entry", "coast"])
        self._active = len(names)
        for seat in range(table.players):
            names.append(f"active:{seat}")
            names.extend([f"declined-{slot}:{seat}" for slot in range(1, self.slots)])
        self._tribe = len(names)
        self._monsters = self._tribe + 1
        self._defence = self._tribe + 2
        self._immune = self._tribe + 3
        names.extend(["tribe", "monsters", "defence", "immune"])
        self._pieces = len(names)
        names.extend([f"marker:{piece.id}" for piece in table.pieces])
        self._finds = len(names)
        names.extend([f"find:{name}" for name in table.find_ids])
        return names

    def _lay_out(self, table: Table) -> None:
        """The fields that belong to no region, in order."""
        players, races, powers = self.players, self.races, self.powers
        sizes = {
            "stage": len(self._stages),
            "round": 1,
            "rounds-left": 1,
            "seat": players,
            "turn": players,
            "decides": players,
            "picked": 1,
            "attempted": 1,
            "raids": 1,
            "die": 1,
            "attacked": players,
            "coins": players,
            "coins-known": players,
            "race": players * self.slots * races,
            "power": players * self.slots * powers,
            "acts": races,
            "victims": races,
            "hand": races,
            "tray": races,
            "stack": races,
            "returned": races,
            "badges": powers,
            "discard": powers,
            "lent": powers,
            "unfound": 1,
            "offer-race": places(table) * races,
            "offer-power": places(table) * powers,
            "offer-coins": places(table),
            "memory": len(table.slots),
            "used": len(table.slots),
        }
        at: dict[str, int] = {}
        for name, size in sizes.items():
            at[name] = self.size
            self.fields.append(Field(name, self.size, size))
            self.size += size
        self._stage = at["stage"]
        self._coins = at["coins"]
        self._race = at["race"]
        self._acts = at["acts"]
        self._hand = at["hand"]
        self._stack = at["stack"]
        self._memory = at["memory"]

    def _printed(self, table: Table) -> array[float]:
        """The vector of an empty table: what is printed on the board."""
        vector = array("f", bytes(4 * self.size))
        board = table.board
        symbols = len(TERRAINS)
        flags = symbols + len(SYMBOLS)
        for at, region in enumerate(board.regions):
            row = at * self.width
            vector[row + TERRAINS.index(region.terrain)] = 1
            for symbol in region.symbols:
                vector[row + symbols + SYMBOLS.index(symbol)] = 1
            for offset, mask in enumerate((board.edge, board.border, board.coast)):
                vector[row + flags + offset] = mask >> at & 1
            vector[row + self._defence] = board.base[at]
        return vector

    def _borders(self, table: Table) -> list[tuple[int, int]]:
        """Every border twice, from either side."""
        board = table.board
        return [(at, other) for at in range(self.regions) for other in board.each(board.near[at])]

    # --- a position -------------------------------------------------------------------------------------------------

    def encode(self, view: View) -> array[float]:
        """The observation of the view's player."""
        s = view.state
        vector = self.blank()
        seat = max(view.player - 1, 0)
        slot_of = self._encode_players(s, seat, vector)
        self._encode_regions(s, slot_of, vector)
        self._encode_turn(s, seat, vector)
        self._encode_stacks(s, vector)
        return vector

    def blank(self) -> array[float]:
        """The vector of an empty table, to write a position into."""
        return self._fixed[:]

    def stage_number(self, name: str) -> int:
        """Where a stage stands in the field `stage`."""
        return self._stages[name]

    def _encode_regions(self, s: State, slot_of: list[int], vector: array[float]) -> None:
        width = self.width
        row = 0
        holder, tokens, neutral, wall, base = s.holder, s.tokens, s.neutral, s.wall, self._base
        for at in range(self.regions):
            if holder[at] >= 0:
                vector[row + slot_of[holder[at]]] = tokens[at]
            if neutral[at]:
                vector[row + self._tribe] = neutral[at]
            if wall[at] != base[at]:
                vector[row + self._defence] = wall[at]
            row += width
        mask = s.monsters
        while mask:
            low = mask & -mask
            at = (low.bit_length() - 1) * width
            vector[at + self._monsters] = vector[at + self._tribe]
            vector[at + self._tribe] = 0
            mask ^= low
        mask = s.warded
        while mask:
            low = mask & -mask
            vector[(low.bit_length() - 1) * width + self._immune] = 1
            mask ^= low
        for piece, mask in enumerate(s.spots):
            while mask:
                low = mask & -mask
                at = low.bit_length() - 1
                vector[at * width + self._pieces + piece] = s.pieces[at] >> (PIECE_BITS * piece) & PIECE_MOST
                mask ^= low
        mask = s.find_regions
        while mask:
            low = mask & -mask
            at = low.bit_length() - 1
            _set_bits(vector, at * width + self._finds, s.finds[at])
            mask ^= low

    def _encode_players(self, s: State, seat: int, vector: array[float]) -> list[int]:
        """Coins, races, powers; and for every race in play the feature that counts its tokens."""
        players, races = self.players, self.races
        at = self._coins
        for player, coins in enumerate(s.coins):
            relative = (player - seat) % players
            vector[at + relative] = coins
            if coins >= 0:
                vector[at + players + relative] = 1
        block, slot_of = self.seating(s, seat)
        vector[self._race : self._acts] = block
        at = self._hand
        hand, waiting = s.hand, s.waiting
        for race in range(races):
            if hand[race] or waiting[race]:
                vector[at + race] = hand[race] + waiting[race]
        vector[at + races : at + 2 * races] = array("f", s.tray)
        return slot_of

    def seating(self, s: State, seat: int) -> tuple[array[float], list[int]]:
        """The fields `race` and `power`, and for every race in play the feature that counts its tokens."""
        key = (seat, tuple(s.active), tuple(s.fallen), tuple(s.badge))
        known = self._seatings.get(key)
        if known is None:
            known = self._seatings[key] = self._seat_all(s, seat)
            if len(self._seatings) > REMEMBERED:
                self._seatings.clear()
        return known

    def _seat_all(self, s: State, seat: int) -> tuple[array[float], list[int]]:
        block = array("f", bytes(4 * (self._acts - self._race)))
        slot_of = [0] * self.races
        powers = self.players * self.slots * self.races  # where `power` begins
        for player in range(self.players):
            first = (player - seat) % self.players * self.slots
            owned = [(first, s.active[player])] if s.active[player] >= 0 else []
            for order, race in enumerate(s.fallen[player]):
                owned.append((first + min(order + 1, self.slots - 1), race))
            for slot, race in owned:
                slot_of[race] = self._active + slot
                block[slot * self.races + race] = 1
                if s.badge[race] >= 0:
                    block[powers + slot * self.powers + s.badge[race]] = 1
        return block, slot_of

    def _encode_turn(self, s: State, seat: int, vector: array[float]) -> None:
        players = self.players
        at = self._stage
        vector[at + self._stages[s.stage.name]] = 1
        at += len(self._stages)  # round, rounds-left, seat, turn, decides
        vector[at] = s.round
        vector[at + 1] = s.table.rounds - s.round
        at += 2
        vector[at + seat] = 1
        vector[at + players + (s.turn - seat) % players] = 1
        at += 2 * players
        if s.mover >= 0:
            vector[at + (s.mover - seat) % players] = 1
        at += players  # picked, attempted, raids, die, attacked
        if s.picked:
            vector[at] = 1
        if s.attempted:
            vector[at + 1] = 1
        if s.raids:
            vector[at + 2] = s.raids
        if s.surge:
            vector[at + 3] = s.surge
        if s.attacked:
            for player in range(players):
                vector[at + 4 + (player - seat) % players] = s.attacked >> player & 1
        if s.race >= 0:
            vector[self._acts + s.race] = 1
        if s.victims:
            _set_bits(vector, self._acts + self.races, s.victims)
        at = self._memory
        kept, spent = s.kept, s.spent
        tiles = len(kept)
        for tile in range(tiles):
            if kept[tile]:
                vector[at + tile] = kept[tile]
            if spent[tile]:
                vector[at + tiles + tile] = spent[tile]

    def _encode_stacks(self, s: State, vector: array[float]) -> None:
        offer = (tuple(s.offer_races), tuple(s.offer_powers), tuple(s.offer_coins))
        key = (s.race_pool, tuple(s.race_bottom), s.power_pool, s.discard, s.lent, s.unfound, offer)
        block = self._stacks.get(key)
        if block is None:
            block = self._stacks[key] = self._stack_block(s)
            if len(self._stacks) > REMEMBERED:
                self._stacks.clear()
        vector[self._stack : self._memory] = block

    def _stack_block(self, s: State) -> array[float]:
        """The fields from `stack` to `offer-coins`, which follow each other."""
        block = array("f", bytes(4 * (self._memory - self._stack)))
        races, powers = self.races, self.powers
        _set_bits(block, 0, s.race_pool)
        at = races
        for order, race in enumerate(s.race_bottom):
            block[at + race] = order + 1
        at += races
        _set_bits(block, at, s.power_pool)
        at += powers
        _set_bits(block, at, s.discard)
        at += powers
        if s.lent >= 0:
            block[at + s.lent] = 1
        at += powers
        block[at] = s.unfound
        at += 1
        for place, race in enumerate(s.offer_races):
            block[at + place * races + race] = 1
        at += places(s.table) * races
        for place, power in enumerate(s.offer_powers):
            block[at + place * powers + power] = 1
        at += places(s.table) * powers
        for place, coins in enumerate(s.offer_coins):
            block[at + place] = coins
        return block


def _set_bits(vector: array[float], at: int, mask: int) -> None:
    """A 1 for every bit of a set."""
    while mask:
        low = mask & -mask
        vector[at + low.bit_length() - 1] = 1
        mask ^= low
