"""Whole games with the tiles of examples/hook_tiles.py: what is foretold comes true, records replay, copies part."""

from __future__ import annotations

import random

import pytest

from elbowroom import Game, new_game, replay
from elbowroom.bots import make_bot
from elbowroom.rules.ability import Power, Race, TableTile
from examples import hook_tiles
from tests.mixed.playing import bold
from tests.properties.test_prospects import declines_as_foretold, ends_as_foretold, foretold

RACES = [hook_tiles.Robbers, hook_tiles.Hedgehogs, hook_tiles.Vultures, hook_tiles.Heirs]
POWERS = [hook_tiles.Ancestral, hook_tiles.Proud, hook_tiles.Rooted, hook_tiles.Marauding]
HOUSES: list[dict[str, object]] = [
    {},
    {"starting_coins": 2, "offer_size": 9, "step_price": 2},
    {"declined_races": 3, "tribes": False},
    {"offer_size": 3, "own_tokens_defend": True, "step_price": 0},
]


def own_tiles(number: int) -> tuple[list[Race], list[Power], list[TableTile]]:
    """One race, one power and perhaps something beside the map; numbers go through all pairs."""
    aside: list[TableTile] = [hook_tiles.Settlers(), hook_tiles.Chronicle()]
    return [RACES[number % 4]()], [POWERS[number // 4 % 4]()], aside[: number % 3]


def began(number: int) -> Game:
    """A game in which the own race and the own power are on offer from the start."""
    races, powers, aside = own_tiles(number)
    opening = [("race", races[0].id), ("power", powers[0].id)]
    return new_game(
        2 + number % 4,
        seed=number,
        own_races=races,
        own_powers=powers,
        own_aside=aside,
        forced=opening,
        variants=HOUSES[number % len(HOUSES)],
    )


@pytest.mark.parametrize("number", range(16))
def test_prospects_forecasts_records_and_copies(number: int) -> None:
    chance = random.Random(number)
    game = began(number)
    races, powers, aside = own_tiles(number)
    while not game.over:
        if chance.randrange(9) == 0:
            before = game.digest()
            foretold(game)
            ends_as_foretold(game)
            declines_as_foretold(game)
            assert game.digest() == before, "asking changed the game"
            for seat in game.view(game.to_move).seats:
                assert (seat.coins is None) == (seat.player != game.to_move)
        copy = game.copy(reseeded=False)
        move = bold(chance, game)
        before = copy.digest()
        game.play(move)
        assert copy.digest() == before, "a copy changed with the game"
        copy.play(move)
        assert copy.digest() == game.digest()
    assert replay(game.record(), races, powers, aside).digest() == game.digest()


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_bots_play_with_them(level: str) -> None:
    """A bot gets along with every hook: all its moves are legal, and the game ends."""
    for number in range(4) if level != "hard" else (1,):
        game = began(5 * number)
        bots = [make_bot(level, seed, nodes=200) for seed in range(game.table.players)]
        while not game.over:
            game.play(bots[game.to_move - 1].choose(game.view(game.to_move)))
        assert game.winners
