"""Rewards: no illegal action is better than losing, differences add up to the margin, those who wait can only wait."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from elbowroom import new_game
from elbowroom.envs import small_world_v0, small_world_v1
from elbowroom.envs.rewards import Reward, bound, final_reward, illegal_reward, lead
from elbowroom.envs.solo import SmallWorldEnv

MODULES = pytest.mark.parametrize("module", [small_world_v0, small_world_v1])


def play(env: Any, seed: int, spoil: int = -1) -> dict[str, float]:
    """A random game: what everybody got. At the decision `spoil` an action that is not legal is tried."""
    chance = np.random.default_rng(seed)
    env.reset(seed=seed)
    got = dict.fromkeys(env.possible_agents, 0.0)
    for count, agent in enumerate(env.agent_iter()):
        seen, reward, ended, cut, _ = env.last()
        got[agent] += reward
        if ended or cut:
            assert not seen["action_mask"].any()
            env.step(None)
        else:
            wanted = 0 if count == spoil else 1
            env.step(int(chance.choice(np.flatnonzero(seen["action_mask"] == wanted))))
    return got


@pytest.mark.parametrize("reward", ["win", "margin", "difference"])
@pytest.mark.parametrize("behind", [0, 30, 150, 9000])
def test_no_defeat_is_worse_than_an_illegal_action(reward: Reward, behind: int) -> None:
    """However far behind one is, and whatever was paid on the way there."""
    game = new_game(2, seed=1)
    spoilt = illegal_reward(game, 1, reward)
    later = new_game(2, seed=1)
    later.state.coins = [5, 5 + behind]
    paid = lead(later, 1) if reward == "difference" else 0.0
    worst = final_reward(later, 1, "margin") if reward != "win" else 0.0
    assert spoilt < worst
    assert paid + illegal_reward(later, 1, reward) < worst
    assert worst >= -bound(game)


@MODULES
@pytest.mark.parametrize("players", [2, 3])
def test_differences_add_up_to_the_margin(module: Any, players: int) -> None:
    env = module.raw_env(players, reward="difference")
    got = play(env, 4)
    for at, agent in enumerate(env.possible_agents, 1):
        assert got[agent] == lead(env.game, at)


def test_differences_of_a_learner_add_up_to_his_margin() -> None:
    env = SmallWorldEnv(3, bots="greedy", reward="difference")
    chance = np.random.default_rng(1)
    seen, _ = env.reset(seed=3)
    total, paid, over = 0.0, 0, False
    while not over:
        seen, reward, over, _, info = env.step(int(chance.choice(np.flatnonzero(seen["action_mask"]))))
        total += reward
        paid += reward != 0
    coins, seat = info["coins"], info["seat"]
    assert total == coins[seat] - max(coins[:seat] + coins[seat + 1 :])
    assert paid > 5, "not only at the end"


@MODULES
@pytest.mark.parametrize("reward", ["win", "margin", "difference"])
def test_an_illegal_action_ends_the_game_if_it_shall(module: Any, reward: Reward) -> None:
    env = module.raw_env(3, reward=reward, illegal="end")
    got = play(env, 2, spoil=20)
    assert not env.game.over
    assert not env.agents
    (offender,) = [agent for agent, total in got.items() if total <= (-1 if reward == "win" else -bound(env.game))]
    assert got[offender] == (-1 if reward == "win" else -bound(env.game) - 1)


@MODULES
def test_a_refused_action_costs_as_much(module: Any) -> None:
    env = module.raw_env(reward="margin")
    env.reset(seed=1)
    illegal = int(np.flatnonzero(env.observe("player_0")["action_mask"] == 0)[0])
    env.step(illegal)
    assert env.agent_selection == "player_0"
    assert env.rewards == {"player_0": -201.0, "player_1": 0.0}
    assert env.last()[1] == -201
    env.step(int(np.flatnonzero(env.observe("player_0")["action_mask"])[0]))
    assert set(env.rewards.values()) == {0.0}


def test_a_spoilt_game_of_a_learner_has_no_legal_action_left() -> None:
    env = SmallWorldEnv(reward="margin")
    seen, _ = env.reset(seed=1)
    seen, reward, over, _, _ = env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert (reward, over, int(seen["action_mask"].sum())) == (-201.0, True, 0)
    assert env.reset(seed=2)[0]["action_mask"].any()


@pytest.mark.parametrize("masks", ["observation", "info"])
@MODULES
def test_those_who_wait_can_only_wait(module: Any, masks: str) -> None:
    env = module.parallel_env(3, waiting=True, masks=masks)
    chance = np.random.default_rng(1)
    seen, infos = env.reset(seed=3)
    wait = env.action_space("player_0").n - 1
    while env.agents:
        actions = {}
        for agent in env.agents:
            assert env.observation_space(agent).contains(seen[agent])
            mask = (infos if masks == "info" else seen)[agent]["action_mask"]
            decides = agent == env.game_env.agent_selection
            assert decides or np.flatnonzero(mask).tolist() == [wait]
            assert not (decides and mask[wait])
            actions[agent] = int(chance.choice(np.flatnonzero(mask)))
        seen, rewards, ended, _, infos = env.step(actions)
    assert all(ended.values())
    assert sum(rewards.values()) == 1
    if masks == "observation":
        assert not any(what["action_mask"].any() for what in seen.values())


def test_who_has_to_decide_cannot_wait() -> None:
    env = small_world_v1.parallel_env(reward="margin")
    env.reset(seed=3)
    _, rewards, ended, _, infos = env.step(dict.fromkeys(env.agents, env.wait))
    assert "illegal" in infos["player_0"]
    assert rewards == {"player_0": -201.0, "player_1": 0.0}
    assert not any(ended.values())


def test_old_spaces_know_no_waiting() -> None:
    env = small_world_v0.parallel_env()
    assert env.action_space("player_0") == env.game_env.action_space("player_0")


@MODULES
def test_the_state_holds_everybodys_coins(module: Any) -> None:
    """`state()` is for training: the observation of the first seat, without anything hidden but the stacks."""
    for env in (module.raw_env(3), module.parallel_env(3)):
        env.reset(seed=1)
        game = getattr(env, "game_env", env).game
        before = env.state()
        assert env.state_space.contains(before)
        legal = game.legal_moves()
        game.state.coins = [5, 9, 5]
        after = env.state()
        assert not np.array_equal(before, after)
        game.reseed(77)
        assert np.array_equal(env.state(), after)
        assert game.legal_moves() == legal
