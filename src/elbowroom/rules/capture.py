"""What happens when a region changes hands: losses, pieces, finds (CONQ-15 to CONQ-23, U-CONQ-17 to U-CONQ-22)."""

from __future__ import annotations

from .ability import Tile
from .decline import vanish_if_gone
from .events import Abandoned, Cleared, Conquered, Lost
from .notices import abandoned, conquered
from .relic_use import Means, bring
from .relics_places import discover
from .state import State, attempt, clear_pieces, occupy, piece_count, races_of, vacate
from .table import NEUTRAL, NOBODY


def note_attack(s: State, race: int, region: int) -> None:
    """An attack on a race, successful or not (DEF-11)."""
    victim = s.holder[region]
    if victim < 0:
        return
    other = s.player[victim]
    if other == s.player[race]:
        return
    if s.live[victim] and s.live[race]:
        s.attacked |= 1 << other
    for owned in races_of(s, other):
        for tile in s.kit(owned).attacked:
            tile.attacked(s, owned, victim, race)


def drive_out(s: State, race: int, region: int, usual: int, spared: bool = False) -> None:
    """The occupants of a region leave it: neutral ones for good, tokens with their losses (CONQ-17, CONQ-18)."""
    neutral = s.neutral[region]
    if neutral:
        what = "monsters" if s.monsters >> region & 1 else "tribe"
        s.unshare()
        s.neutral[region] = 0
        s.wall[region] -= neutral
        s.monsters &= ~(1 << region)
        s.touched |= 1 << region
        s.events.append(Cleared(s.board.ids[region], what, neutral))
    victim = s.holder[region]
    if victim < 0:
        clear_pieces(s, region, "conquered")
        return
    foreign = s.player[victim] != s.player[race]
    tokens = s.tokens[region]
    lost = 0 if spared else min(usual, tokens)
    if foreign:
        for tile in s.kit(victim).losses:
            lost = tile.losses(s, victim, tokens, lost)
        for tile in s.kit(victim).lost:
            tile.lost(s, victim, region, race)
    _withdraw(s, victim, region, lost, foreign)


def _withdraw(s: State, victim: int, region: int, lost: int, foreign: bool) -> None:
    """So many tokens are lost; the others leave the region for their owner's hand."""
    left = s.tokens[region] - lost
    vacate(s, region)
    s.tray[victim] += lost
    if left and not s.live[victim] and not s.realm[victim] and not s.kit(victim).fights_on:
        s.tray[victim] += left + s.hand[victim] + s.waiting[victim]  # U-CONQ-22: a declined race does not come back
        s.hand[victim] = 0
        s.unshare()
        s.waiting[victim] = 0
        lost += left
        left = 0
    if foreign:
        s.hand[victim] += left
        s.victims |= 1 << victim
    elif left:
        s.unshare()
        s.waiting[victim] += left
    clear_pieces(s, region, "conquered")
    name = s.board.ids[region]
    s.events.append(Lost(s.player[victim] + 1, s.table.race_ids[victim], name, lost, left, not s.live[victim]))


def capture(
    s: State, race: int, region: int, tokens: int, cost: int, how: tuple[str, ...] = (), means: Means | None = None
) -> None:
    """A race takes a region; the tokens are the caller's to have paid. Order: docs/rules/base.md#within-a-conquest."""
    victim = s.holder[region]
    occupied = victim >= 0 or s.neutral[region] > 0
    monsters = s.monsters >> region & 1
    before = s.player[victim] if victim >= 0 else NOBODY
    attempt(s)
    if occupied:
        if s.live[race]:
            s.raids += 1
        note_attack(s, race, region)
        drive_out(s, race, region, 1, means is not None and means.spares)
    elif s.pieces[region]:
        clear_pieces(s, region, "conquered")
    _move_in(s, race, region, tokens, before)
    s.events.append(
        Conquered(s.player[race] + 1, s.table.race_ids[race], s.board.ids[region], tokens, cost, occupied, how)
    )
    if means is not None:
        bring(s, means, region)
    if monsters:
        discover(s, race, region)
    for tile in s.kit(race).conquered:
        tile.conquered(s, race, region, NEUTRAL if occupied and victim < 0 else victim)
    if s.ears:
        conquered(s, region, race, NEUTRAL if occupied and victim < 0 else victim)
    if victim >= 0 and not s.realm[victim]:
        vanish_if_gone(s, victim)


def _move_in(s: State, race: int, region: int, tokens: int, before: int) -> None:
    """The conqueror's tokens enter, and with them the control of what lies there."""
    occupy(s, region, race, tokens)
    found = s.finds[region]
    if found:
        for at, find in enumerate(s.table.finds):
            if found >> at & 1:
                find.seized(s, race, region, before)


def replace(s: State, race: int, region: int, tile: Tile, means: Means | None = None) -> None:
    """Conquer by replacing a lone active token with one of one's own (RACE-Sorcerers, U-CONQ-16)."""
    victim = s.holder[region]
    other = s.player[victim]
    name = s.board.ids[region]
    attempt(s)
    s.raids += 1
    note_attack(s, race, region)
    if s.tray[race]:
        s.tray[race] -= 1
    else:
        s.hand[race] -= 1  # U-MARK-08
    for theirs in s.kit(victim).lost:
        theirs.lost(s, victim, region, race)
    _withdraw(s, victim, region, 1, True)
    _move_in(s, race, region, 1, other)
    how = (tile.id,) if means is None else tuple(sorted({tile.id, *means.names}))
    s.events.append(Conquered(s.player[race] + 1, s.table.race_ids[race], name, 1, 0, True, how))
    tile.replaced(s, race, other)
    if means is not None:
        bring(s, means, region)
    for mine in s.kit(race).conquered:
        mine.conquered(s, race, region, victim)
    if s.ears:
        conquered(s, region, race, victim)


def abandon(s: State, region: int) -> None:
    """Give a region up and take its tokens to hand (ABANDON-1 to ABANDON-6)."""
    race = s.holder[region]
    tokens = vacate(s, region)
    s.hand[race] += tokens
    clear_pieces(s, region, "abandoned")
    s.events.append(Abandoned(s.player[race] + 1, s.table.race_ids[race], s.board.ids[region], tokens))
    if s.ears:
        abandoned(s, region, race)


def lone_tokens(s: State, race: int) -> int:
    """Regions in which one active token of another player stands alone (RACE-Sorcerers-2, U-POWER-VAMPIRE-3)."""
    mask = 0
    player = s.player[race]
    for other, active in enumerate(s.active):
        if active >= 0 and other != player and not s.kit(active).ability_proof:
            for region in s.board.each(s.realm[active]):
                if s.tokens[region] == 1 and not _sheltered(s, region):
                    mask |= 1 << region
    return mask


def _sheltered(s: State, region: int) -> bool:
    """Does a piece here count as a second token against replacement (RACE-Sorcerers-3)?"""
    if not s.pieces[region]:
        return False
    return any(spec.shelters and piece_count(s, region, at) for at, spec in enumerate(s.table.pieces))
