"""What a player may still hope for: coins from now to the end, by weights learnt from many games.

A player's prospects hang on a few numbers (`Summary`) and on how many turns he still has. The weights are a table by
turns left, made by `elbowroom.bots.planner.weights`; no tile is named here.
"""

from __future__ import annotations

from elbowroom.rules.offer import combo_price
from elbowroom.rules.reach import barred, own_regions, reach
from elbowroom.rules.state import State
from elbowroom.rules.table import NOBODY

from .weights import FEATURES, PICK, TABLES, TASTE, TURNS, Rated, group

NO_PICK = [0.0, 0.0, 0.0]
LONG = 3  # a tile's taste counts for so many turns to come
FRESH = 6  # so many spare tokens make a race as good as new
TAKEN = 0.5  # how likely a rival next to a region with one token takes it
HELD = 0.5  # what each further defender leaves of that
_ONE_TOKEN = 3  # what a plain region with one token costs
FADES = [TAKEN * HELD ** (wall - _ONE_TOKEN) for wall in range(60)]


class Summary:
    """What a player has, in numbers."""

    __slots__ = (
        "active",
        "declined",
        "flat",
        "income",
        "raids",
        "regions",
        "rivals",
        "taste",
        "threat",
        "tokens",
        "turns",
        "wait",
    )

    def __init__(self) -> None:
        self.turns = 0  # turns still to come
        self.wait = 0.0  # 0 if his turn is next, 1 if it has just been
        self.active = 0  # has he an active race?
        self.regions = 0  # of the active race
        self.income = 0  # coins that the active race's regions pay
        self.flat = 0  # coins that hang on no region
        self.raids = 0  # coins per non-empty region conquered
        self.tokens = 0  # of the active race, wherever they are
        self.taste = 0.0  # what its tiles are worth besides
        self.declined = 0  # coins of the declined races
        self.threat = 0.0  # how much of it all is in danger
        self.rivals = 0.0  # tokens of the others' active races, on average


def turns_left(s: State, player: int, ended: bool) -> int:
    """How many turns a player still has; `ended` if the turn in progress counts as over."""
    table = s.table
    now = (s.turn - table.first) % table.players
    mine = (player - table.first) % table.players
    left = table.rounds - s.round
    if mine > now or (mine == now and not ended):
        left += 1
    return left


def waiting(s: State, player: int, ended: bool) -> float:
    """How much of a round passes until the player's next turn, from 0 to 1."""
    players = s.table.players
    ahead = (player - s.turn - (1 if ended else 0)) % players
    return ahead / (players - 1)


def region_pay(s: State, race: int) -> int:
    """The coins that the regions of a race pay."""
    kit = s.kit(race)
    realm = s.realm[race]
    coins = realm.bit_count()
    for mask, _ in kit.coin_masks:
        coins += (realm & mask).bit_count()
    for tile in kit.coin_hooks:
        coins += (realm & tile.coin_regions(s, race)).bit_count()
    return coins


def flat_pay(s: State, race: int) -> tuple[int, int]:
    """The coins of a race that hang on no region: steady ones, and per non-empty region conquered."""
    hooks = s.kit(race).flat_coins
    if not hooks:
        return 0, 0
    raids = s.raids
    s.raids = 0
    steady = sum([tile.coins(s, race) for tile in hooks])
    s.raids = 1
    more = sum([tile.coins(s, race) for tile in hooks])
    s.raids = raids
    return steady, more - steady


def tokens_of(s: State, race: int) -> int:
    """All tokens of a race in play."""
    tokens = s.tokens
    total = s.hand[race] + s.waiting[race]
    for region in s.board.each(s.realm[race]):
        total += tokens[region]
    for tile in s.kit(race).aside:
        total += tile.aside(s, race)
    return total


def taste_of(s: State, race: int) -> float:
    """What a race and its badge are worth besides tokens and coins, per turn."""
    table = s.table
    worth = TASTE[group(table.players)]
    taste = worth.get(table.race_ids[race], 0.0)
    if s.badge[race] >= 0:
        taste += worth.get(table.power_ids[s.badge[race]], 0.0)
    return taste


def summarise(s: State, player: int, ended: bool, attacks: list[int]) -> Summary:
    """A player's numbers as they are now; `attacks` are the regions that everybody may attack."""
    found = Summary()
    found.turns = turns_left(s, player, ended)
    found.wait = waiting(s, player, ended)
    active = s.active[player]
    if active >= 0:
        found.active = 1
        found.regions = s.realm[active].bit_count()
        found.income = region_pay(s, active)
        found.flat, found.raids = flat_pay(s, active)
        found.tokens = tokens_of(s, active)
        found.taste = taste_of(s, active)
    for race in s.fallen[player]:
        found.declined += region_pay(s, race)
        if s.kit(race).flat_coins:
            found.declined += flat_pay(s, race)[0]
    found.threat = threat(s, player, attacks)
    return found


