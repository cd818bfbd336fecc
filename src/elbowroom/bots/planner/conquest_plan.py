"""The conquests of one turn, planned as a whole: which regions, in which order, and where to throw the die.

The plan is made on masks and lists, without playing a move: regions cost what they cost now, and a region may follow
once it is next to something held. Partial plans are kept by the tokens they spend, the most valuable few for each
number; that is a knapsack whose things must hang together.
"""

from __future__ import annotations

from elbowroom.rules.cost import overlooked, price
from elbowroom.rules.kit import Kit
from elbowroom.rules.reach import ability_proof_regions, barred, far_reach, guarded, own_regions, targets
from elbowroom.rules.state import State

from .eval_linear import flat_pay, marginal, turns_left

CHANCE = (1.0, 3 / 6, 2 / 6, 1 / 6)  # that the die makes up for so many missing tokens
DIE_HELPS = 3
SPARE = 0.25  # a token that is left for defence, while there are turns to come
SHELTER = 0.35  # a mountain holds better than a plain, and the border worse
WARDED = 0.6  # an immune region, for every turn to come (two at most)
NOTHING = -1e9  # less than any plan is worth
DEAR = 99  # a cost that nobody pays
WINGED = 1 << 62  # marks a plan that has used the one cheap conquest of the turn


class Campaign:
    """Conquests in order, then perhaps a last attempt with the die."""

    __slots__ = ("gain", "last", "order", "spent", "value")

    def __init__(self, value: float, order: tuple[int, ...], last: int, spent: int, gain: float = 0.0) -> None:
        self.gain = gain  # over keeping all tokens in hand
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
        for region in s.board.each(mask):
            found[region] -= 1
    if s.fallen[s.player[race]] and not s.table.own_tokens_defend:
        for region in s.board.each(own_regions(s, s.player[race])):
            found[region] -= s.tokens[region]
    if kit.overlooks or s.table.ability_proof or s.guards:
        for region in s.board.each(overlooked(s, race, kit) | ability_proof_regions(s, race) | guarded(s, race)):
            found[region] = price(s, race, kit, region)
    return [cost if cost > 1 else 1 for cost in found]


def pays(s: State, race: int, kit: Kit) -> list[int]:
    """What every region pays (or would pay) this race at scoring."""
    found = [1] * len(s.wall)
    masks = [mask for mask, _ in kit.coin_masks]
    for tile in kit.coin_hooks:
        masks.append(tile.coin_regions(s, race))
    for mask in masks:
        for region in s.board.each(mask):
            found[region] += 1
    return found


def prizes(s: State, race: int, spite: float = 1.0) -> list[float]:
    """What the conquest of each region is worth: coins now and later, and what others lose by it."""
    player = s.player[race]
    table = s.table
    players = table.players
    kit = s.kit(race)
    own = marginal(s, player)
    per_region, per_coin, _, _ = own
    rate = 1.0 + per_coin
    worth = [per_region + rate * pay for pay in pays(s, race, kit)]
    if per_coin:
        worth = [value + SHELTER * height for value, height in zip(worth, s.board.shelter, strict=True)]
    for region in s.board.each(s.board.rivers & ~kit.settles):
        worth[region] = 0.0  # only a way to somewhere: it is left again before anything is scored
    raid = flat_pay(s, race)[1] if s.live[race] else 0
    if raid:
        for region, neutral in enumerate(s.neutral):
            if neutral:
                worth[region] += raid
    share = spite / (players - 1)
    for other in range(players):
        region_value, coin_value, token_value, declined_value = own if other == player else marginal(s, other)
        for victim in (s.active[other], *s.fallen[other]):
            if victim < 0 or victim == race or not s.realm[victim]:
                continue
            theirs = s.kit(victim)
            earns = pays(s, victim, theirs)
            if other == player:
                for region in s.board.each(s.realm[victim]):
                    worth[region] -= earns[region] * (1.0 + declined_value)
                continue
            if not s.live[victim]:
                for region in s.board.each(s.realm[victim]):
                    worth[region] += share * (earns[region] * declined_value) + raid
                continue
            for region in s.board.each(s.realm[victim]):
                lost = 1
                for tile in theirs.losses:
                    lost = tile.losses(s, victim, s.tokens[region], lost)
                harm = region_value + earns[region] * coin_value + lost * token_value
                worth[region] += share * harm + raid
    return worth


def neighbourhood(s: State, race: int, kit: Kit, proof: int) -> list[int]:
    """For every region what comes into reach with it; to some regions only a border leads, no ability."""
    near = s.board.near
    if not kit.links:
        return near
    return [mask | (_links(s, race, kit, at) & ~proof) for at, mask in enumerate(near)]


def _links(s: State, race: int, kit: Kit, region: int) -> int:
    mask = 0
    for tile in kit.links:
        mask |= tile.links(s, race, 1 << region)
    return mask


