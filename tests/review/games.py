"""Small games to look back on."""

from __future__ import annotations

from functools import cache

from elbowroom import new_game
from elbowroom.bots import make_bot
from elbowroom.rules.game import Game


@cache
def record(levels: str = "normal,random", seed: int = 3, rounds: int = 3, boxes: str = "base") -> str:
    """The record of a short game between bots."""
    return played(levels, seed, rounds, boxes).record()


def played(levels: str, seed: int, rounds: int, boxes: str = "base", until: int = 99) -> Game:
    """Such a game, as far as a round."""
    names = levels.split(",")
    game = new_game(len(names), boxes.split("+"), seed, rounds=rounds)
    bots = [make_bot(name, seed + at) for at, name in enumerate(names)]
    while not game.over and game.round < until:
        game.play(bots[game.to_move - 1].choose(game.view(game.to_move)))
    return game
