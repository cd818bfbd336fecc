"""The flat observations of many games as rows of bytes, for `elbowroom.envs.batch`.

A row is put together from parts: one for each region, some for the rest. From one decision to the next most parts stay
as they are, so each game and seat remembers what every part was made from, and only what has changed is made again;
where the same seat goes on, only that is written. Only the standard library is used here, so this compiles like the
rules.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Final

from elbowroom.rules.offer import places
from elbowroom.rules.state import State
from elbowroom.rules.table import PIECE_BITS, PIECE_MOST, Table
from elbowroom.rules.view import UNKNOWN

from .observation import REMEMBERED, Encoder
from .rows import Rows
from .sights import Shared, Sight

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
_MEMORY: Final = 4
_USED: Final = 5
_SHARED_PARTS: Final = 6
_MOST_PARTS: Final = 16 * REMEMBERED  # rows of single regions that are kept
_MOST_TOKENS: Final = 127  # of a race, so that a number of them has seven bits
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
        own = self._regions + _OWN_PARTS
        self._sights = [Sight(own, self._regions, self._races) for _ in range(games * self._players)]
        self._shared = [Shared(_SHARED_PARTS, self._regions, self._races) for _ in range(games)]
        self._begins: list[int] = []  # where each part begins in a row, and the end of the last
        self._row = -1  # where the row begins to which parts are written one by one, and -1 if it is written at once
        self._seen = memoryview(b"")
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
        self._no_race = self._one_race[-1]
        self._one_power = [_bits(1 << power, self._powers) for power in range(self._powers)] + [_bits(0, self._powers)]

    def write(self, game: int, s: State, seat: int, region: int, seen: memoryview) -> None:
        shared = self._shared[game]
        first = game * self._players
        sight = self._sights[first + seat]
        begin = game * self.size
        goes_on = shared.shown == seat
        self._row = begin if goes_on else -1
        self._seen = seen
        changed = self._changed(s, shared, region)
        if changed:
            for each in range(first, first + self._players):
                self._sights[each].stale |= changed
        if sight.active != s.active or sight.fallen != s.fallen or sight.badge != s.badge:
            self._look_at_seats(s, seat, sight)
        if sight.stale:
            self._look_at_regions(s, sight)
        self._look_at_turn(s, seat, sight)
        self._look_at_tokens(s, shared)
        self._look_at_stacks(s, shared)
        if s.kept != shared.kept:
            shared.kept = s.kept[:]
            self._share(shared, _MEMORY, self._sparse(self._known_memory(s)))
        if s.spent != shared.spent:
            shared.spent = s.spent[:]
            self._share(shared, _USED, self._sparse(shared.spent))
        if not goes_on:
            shared.shown = seat
            parts = sight.parts + shared.parts
            seen[begin : begin + self.size] = b"".join(parts)
            if not self._begins:
                self._begins = [0]
                for part in parts:
                    self._begins.append(self._begins[-1] + len(part))

    def _own(self, sight: Sight, number: int, part: bytes) -> None:
        """Another part of what the seat alone sees so."""
        sight.parts[number] = part
        if self._row >= 0:
            begins = self._begins
            self._seen[self._row + begins[number] : self._row + begins[number + 1]] = part

    def _share(self, shared: Shared, number: int, part: bytes) -> None:
        """Another part of what all seats see alike."""
        shared.parts[number] = part
        if self._row >= 0:
            begins = self._begins
            at = self._regions + _OWN_PARTS + number
            self._seen[self._row + begins[at] : self._row + begins[at + 1]] = part

    def _changed(self, s: State, shared: Shared, region: int) -> int:
        """The regions that have changed since somebody looked, as bits; mostly it is the one that the move named."""
        changed = 0
        if region >= 0 and (
            shared.tokens[region] != s.tokens[region]
            or shared.holder[region] != s.holder[region]
            or shared.wall[region] != s.wall[region]
            or shared.neutral[region] != s.neutral[region]
        ):
            changed = 1 << region
            shared.tokens[region] = s.tokens[region]
            shared.holder[region] = s.holder[region]
            shared.wall[region] = s.wall[region]
            shared.neutral[region] = s.neutral[region]
        if (
            shared.tokens == s.tokens
            and shared.holder == s.holder
            and shared.pieces == s.pieces
            and shared.neutral == s.neutral
            and shared.wall == s.wall
            and shared.finds == s.finds
            and shared.monsters == s.monsters
            and shared.warded == s.warded
        ):
            return changed
        changed |= shared.monsters ^ s.monsters | shared.warded ^ s.warded
        for at in range(self._regions):
            if (
                shared.tokens[at] != s.tokens[at]
                or shared.holder[at] != s.holder[at]
                or shared.wall[at] != s.wall[at]
                or shared.neutral[at] != s.neutral[at]
                or shared.pieces[at] != s.pieces[at]
                or shared.finds[at] != s.finds[at]
            ):
                changed |= 1 << at
        shared.tokens = s.tokens[:]
        shared.holder = s.holder[:]
        shared.wall = s.wall[:]
        shared.neutral = s.neutral[:]
        shared.pieces = s.pieces[:]
        shared.finds = s.finds[:]
        shared.monsters = s.monsters
        shared.warded = s.warded
        return changed

    def _look_at_tokens(self, s: State, shared: Shared) -> None:
        """The race that conquers and its victims; tokens that are not on the map."""
        race = s.race
        key = s.victims << 8 | race + 1
        if key != shared.acts:
            shared.acts = key
            victims = _bits(s.victims, self._races) if s.victims else self._no_race
            self._share(shared, _ACTS, self._one_race[race] + victims)
        if s.hand != shared.hand or s.waiting != shared.waiting:
            shared.hand[race] = s.hand[race]  # mostly that is all
            if s.hand != shared.hand:
                shared.hand = s.hand[:]
            if s.waiting != shared.waiting:
                shared.waiting = s.waiting[:]
            self._share(shared, _HAND, self._hand(s))
        if s.tray != shared.tray:
            shared.tray = s.tray[:]
            self._share(shared, _TRAY, b"".join([_number(tokens) for tokens in shared.tray]))

    def _hand(self, s: State) -> bytes:
        """The tokens in hand; mostly only the race that conquers has some, or none."""
        hand, waiting, race = s.hand, s.waiting, s.race
        others = hand.count(0) + (race >= 0 and hand[race] > 0) < self._races
        if others or waiting.count(0) < self._races:
            return self._sparse([hand[race] + waiting[race] for race in range(self._races)])
        if race < 0:
            return self._no_race
        key = race << 8 | hand[race]
        found = self._hands.get(key)
        if found is None:
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
        sight.active = s.active[:]
        sight.fallen = s.fallen[:]
        sight.badge = s.badge[:]
        slots = self._slots
        slot_of = [0] * (self._races + 1)  # the last one is that of nobody, whose number is -1
        races = [self._one_race[-1]] * (self._players * slots)
        powers = [self._one_power[-1]] * (self._players * slots)
        part = b""
        for player in range(self._players):
            if len(s.fallen[player]) >= slots:  # some would share a slot: the encoder knows how
                block, shared = self._encoder.seating(s, seat)
                slot_of = [*shared, 0]
                part = block.tobytes()
                break
            slot = (player - seat) % self._players * slots
            for race in (s.active[player], *s.fallen[player]):
                if race >= 0:
                    slot_of[race] = self._active + slot
                    races[slot] = self._one_race[race]
                    powers[slot] = self._one_power[s.badge[race]]
                slot += 1
        for at in range(self._regions):
            holder = s.holder[at]
            if slot_of[holder] != sight.slot_of[holder]:
                sight.stale |= 1 << at
        sight.slot_of = slot_of
        self._own(sight, self._regions + _RACE, part or b"".join(races + powers))

    def _look_at_regions(self, s: State, sight: Sight) -> None:
        """Those that are not as this seat saw them last."""
        slot_of = sight.slot_of
        stale = sight.stale
        sight.stale = 0
        key: i64
        at = 0
        while stale:
            if stale & 1:
                key = s.neutral[at]
                key = key << 10 | s.wall[at]
                key = key << 7 | s.tokens[at]
                key = key << 6 | slot_of[s.holder[at]]
                self._own(sight, at, self._region(s, at, key, slot_of))
            stale >>= 1
            at += 1

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
            self._own(sight, self._regions + _STAGE, part)
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
            self._own(sight, self._regions + _COINS, part)

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
            shared.race_pool == race_pool
            and shared.power_pool == power_pool
            and shared.discard == s.discard
            and shared.lent == s.lent
            and shared.unfound == unfound
            and shared.offer_races == s.offer_races
            and shared.offer_powers == s.offer_powers
            and shared.offer_coins == s.offer_coins
            and shared.bottom == s.race_bottom
        ):
            return
        shared.race_pool = race_pool
        shared.power_pool = power_pool
        shared.discard = s.discard
        shared.lent = s.lent
        shared.unfound = unfound
        shared.offer_races = s.offer_races[:]
        shared.offer_powers = s.offer_powers[:]
        shared.offer_coins = s.offer_coins[:]
        shared.bottom = s.race_bottom
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
        parts.append(self._zeros[(self._places - len(s.offer_races)) * self._races])
        parts.extend([self._one_power[power] for power in s.offer_powers])
        parts.append(self._zeros[(self._places - len(s.offer_powers)) * self._powers])
        parts.extend([_number(coins) for coins in s.offer_coins])
        parts.append(self._zeros[self._places - len(s.offer_coins)])
        self._share(shared, _STACK, b"".join(parts))


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
