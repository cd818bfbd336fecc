"""Where a race may attack: borders, entries, what its tiles add, and what is barred (CONQ-1 to CONQ-5, CONQ-11 to
CONQ-14, DEF-8, U-CONQ-01 to U-CONQ-07, U-IMMUNE)."""

from __future__ import annotations

from .ability import UNGUARDED
from .kit import Kit
from .state import State
from .table import NOBODY


def reach(s: State, race: int, kit: Kit) -> int:
    """The regions next to this race, or where it may enter (CONQ-1, CONQ-4, CONQ-14)."""
    realm = s.realm[race]
    if realm:
        near = s.board.near
        mask = 0
        left = realm
        while left:
            low = left & -left
            mask |= near[low.bit_length() - 1]
            left ^= low
        for tile in kit.links:
            mask |= tile.links(s, race, realm)
        for tile in kit.reaches:
            mask = tile.reach(s, race, mask)
    else:
        mask = s.board.border
        for tile in kit.entries:
            mask = tile.entry(s, race, mask)
    return mask


def targets(s: State, race: int, kit: Kit, anywhere: bool = False) -> int:
    """The regions this race may attack now; `anywhere` lifts the need for adjacency."""
    mask = s.board.everything if anywhere else reach(s, race, kit)
    if s.table.ability_proof:
        plain = ability_proof_regions(s, race)
        if plain:
            mask &= ~plain
            if not anywhere:
                mask |= plain & plain_reach(s, race, kit)
    return mask & ~barred(s, race, kit)


def barred(s: State, race: int, kit: Kit) -> int:
    """Regions this race may not take, wherever it stands (CONQ-11, CONQ-12, INT-24, alliances)."""
    mask = s.realm[race] | kit.shut
    if s.warded:
        mask |= warded_against(s, s.player[race])
    if s.watch:
        mask |= forbidden(s, race)
    if s.table.ability_proof and s.board.closed:
        mask |= ability_proof_regions(s, race) & s.board.closed  # U-RACE-GNOMES-1: only an ability leads onto water
    return mask


def forbidden(s: State, race: int) -> int:
    """Regions that abilities of other players' races put out of bounds for this race."""
    mask = 0
    for watcher in s.watch:
        if s.player[watcher] != s.player[race]:
            for tile in s.kit(watcher).forbids:
                mask |= tile.forbids(s, watcher, race)
    return mask


def guarded(s: State, race: int) -> int:
    """Regions that cost this race what abilities of those who hold them say (`defends`)."""
    mask = 0
    for guard in s.guards:
        if s.player[guard] != s.player[race] or s.table.own_tokens_defend:
            mask |= s.realm[guard]
    return mask


def adjacent(s: State, race: int, origin: int) -> int:
    """The regions next to the given ones for the conquests of this race: borders, and what its tiles add."""
    mask = s.board.around(origin)
    for tile in s.kit(race).links:
        mask |= tile.links(s, race, origin)
    return mask


def far_reach(s: State, race: int) -> int:
    """The regions this race may target from nowhere."""
    mask = 0
    for tile in s.kit(race).reaches:
        mask = tile.reach(s, race, mask)
    return mask


def own_regions(s: State, player: int) -> int:
    """All regions of a player's races."""
    active = s.active[player]
    mask = s.realm[active] if active >= 0 else 0
    for race in s.fallen[player]:
        mask |= s.realm[race]
    return mask


# --- immunity -------------------------------------------------------------------------------------------------------


def warded_against(s: State, player: int) -> int:
    """Regions that a piece makes immune against this player; its controller is no opponent (DEF-8, U-IMMUNE-04)."""
    warded = s.warded
    if not warded:
        return 0
    spots = s.spots
    mask = 0
    for at in s.table.wards:
        mask |= spots[at]
    if mask:
        mask &= ~own_regions(s, player)  # INT-36: immunity names other players
    for at in s.table.figures:
        if spots[at] & warded and warden(s, at) != player:
            mask |= spots[at]
    return mask & warded


def warden(s: State, piece: int) -> int:
    """The player who controls such a figure: the one who holds its place, or nobody."""
    where = s.table.pieces[piece].warden
    if where == UNGUARDED:
        return NOBODY
    bit = 1 << s.table.find_ids.index(where)
    finds = s.finds
    for region in s.board.each(s.find_regions):
        if finds[region] & bit and s.holder[region] >= 0:
            return s.player[s.holder[region]]
    return NOBODY


# --- races against which no ability helps ---------------------------------------------------------------------------


def ability_proof_regions(s: State, race: int) -> int:
    """Regions of other players against which no ability helps (U-RACE-GNOMES-1)."""
    mask = 0
    for other in s.table.ability_proof:
        if s.live[other] and s.player[other] != s.player[race]:
            mask |= s.realm[other]
    return mask


def plain_reach(s: State, race: int, kit: Kit) -> int:
    """Reach by printed borders alone, or by the edge if normal entry is open to the race (U-INT-24, U-INT-28)."""
    if s.realm[race]:
        return s.board.around(s.realm[race])
    everywhere = s.board.everything
    for tile in kit.entries:
        everywhere = tile.entry(s, race, everywhere)
    return s.board.border if everywhere == s.board.everything else 0
