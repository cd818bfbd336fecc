"""A cost, item by item, with the rule behind each (CONQ-6, CONQ-7, U-CONQ-08)."""

from __future__ import annotations

from .conquest import barred, price
from .state import PIECE_BITS, PIECE_MOST, State


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


def itemise(s: State, region_id: str, means: tuple[str, ...] = ()) -> Cost:
    """The cost of a region for the race that conquers now, in reach or not."""
    region = s.board.index.get(region_id)
    if region is None:
        raise KeyError(f"there is no region {region_id} on this map")
    race = s.race if s.race >= 0 else s.active[s.turn]
    if race < 0:
        return Cost(region_id, None, [])
    kit = s.kit(race)
    if barred(s, race, kit) >> region & 1:
        return Cost(region_id, None, [])
    parts = _defence(s, race, region)
    if kit.handicap:
        for tile in kit.tiles:
            if tile.handicap:
                parts.append(CostPart(tile.handicap, tile.id, f"{tile.id} pay more", f"{tile.rule}-1"))
    for mask, tile in kit.discount_masks:
        if mask >> region & 1:
            parts.append(CostPart(-1, tile.id, tile.id, f"{tile.rule}-{tile.discount_rule}"))
    for tile in kit.discount_hooks:
        if tile.discounts(s, race) >> region & 1:
            parts.append(CostPart(-1, tile.id, tile.id, f"{tile.rule}-{tile.discount_rule}"))
    if s.surge:
        parts.append(CostPart(-s.surge, "die", f"the die shows {s.surge}", "CONQ-26"))
    total = price(s, race, kit, region)
    shown = sum(part.amount for part in parts)
    if shown < total:
        parts.append(CostPart(total - shown, "minimum", "at least one token", "CONQ-8"))
    return Cost(region_id, total, parts)


def _defence(s: State, race: int, region: int) -> list[CostPart]:
    """What stands in the region."""
    terrain = s.board.regions[region].terrain
    base = 1 if s.board.rivers >> region & 1 else 2
    parts = [CostPart(base, "region", "a region", "U-TERRAIN-04" if base == 1 else "CONQ-6")]
    if s.board.features["mountain"] >> region & 1:
        parts.append(CostPart(1, terrain, "a mountain", "CONQ-22"))
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
    return parts
