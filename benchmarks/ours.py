"""Our own speed and size, pure or compiled, whichever is installed: python -m benchmarks.ours

Prints JSON: is it compiled, the calibration, microseconds per task, bytes per game state.
"""

from __future__ import annotations

import argparse
import json
import random
import tracemalloc
from collections.abc import Callable

import numpy as np

from benchmarks.stopwatch import Task, Work, measure
from elbowroom import Game, new_game
from elbowroom.arena.bench import compiled
from elbowroom.envs.small_world_v0 import env

PLAYERS = 4
COPIES = 1000
chance = random.Random(1)


def play_on(game: Game, moves: int) -> int:
    """Random moves, so many at most; how many there were."""
    pick = chance.random
    for played in range(moves):
        if game.over:
            return played
        legal = game.legal_moves()
        game.play(legal[int(pick() * len(legal))])
    return moves


def whole_game() -> Work:
    """A random game from its start to its end."""
    game = new_game(PLAYERS, seed=chance.getrandbits(32))
    return lambda: play_on(game, 10**6)


def under_way() -> Game:
    """A game that somebody might want to copy."""
    game = new_game(PLAYERS, seed=chance.getrandbits(32))
    play_on(game, chance.randrange(150))
    return game


def copies() -> Work:
    """Copies of a game, which share its state as long as nobody plays on."""
    game = under_way()

    def work() -> int:
        for _ in range(COPIES):
            game.copy()
        return COPIES

    return work


def full_copies() -> Work:
    """Copies that have got a state of their own, as with their first move."""
    game = under_way()

    def work() -> int:
        for _ in range(COPIES):
            game.copy().state  # noqa: B018 - who asks for it makes it
        return COPIES

    return work


def environment_steps() -> Work:
    """A random game in the PettingZoo environment: observation, mask, choice of an action, step."""
    table = env(PLAYERS)
    table.reset(seed=chance.getrandbits(32))

    def work() -> int:
        steps = 0
        for _ in table.agent_iter():
            seen, _, ended, _, _ = table.last()
            if ended:
                table.step(None)
                continue
            legal = np.flatnonzero(seen["action_mask"])
            table.step(legal[int(chance.random() * len(legal))])
            steps += 1
        return steps

    return work


def tasks() -> list[Task]:
    """What is measured."""
    return [
        Task("move", whole_game),
        Task("copy", copies),
        Task("full copy", full_copies),
        Task("environment step", environment_steps),
    ]


def sizes() -> dict[str, float]:
    """The memory of a small and of a large kind of state."""
    small, large = (PLAYERS, ("base",)), (5, ("base", "underground"))
    return {
        "a state, base, 4 players": bytes_per_state(*small),
        "a state, both boxes, 5 players": bytes_per_state(*large),
        "a game by itself, base, 4 players": bytes_per_game(*small),
        "a game by itself, both boxes, 5 players": bytes_per_game(*large),
    }


def bytes_per_state(players: int, boxes: tuple[str, ...], count: int = 300) -> float:
    """The memory of one position of many, as search keeps them: copies of a game, each played on."""
    game = new_game(players, boxes, seed=1)
    play_on(game, 100)

    def played_on() -> Game:
        copy = game.copy()
        play_on(copy, 12)
        return copy

    return _bytes_each(played_on, count)


def bytes_per_game(players: int, boxes: tuple[str, ...], count: int = 100) -> float:
    """The memory of a game that shares nothing: its position, its record of a hundred moves, its own tables."""

    def started() -> Game:
        game = new_game(players, boxes, seed=chance.getrandbits(32))
        play_on(game, 100)
        return game

    return _bytes_each(started, count)


def _bytes_each(make: Callable[[], Game], count: int) -> float:
    """What each of many games takes, apart from what all games together have once (moves, maps)."""
    warm = [make() for _ in range(count)]
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [make() for _ in range(count)]
    size = (tracemalloc.get_traced_memory()[0] - before) / len(kept)
    tracemalloc.stop()
    del warm
    return size


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, metavar="N", help="the best of so many counts (default: 5)")
    parser.add_argument("--seconds", type=float, default=0.3, metavar="S", help="for a task and round (default: 0.3)")
    options = parser.parse_args()
    measured = tasks()
    unit = measure(measured, options.rounds, options.seconds)
    found = {
        "compiled": compiled(),
        "calibration": unit,
        "microseconds": {task.name: task.microseconds for task in measured},
        "bytes": sizes(),
    }
    print(json.dumps(found))


if __name__ == "__main__":
    main()
