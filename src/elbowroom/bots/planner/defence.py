"""Redeployment as a whole: defenders go where they prevent most, pieces where they are needed."""

from __future__ import annotations

from collections.abc import Sequence

from elbowroom.rules.state import State, races_of

from ..greedy.eval_simple import advance
from .conquest_plan import pays
from .eval_linear import FADES, HELD, marginal, turns_left

NEAR, FAR, REMOTE = 1.0, 0.8, 0.12  # in reach, one region farther, farther still


def stakes(s: State, player: int) -> dict[int, float]:
    """For every region of a player what its loss would cost him, by how close the rivals stand who may attack it."""
    board = s.board
    players = s.table.players
    region_value, coin_value, token_value, declined_value = marginal(s, player)
    worth: dict[int, float] = {}
    own = 0
    for race in races_of(s, player):
        realm = s.realm[race]
        own |= realm
        earns = pays(s, race, s.kit(race))
        live = s.live[race]
        for region in board.each(realm):
            if live:
                worth[region] = region_value + coin_value * earns[region] + token_value
            else:
                worth[region] = declined_value * earns[region]
    open_to = dict.fromkeys(worth, 0.0)
    for rival in range(players):
        if rival == player or turns_left(s, rival, True) <= 0:
            continue
        near, safe = advance(s, rival)
        farther = board.around(near & ~board.closed & ~board.void)
        mask = own & ~safe
        for region in board.each(mask & near):
            open_to[region] += NEAR
        for region in board.each(mask & farther & ~near):
            open_to[region] += FAR
        for region in board.each(mask & ~farther & ~near):
            open_to[region] += REMOTE
    return {region: worth[region] * open_to[region] for region in worth}


def fear(s: State, player: int) -> float:
    """What the player is likely to lose until his next turn."""
    wall = s.wall
    lost = 0.0
    for region, at_stake in stakes(s, player).items():  # not `sum`, by which versions of Python add up differently
        lost += at_stake * FADES[wall[region]]
    return lost


def allot(
    s: State, regions: Sequence[int], tokens: int, at_stake: dict[int, float], held: float = HELD
) -> dict[int, int]:
    """So many defenders, each where it prevents most; `held` is what each leaves of the danger."""
    wall = s.wall
    given = dict.fromkeys(regions, 0)
    gains = {region: at_stake[region] * FADES[wall[region]] for region in regions}
    for _ in range(tokens):
        region = max(gains, key=gains.__getitem__)
        given[region] += 1
        gains[region] *= held
    return given
