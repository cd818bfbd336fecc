"""What stands in the way of an attack, tokens and die aside: the first of the rules that bar a region to a race."""

from __future__ import annotations

from .kit import Kit
from .reach import ability_proof_regions, own_regions, plain_reach, reach, warden
from .refusal import Refusal, refused_by
from .relic_use import Means
from .state import State, piece_count


def hindrance(s: State, race: int, region: int, means: Means | None = None) -> Refusal | None:
    """Why this race may not attack a region with these relics; none where it may if its tokens suffice."""
    return (
        closed(s, race, region) or warded(s, race, region) or banned(s, race, region) or apart(s, race, region, means)
    )


def closed(s: State, race: int, region: int) -> Refusal | None:
    """The race holds the region already, or cannot enter such a terrain (INT-24, CONQ-11, U-TERRAIN-10, U-MIX-09)."""
    bit = 1 << region
    name = s.board.ids[region]
    terrain = s.board.regions[region].terrain
    kit = s.kit(race)
    if s.realm[race] & bit:
        return Refusal("own", "INT-24", {"region": name}, s.table.race_ids[race])
    if s.board.void & bit:
        return Refusal("chasm", "U-TERRAIN-10", {"region": name}, terrain)
    if s.board.closed & ~kit.opens & bit:
        return Refusal("water", "CONQ-11", {"region": name, "terrain": terrain}, terrain)
    if kit.avoids & bit:
        tile = next(tile for tile in kit.tiles if tile.avoids and s.board.features[tile.avoids] & bit)
        return Refusal("avoided", "U-MIX-09", {"region": name, "tile": tile.id, "terrain": terrain}, tile.id)
    return None


def warded(s: State, race: int, region: int) -> Refusal | None:
    """A piece makes the region immune against the race's player (DEF-8, CONQ-12, U-IMMUNE-04)."""
    if not s.warded >> region & 1:
        return None
    player = s.player[race]
    own = own_regions(s, player) >> region & 1
    for at, piece in enumerate(s.table.pieces):
        if piece.wards and piece_count(s, region, at):
            stops = warden(s, at) != player if at in s.table.figures else not own
            if stops:
                return Refusal("immune", "CONQ-12", {"region": s.board.ids[region], "tile": piece.id}, piece.id)
    return None


def banned(s: State, race: int, region: int) -> Refusal | None:
    """A tile of another player puts the region out of bounds for this race; the tile says why."""
    for watcher in s.watch:
        if s.player[watcher] != s.player[race]:
            for tile in s.kit(watcher).forbids:
                if tile.forbids(s, watcher, race) >> region & 1:
                    where = s.board.ids[region]
                    return refused_by(tile, "ban", tile.ban_rule, {"region": where, "player": s.player[watcher] + 1})
    return None


def apart(s: State, race: int, region: int, means: Means | None) -> Refusal | None:
    """The race does not reach the region, or not without its abilities where those do not count (U-RACE-GNOMES-2)."""
    kit = s.kit(race)
    if ability_proof_regions(s, race) >> region & 1:
        if means is None and plain_reach(s, race, kit) & ~s.board.closed & 1 << region:
            return None
        return proof(s, region, s.table.races[s.holder[region]].proof_rule)
    if (means is not None and means.anywhere) or reach(s, race, kit) >> region & 1:
        return None
    if s.realm[race]:
        return Refusal("far", "CONQ-14", {"region": s.board.ids[region]})
    return _no_entry(s, race, kit, region)


def proof(s: State, region: int, number: str) -> Refusal:
    """No ability helps against the race that holds the region; the number of its rule that says so."""
    return refused_by(s.table.races[s.holder[region]], "ability-proof", number, {"region": s.board.ids[region]})


def _no_entry(s: State, race: int, kit: Kit, region: int) -> Refusal:
    """The first conquest is elsewhere: at the border, or where a tile of the race says (CONQ-1)."""
    for tile in kit.entries:
        if tile.entry(s, race, s.board.everything) != s.board.everything:
            return refused_by(tile, "entry", tile.entry_rule, {"region": s.board.ids[region]})
    return Refusal("border", "CONQ-1", {"region": s.board.ids[region]})
