"""The conquests of one turn, planned as a whole: which regions, in which order, and where to throw the die.

The plan is made on masks and lists, without playing a move: regions cost what they cost now, and a region may follow
once it is next to something held. Partial plans are kept by the tokens they spend, the most valuable few for each
number; that is a knapsack whose things must hang together.
"""

from __future__ import annotations

from elbowroom.rules.ability import Kit
from elbowroom.rules.cost import overlooked, price
from elbowroom.rules.reach import barred, far_reach, own_regions, plain_regions, targets
from elbowroom.rules.state import State

from .future import flat_pay, marginal, turns_left

CHANCE = (1.0, 3 / 6, 2 / 6, 1 / 6)  # that the die makes up for so many missing tokens
DIE_HELPS = 3
SPARE = 0.25  # a token that is left for defence, while there are turns to come
SHELTER = 0.35  # a mountain holds better than a plain, and the border worse
WARDED = 0.6  # an immune region, for every turn to come (two at most)
DEAR = 99  # a cost that nobody pays
WINGED = 1 << 62  # marks a plan that has used the one cheap conquest of the turn


class Campaign:
    """Conquests in order, then perhaps a last attempt with the die."""

    __slots__ = ("last", "order", "spent", "value")

    def __init__(self, value: float, order: tuple[int, ...], last: int, spent: int) -> None:
        self.value = value  # coins, now and later, own and taken from others
        self.order = order  # `~region` for the one cheap conquest of the turn
        self.last = last  # the region for the die, or -1
        self.spent = spent  # tokens


def costs(s: State, race: int, kit: Kit) -> list[int]:
    """What every region costs a race now, in reach or not."""
    change = kit.handicap - s.surge
    found = [wall + change for wall in s.wall]
    masks = [mask for mask, _ in kit.discount_masks]
    for tile in kit.discount_hooks:
        masks.append(tile.discounts(s, race))
    for mask in masks:
        while mask:
            low = mask & -mask
            found[low.bit_length() - 1] -= 1
            mask ^= low
    if s.fallen[s.player[race]] and not s.table.own_tokens_defend:
        for region in s.board.each(own_regions(s, s.player[race])):
            found[region] -= s.tokens[region]
    if kit.overlooks or s.table.plain:
        for region in s.board.each(overlooked(s, race, kit) | plain_regions(s, race)):
            found[region] = price(s, race, kit, region)
    return [cost if cost > 1 else 1 for cost in found]


def pays(s: State, race: int, kit: Kit) -> list[int]:
    """What every region pays (or would pay) this race at scoring."""
    found = [1] * len(s.wall)
    masks = [mask for mask, _ in kit.coin_masks]
    for tile in kit.coin_hooks:
        masks.append(tile.coin_regions(s, race))
    for mask in masks:
        while mask:
            low = mask & -mask
            found[low.bit_length() - 1] += 1
            mask ^= low
    return found


def prizes(s: State, race: int, spite: float = 1.0) -> list[float]:
    """What the conquest of each region is worth: coins now and later, and what others lose by it."""
    player = s.player[race]
    table = s.table
    players = table.players
    kit = s.kit(race)
    per_region, per_coin, _, _ = marginal(s, player)
    worth = [per_region + (1.0 + per_coin) * pay for pay in pays(s, race, kit)]
    if per_coin:
        border = s.board.border
        for region, base in enumerate(s.board.base):
            worth[region] += SHELTER * (base - 2 - (border >> region & 1))
    raid = flat_pay(s, race)[1] if s.live[race] else 0
    if raid:
        for region, neutral in enumerate(s.neutral):
            if neutral:
                worth[region] += raid
    share = spite / (players - 1)
    for other in range(players):
        region_value, coin_value, token_value, declined_value = marginal(s, other)
        for victim in (s.active[other], *s.fallen[other]):
            if victim < 0 or victim == race or not s.realm[victim]:
                continue
            theirs = s.kit(victim)
            earns = pays(s, victim, theirs)
            live = s.live[victim]
            for region in s.board.each(s.realm[victim]):
                if other == player:
                    worth[region] -= earns[region] * (1.0 + declined_value)
                    continue
                harm = earns[region] * declined_value
                if live:
                    lost = 1
                    for tile in theirs.losses:
                        lost = tile.losses(s, victim, s.tokens[region], lost)
                    harm = region_value + earns[region] * coin_value + lost * token_value
                worth[region] += share * harm + raid
    return worth


def neighbourhood(s: State, race: int, kit: Kit) -> list[int]:
    """For every region what comes into reach with it."""
    near = s.board.near
    if not kit.links:
        return near
    return [mask | _links(s, race, kit, at) for at, mask in enumerate(near)]


def _links(s: State, race: int, kit: Kit, region: int) -> int:
    mask = 0
    for tile in kit.links:
        mask |= tile.links(s, race, 1 << region)
    return mask


def plan(
    s: State,
    race: int,
    worth: list[float],
    width: int,
    spare: float = SPARE,
    forbid: int = 0,
    cheap: bool = False,
) -> Campaign:
    """The best campaign found with the tokens in hand; `cheap` if one region may be had for a single token."""
    kit = s.kit(race)
    hand = s.hand[race]
    nothing = Campaign(0.0, (), -1, 0)
    if not hand:
        return nothing
    force = hand
    for helper in kit.auxiliaries:
        force += helper.auxiliaries(s, race)
    cost = costs(s, race, kit)
    open_to = s.board.everything & ~barred(s, race, kit) & ~forbid
    start = targets(s, race, kit) & ~forbid
    near = neighbourhood(s, race, kit)
    far = far_reach(s, race) if kit.reaches else 0
    entering = not s.realm[race]
    most = hand - s.table.races[race].extra_tokens  # tokens that only conquer hold nothing
    buckets: list[list[tuple[float, int, int, tuple[int, ...]]]] = [[] for _ in range(force + 1)]
    buckets[0].append((0.0, 0, start, ()))
    seen = {0}
    best = nothing
    left_over = spare if turns_left(s, s.player[race], True) else 0.0
    best_value = -1e9
    for spent, bucket in enumerate(buckets):
        if not bucket:
            continue
        if len(bucket) > width:
            bucket.sort(reverse=True)
            del bucket[width:]
        left = force - spent
        for value, taken, reach, order in bucket:
            total = value + left_over * left
            last = -1
            room = len(order) < most
            extra = 0.0
            mask = reach & ~taken
            while mask:
                low = mask & -mask
                mask ^= low
                region = low.bit_length() - 1
                prize = worth[region]
                need = cost[region]
                if need <= left:
                    key = taken | low
                    if room and key not in seen:
                        seen.add(key)
                        if order or not entering:
                            onward = reach | (near[region] & open_to)
                        else:
                            onward = (near[region] | far) & open_to
                        buckets[spent + need].append((value + prize, key, onward, (*order, region)))
                elif left and need - left <= DIE_HELPS and room:
                    hoped = CHANCE[need - left] * prize
                    if hoped > extra:
                        extra = hoped
                        last = region
                if cheap and need > 1 and left and room and not taken & WINGED:
                    key = taken | low | WINGED
                    if key not in seen:
                        seen.add(key)
                        if order or not entering:
                            onward = reach | (near[region] & open_to)
                        else:
                            onward = (near[region] | far) & open_to
                        buckets[spent + 1].append((value + prize + WARDED, key, onward, (*order, ~region)))
            if kit.rolls_before:
                extra = 0.0
                last = -1
            total += extra
            if total > best_value:
                best_value = total
                best = Campaign(total, order, last, spent)
    return best
