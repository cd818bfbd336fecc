"""Copies and pickles of environments: exact, and independent."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from elbowroom.envs import small_world_v0

from .kinds import every_kind

WAYS: dict[str, Callable[[Any], Any]] = {
    "copy": lambda env: env.copy(),
    "copy.copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda env: pickle.loads(pickle.dumps(env)),
}


def play_on(env: Any, seed: int, steps: int = 10**6) -> list[Any]:
    """Random moves; all that was seen."""
    chance = np.random.default_rng(seed)
    seen = []
    for agent in env.agent_iter(steps):
        what, reward, ended, cut, info = env.last()
        seen.append((agent, what["observation"].tobytes(), what["action_mask"].tobytes(), reward, ended, cut, info))
        env.step(None if ended or cut else int(chance.choice(np.flatnonzero(what["action_mask"]))))
    return seen


@pytest.mark.parametrize("way", WAYS)
@every_kind
def test_copies_have_the_same_future(way: str, map: str, boxes: tuple[str, ...]) -> None:
    env = small_world_v0.raw_env(map=map, boxes=boxes)
    env.reset(seed=7)
    play_on(env, 1, 40)
    twin = WAYS[way](env)
    before = env.game.digest()
    there = play_on(twin, 2)
    assert env.game.digest() == before
    assert play_on(env, 2) == there
    for one in (env, twin):
        one.reset()
    assert play_on(env, 3, 5) == play_on(twin, 3, 5)


@pytest.mark.parametrize("way", ["deepcopy", "pickle"])
def test_wrapped_environments_too(way: str) -> None:
    env = small_world_v0.env()
    fresh = WAYS[way](env)
    fresh.reset(seed=1)
    env.reset(seed=1)
    assert play_on(env, 1, 30) == play_on(fresh, 1, 30)
    assert play_on(WAYS[way](env), 2) == play_on(env, 2)


def test_an_environment_that_is_over_can_be_copied() -> None:
    env = small_world_v0.raw_env()
    env.reset(seed=1)
    play_on(env, 1)
    assert env.copy().agents == []
    assert pickle.loads(pickle.dumps(env)).game.over
