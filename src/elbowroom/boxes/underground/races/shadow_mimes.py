from __future__ import annotations

from typing import Final

from elbowroom.rules.ability import Race
from elbowroom.rules.events import Swapped
from elbowroom.rules.moves import COMBO, Move, Verb, make
from elbowroom.rules.offer import VISIBLE
from elbowroom.rules.pick import take_tokens
from elbowroom.rules.state import State, refit
from elbowroom.rules.turn import Stage

SWAP: Final = "swap"
SWAPS: Final = [make("swap", count=at + 1) for at in range(VISIBLE)]
KEEP: Final = make("keep")


class Swap(Stage):
    """One chance to swap the badge; combos are numbered as before the pick (U-RACE-SHADOWMIMES-1)."""

    verbs = (Verb("swap", COMBO), Verb("keep"))
    offers = True
    compels = True

    def moves(self, s: State) -> list[Move]:
        gap = s.used(s.table.races[s.race])
        numbers = [number for number in range(1, len(s.offer_races) + 2) if number != gap]
        return [*(SWAPS[number - 1] for number in numbers), KEEP]

    def play(self, s: State, move: Move) -> None:
        if move is not KEEP:
            gap = s.used(s.table.races[s.race])
            at = move.count - 1 if move.count < gap else move.count - 2
            s.unshare()
            given, taken = s.badge[s.race], s.offer_powers[at]
            s.badge[s.race] = taken
            s.offer_powers[at] = given
            refit(s, s.race)
            powers = s.table.power_ids
            s.events.append(Swapped(s.turn + 1, move.count, powers[given], powers[taken]))
        take_tokens(s)


class ShadowMimes(Race):
    """Shadow Mimes: just picked, they may swap their badge with one on offer."""

    id = "shadow-mimes"
    rule = "U-RACE-SHADOWMIMES"
    icon = "duality-mask"
    tokens = 7
    supply = 12
    before_tokens = SWAP
    stages = (Swap(SWAP),)
