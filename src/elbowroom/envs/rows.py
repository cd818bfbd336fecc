"""Observations of many games as rows of bytes, for `elbowroom.envs.batch`.

A row is put together from parts: one for each region, some for the rest. From one decision to the next most parts stay
as they are, so each game and seat remembers what every part was made from, and only what has changed is made again.
Only the standard library is used here, so this compiles like the rules.
"""

from __future__ import annotations

from array import array
from typing import Any, Final

from elbowroom.rules.compiling import mypyc_attr
from elbowroom.rules.offer import VISIBLE
from elbowroom.rules.state import State
from elbowroom.rules.table import PIECE_BITS, PIECE_MOST, Table
from elbowroom.rules.view import UNKNOWN, View

from .observation import REMEMBERED, Encoder

_OTHER_PARTS: Final = 9  # after the regions, by the field that each begins with:
# stage, coins, race, acts, hand, tray, stack, memory, used
_MOST_PARTS: Final = 16 * REMEMBERED  # rows of single regions that are kept
_MOST_TOKENS: Final = 127  # of a race, so that a number of them has seven bits
_LARGEST: Final = 1023  # up to here numbers are looked up
_NUMBERS: Final = [array("f", [number]).tobytes() for number in range(UNKNOWN, _LARGEST + 1)]
_EIGHT: Final = [array("f", [mask >> bit & 1 for bit in range(8)]).tobytes() for mask in range(256)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Rows:
    """What a batch writes for every game: a row of `size` bytes that shows the game to one seat."""

    size: int

    def __init__(self, size: int) -> None:
        self.size = size

    def add(self, game: int, s: State, seat: int, out: list[bytes]) -> None:
        """Append the row of a game, known by its number in the batch, for a seat (from 0), in any number of pieces."""
        raise NotImplementedError


class EncodedRows(Rows):
    """The rows of any encoder, which has a `size` and turns a view into as many numbers: `encode(view)`."""

    def __init__(self, encoder: Any) -> None:
        super().__init__(4 * encoder.size)
        self._encoder = encoder

    def add(self, game: int, s: State, seat: int, out: list[bytes]) -> None:
        row: bytes = self._encoder.encode(View(s, seat + 1)).tobytes()
        if len(row) != self.size:
            raise ValueError(f"an observation of {len(row)} bytes, where {self.size} were announced")
        out.append(row)


class Sight:
    """What one seat saw last of one game: the parts of its row, and what they were made from."""

    __slots__ = (
        "active",
        "acts",
        "badge",
        "bottom",
        "coins",
        "discard",
        "fallen",
        "finds",
        "hand",
        "kept",
        "lent",
        "monsters",
        "offer_coins",
        "offer_powers",
        "offer_races",
        "parts",
        "pieces",
        "power_pool",
        "race_pool",
        "regions",
        "slot_of",
        "spent",
        "tray",
        "turn",
        "unfound",
        "waiting",
        "warded",
    )

    def __init__(self, parts: int, regions: int) -> None:
        self.parts: list[bytes] = [b""] * parts
        self.regions: list[int] = [-1] * regions
        self.monsters = 0
        self.warded = 0
        self.pieces: list[int] = []
        self.finds: list[int] = []
        self.slot_of: list[int] = []
        self.active: list[int] = []
        self.fallen: list[tuple[int, ...]] = []
        self.badge: list[int] = []
        self.turn = -1
        self.acts = -1
        self.coins: list[int] = []
        self.hand: list[int] = []
        self.waiting: list[int] = []
        self.tray: list[int] = []
        self.race_pool = -1
        self.power_pool = -1
        self.bottom: tuple[int, ...] = ()
        self.discard = -1
        self.lent = -1
        self.unfound = -1
        self.offer_races: list[int] = []
        self.offer_powers: list[int] = []
        self.offer_coins: list[int] = []
        self.kept: list[int] = []
        self.spent: list[int] = []


class FlatRows(Rows):
    """The flat observation of `small_world_v0`, byte for byte that of `Encoder.encode` for the seat's view."""

    def __init__(self, encoder: Encoder, table: Table, games: int) -> None:
        super().__init__(4 * encoder.size)
        assert max(race.supply for race in table.races) <= _MOST_TOKENS
        self._encoder = encoder
        self._open_coins = table.open_coins
        # the tile whose memory may be a secret, by its number, and -1 without one
        self._lender = table.slots[table.finds[table.lender].id] if table.lender >= 0 else -1
        self._players = encoder.players
        self._races = encoder.races
        self._powers = encoder.powers
        self._slots = encoder.slots
        self._regions = encoder.regions
        self._active = encoder.features.index("active:0")
        self._stages = len(table.stages)
        self._sights = [Sight(self._regions + _OTHER_PARTS, self._regions) for _ in range(games * self._players)]
        self._pieces = len(table.pieces)
        self._finds = len(table.finds)
        blank = encoder.blank()
        firsts = [region * encoder.width for region in range(self._regions)]
        self._printed = [blank[first : first + self._active].tobytes() for first in firsts]
        self._plain_regions: dict[int, bytes] = {}
        self._marked_regions: dict[tuple[int, int, int], bytes] = {}
        self._hands: dict[int, bytes] = {}
        self._turns: dict[int, bytes] = {}
        self._zeros = [bytes(4 * count) for count in range(encoder.size + 1)]
        # one of n things, or none: the number -1
        self._one_race = [_bits(1 << race, self._races) for race in range(self._races)] + [_bits(0, self._races)]
        self._one_power = [_bits(1 << power, self._powers) for power in range(self._powers)] + [_bits(0, self._powers)]

    def add(self, game: int, s: State, seat: int, out: list[bytes]) -> None:
        sight = self._sights[game * self._players + seat]
        parts = sight.parts
        if sight.active != s.active or sight.fallen != s.fallen or sight.badge != s.badge:
            self._look_at_seats(s, seat, sight)
        self._look_at_regions(s, sight)
        self._look_at_turn(s, seat, sight)
        if s.hand != sight.hand or s.waiting != sight.waiting:
            sight.hand = s.hand[:]
            sight.waiting = s.waiting[:]
            parts[self._regions + 4] = self._hand(s.hand, s.waiting)
        if s.tray != sight.tray:
            sight.tray = s.tray[:]
            parts[self._regions + 5] = b"".join([_number(tokens) for tokens in sight.tray])
        self._look_at_stacks(s, sight)
        if s.kept != sight.kept:
            sight.kept = s.kept[:]
            parts[self._regions + 7] = self._sparse(self._known_memory(s))
        if s.spent != sight.spent:
            sight.spent = s.spent[:]
            parts[self._regions + 8] = self._sparse(sight.spent)
        out.extend(parts)

    def _hand(self, hand: list[int], waiting: list[int]) -> bytes:
        """The tokens in hand; mostly one race has some, or none."""
        holders = 0
        last = 0
        for race in range(self._races):
            if hand[race] or waiting[race]:
                holders += 1
                last = race
        if holders > 1:
            return self._sparse([hand[race] + waiting[race] for race in range(self._races)])
        tokens = hand[last] + waiting[last]
        key = last << 8 | tokens
        found = self._hands.get(key)
        if found is None:
            found = self._hands[key] = self._zeros[last] + _number(tokens) + self._zeros[self._races - last - 1]
        return found

    def _known_memory(self, s: State) -> list[int]:
        """What the tiles remember, without what a place will lend once it is found."""
        if self._lender < 0 or s.lent >= 0:
            return s.kept
        known = s.kept[:]
        known[self._lender] = 0
        return known

    def _sparse(self, numbers: list[int]) -> bytes:
        """A field whose numbers are mostly 0."""
        parts: list[bytes] = []
        done = 0
        for at in range(len(numbers)):
            number = numbers[at]
            if number:
                parts.append(self._zeros[at - done])
                parts.append(_number(number))
                done = at + 1
        parts.append(self._zeros[len(numbers) - done])
        return b"".join(parts)

    # --- the parts ----------------------------------------------------------------------------------------------------

    def _look_at_seats(self, s: State, seat: int, sight: Sight) -> None:
        """Who has which races, and so the feature that counts the tokens of each."""
        sight.active = s.active[:]
        sight.fallen = s.fallen[:]
        sight.badge = s.badge[:]
        slots = self._slots
        slot_of = [0] * (self._races + 1)  # the last one is that of nobody, whose number is -1
        races = [self._one_race[-1]] * (self._players * slots)
        powers = [self._one_power[-1]] * (self._players * slots)
        for player in range(self._players):
            if len(s.fallen[player]) >= slots:  # some would share a slot: the encoder knows how
                block, shared = self._encoder.seating(s, seat)
                sight.slot_of = [*shared, 0]
                sight.parts[self._regions + 2] = block.tobytes()
                return
            slot = (player - seat) % self._players * slots
            for race in (s.active[player], *s.fallen[player]):
                if race >= 0:
                    slot_of[race] = self._active + slot
                    races[slot] = self._one_race[race]
                    powers[slot] = self._one_power[s.badge[race]]
                slot += 1
        sight.slot_of = slot_of
        sight.parts[self._regions + 2] = b"".join(races + powers)

    def _look_at_regions(self, s: State, sight: Sight) -> None:
        seen, slot_of = sight.regions, sight.slot_of
        monsters, warded = s.monsters, s.warded
        if sight.monsters != monsters or sight.warded != warded or sight.pieces != s.pieces or sight.finds != s.finds:
            sight.monsters = monsters
            sight.warded = warded
            sight.pieces = s.pieces[:]
            sight.finds = s.finds[:]
            for at in range(self._regions):
                seen[at] = -1
        holder, tokens, wall, neutral = s.holder, s.tokens, s.wall, s.neutral
        for at in range(self._regions):
            key = ((neutral[at] << 10 | wall[at]) << 7 | tokens[at]) << 6 | slot_of[holder[at]]
            if key != seen[at]:
                seen[at] = key
                sight.parts[at] = self._region(s, at, key, slot_of)

    def _region(self, s: State, at: int, key: int, slot_of: list[int]) -> bytes:
        """The row of one region; what makes it such is in the key, and in the few markers that regions may have."""
        key = ((key << 1 | s.monsters >> at & 1) << 1 | s.warded >> at & 1) << 8 | at
        plain = not s.pieces[at] and not s.finds[at]
        found = self._plain_regions.get(key) if plain else self._marked_regions.get((key, s.pieces[at], s.finds[at]))
        if found is None:
            found = self._make_region(s, at, slot_of)
            if len(self._plain_regions) + len(self._marked_regions) > _MOST_PARTS:
                self._plain_regions.clear()
                self._marked_regions.clear()
            if plain:
                self._plain_regions[key] = found
            else:
                self._marked_regions[key, s.pieces[at], s.finds[at]] = found
        return found

    def _make_region(self, s: State, at: int, slot_of: list[int]) -> bytes:
        """The same by itself, feature after feature."""
        seats = self._players * self._slots
        holder, neutral = s.holder[at], s.neutral[at]
        monsters = s.monsters >> at & 1
        parts = [self._printed[at]]
        if holder >= 0:
            slot = slot_of[holder] - self._active
            parts.extend([self._zeros[slot], _number(s.tokens[at]), self._zeros[seats - slot - 1]])
        else:
            parts.append(self._zeros[seats])
        parts.append(_number(0 if monsters else neutral))
        parts.append(_number(neutral if monsters else 0))
        parts.append(_number(s.wall[at]))
        parts.append(_number(s.warded >> at & 1))
        for piece in range(self._pieces):
            parts.append(_number(s.pieces[at] >> (PIECE_BITS * piece) & PIECE_MOST))
        parts.append(_bits(s.finds[at], self._finds))
        return b"".join(parts)

    def _look_at_turn(self, s: State, seat: int, sight: Sight) -> None:
        """The stage and what has happened in the turn; the race that conquers; the coins."""
        stage = self._encoder.stage_number(s.stage.name)
        key = stage << 7 | s.round
        key = ((key << 3 | seat) << 3 | s.turn) << 3 | s.mover + 1
        key = ((key << 1 | s.picked) << 1 | s.attempted) << 5 | s.attacked
        key = (key << 12 | s.raids) << 8 | s.surge
        if key != sight.turn:
            sight.turn = key
            part = self._turns.get(key)
            if part is None:
                if len(self._turns) > _MOST_PARTS:
                    self._turns.clear()
                part = self._turns[key] = self._make_turn(s, seat, stage)
            sight.parts[self._regions] = part
        key = s.victims << 8 | s.race + 1
        if key != sight.acts:
            sight.acts = key
            sight.parts[self._regions + 3] = self._one_race[s.race] + _bits(s.victims, self._races)
        own = s.coins[seat]
        hidden = s.mover >= 0 and not self._open_coins
        if hidden and len(sight.coins) == 1 and sight.coins[0] == own:
            return
        known = [own] if hidden else s.coins[:]  # alone if it is all that this seat knows
        if known != sight.coins:
            sight.coins = known
            shown = [UNKNOWN] * self._players
            for player in range(self._players):
                if player == seat or not hidden:
                    shown[(player - seat) % self._players] = s.coins[player]
            certain = [_number(1 if coins >= 0 else 0) for coins in shown]
            sight.parts[self._regions + 1] = b"".join([_number(coins) for coins in shown] + certain)

    def _make_turn(self, s: State, seat: int, stage: int) -> bytes:
        """The fields from `stage` to `attacked`, one after the other."""
        players = self._players
        attacked = s.attacked << players | s.attacked  # twice, to be counted from any seat on
        parts = [
            _bits(1 << stage, self._stages),
            _number(s.round),
            _number(s.table.rounds - s.round),
            _bits(1 << seat, players),
            _bits(1 << (s.turn - seat) % players, players),
            _bits(1 << (s.mover - seat) % players if s.mover >= 0 else 0, players),
            _number(1 if s.picked else 0),
            _number(1 if s.attempted else 0),
            _number(s.raids),
            _number(s.surge),
            _bits(attacked >> seat, players),
        ]
        return b"".join(parts)

    def _look_at_stacks(self, s: State, sight: Sight) -> None:
        """What is still to come, as far as anybody knows, and what is on offer."""
        race_pool, power_pool, unfound = s.race_pool, s.power_pool, s.unfound
        if s.race_next or s.power_next or s.find_stack:  # an order that only the game knows
            for race in s.race_next:
                race_pool |= 1 << race
            for power in s.power_next:
                power_pool |= 1 << power
            unfound += len(s.find_stack)
        if self._lender >= 0 and s.lent < 0 and s.kept[self._lender]:
            power_pool |= 1 << (s.kept[self._lender] - 1)  # what will be lent is not known yet
        if (
            sight.race_pool == race_pool
            and sight.power_pool == power_pool
            and sight.discard == s.discard
            and sight.lent == s.lent
            and sight.unfound == unfound
            and sight.offer_races == s.offer_races
            and sight.offer_powers == s.offer_powers
            and sight.offer_coins == s.offer_coins
            and sight.bottom == s.race_bottom
        ):
            return
        sight.race_pool = race_pool
        sight.power_pool = power_pool
        sight.discard = s.discard
        sight.lent = s.lent
        sight.unfound = unfound
        sight.offer_races = s.offer_races[:]
        sight.offer_powers = s.offer_powers[:]
        sight.offer_coins = s.offer_coins[:]
        sight.bottom = s.race_bottom
        returned = [0] * self._races
        for order, race in enumerate(s.race_bottom):
            returned[race] = order + 1
        parts = [
            _bits(race_pool, self._races),
            self._sparse(returned),
            _bits(power_pool, self._powers),
            _bits(s.discard, self._powers),
            self._one_power[s.lent],
            _number(unfound),
        ]
        parts.extend([self._one_race[race] for race in s.offer_races])
        parts.append(self._zeros[(VISIBLE - len(s.offer_races)) * self._races])
        parts.extend([self._one_power[power] for power in s.offer_powers])
        parts.append(self._zeros[(VISIBLE - len(s.offer_powers)) * self._powers])
        parts.extend([_number(coins) for coins in s.offer_coins])
        parts.append(self._zeros[VISIBLE - len(s.offer_coins)])
        sight.parts[self._regions + 6] = b"".join(parts)


def _number(number: int) -> bytes:
    """One number of a row."""
    return _NUMBERS[number - UNKNOWN] if UNKNOWN <= number <= _LARGEST else array("f", [number]).tobytes()


def _bits(mask: int, count: int) -> bytes:
    """A 1 for every one of so many bits that is set."""
    parts: list[bytes] = []
    while count >= 8:
        parts.append(_EIGHT[mask & 255])
        mask >>= 8
        count -= 8
    parts.append(_EIGHT[mask & 255][: 4 * count])
    return b"".join(parts)
