from __future__ import annotations

from typing import Final

from elbowroom.rules.ability import Race
from elbowroom.rules.events import Swapped
from elbowroom.rules.moves import COMBO, Move, Verb, make
from elbowroom.rules.offer import MOST_VISIBLE
from elbowroom.rules.pick import take_tokens
from elbowroom.rules.refusal import Refusal, refused_by
from elbowroom.rules.state import State, refit
from elbowroom.rules.turn import Stage

SWAP: Final = "swap"
SWAPS: Final = [make("swap", count=at + 1) for at in range(MOST_VISIBLE)]
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

    def refusal(self, s: State, move: Move) -> Refusal | None:
        tile = s.table.races[s.race]
        if move.verb != SWAP or move.means or move.item:
            return refused_by(tile, "first", "1")
        if not move.count and not (move.region.isascii() and move.region.isdecimal()):
            return Refusal("combo-number", "U-RACE-SHADOWMIMES-1")
        number = move.count or int(move.region[:9])
        if number == s.used(tile):
            return refused_by(tile, "own", "1", {"number": number})
        return Refusal("no-combo", "PICK-9", {"visible": len(s.offer_races) + 1, "number": number})


class ShadowMimes(Race):
    """Shadow Mimes: just picked, they may swap their badge with one on offer."""

    id = "shadow-mimes"
    rule = "U-RACE-SHADOWMIMES"
    icon = "duality-mask"
    tokens = 7
    supply = 12
    before_tokens = SWAP
    stages = (Swap(SWAP),)
    reasons = (
        ("first", "First the badge is swapped with one on offer, or kept."),
        ("own", "Number {number} is the combo you have just picked: swap with another one, or keep the badge."),
    )
