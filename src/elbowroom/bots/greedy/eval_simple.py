"""How good a position is for a player, in coins. No tile is named here: income and reach are asked of the rules."""

from __future__ import annotations

from elbowroom.rules.reach import barred, reach
from elbowroom.rules.scoring import earnings
from elbowroom.rules.state import State, races_of

# The weights were found by playing variants against each other.
IN_HAND = 0.4  # a token that can still conquer this turn
RIVAL = 1.6  # a coin of income that a lone rival does not get; with more rivals it helps them too
LATER = 0.5  # a coin of income in a coming turn: the region may be lost by then
TURNS_AHEAD = 2  # so many coming turns count

TAKEN = 0.5  # how likely a region with one token is lost to a rival next to it
HELD = 0.6  # what each further defender leaves of that
NEAR, FAR, REMOTE = 1.0, 0.5, 0.15  # in reach, one region farther, farther still
_ONE_TOKEN = 3  # what a plain region with one token costs


def marching(s: State, player: int) -> bool:
    """Is it this player's turn, and can he still conquer?"""
    return s.turn == player and s.stage.fights


def wealth(s: State, player: int) -> float:
    """Coins, what this turn will pay, and what coming turns promise, against what the others get."""
    left = min(s.table.rounds - s.round, TURNS_AHEAD)
    pays = earnings(s, player)
    value = s.coins[player] + LATER * left * pays
    if s.turn == player and not s.stage.scored:
        value += pays
    others = s.table.players - 1
    share = RIVAL / (others * others)
    for rival in range(s.table.players):
        if rival != player:
            value -= share * earnings(s, rival)
    return value


def tokens_to_use(s: State, player: int) -> float:
    """What tokens in hand are still worth while their race conquers."""
    return IN_HAND * sum(s.hand[race] for race in races_of(s, player)) if marching(s, player) else 0.0


def advance(s: State, player: int) -> tuple[int, int]:
    """How far a player's active race reaches, and what it may not attack there."""
    race = s.active[player]
    if race < 0:  # one still to be picked comes in at the border
        return s.board.border, s.warded
    kit = s.kit(race)
    return reach(s, race, kit), barred(s, race, kit)


def exposure(s: State, player: int) -> list[float]:
    """For every region how close the rivals stand who may attack it; 0 where nobody may."""
    board = s.board
    open_to = [0.0] * len(board.ids)
    own = 0
    for race in races_of(s, player):
        own |= s.realm[race]
    for rival in range(s.table.players):
        if rival == player:
            continue
        near, safe = advance(s, rival)
        farther = board.around(near & ~board.closed & ~board.void)
        for region in board.each(own & ~safe):
            bit = 1 << region
            open_to[region] += NEAR if near & bit else FAR if farther & bit else REMOTE
    return open_to


def yields(s: State, player: int) -> list[int]:
    """What each region pays its owner, as far as it hangs on the region."""
    pays = [0] * len(s.board.ids)
    for race in races_of(s, player):
        kit = s.kit(race)
        realm = s.realm[race]
        masks = [mask for mask, _ in kit.coin_masks]
        masks += [tile.coin_regions(s, race) for tile in kit.coin_hooks]
        for region in s.board.each(realm):
            pays[region] = 1 + sum(mask >> region & 1 for mask in masks) + s.live[race]  # an active race loses a token
    return pays


def loss(worth: float, open_to: float, defence: int) -> float:
    """What is likely to be lost in a region that costs so much to conquer."""
    return worth * open_to * TAKEN * HELD ** (defence - _ONE_TOKEN)


def danger(s: State, player: int) -> float:
    """What the player is likely to lose until his next turn."""
    open_to = exposure(s, player)
    pays = yields(s, player)
    lost = 0.0
    for at in range(len(pays)):  # not `sum`, by which versions of Python add up differently
        if pays[at]:
            lost += loss(pays[at], open_to[at], s.wall[at])
    return lost
