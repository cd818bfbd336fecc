"""The Gymnasium environments: one learner, and many at once."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from elbowroom.bots import UnknownBot, make_bot
from elbowroom.envs.solo import SmallWorldEnv, register
from elbowroom.envs.vector import SmallWorldVectorEnv
from elbowroom.rules.setup import SetupError

from .kinds import every_kind

ID = "elbowroom/SmallWorld-v0"


@every_kind
def test_the_environment_passes_the_check(map: str, boxes: tuple[str, ...]) -> None:
    check_env(SmallWorldEnv(map=map, boxes=boxes), skip_render_check=True)


@pytest.mark.parametrize("form", ["planes", "graph"])
def test_other_forms_pass_the_check(form: Any) -> None:
    check_env(SmallWorldEnv(observation=form), skip_render_check=True)


def test_rendering_passes_the_check(capsys: pytest.CaptureFixture[str]) -> None:
    check_env(gymnasium.make(ID, render_mode="rgb_array").unwrapped)
    env = SmallWorldEnv(render_mode="ansi")
    env.reset(seed=1)
    assert "player_0" in env.render()
    capsys.readouterr()
    env = SmallWorldEnv(render_mode="human")
    env.reset(seed=1)
    assert env.render() is None
    assert "player_0" in capsys.readouterr().out


def legal(mask: Any, chance: np.random.Generator) -> int:
    return int(chance.choice(np.flatnonzero(mask)))


@pytest.mark.parametrize("seat", [0, 2, None])
def test_a_game_against_bots(seat: int | None) -> None:
    env = SmallWorldEnv(3, bots=["random", make_bot("greedy")], seat=seat)
    chance = np.random.default_rng(1)
    seats: set[int] = set()
    for _ in range(6):
        seen, info = env.reset(seed=None if seats else 5)
        seats.add(info["seat"])
        over = False
        while not over:
            assert np.array_equal(env.action_masks(), seen["action_mask"].astype(bool))
            seen, reward, over, _, info = env.step(legal(seen["action_mask"], chance))
        best = max(info["coins"])
        assert (reward > 0) <= (info["coins"][info["seat"]] == best)
    assert seats == {seat} if seat is not None else len(seats) > 1


def test_an_illegal_action_ends_the_game_or_is_refused() -> None:
    done = SmallWorldEnv().interface.actions.names().index("done")
    env = SmallWorldEnv()
    env.reset(seed=1)
    _, reward, over, _, info = env.step(done)
    assert (reward, over) == (-1.0, True)
    assert {"illegal", "rule"} == set(info)
    env = SmallWorldEnv(illegal="refuse")
    before, _ = env.reset(seed=1)
    after, reward, over, _, _ = env.step(done)
    assert (reward, over) == (0.0, False)
    assert np.array_equal(before["observation"], after["observation"])


def test_many_games_at_once_are_as_many_single_ones() -> None:
    many = gymnasium.make_vec(ID, num_envs=3, vectorization_mode="vector_entry_point", reward="margin", rounds=2)
    assert isinstance(many, SmallWorldVectorEnv)
    chance = np.random.default_rng(2)
    seen, _ = many.reset(seed=4)
    ended = 0
    while ended < 12:
        assert many.observation_space.contains(seen)
        actions = np.array([legal(mask, chance) for mask in seen["action_mask"]])
        seen, rewards, over, cut, infos = many.step(actions)
        assert not cut.any()
        ended += over.sum()
        for at in np.flatnonzero(over):
            last, info = infos["final_obs"][at], infos["final_info"]
            assert not last["action_mask"].any()
            mine, other = (info["coins"][at][seat] for seat in (info["seat"][at], 1 - info["seat"][at]))
            assert rewards[at] == mine - other


@pytest.mark.parametrize("form", ["planes", "graph"])
def test_batches_of_other_forms(form: Any) -> None:
    many = SmallWorldVectorEnv(2, observation=form)
    seen, _ = many.reset(seed=[1, 2])
    assert many.observation_space.contains(seen)


def test_the_same_seed_gives_the_same_games() -> None:
    one, two = SmallWorldVectorEnv(2), SmallWorldVectorEnv(2)
    first, second = (env.reset(seed=9)[0]["observation"] for env in (one, two))
    assert np.array_equal(first, second)
    assert not np.array_equal(one.reset()[0]["observation"], first)


def test_stock_vector_environments_work() -> None:
    many = gymnasium.make_vec(ID, num_envs=2, vectorization_mode="sync")
    seen, _ = many.reset(seed=1)
    assert seen["observation"].shape[0] == 2


def test_nonsense_is_refused() -> None:
    with pytest.raises(UnknownBot):
        SmallWorldEnv(bots=["oracle"])
    with pytest.raises(SetupError, match="other seats"):
        SmallWorldEnv(4, bots=["random", "random"])
    with pytest.raises(SetupError, match="illegal"):
        SmallWorldEnv(illegal="ignore")  # type: ignore[arg-type]
    with pytest.warns(UserWarning, match="Overriding"):
        register()
