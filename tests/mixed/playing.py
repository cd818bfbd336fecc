"""Random games that get somewhere: a player who would rather act than stop."""

from __future__ import annotations

import random
from collections.abc import Iterator

from elbowroom import Game, Move, new_game
from elbowroom.boxes import BOXES, PRINTED, map_names

from .invariants import bank, check_position, coins_about

SETTINGS = [
    (name, boxes)
    for name in map_names()
    for boxes in (("underground",), ("base", "underground"), ("base",))
    if not (name.startswith("base") and boxes == ("base",))  # the base game alone has its own tests
]
# Boxes that are not printed, for checks that need to know no tile.
OWN_SETTINGS = [(name, ("base", own)) for own in BOXES if own not in PRINTED for name in ("base-2p", "base-4p")]
IDLE = ("done", "abandon", "decline", "place")


def bold(chance: random.Random, game: Game) -> Move:
    """Mostly a move that does something: random games would otherwise be about leaving regions."""
    moves = game.state.legal
    if chance.random() < 0.7:
        moves = [move for move in moves if move.verb not in IDLE] or moves
    return moves[int(chance.random() * len(moves))]


def fresh(number: int, *, seed: int | None = None) -> Game:
    """A new game; the number goes round all maps and boxes."""
    return in_setting(SETTINGS[number % len(SETTINGS)], number if seed is None else seed)


def in_setting(setting: tuple[str, tuple[str, ...]], seed: int) -> Game:
    """A new game on this map with these boxes."""
    name, boxes = setting
    return new_game(int(name[-2]), boxes, seed=seed, map=name)


def watched(game: Game, chance: random.Random, moves: int = 100_000) -> Iterator[Game]:
    """Play a game with every check after every move."""
    coins = coins_about(game)
    check_position(game)
    yield game
    while moves and not game.over:
        coins += bank(game.play(bold(chance, game)))
        assert coins_about(game) == coins, "coins came from nowhere or went there"
        check_position(game)
        moves -= 1
        yield game


def watch(game: Game, chance: random.Random, moves: int = 100_000) -> Game:
    """The same without looking on."""
    for _ in watched(game, chance, moves):
        pass
    return game