def attackable(s: State, player: int) -> int:
    """The regions that a player's active race may attack from where it stands; one still to be picked comes in."""
    attacker = s.active[player]
    if attacker < 0:
        return s.board.border & ~s.warded
    kit = s.kit(attacker)
    return reach(s, attacker, kit) & ~barred(s, attacker, kit)


def threat(s: State, player: int, attacks: list[int]) -> float:
    """How many coins of income stand where rivals can take them, by how well they are guarded."""
    wall = s.wall
    own = own_regions(s, player)
    total = 0.0
    for rival, mask in enumerate(attacks):
        if rival != player:
            for region in s.board.each(own & mask):
                total += FADES[wall[region]]
    return total


def summaries(s: State, ended: bool) -> list[Summary]:
    """The numbers of all players; `ended` if the turn in progress counts as over although it has not been scored."""
    ended = ended or s.stage.scored
    attacks = [attackable(s, player) for player in range(s.table.players)]
    found = [summarise(s, player, ended, attacks) for player in range(s.table.players)]
    tokens = sum([one.tokens for one in found])
    for one in found:
        one.rivals = (tokens - one.tokens) / (len(found) - 1)
    return found


_weights: dict[tuple[int, int, float], list[float]] = {}  # by players, turns left and how long it is till the next


def weights(players: int, turns: int, wait: float) -> list[float]:
    """What the numbers of a player with so many turns left count."""
    key = (players, turns, wait)
    found = _weights.get(key)
    if found is None:
        near, far = TABLES[group(players)][turns if turns < TURNS else TURNS - 1]
        found = _weights[key] = [now + wait * later for now, later in zip(near, far, strict=True)]
    return found


def hope(of: Summary, players: int) -> float:
    """The coins a player may expect in the turns he still has."""
    turns = of.turns
    if turns <= 0:
        return 0.0
    value = taste = 0.0
    for weight, number in zip(weights(players, turns, of.wait), features(of), strict=True):
        value += weight * number
    if of.active:
        taste = of.taste * (turns if turns < LONG else LONG)
    return value + taste


def features(of: Summary) -> tuple[float, ...]:
    """The numbers that the weights multiply, in the order of `FEATURES`."""
    if not of.active:
        return (1.0, 0, 0, 0, 0, 0, 0, of.declined, of.threat, of.rivals, of.declined, 0, 0, 0)
    spare = of.tokens - of.regions
    fresh = 0.0 if spare < 0 else 1.0 if spare > FRESH else spare / FRESH
    return (
        1.0,
        1.0,
        of.regions,
        of.income,
        of.flat,
        of.raids,
        of.tokens,
        of.declined,
        of.threat,
        of.rivals,
        0.0,
        of.declined * fresh,
        of.income * fresh,
        fresh,
    )


def marginal(s: State, player: int) -> tuple[float, float, float, float]:
    """What one more region, coin of income, token and declined coin bring a player once this turn is over."""
    turns = turns_left(s, player, True)
    if turns <= 0:
        return 0.0, 0.0, 0.0, 0.0
    weight = weights(s.table.players, turns, waiting(s, player, True))
    active = s.active[player]
    coin = weight[3]
    declined = weight[7]
    if active < 0:
        declined += weight[10]
    else:
        fresh = tokens_of(s, active) - s.realm[active].bit_count()
        if player == s.turn:
            fresh //= 3  # most are spent when the turn is over
        share = 1.0 if fresh > FRESH else fresh / FRESH
        declined += share * weight[11]
        coin += share * weight[12]
    return weight[2], coin, weight[6], declined


def prospect(s: State, player: int) -> float:
    """The coins a player should have at the end of the game."""
    if s.mover == NOBODY:
        return float(s.coins[player])
    return s.coins[player] + hope(summaries(s, False)[player], s.table.players)


def standing(s: State, player: int, ended: bool = False) -> float:
    """How far a player is ahead of the others, all hopes counted."""
    players = s.table.players
    value = 0.0
    for other, one in enumerate(summaries(s, ended)):
        worth = s.coins[other] + hope(one, players)
        value += worth if other == player else -worth / (players - 1)
    return value


def combo_worth(s: State, at: int, picks: Rated = PICK) -> float:
    """What a combo on offer has brought in many games, its coins and price aside."""
    now = phase(s)
    race = s.table.race_ids[s.offer_races[at]]
    power = s.table.power_ids[s.offer_powers[at]]
    rated = picks[group(s.table.players)]
    return rated.get(race, NO_PICK)[now] + rated.get(power, NO_PICK)[now]


def combo_rating(s: State, at: int, picks: Rated = PICK) -> float:
    """The same with the coins that lie on the combo, less its price."""
    return combo_worth(s, at, picks) + s.offer_coins[at] - combo_price(s, at)


def phase(s: State) -> int:
    """Early, in the middle, or late in the game."""
    left = s.table.rounds - s.round
    return 0 if left > 6 else 1 if left > 3 else 2


__all__ = [
    "FEATURES",
    "Summary",
    "combo_rating",
    "combo_worth",
    "features",
    "hope",
    "marginal",
    "phase",
    "prospect",
    "standing",
    "summaries",
    "turns_left",
    "waiting",
]
