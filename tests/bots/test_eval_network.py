"""The expert's judgement: a network that foretells everybody's coins at the start of a turn."""

from __future__ import annotations

import pytest

from elbowroom import new_game
from elbowroom.bots import make_bot
from elbowroom.bots.expert import ExpertBot
from elbowroom.bots.planner.weights import group
from elbowroom.bots.search.eval_network import NETWORKS, Judge, Network, foretell, inputs, lead
from elbowroom.bots.search.features import NUMBERS, Glance, common, glances
from elbowroom.bots.search.rollout import Budget, Moods, candidate, rollout
from tests.bots.playing import come_to, play

JUDGE = Judge(NETWORKS)
MOST = 40  # coins that nobody gets in a turn


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("boxes", [("base",), ("underground",), ("base", "underground")])
def test_every_box_and_table_is_judged(players: int, boxes: tuple[str, ...]) -> None:
    game = new_game(players, boxes, seed=players)
    bot = make_bot("normal", 1)
    while not game.over:
        if game.stage in ("pick", "mode"):
            s = game.state
            ends = foretell(s)
            assert len(ends) == players
            left = s.table.rounds - s.round + 1
            assert all(abs(end - coins) < MOST * left for end, coins in zip(ends, s.coins, strict=True))
            seen = glances(s)
            assert all(len(one.numbers) == NUMBERS for one in seen)
            assert len(inputs(seen[0], seen[1:], common(s), 0.0)) >= NETWORKS[group(players)].width
        game.play(bot.choose(game.view(game.to_move)))


def test_when_all_is_over_the_coins_are_the_judgement() -> None:
    game = play(["normal", "normal"], 3)
    assert foretell(game.state) == [float(coins) for coins in game.state.coins]


def test_nobody_gets_coins_without_turns() -> None:
    assert NETWORKS[2].value(0, Glance(), [Glance()], [1.0] * NETWORKS[2].width) == 0.0


def test_the_lead_is_over_the_others_mean() -> None:
    assert lead([50.0, 30.0], 0) == 20.0
    assert lead([50.0, 30.0], 1) == -20.0
    assert lead([10.0, 40.0, 20.0, 60.0], 1) == 10.0


def test_a_network_by_hand() -> None:
    network = Network(
        {
            "first": [[1.0, 0.0], [0.0, -1.0]],
            "turns": [[0.0, 0.0], [0.5, 0.0]],
            "tiles": {"orcs": [2.0, 0.0], "hill": [0.0, 7.0]},
            "declined": {"elves": [0.0, 1.0]},
            "rivals": {"trolls": [4.0, 0.0]},
            "middle": [[1.0, 1.0, 0.5], [-1.0, 0.0, 0.0]],
            "last": [2.0, 100.0],
            "straight": [[0.0, 0.0], [1.0, 10.0]],
        }
    )
    own, rival, other = Glance(), Glance(), Glance()
    own.race, own.power, own.declined = "orcs", "hill", ["dwarves", "elves"]
    rival.race = "trolls"
    # first layer 0.5 + 2 + 4/2 + 3 = 7.5 and 7 + 1 - 5 = 3; second 11 and nothing; 2 x 11, and 1 + 10 x 3 straight
    assert network.value(5, own, [rival, other], [3.0, 5.0]) == 53.0


def test_a_learnt_rollout_counts_every_look_on_the_way() -> None:
    root = come_to("mode", 4).state
    one = candidate(root, ExpertBot(1).peaceful(root))
    moods = Moods(len(root.wall), 1, 0.0)
    near, far, both = (rollout(root, one, 5, rounds, Budget(0.0, 100), moods, JUDGE).lead for rounds in (1, 2, 3))
    assert len({near, far, both}) == 3
    again = rollout(root, one, 5, 2, Budget(0.0, 100), moods, JUDGE)
    assert again.lead == far
    assert again.coins >= again.soon


def test_the_expert_thinks_its_redeployment_over_once_more() -> None:
    game = come_to("mode", 4)
    view = game.view(game.to_move)
    stages = [stage for stage, _ in ExpertBot(1, nodes=60).think(view)]
    assert stages
    assert not any(stage.deals for stage in stages)