Part = tuple[float, int, int, tuple[int, ...]]  # a plan so far: its value, what it takes, what is in reach, the order


class _Field:
    """What a campaign is planned on: costs, prizes and borders as one race meets them."""

    __slots__ = (
        "asked",
        "board",
        "buckets",
        "cheap",
        "cost",
        "entering",
        "far",
        "floors",
        "force",
        "most",
        "near",
        "open",
        "proof",
        "seen",
        "width",
        "worth",
    )

    def __init__(self, s: State, race: int, worth: list[float], width: int, forbid: int, cheap: bool) -> None:
        kit = s.kit(race)
        self.board = s.board
        self.worth = worth
        self.width = width
        self.cheap = cheap
        self.cost = costs(s, race, kit)
        self.open = s.board.everything & ~barred(s, race, kit) & ~forbid
        self.proof = ability_proof_regions(s, race) if s.table.ability_proof else 0  # no ability helps there
        self.near = neighbourhood(s, race, kit, self.proof)
        self.far = far_reach(s, race) & ~self.proof if kit.reaches else 0
        self.entering = not s.realm[race]
        helpers = 0
        for helper in kit.auxiliaries:
            helpers += helper.auxiliaries(s, race)
        self.force = s.hand[race] + helpers
        self.asked = self.cost  # the force that must be left for a region: helpers may not be counted everywhere
        if helpers and self.proof:
            self.asked = [cost + helpers * (self.proof >> at & 1) for at, cost in enumerate(self.cost)]
        self.most = s.hand[race] - s.table.races[race].extra_tokens  # tokens that only conquer hold nothing
        self.buckets: list[list[Part]] = [[] for _ in range(self.force + 1)]  # the best, by the tokens spent
        self.floors = [NOTHING] * (self.force + 1)  # what more plans must be worth to be among them
        self.buckets[0].append((0.0, 0, targets(s, race, kit) & ~forbid, ()))
        self.seen = {0}

    def grow(self, spent: int, part: Part) -> tuple[float, int]:
        """Lengthen a plan by every region it can pay; what the die may add to it as it is, and where."""
        value, taken, reach, order = part
        left = self.force - spent
        hope, last = 0.0, -1
        if not left or len(order) >= self.most - (self.unhelped(order) if self.asked is not self.cost else 0):
            return hope, last
        worth, cost, asked, seen, floors = self.worth, self.cost, self.asked, self.seen, self.floors
        base = reach if order or not self.entering else self.far
        helped = left + DIE_HELPS
        cheap = self.cheap and not taken & WINGED
        for region in self.board.each(reach & ~taken):
            need = asked[region]
            if need <= left:
                longer = taken | 1 << region
                total = value + worth[region]
                then = spent + cost[region]
                if total < floors[then]:
                    seen.add(longer)
                elif longer not in seen:
                    self.add(then, total, longer, base, order, region)
            elif need <= helped and CHANCE[need - left] * worth[region] > hope:
                hope, last = CHANCE[need - left] * worth[region], region
            if cheap and cost[region] > 1 and not self.proof >> region & 1:
                winged = taken | 1 << region | WINGED
                if winged not in seen:
                    self.add(spent + 1, value + worth[region] + WARDED, winged, base, order, ~region)
        return hope, last

    def unhelped(self, order: tuple[int, ...]) -> int:
        """Tokens beyond one each that went where no helper fights: so many regions fewer can be held."""
        regions = [step for step in order if step >= 0]  # what the dragon takes costs one anyway
        return sum([self.cost[region] - 1 for region in regions if self.proof >> region & 1])

    def add(self, spent: int, value: float, taken: int, base: int, order: tuple[int, ...], step: int) -> None:
        """A longer plan, whose regions are in none yet: kept as long as it is among the best."""
        self.seen.add(taken)
        near = self.near[step if step >= 0 else ~step]
        bucket = self.buckets[spent]
        bucket.append((value, taken, (base | near) & self.open, (*order, step)))
        if len(bucket) > self.width:
            bucket.sort(reverse=True)
            bucket.pop()
            self.floors[spent] = bucket[-1][0]


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
    if s.hand[race] <= 0:  # below: a campaign was dearer than planned, and a trial spent what was not there
        return Campaign(0.0, (), -1, 0)
    field = _Field(s, race, worth, width, forbid, cheap)
    die = not s.kit(race).rolls_before
    left_over = spare if turns_left(s, s.player[race], True) else 0.0
    most = NOTHING
    order: tuple[int, ...] = ()
    where, used = -1, 0
    for spent, bucket in enumerate(field.buckets):
        unspent = left_over * (field.force - spent)
        for part in bucket:
            hope, last = field.grow(spent, part)
            if not die:
                hope, last = 0.0, -1
            total = part[0] + unspent + hope
            if total > most:
                most, order, where, used = total, part[3], last, spent
    return Campaign(most, order, where, used, most - left_over * field.force)
