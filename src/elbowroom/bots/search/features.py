"""What a position looks like at the start of a turn, in numbers: what the learnt judgement is fed with."""

from __future__ import annotations

from elbowroom.rules.reach import own_regions
from elbowroom.rules.state import State

from ..greedy.eval_simple import advance
from ..planner.conquest_plan import costs
from ..planner.eval_linear import FADES, combo_rating, flat_pay, region_pay, tokens_of
from ..planner.weights import PICK, Rated

CHEAP, FAIR = 2, 3  # tokens that take a plain region, and a mountain or a lost tribe
NUMBERS = 17  # so many describe a player


class Glance:
    """What a player has: numbers, and the tiles by name."""

    __slots__ = ("declined", "lasting", "numbers", "power", "race")

    def __init__(self) -> None:
        self.race = ""  # of the active race, as is the power
        self.power = ""
        self.declined: list[str] = []  # races
        self.numbers: list[float] = []
        self.lasting: list[float] = []  # what declined races will still do


def glances(s: State) -> list[Glance]:
    """All players at a glance."""
    players = range(s.table.players)
    lands = [own_regions(s, player) for player in players]
    near = [reached & ~safe for reached, safe in (advance(s, player) for player in players)]
    return [_glance(s, player, near, lands) for player in players]


def common(s: State, picks: Rated = PICK) -> list[float]:
    """What is there for all: land without an owner, the best combos on offer, and where the game is played."""
    free = s.board.everything & ~s.board.closed & ~s.board.void
    for player in range(s.table.players):
        free &= ~own_regions(s, player)
    offers = range(len(s.offer_races))
    rated = sorted([combo_rating(s, at, picks) for at in offers])
    best = rated[-1] if rated else 0.0
    second = rated[-2] if len(rated) > 1 else best
    return [free.bit_count(), best, second, 1.0 if "underground" in s.table.boxes else 0.0]


def _glance(s: State, player: int, near: list[int], lands: list[int]) -> Glance:
    found = Glance()
    race = s.active[player]
    realm = s.realm[race] if race >= 0 else 0
    if race >= 0:
        found.race = s.table.race_ids[race]
        if s.badge[race] >= 0:
            found.power = s.table.power_ids[s.badge[race]]
    found.declined = [s.table.race_ids[fallen] for fallen in s.fallen[player]]
    guarded, old, open_land = _dangers(s, player, realm, near, lands[player])
    openings = _openings(s, race, near[player] & ~lands[player], lands)
    found.numbers = [*_strength(s, race), *_declined(s, player), guarded, old, *openings, open_land]
    found.lasting = _lasting(s, player)
    return found


def _lasting(s: State, player: int) -> list[float]:
    """Declined races that go on: tokens of those that fight, and coins of those that another decline leaves alone."""
    fighters = coins = 0
    for race in s.fallen[player]:
        kit = s.kit(race)
        if kit.fights_on:
            fighters += tokens_of(s, race)
        if kit.beyond_limit:
            coins += region_pay(s, race)
    return [fighters, coins]


def _strength(s: State, race: int) -> list[float]:
    """The active race: its regions, coins and tokens, and how tired it is."""
    if race < 0:
        return [0.0] * 8
    regions = s.realm[race].bit_count()
    flat, raids = flat_pay(s, race)
    tokens = tokens_of(s, race)
    spare = max(0, tokens - regions)
    return [1.0, regions, region_pay(s, race), flat, raids, tokens, spare, 1.0 / (1 + spare)]


def _declined(s: State, player: int) -> list[float]:
    """The declined races: coins, regions and how many they are."""
    coins = regions = 0
    for race in s.fallen[player]:
        regions += s.realm[race].bit_count()
        coins += region_pay(s, race)
        if s.kit(race).flat_coins:
            coins += flat_pay(s, race)[0]
    return [coins, regions, len(s.fallen[player])]


def _dangers(s: State, player: int, realm: int, near: list[int], land: int) -> tuple[float, float, float]:
    """How much of the active and of the declined land may be lost, and how much of the active is in reach at all."""
    wall = s.wall
    active = declined = in_reach = 0.0
    for rival, mask in enumerate(near):
        if rival == player:
            continue
        mask &= land
        in_reach += (mask & realm).bit_count()
        while mask:
            low = mask & -mask
            if low & realm:
                active += FADES[wall[low.bit_length() - 1]]
            else:
                declined += FADES[wall[low.bit_length() - 1]]
            mask ^= low
    return active, declined, in_reach


def _openings(s: State, race: int, mask: int, lands: list[int]) -> list[float]:
    """What the active race may attack: cheap regions, dearer ones, and those that belong to somebody."""
    if race < 0:
        return [0.0, 0.0, 0.0]
    owned = 0
    for land in lands:
        owned |= land
    prey = (mask & owned).bit_count()
    cost = costs(s, race, s.kit(race))
    cheap = fair = 0
    while mask:
        low = mask & -mask
        need = cost[low.bit_length() - 1]
        if need <= CHEAP:
            cheap += 1
        elif need == FAIR:
            fair += 1
        mask ^= low
    return [cheap, fair, prey]
