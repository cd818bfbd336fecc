"""The offer: six combos, what they cost, and how they are refilled (PICK, SETUP-4, SETUP-5).

The stacks have no order until a tile is turned up: chance draws it then. That is the same as a shuffle, and a copy with
another seed has another future. Banners that came back lie at the bottom in the order in which they came.
"""

from __future__ import annotations

from typing import Final

from .chance import draw, given
from .events import Revealed
from .state import State
from .table import NOBODY, Table

VISIBLE: Final = 6  # PICK-9; a table may have another size of its offer, up to
MOST_VISIBLE: Final = 10


def places(table: Table) -> int:
    """How many combos there is room for where the room is always the same: six, or more if the offer is larger."""
    return max(VISIBLE, table.offer_size)


def next_race(s: State) -> int:
    """Turn up the next banner, or -1 when the stack is empty (PICK-12)."""
    ids = s.table.race_ids
    if s.race_next:
        race = s.race_next[0]
        s.race_next = s.race_next[1:]
        given(s, "race", ids[race])
    elif s.race_pool:
        race = draw(s, "race", ids, s.race_pool)
        s.race_pool &= ~(1 << race)
    elif s.race_bottom:
        race = s.race_bottom[0]
        s.race_bottom = s.race_bottom[1:]
    else:
        return NOBODY
    return race


def next_power(s: State) -> int:
    """Turn up the next badge; an empty stack is made again from the discards (PICK-10)."""
    ids = s.table.power_ids
    if s.power_next:
        power = s.power_next[0]
        s.power_next = s.power_next[1:]
        given(s, "power", ids[power])
        return power
    if not s.power_pool:
        s.power_pool = s.discard
        s.discard = 0
    power = draw(s, "power", ids, s.power_pool)
    s.power_pool &= ~(1 << power)
    return power


def hidden_power(s: State) -> int:
    """A badge from under the visible one, out of the market for good (U-PLACE-STONEHEDGE-2, U-INT-60)."""
    if s.power_next or s.power_pool or s.discard:
        return next_power(s)
    s.unshare()
    power = s.offer_powers.pop()
    s.offer_coins.pop()
    race = s.offer_races.pop()
    s.race_bottom = (race, *s.race_bottom)
    return power


def reveal(s: State, race: int) -> None:
    """A banner joins the offer at the bottom with the next badge and no coins (PICK-8, PICK-13)."""
    power = next_power(s)
    s.unshare()
    s.offer_races.append(race)
    s.offer_powers.append(power)
    s.offer_coins.append(_bonus(s, race, power) if s.table.haggles else 0)
    s.events.append(Revealed(len(s.offer_races), s.table.race_ids[race], s.table.power_ids[power]))


def _bonus(s: State, race: int, power: int) -> int:
    """Coins that tiles of a combo have lying on it as it is turned up."""
    return max(0, s.table.races[race].offer_coins(s, race)) + max(0, s.table.powers[power].offer_coins(s, race))


def toll(s: State, at: int) -> int:
    """The coins that are laid on a combo by whoever picks one further down (PICK-2)."""
    coins = s.table.step_price
    if s.table.haggles:
        race = s.offer_races[at]
        coins = s.table.races[race].offer_toll(s, race, coins)
        coins = s.table.powers[s.offer_powers[at]].offer_toll(s, race, coins)
    return coins if coins > 0 else 0


def combo_price(s: State, at: int) -> int:
    """What it costs to pick a combo: one coin for each that is passed over, unless table or tiles say otherwise."""
    if not s.table.haggles:
        return at
    coins = sum([toll(s, above) for above in range(at)])
    race = s.offer_races[at]
    coins = s.table.races[race].offer_price(s, race, coins)
    coins = s.table.powers[s.offer_powers[at]].offer_price(s, race, coins)
    return coins if coins > 0 else 0


def refill(s: State) -> None:
    """Keep six combos visible as long as banners last (PICK-9, PICK-12)."""
    while len(s.offer_races) < s.table.offer_size:
        race = next_race(s)
        if race < 0:
            return
        reveal(s, race)


def return_banner(s: State, race: int) -> None:
    """The banner of a vanished race: under the stack, or into the first free place (PICK-11, PICK-13, PICK-14)."""
    if len(s.offer_races) < s.table.offer_size:
        reveal(s, race)
    else:
        s.race_bottom = (*s.race_bottom, race)


def discard_badge(s: State, race: int) -> None:
    """The badge of a race goes to the discards."""
    power = s.badge[race]
    if power >= 0:
        s.unshare()
        s.discard |= 1 << power
        s.badge[race] = NOBODY
