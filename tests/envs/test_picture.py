"""Pictures and texts of positions."""

from __future__ import annotations

import numpy as np
import pytest

from elbowroom import new_game
from elbowroom.boxes import map_names
from elbowroom.envs.picture import COLOURS, PLAYERS, WIDTH, describe, draw
from elbowroom.rules.board import Board, Region


@pytest.mark.parametrize("map", map_names())
def test_every_region_is_drawn(map: str) -> None:
    game = new_game(map=map, boxes=[map.split("-")[0]], seed=1)
    picture = draw(game.view())
    assert picture.dtype == np.uint8
    assert picture.shape[1:] == (WIDTH, 3)
    for terrain in {region.terrain for region in game.board.regions}:
        assert (picture == COLOURS[terrain]).all(axis=2).any()


def test_a_conquest_shows() -> None:
    game = new_game(seed=1)
    for _ in range(2):
        game.play(game.legal_moves()[0])
    assert not (draw(new_game(seed=1).view()) == PLAYERS[0]).all(axis=2).any()
    assert (draw(game.view()) == PLAYERS[0]).all(axis=2).any()
    assert "player_0" in describe(game.view())


def test_a_board_of_ones_own_is_drawn_in_a_circle() -> None:
    regions = [Region(name, "hill", edge=True, neighbours=("a",) if name != "a" else ()) for name in "abcdef"]
    board = Board("own", regions)
    picture = draw(new_game(2, map=board, seed=1).view())
    assert (picture == COLOURS["hill"]).all(axis=2).any()
