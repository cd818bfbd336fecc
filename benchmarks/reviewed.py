"""Reviews of whole games with a clock beside them, wherever Python runs: here and in Pyodide (`play.mjs`)."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator

from elbowroom import new_game
from elbowroom.bots import make_bot
from elbowroom.review import review_record

BOXES = (["base"], ["underground"])
LEVELS = ("easy", "normal", "hard")


def games(seeds: list[int], whole: bool) -> Iterator[str]:
    """One line of JSON for each game of three players: seconds of the processor until there was something to read.

    The whole has a game of each seed with both boxes; else they take turns.
    """
    for seed in seeds:
        for boxes in BOXES if whole else (BOXES[seed % len(BOXES)],):
            yield json.dumps({"boxes": "+".join(boxes), **timed(played(seed, boxes))})


def played(seed: int, boxes: list[str]) -> str:
    """The record of a game between three levels."""
    game = new_game(len(LEVELS), boxes, seed)
    bots = [make_bot(level, seed + at) for at, level in enumerate(LEVELS)]
    while not game.over:
        game.play(bots[game.to_move - 1].choose(game.view(game.to_move)))
    return game.record()


def timed(record: str) -> dict[str, float]:
    """Seconds until all chances, the first turn and everything are known; and what counting takes, for comparison."""
    start = time.process_time()
    sum(range(10**7))
    counted = time.process_time()
    review = review_record(record, 1)
    chances = time.process_time()
    turns = review.run()
    next(turns)
    first = time.process_time()
    for _ in turns:
        pass
    done = time.process_time()
    return {
        "counting": counted - start,
        "chances": chances - counted,
        "first": first - counted,
        "all": done - counted,
    }
