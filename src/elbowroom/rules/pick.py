"""Picking a combo (PICK-1 to PICK-8)."""

from __future__ import annotations

from typing import Final

from .ability import Race
from .events import Gained, Picked
from .moves import COMBO, Move, Verb, make
from .offer import MOST_VISIBLE, combo_price, refill, toll
from .purse import pay, receive
from .state import State, refit
from .turn import Stage, go, march

PICKS: Final = [make("pick", count=at + 1) for at in range(MOST_VISIBLE)]


class Pick(Stage):
    """A player without an active race takes a combo (PICK-1 to PICK-8)."""

    verbs = (Verb("pick", COMBO),)
    offers = True
    picks = True
    compels = True
    starts = True

    def moves(self, s: State) -> list[Move]:
        if not s.table.haggles:
            return PICKS[: min(len(s.offer_races), s.coins[s.turn] + 1)]
        coins = s.coins[s.turn]  # the first one can always be taken, for all that its picker has if that is too little
        return [PICKS[at] for at in range(len(s.offer_races)) if at == 0 or combo_price(s, at) <= coins]

    def play(self, s: State, move: Move) -> None:
        s.unshare()
        player = s.turn
        at = move.count - 1
        gained = s.offer_coins[at]
        paid = at
        if s.table.haggles:
            paid = min(combo_price(s, at), s.coins[player])
            _pass_over(s, player, at)
        else:
            for above in range(at):
                s.offer_coins[above] += 1
        if paid:
            pay(s, player, paid)
        if gained:
            receive(s, player, gained)  # after he has paid (PICK-4)
        race = s.offer_races.pop(at)
        s.badge[race] = s.offer_powers.pop(at)
        s.offer_coins.pop(at)
        s.player[race] = player
        s.live[race] = True
        s.active[player] = race
        s.race = race
        s.picked = True
        refit(s, race)
        ids = s.table.race_ids[race], s.table.power_ids[s.badge[race]]
        s.events.append(Picked(player + 1, at + 1, ids[0], ids[1], paid, gained))
        tile = s.table.races[race]
        if tile.before_tokens:
            s.use(tile, move.count)  # the gap in the offer
            go(s, tile.before_tokens)
        else:
            take_tokens(s)


def _pass_over(s: State, player: int, at: int) -> None:
    """Lay the coins onto the combos above, and tell their tiles that they were passed over."""
    for above in range(at):
        s.offer_coins[above] += toll(s, above)
        race = s.offer_races[above]
        s.table.races[race].passed_over(s, race, player)
        s.table.powers[s.offer_powers[above]].passed_over(s, race, player)


def take_tokens(s: State) -> None:
    """Banner number and badge number of tokens come to hand (PICK-6)."""
    race = s.race
    tile: Race = s.table.races[race]
    tokens = min(tile.tokens + tile.extra_tokens + s.table.powers[s.badge[race]].tokens, s.tray[race])
    s.tray[race] -= tokens
    s.hand[race] = tokens
    s.events.append(Gained(s.turn + 1, tile.id, "tokens", tokens, "PICK-6"))
    for owned in s.kit(race).tiles:
        owned.taken(s, race)
    if tile.after_tokens and s.table.stages[tile.after_tokens].moves(s):
        go(s, tile.after_tokens)
    else:
        finish_pick(s)


def finish_pick(s: State) -> None:
    """The offer is filled up again, and the turn goes on (PICK-8)."""
    refill(s)
    march(s)
