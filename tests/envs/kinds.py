"""Every kind of table there is, and games on them."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from elbowroom import Game, new_game
from elbowroom.boxes import map_names

BOX_SETS = (("base",), ("underground",), ("base", "underground"))
KINDS = [(name, boxes) for name in map_names() for boxes in BOX_SETS]
NAMES = [f"{name}-{'+'.join(boxes)}" for name, boxes in KINDS]
every_kind = pytest.mark.parametrize(("map", "boxes"), KINDS, ids=NAMES)


def positions(map: str, boxes: tuple[str, ...], games: int, every: int = 1) -> Iterator[Game]:
    """Positions of random games."""
    chance = random.Random(f"{map} {boxes}")
    for seed in range(games):
        game = new_game(boxes=boxes, map=map, seed=seed)
        count = 0
        while not game.over:
            if count % every == 0:
                yield game
            moves = game.legal_moves()
            game.play(moves[int(chance.random() * len(moves))])
            count += 1
        yield game
