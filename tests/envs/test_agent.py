"""The trained agent: it plays every table there is, and says in a sentence which weights it cannot use."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from elbowroom.bots import make_bot
from elbowroom.envs.agent import GraphAgent
from elbowroom.envs.agent.bot import WEIGHTS
from elbowroom.notation.newgame import new_game

MOST_BYTES = 5_000_000


@pytest.mark.parametrize(
    ("players", "boxes"), [(2, ["base"]), (5, ["base"]), (3, ["underground"]), (4, ["base", "underground"])]
)
def test_it_plays_tables_that_it_was_not_trained_on(players: int, boxes: list[str]) -> None:
    game = new_game(players=players, boxes=boxes, seed=3)
    agent = GraphAgent(1)
    while not game.over:
        game.play(agent.choose(game.view(game.to_move)))
    assert game.winners


def test_it_beats_easy_in_most_of_twenty_games() -> None:
    won = 0
    for seed in range(20):
        game = new_game(players=2, seed=seed)
        seat = 1 + seed % 2
        agent, other = GraphAgent(seed), make_bot("easy", seed=seed)
        while not game.over:
            game.play((agent if game.to_move == seat else other).choose(game.view(game.to_move)))
        won += seat in game.winners
    assert won >= 14  # 80 % of many games, of which docs/environments.md tells


def test_who_has_already_won_is_told_so() -> None:
    game = new_game(players=2, seed=5)
    agent = GraphAgent(1)
    while game.round < 10:
        game.play(agent.choose(game.view(game.to_move)))
    player = game.to_move
    chances = []
    for coins in ((150, 30), (30, 150)):
        copy = game.copy()
        copy.state.coins[player - 1], copy.state.coins[2 - player] = coins
        chances.append(agent.judge(copy.view(player))[2])
    assert chances[0] > 0.5 > chances[1]


def test_its_weights_are_few() -> None:
    assert WEIGHTS.stat().st_size < MOST_BYTES


def test_weights_of_other_tables_are_refused_in_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "old.npz"
    np.savez(file, tables=np.array("v0-somethingelse"), score=np.zeros(3))
    with pytest.raises(ValueError, match=r"old\.npz do not fit: this was trained on the tables v0-somethingelse"):
        GraphAgent(1, weights=str(file))


@pytest.mark.parametrize("content", [b"", b"no archive"])
def test_what_is_no_weights_is_refused_in_a_sentence(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "broken.npz"
    file.write_bytes(content)
    with pytest.raises(ValueError, match=r"no weights can be read from .*broken\.npz"):
        GraphAgent(1, weights=str(file))


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"no weights can be read from .*nothing\.npz"):
        GraphAgent(1, weights=str(tmp_path / "nothing.npz"))
