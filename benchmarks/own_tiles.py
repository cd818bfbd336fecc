"""How much longer games take with data tiles than with the shipped classes: the same random games with both."""

from __future__ import annotations

import random
import time

from elbowroom import new_game
from elbowroom.boxes import PRINTED, box, load_map
from elbowroom.rules.ability import Power, Race
from elbowroom.rules.setup import Box
from tests.own.test_said_again import KINDS, again

GAMES = 60
ROUNDS = 40
BEST = 8  # of the rounds, those in which nothing else was in the way


def with_data(name: str) -> Box:
    """A shipped box in which all tiles that are said again as data are data."""
    old = box(name)
    said = {tile: again(tile) for tile in KINDS}
    races = [data if isinstance(data := said.get(tile.id), Race) else tile for tile in old.races]
    powers = [data if isinstance(data := said.get(tile.id), Power) else tile for tile in old.powers]
    return Box(name, races, powers, list(old.finds), dict(old.maps))


def play(contents: Box) -> float:
    """The seconds that random games with a box take."""
    start = time.process_time()
    for seed in range(GAMES):
        chooser = random.Random(seed)
        players = 2 + seed % 4
        game = new_game(players, [contents], seed, map=load_map(contents.maps[players]))
        while not game.over:
            game.play(chooser.choice(game.legal_moves()))
    return time.process_time() - start


def main() -> None:
    """Both by turns, so that a busy machine slows both."""
    for name in PRINTED:
        shipped, data = box(name), with_data(name)
        play(shipped), play(data)
        times = [(play(shipped), play(data)) for _ in range(ROUNDS)]
        old, new = (sum(sorted(time[at] for time in times)[:BEST]) for at in (0, 1))
        print(f"{name}: {old:.2f} s with classes, {new:.2f} s with data: {100 * (new / old - 1):+.1f} %")


if __name__ == "__main__":
    main()
