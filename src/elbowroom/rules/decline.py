"""Decline: how many declined races there may be, one token per region, what stays and what goes (DECLINE)."""

from __future__ import annotations

from .ability import Tile
from .events import CoinsMoved, Declined, Vanished
from .notices import declined, vanished
from .offer import discard_badge, return_banner
from .purse import receive
from .state import State, clear_pieces, refit, vacate
from .table import NOBODY


def resolve(s: State, race: int, means: tuple[str, ...] = (), scored: bool = False) -> None:
    """DECLINE_RESOLVE: the older declined race leaves, then this one is turned grey."""
    s.unshare()
    player = s.player[race]
    kit = s.kit(race)
    s.dealing = NOBODY
    if not kit.beyond_limit:
        older = [race for race in s.fallen[player] if not s.kit(race).beyond_limit]
        while len(older) >= s.table.declined_races:
            vanish(s, older.pop(0))
    for tile in kit.declines:
        tile.declines(s, race)
    power = s.badge[race]
    s.active[player] = NOBODY
    s.fallen[player] = (*s.fallen[player], race)
    s.tray[race] += s.hand[race] + s.waiting[race]  # DECLINE-12
    s.hand[race] = 0
    s.waiting[race] = 0
    _leave_rivers(s, race)
    if kit.vanishes is not None and (kit.vanishes is not kit.lent or kit.vanishes.id in means):
        if not scored:  # U-MIX-17: a decline after scoring scores nothing
            _pay_for_departure(s, race, kit.vanishes)
        vanish(s, race)
        return
    if not kit.stays_whole:
        for region in s.board.each(s.realm[race]):
            extra = s.tokens[region] - 1
            s.tokens[region] = 1
            s.wall[region] -= extra
            s.tray[race] += extra
        s.touched |= s.realm[race]
    s.live[race] = False
    kept = s.table.powers[power].keeps_badge
    if not kept:
        discard_badge(s, race)
    refit(s, race)
    regions = [s.board.ids[region] for region in s.board.each(s.realm[race])]
    s.events.append(Declined(player + 1, s.table.race_ids[race], s.table.power_ids[power], regions, kept))
    if s.ears:
        declined(s, race)
    if not s.realm[race]:
        vanish(s, race)  # DECLINE-14
    elif kit.last_redeploy:
        s.dealing = race


def _leave_rivers(s: State, race: int) -> None:
    """Only who may stay on a river is there when the turn ends (U-REDEP-03)."""
    for region in s.board.each(s.realm[race] & s.board.rivers & ~s.kit(race).settles):
        s.tray[race] += vacate(s, region)
        clear_pieces(s, region, "left")


def _pay_for_departure(s: State, race: int, tile: Tile) -> None:
    """Two coins instead of one for every region of a race that leaves nothing behind."""
    player = s.player[race]
    coins = 2 * s.realm[race].bit_count()
    receive(s, player, coins)
    s.events.append(CoinsMoved(0, player + 1, coins, f"{tile.rule}-1"))


def vanish(s: State, race: int) -> None:
    """A declined race leaves the game: tokens to the tray, its pieces away, its banner back (DECLINE-3, PICK-11)."""
    s.unshare()
    player = s.player[race]
    regions = []
    for region in s.board.each(s.realm[race]):
        regions.append(s.board.ids[region])
        s.tray[race] += vacate(s, region)
        clear_pieces(s, region, "vanished")
    s.tray[race] += s.hand[race] + s.waiting[race]
    s.hand[race] = 0
    s.waiting[race] = 0
    s.fallen[player] = tuple([other for other in s.fallen[player] if other != race])
    discard_badge(s, race)
    s.player[race] = NOBODY
    s.live[race] = False
    refit(s, race)
    s.events.append(Vanished(player + 1, s.table.race_ids[race], regions))
    return_banner(s, race)
    if s.ears:
        vanished(s, race, player)


def vanish_if_gone(s: State, race: int) -> None:
    """A declined race without a token anywhere has vanished (DECLINE-10); one that may come back has not (INT-73)."""
    if s.live[race] or s.realm[race] or s.player[race] == NOBODY:
        return
    if (s.hand[race] or s.waiting[race]) and s.kit(race).fights_on:
        return
    vanish(s, race)
