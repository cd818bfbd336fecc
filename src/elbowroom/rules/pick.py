"""Picking a combo (PICK-1 to PICK-8)."""

from __future__ import annotations

from .ability import Race
from .events import Picked
from .market import VISIBLE, refill
from .moves import Move, make
from .state import State, refit
from .turn import Stage, march

PICKS = [make("pick", count=at + 1) for at in range(VISIBLE)]


class Pick(Stage):
    """A player without an active race takes a combo (PICK-1 to PICK-8)."""

    def moves(self, s: State) -> list[Move]:
        return PICKS[: min(len(s.offer_races), s.coins[s.turn] + 1)]

    def play(self, s: State, move: Move) -> None:
        player = s.turn
        at = move.count - 1
        gained = s.offer_coins[at]
        for above in range(at):
            s.offer_coins[above] += 1
        s.coins[player] += gained - at
        race = s.offer_races.pop(at)
        power = s.offer_powers.pop(at)
        s.offer_coins.pop(at)
        s.player[race] = player
        s.badge[race] = power
        s.live[race] = True
        s.active[player] = race
        s.race = race
        s.picked = True
        refit(s, race)
        tile: Race = s.table.races[race]
        tokens = min(tile.tokens + tile.extra_tokens + s.table.powers[power].tokens, s.tray[race])
        s.tray[race] -= tokens
        s.hand[race] = tokens
        s.events.append(
            Picked(player + 1, at + 1, tile.id, s.table.power_ids[power], at, gained, tokens),
        )
        for owned in s.kit(race).tiles:
            owned.taken(s, race)
        refill(s)
        march(s)

