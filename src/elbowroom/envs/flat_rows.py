"""The flat observations of many games as rows of bytes, for `elbowroom.envs.batch`.

A row is put together from parts: one for each region, some for the rest. From one decision to the next most parts stay
as they are: the state says which regions have changed and whether anything has that seldom does, each game and seat
remembers what the other parts were made from, and only what has changed is made again; where the same seat goes on,
only that is written. Only the standard library is used here, so this compiles like the rules.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Any, Final

from elbowroom.rules.offer import places
from elbowroom.rules.state import State
from elbowroom.rules.table import PIECE_BITS, PIECE_MOST, Table
from elbowroom.rules.view import UNKNOWN

from .observation import REMEMBERED, Encoder
from .rows import Rows
from .sights import Parts, Shared, Sight

if TYPE_CHECKING:
    from mypy_extensions import i64  # an int as the machine has it; without the compiler it is one like any other

# the parts of a row: the regions; what the seat alone sees so; what all seats see alike; each by its first field
_STAGE: Final = 0
_COINS: Final = 1
_RACE: Final = 2
_OWN_PARTS: Final = 3
_ACTS: Final = 0
_HAND: Final = 1
_TRAY: Final = 2
_STACK: Final = 3
_OFFER: Final = 4
_MEMORY: Final = 5
_USED: Final = 6
_SHARED_PARTS: Final = 7
_MOST_PARTS: Final = 16 * REMEMBERED  # rows of single regions that are kept
_TOKEN_BITS: Final = 7
_MOST_TOKENS: Final = 127  # of a race, so that a number of them has so many bits
_LARGEST: Final = 1023  # up to here numbers are looked up
_NUMBERS: Final = [array("f", [number]).tobytes() for number in range(UNKNOWN, _LARGEST + 1)]
_EIGHT: Final = [array("f", [mask >> bit & 1 for bit in range(8)]).tobytes() for mask in range(256)]


class FlatRows(Rows):
    """The flat observation of `small_world_v0`, byte for byte that of `Encoder.encode` for the seat's view."""

    def __init__(self, encoder: Encoder, table: Table, games: int) -> None:
        super().__init__(4 * encoder.size)
        assert max(race.supply for race in table.races) <= _MOST_TOKENS
        self._encoder = encoder
        self._open_coins = table.open_coins
        # the tile whose memory may be a secret, by its number, and -1 without one
        self._places = places(table)
        self._lender = table.slots[table.finds[table.lender].id] if table.lender >= 0 else -1
        self._players = encoder.players
        self._races = encoder.races
        self._powers = encoder.powers
        self._slots = encoder.slots
        self._regions = encoder.regions
        self._active = encoder.features.index("active:0")
        self._stages = len(table.stages)
        self._everywhere = (1 << self._regions) - 1
        own = self._regions + _OWN_PARTS
        self._sights = [Sight(own, self._regions, self._races) for _ in range(games * self._players)]
        self._shared = [Shared(own, _SHARED_PARTS, self._races) for _ in range(games)]
        self._parts: list[Any] = []  # where each part lies in a row, as a slice
        self._seen = memoryview(b"")
        self._rows: list[memoryview] = []  # what is seen, cut into rows
        self._row: memoryview | None = None  # the one to which parts are written one by one, none if it is so at once
        self._pieces = len(table.pieces)
        self._finds = len(table.finds)
        blank = encoder.blank()
        firsts = [region * encoder.width for region in range(self._regions)]
        self._printed = [blank[first : first + self._active].tobytes() for first in firsts]
        self._plain_regions: dict[int, bytes] = {}
        self._marked_regions: dict[tuple[int, int, int], bytes] = {}
        self._hands: list[bytes] = [b""] * (self._races << _TOKEN_BITS)
        self._turns: dict[int, bytes] = {}
        self._zeros = [bytes(4 * count) for count in range(encoder.size + 1)]
        # one of n things, or none: the number -1
        self._one_race = [_bits(1 << race, self._races) for race in range(self._races)] + [_bits(0, self._races)]
        self._no_race = self._one_race[-1]
        self._one_power = [_bits(1 << power, self._powers) for power in range(self._powers)] + [_bits(0, self._powers)]

    def write(self, game: int, s: State, seat: int, seen: memoryview) -> None:
        shared = self._shared[game]
        first = game * self._players
        sight = self._sights[first + seat]
        if seen is not self._seen:
            self._seen = seen
            self._rows = [seen[at * self.size : (at + 1) * self.size] for at in range(len(self._shared))]
            for other in self._shared:
                other.shown = -1
        row = self._rows[game]
        self._row = row if shared.shown == seat else None
        touched, altered = s.touched, s.altered
        if shared.state is not s:
            shared.state = s
            touched, altered = self._everywhere, True
        s.touched, s.altered = 0, False
        if touched:
            for each in range(first, first + self._players):
                self._sights[each].stale |= touched
        if altered:
            self._look_at_the_rare(s, shared)
        if sight.seating != shared.seating:
            sight.seating = shared.seating
            self._look_at_seats(s, seat, sight)
        if sight.stale:
            self._look_at_regions(s, sight)
        self._look_at_turn(s, seat, sight)
        self._look_at_tokens(s, shared)
        self._look_at_stacks(s, shared)
        if altered or shared.spent_list is not s.spent:
            shared.spent_list = s.spent
            if s.spent != shared.spent:
                shared.spent = s.spent[:]
                self._put(shared, _USED, self._sparse(shared.spent))
        if self._row is None:
            shared.shown = seat
            parts = sight.parts + shared.parts
            row[:] = b"".join(parts)
            if not self._parts:
                end = 0
                for part in parts:
                    self._parts.append(slice(end, end + len(part)))
                    end += len(part)

    def _put(self, of: Parts, number: int, part: bytes) -> None:
        """Another part, in the row itself where the same seat goes on."""
        of.parts[number] = part
        if self._row is not None:
            self._row[self._parts[of.first + number]] = part

    def _look_at_the_rare(self, s: State, shared: Shared) -> None:
        """What the state says that may have changed, though it seldom does."""
        if s.active != shared.active or s.fallen != shared.fallen or s.badge != shared.badge:
            shared.active = s.active[:]
            shared.fallen = s.fallen[:]
            shared.badge = s.badge[:]
            shared.seating += 1
        if s.waiting != shared.waiting:
            shared.waiting = s.waiting[:]
            shared.lone = -1
            self._put(shared, _HAND, self._sparse([s.hand[race] + s.waiting[race] for race in range(self._races)]))
        if s.kept != shared.kept:
            shared.kept = s.kept[:]
            self._put(shared, _MEMORY, self._sparse(self._known_memory(s)))
        self._look_at_offer(s, shared)

    def _look_at_tokens(self, s: State, shared: Shared) -> None:
        """The race that conquers and its victims; tokens that are not on the map."""
        race = s.race
        key = s.victims << 8 | race + 1
        if key != shared.acts:
            shared.acts = key
            victims = _bits(s.victims, self._races) if s.victims else self._no_race
            self._put(shared, _ACTS, self._one_race[race] + victims)
        tokens = s.hand[race]
        usual = race >= 0 and tokens != shared.hand[race]
        if usual:
            shared.hand[race] = tokens
        if s.hand != shared.hand:
            shared.hand = s.hand[:]
            shared.lone = -1
            self._put(shared, _HAND, self._hand(s, shared))
        elif usual:
            self._put(shared, _HAND, self._hand(s, shared))
        if s.tray != shared.tray:
            shared.tray = s.tray[:]
            self._put(shared, _TRAY, b"".join([_number(tokens) for tokens in shared.tray]))

    def _hand(self, s: State, shared: Shared) -> bytes:
        """The tokens in hand; mostly only the race that conquers has some, or none."""
        hand, waiting, race = s.hand, s.waiting, s.race
        if race < 0 or race != shared.lone:
            others = hand.count(0) + (race >= 0 and hand[race] > 0) < self._races
            if race < 0 or others or waiting.count(0) < self._races:
                return self._sparse([hand[race] + waiting[race] for race in range(self._races)])
            shared.lone = race
        key = race << _TOKEN_BITS | hand[race]
        found = self._hands[key]
        if not found:
            found = self._zeros[race] + _number(hand[race]) + self._zeros[self._races - race - 1]
            self._hands[key] = found
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
        slots = self._slots
        slot_of = [0] * self._races
        races = [self._one_race[-1]] * (self._players * slots)
        powers = [self._one_power[-1]] * (self._players * slots)
        part = b""
        for player in range(self._players):
            if len(s.fallen[player]) >= slots:  # some would share a slot: the encoder knows how
                block, slot_of = self._encoder.seating(s, seat)
                part = block.tobytes()
                break
            slot = (player - seat) % self._players * slots
            for race in (s.active[player], *s.fallen[player]):
                if race >= 0:
                    slot_of[race] = self._active + slot
                    races[slot] = self._one_race[race]
                    powers[slot] = self._one_power[s.badge[race]]
                slot += 1
        known = sight.slot_of
        for race in range(self._races):
            if slot_of[race] != known[race]:
                sight.stale |= s.realm[race]
        sight.slot_of = slot_of
        self._put(sight, self._regions + _RACE, part or b"".join(races + powers))

    def _look_at_regions(self, s: State, sight: Sight) -> None:
        """Those that are not as this seat saw them last."""
        slot_of = sight.slot_of
        stale = sight.stale
        sight.stale = 0
        key: i64
        while stale:
            low = stale & -stale
            at = low.bit_length() - 1
            stale ^= low
            holder = s.holder[at]
            key = s.neutral[at]
            key = key << 10 | s.wall[at]
            key = key << _TOKEN_BITS | s.tokens[at]
            key = key << 6 | (slot_of[holder] if holder >= 0 else 0)
            part = self._region(s, at, key, slot_of)
            if part is not sight.parts[at]:
                self._put(sight, at, part)

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
        """The stage and what has happened in the turn; the coins."""
        stage = self._encoder.stage_number(s.stage.name)
        key: i64 = stage
        key = key << 7 | s.round
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
            self._put(sight, self._regions + _STAGE, part)
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
            part = b"".join([_number(coins) for coins in shown] + certain)
            self._put(sight, self._regions + _COINS, part)

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

    def _look_at_stacks(self, s: State, shared: Shared) -> None:
        """What is still to come, as far as anybody knows."""
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
            shared.race_pool != race_pool
            or shared.power_pool != power_pool
            or shared.discard != s.discard
            or shared.lent != s.lent
            or shared.unfound != unfound
            or shared.bottom is not s.race_bottom
        ):
            shared.race_pool = race_pool
            shared.power_pool = power_pool
            shared.discard = s.discard
            shared.lent = s.lent
            shared.unfound = unfound
            shared.bottom = s.race_bottom
            returned = self._no_race
            if s.race_bottom:
                order = [0] * self._races
                for at, race in enumerate(s.race_bottom):
                    order[race] = at + 1
                returned = self._sparse(order)
            parts = [
                _bits(race_pool, self._races),
                returned,
                _bits(power_pool, self._powers),
                _bits(s.discard, self._powers),
                self._one_power[s.lent],
                _number(unfound),
            ]
            self._put(shared, _STACK, b"".join(parts))

    def _look_at_offer(self, s: State, shared: Shared) -> None:
        """What is on offer, and the coins on it."""
        if (
            shared.offer_coins == s.offer_coins
            and shared.offer_races == s.offer_races
            and shared.offer_powers == s.offer_powers
        ):
            return
        shared.offer_races = s.offer_races[:]
        shared.offer_powers = s.offer_powers[:]
        shared.offer_coins = s.offer_coins[:]
        parts = [self._one_race[race] for race in s.offer_races]
        parts.append(self._zeros[(self._places - len(s.offer_races)) * self._races])
        parts.extend([self._one_power[power] for power in s.offer_powers])
        parts.append(self._zeros[(self._places - len(s.offer_powers)) * self._powers])
        parts.extend([_number(coins) for coins in s.offer_coins])
        parts.append(self._zeros[self._places - len(s.offer_coins)])
        self._put(shared, _OFFER, b"".join(parts))


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
