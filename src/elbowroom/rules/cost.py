"""What a region costs, as a number and item by item (CONQ-6, CONQ-7, U-CONQ-08 to U-CONQ-13)."""

from __future__ import annotations

from .board import Unknown
from .kit import Kit
from .reach import ability_proof_regions, barred, guarded
from .relic_use import Means, read_means
from .state import State
from .table import PIECE_BITS, PIECE_MOST


def price(s: State, race: int, kit: Kit, region: int, means: Means | None = None) -> int:
    """The tokens that a conquest of this region costs this race."""
    if s.table.ability_proof and ability_proof_regions(s, race) >> region & 1:
        return max(1, s.wall[region] + defence(s, race, region) + kit.handicap)  # U-RACE-GNOMES-6: all that is left
    cost = kit.handicap - s.surge
    if (means is not None and means.empties) or overlooked(s, race, kit) >> region & 1:
        cost += bare_wall(s, region)
    else:
        cost += s.wall[region]
        holder = s.holder[region]
        if holder >= 0 and s.player[holder] == s.player[race] and not s.table.own_tokens_defend:
            cost -= s.tokens[region]  # INT-20: only another player's tokens defend
        elif s.guards:
            cost += defence(s, race, region)
    if means is not None:
        cost -= means.discount
    for mask, _ in kit.discount_masks:
        cost -= mask >> region & 1
    for tile in kit.discount_hooks:
        cost -= tile.discounts(s, race) >> region & 1
    return cost if cost > 1 else 1


def defence(s: State, race: int, region: int) -> int:
    """What abilities of the race that holds a region add to its cost for that race."""
    more = 0
    if guarded(s, race) >> region & 1:
        holder = s.holder[region]
        for tile in s.kit(holder).defends:
            more += tile.defends(s, holder, region, race)
    return more


def overlooked(s: State, race: int, kit: Kit) -> int:
    """Regions that cost this race as if they were empty."""
    mask = 0
    for tile in kit.overlooks:
        mask |= tile.overlooks(s, race)
    return mask


def bare_wall(s: State, region: int) -> int:
    """The defence of a region as if it were empty: mountains and places count, nothing tied to an occupant does."""
    wall = s.board.base[region]
    for at, tile in enumerate(s.table.finds):
        if s.finds[region] >> at & 1:
            wall += tile.guard
    return wall


class CostPart:
    """One reason why a region costs what it costs."""

    __slots__ = ("amount", "reason", "rule", "source")

    def __init__(self, amount: int, source: str, reason: str, rule: str) -> None:
        self.amount = amount
        self.source = source  # a name that can be worded in any language
        self.reason = reason
        self.rule = rule

    def __repr__(self) -> str:
        return f"{self.amount:+d} {self.reason} ({self.rule})"


class Cost:
    """What a conquest costs: `total` tokens, or none where the region may not be taken at all."""

    __slots__ = ("parts", "region", "total")

    def __init__(self, region: str, total: int | None, parts: list[CostPart]) -> None:
        self.region = region
        self.total = total
        self.parts = parts

    def __repr__(self) -> str:
        inside = ", ".join(repr(part) for part in self.parts)
        return f"Cost({self.region}: {self.total} = {inside})"


def itemise(s: State, region_id: str, names: tuple[str, ...] = ()) -> Cost:
    """The cost of a region for the race that conquers now, in reach or not."""
    region = s.board.index.get(region_id)
    if region is None:
        raise Unknown(f"there is no region {region_id} on this map")
    race = s.race if s.race >= 0 else s.active[s.turn]
    if race < 0:
        return Cost(region_id, None, [])
    kit = s.kit(race)
    means = read_means(s, race, kit, names) if names else None
    plain = ability_proof_regions(s, race) >> region & 1
    if barred(s, race, kit) >> region & 1 or (names and (means is None or plain)):
        return Cost(region_id, None, [])
    if means is not None and means.replacer is not None:
        relic = means.replacer
        return Cost(region_id, 0, [CostPart(0, relic.id, "a token is replaced", f"{relic.rule}-1")])
    empty = bool(means is not None and means.empties) or bool(overlooked(s, race, kit) >> region & 1 and not plain)
    parts = _defence(s, race, region, empty)
    for tile in kit.tiles:
        if tile.handicap and kit.handicap:
            parts.append(CostPart(tile.handicap, tile.id, f"{tile.id} pay more", f"{tile.rule}-1"))
    if not plain:
        parts.extend(_discounts(s, race, kit, region, means))
    total = price(s, race, kit, region, means)
    shown = sum(part.amount for part in parts)
    if shown < total:
        parts.append(CostPart(total - shown, "minimum", "at least one token", "CONQ-8"))
    return Cost(region_id, total, parts)


def _discounts(s: State, race: int, kit: Kit, region: int, means: Means | None) -> list[CostPart]:
    """What makes the region cheaper."""
    parts = []
    for mask, tile in kit.discount_masks:
        if mask >> region & 1:
            parts.append(CostPart(-1, tile.id, tile.id, f"{tile.rule}-{tile.discount_rule}"))
    for tile in kit.discount_hooks:
        if tile.discounts(s, race) >> region & 1:
            parts.append(CostPart(-1, tile.id, tile.id, f"{tile.rule}-{tile.discount_rule}"))
    if means is not None:
        for relic in means.work_as:
            if relic.discount:
                parts.append(CostPart(-relic.discount, relic.id, relic.id, f"{relic.rule}-1"))
    if s.surge:
        parts.append(CostPart(-s.surge, "die", f"the die shows {s.surge}", "CONQ-26"))
    return parts


def _defence(s: State, race: int, region: int, empty: bool) -> list[CostPart]:
    """What stands in the region."""
    terrain = s.board.regions[region].terrain
    base = 1 if s.board.rivers >> region & 1 else 2
    parts = [CostPart(base, "region", "a region", "U-TERRAIN-04" if base == 1 else "CONQ-6")]
    if s.board.features["mountain"] >> region & 1:
        parts.append(CostPart(1, terrain, "a mountain", "CONQ-22"))
    for at, tile in enumerate(s.table.finds):
        if s.finds[region] >> at & 1 and tile.guard:
            parts.append(CostPart(tile.guard, tile.id, tile.id, f"{tile.rule}-1"))
    if empty:
        return parts
    packed = s.pieces[region]
    for at, piece in enumerate(s.table.pieces):
        count = packed >> (PIECE_BITS * at) & PIECE_MOST
        if count and piece.guard:
            parts.append(CostPart(count * piece.guard, piece.id, f"{count} {piece.id}", piece.rule))
    if s.neutral[region]:
        what, rule = ("monsters", "U-MONSTER-01") if s.monsters >> region & 1 else ("tribe", "CONQ-6")
        parts.append(CostPart(s.neutral[region], what, what, rule))
    holder = s.holder[region]
    if holder >= 0 and (s.player[holder] != s.player[race] or s.table.own_tokens_defend):
        name = s.table.race_ids[holder]
        parts.append(CostPart(s.tokens[region], "tokens", f"{s.tokens[region]} {name}", "CONQ-6"))
    if s.guards and guarded(s, race) >> region & 1:
        for guard in s.kit(holder).defends:
            more = guard.defends(s, holder, region, race)
            if more:
                parts.append(CostPart(more, guard.id, guard.id, f"{guard.rule}-{guard.defence_rule}"))
    return parts
