"""PettingZoo's own tests, every warning an error, on every map with every set of boxes."""

from __future__ import annotations

import sys
import warnings
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from elbowroom import new_game
from elbowroom.envs import small_world_v0, small_world_v1
from elbowroom.envs.infos import INFOS
from elbowroom.rules.setup import SetupError

from .kinds import every_kind

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # the tests import environments of old
    from pettingzoo.test import (
        api_test,
        max_cycles_test,
        parallel_api_test,
        performance_benchmark,
        render_test,
        seed_test,
    )

API_TEST = sys.modules["pettingzoo.test.api_test"]
BENCHMARK = sys.modules["pettingzoo.test.performance_benchmark"]


@pytest.fixture
def _known_to_have_masks(monkeypatch: pytest.MonkeyPatch) -> None:
    """`api_test` knows by name whose observations are dicts with masks and warns about all others."""
    for name in ("env_obs_dicts", "env_obs_space", "env_all_zeros_obs"):
        monkeypatch.setattr(API_TEST, name, [*getattr(API_TEST, name), "small_world_v0", "small_world_v1"])


@every_kind
@pytest.mark.usefixtures("_known_to_have_masks")
def test_api(map: str, boxes: tuple[str, ...]) -> None:
    api_test(small_world_v0.env(map=map, boxes=boxes), num_cycles=1000)


@every_kind
def test_api_with_the_masks_in_the_infos(map: str, boxes: tuple[str, ...]) -> None:
    """Nothing is told to `api_test` here: arrays are what it expects."""
    api_test(small_world_v0.env(map=map, boxes=boxes, masks="info"), num_cycles=40)


@pytest.mark.parametrize("form", ["planes", "graph"])
@pytest.mark.usefixtures("_known_to_have_masks")
def test_api_of_other_forms(form: str) -> None:
    api_test(small_world_v0.env(observation=form, reward="margin"), num_cycles=1000)


@pytest.mark.usefixtures("_known_to_have_masks")
def test_api_of_tables() -> None:
    api_test(small_world_v1.env(3, ["base", "underground"]), num_cycles=300)
    parallel_api_test(small_world_v1.parallel_env(), num_cycles=200)
    seed_test(small_world_v1.env, num_cycles=40)


@pytest.mark.usefixtures("_known_to_have_masks")
def test_api_with_what_the_engine_tells_beforehand() -> None:
    boxes = ["base", "underground"]
    api_test(small_world_v0.env(3, boxes, info=INFOS), num_cycles=200)
    api_test(small_world_v0.env(masks="info", info=INFOS), num_cycles=40)
    parallel_api_test(small_world_v0.parallel_env(3, boxes, info=INFOS), num_cycles=100)
    seed_test(partial(small_world_v0.env, info=INFOS), num_cycles=40)


@every_kind
def test_seeds(map: str, boxes: tuple[str, ...]) -> None:
    seed_test(partial(small_world_v0.env, map=map, boxes=boxes), num_cycles=40)


@every_kind
def test_rendering(map: str, boxes: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(small_world_v0.env, map=map, boxes=boxes))
    assert map in capsys.readouterr().out


@every_kind
def test_max_cycles(map: str, boxes: tuple[str, ...]) -> None:
    kinds = {name: partial(getattr(small_world_v0, name), map=map, boxes=boxes) for name in ("env", "parallel_env")}
    max_cycles_test(SimpleNamespace(**kinds))


def test_max_cycles_of_the_module() -> None:
    max_cycles_test(small_world_v0)


@every_kind
def test_performance(map: str, boxes: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    """With a clock that lets the five seconds of the benchmark pass in forty rounds."""
    ticks = iter(range(1000))
    monkeypatch.setattr(BENCHMARK, "time", SimpleNamespace(time=lambda: next(ticks) / 8))
    performance_benchmark(small_world_v0.env(map=map, boxes=boxes))


@pytest.mark.parametrize("players", [2, 5])
def test_the_parallel_environment(players: int) -> None:
    parallel_api_test(small_world_v0.parallel_env(players), num_cycles=300)


def play(env: Any, seed: int) -> dict[str, float]:
    """A random game to its end: what everybody got."""
    chance = np.random.default_rng(seed)
    env.reset(seed=seed)
    got = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        got[agent] += reward
        env.step(None if ended or cut else int(chance.choice(np.flatnonzero(seen["action_mask"]))))
    return got


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_rewards_are_shares_of_the_victory_or_margins(players: int) -> None:
    for seed in range(3):
        env = small_world_v0.raw_env(players)
        won = play(env, seed)
        winners = [f"player_{player - 1}" for player in env.game.winners]
        assert won == {agent: 1 / len(winners) if agent in winners else 0 for agent in env.possible_agents}
        env = small_world_v0.raw_env(players, reward="margin")
        coins = dict(zip(env.possible_agents, [0] * players, strict=True))
        led = play(env, seed)
        coins = {agent: env.game.coins[at] for at, agent in enumerate(env.possible_agents, 1)}
        for agent, margin in led.items():
            assert margin == coins[agent] - max(count for other, count in coins.items() if other != agent)


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = small_world_v0.env()
    env.reset(seed=3)
    before = env.unwrapped.game.digest()
    env.step(env.unwrapped.interface.actions.names().index("done"))
    assert env.agent_selection == "player_0"
    assert env.unwrapped.game.digest() == before
    assert {"illegal", "rule"} == set(env.infos["player_0"])
    env.step(env.unwrapped.interface.actions.names().index("pick 1"))
    assert env.infos["player_0"] == {}


def test_a_player_out_of_decisions_is_played_for() -> None:
    env = small_world_v0.env(3, max_cycles=30)
    play(env, 5)
    assert not env.agents
    assert env.unwrapped.game.round > 2


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ({"reward": "fame"}, "reward is win, margin or difference, not 'fame'"),
        ({"observation": "scent"}, "observation is flat, planes, graph or tables, not 'scent'"),
        ({"masks": "none"}, "masks is observation or info, not 'none'"),
        ({"render_mode": "smell"}, "render_mode is human, ansi or rgb_array, not 'smell'"),
        ({"max_cycles": 0}, "max_cycles is a whole number from 1, not 0"),
        ({"players": 2.5}, "players is a whole number from 1, not 2.5"),
        ({"players": 6}, "a game has 2 to 5 players, not 6"),
        ({"rounds": "ten"}, "rounds is a whole number from 1, not 'ten'"),
        ({"players": 4, "map": "base-3p"}, "map base-3p is for 3 players, not 4"),
    ],
)
@pytest.mark.parametrize("kind", ["env", "parallel_env"])
def test_nonsense_is_refused_in_a_sentence(kind: str, arguments: dict[str, Any], reason: str) -> None:
    with pytest.raises(SetupError, match=reason):
        getattr(small_world_v0, kind)(**arguments)


def test_an_action_that_does_not_exist_is_refused() -> None:
    env = small_world_v0.env()
    env.reset(seed=1)
    for action in (-1, 10**6, None, 1.5):
        with pytest.raises(ValueError, match="an action is a whole number from 0 to 770, not"):
            env.step(action)


def test_parallel_calls_out_of_order() -> None:
    env = small_world_v0.parallel_env()
    with pytest.raises(ValueError, match="no game is under way: reset starts one"):
        env.step({"player_0": 0})
    env.reset(seed=1)
    with pytest.raises(ValueError, match="player_0 has to decide, and there is no action of his"):
        env.step({"player_1": 0})


def test_any_position_of_the_same_table_can_be_started_from() -> None:
    env = small_world_v0.raw_env(3)
    game = new_game(3, seed=8)
    game.play("pick 2")
    env.start(game)
    assert env.game is game
    assert env.agent_selection == f"player_{game.to_move - 1}"
    for other in (new_game(2), new_game(3, ["underground"]), new_game(map="base-3p", boxes=["underground"])):
        with pytest.raises(SetupError, match="other players, boxes or regions"):
            env.start(other)


def test_without_a_render_mode_nothing_is_drawn() -> None:
    env = small_world_v0.env()
    env.reset(seed=1)
    assert env.render() is None
