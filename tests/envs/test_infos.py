"""What the engine tells beforehand, in the infos of those environments that were asked to give it."""

from __future__ import annotations

import copy
import json
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from elbowroom import Game
from elbowroom.envs import small_world_v0
from elbowroom.envs.infos import INFOS, foretell
from elbowroom.envs.registration import ID
from elbowroom.envs.solo import SmallWorldEnv
from elbowroom.envs.vector import SmallWorldVectorEnv
from elbowroom.rules.setup import SetupError

from .test_gymnasium import legal

BOTH = ["base", "underground"]


def told(game: Game) -> dict[str, Any]:
    """All that can be told about the decision that is to be made."""
    found: dict[str, Any] = {}
    prospects, forecast, moves = game.prospects(), game.forecast(), game.stop_moves()
    if prospects:
        found["prospects"] = [prospect.as_dict() for prospect in prospects]
    if forecast is not None:
        found["forecast"] = {"coins": forecast.coins, "exact": True, "parts": [list(part) for part in forecast.parts]}
    if moves:
        found["stop_moves"] = moves
    return found


@pytest.mark.parametrize("wanted", [("prospects",), ("forecast", "stop_moves"), INFOS])
def test_the_infos_of_who_decides_tell_what_the_engine_does(wanted: tuple[str, ...]) -> None:
    env = small_world_v0.raw_env(3, BOTH, info=wanted)
    chance = np.random.default_rng(1)
    env.reset(seed=1)
    seen = dict.fromkeys(wanted, 0)
    for agent in env.agent_iter():
        observation, _, ended, cut, info = env.last()
        if ended or cut:
            assert info == {}
            env.step(None)
            continue
        everything = told(env.game)
        assert info == {name: everything[name] for name in wanted if name in everything}
        assert all(env.infos[other] == {} for other in env.agents if other != agent)
        for name in info:
            seen[name] += 1
        assert json.loads(json.dumps(info)).keys() == info.keys()
        env.step(legal(observation["action_mask"], chance))
    assert all(count > 30 for count in seen.values())


def test_a_move_that_is_refused_does_not_silence_them() -> None:
    env = small_world_v0.raw_env(info="forecast")
    names = env.interface.actions.names()
    env.reset(seed=3)
    env.step(names.index("pick 1"))
    before = dict(env.infos[env.agent_selection])
    env.step(names.index("pick 1"))
    after = env.infos[env.agent_selection]
    assert before["forecast"] == after["forecast"]
    assert set(after) == {"illegal", "rule", "forecast"}


def test_the_parallel_environment_tells_them_to_who_decides() -> None:
    env = small_world_v0.parallel_env(info="forecast")
    env.reset(seed=1)
    done = env.game_env.interface.actions.names().index("pick 2")
    *_, infos = env.step({"player_0": done, "player_1": done})
    assert (set(infos["player_0"]), infos["player_1"]) == ({"forecast"}, {})


def test_the_learner_is_told_about_every_decision_of_his() -> None:
    check_env(SmallWorldEnv(boxes=BOTH, info=INFOS), skip_render_check=True)
    env = SmallWorldEnv(boxes=BOTH, info=INFOS, illegal="refuse", rounds=3)
    chance = np.random.default_rng(2)
    seen, info = env.reset(seed=5)
    assert set(info) == {"seat"}  # a combo has to be picked first
    over, decisions = False, 0
    while not over:
        seen, _, over, _, info = env.step(legal(seen["action_mask"], chance))
        if not over:
            assert info == told(env.duel.game)
            decisions += "prospects" in info
    assert set(info) == {"coins", "seat"}
    assert decisions > 3
    env.reset(seed=5)
    names = env.interface.actions.names()
    env.step(names.index("pick 1"))
    *_, info = env.step(names.index("pick 1"))
    assert set(info) == {"illegal", "rule", *told(env.duel.game)}


@pytest.mark.parametrize("mode", ["vector_entry_point", "sync"])
def test_batches_have_them_game_by_game(mode: str) -> None:
    many = gymnasium.make_vec(ID, num_envs=3, vectorization_mode=mode, info=INFOS, seat=0)
    chance = np.random.default_rng(2)
    seen, _ = many.reset(seed=7)
    for _ in range(25):
        actions = np.array([legal(mask, chance) for mask in seen["action_mask"]])
        seen, _, over, _, infos = many.step(actions)
        games = many.duels if isinstance(many, SmallWorldVectorEnv) else [env.unwrapped.duel for env in many.envs]  # type: ignore[attr-defined]
        for at, duel in enumerate(games):
            if not over[at]:
                compare(told(duel.game), infos, at)


def compare(everything: dict[str, Any], infos: dict[str, Any], at: int) -> None:
    """One game's part of a batch of infos is what its engine tells."""
    for name in INFOS:
        there = name in infos and bool(infos[f"_{name}"][at])
        assert there == (name in everything)
        if there and name == "forecast":
            assert {key: infos[name][key][at] for key in everything[name]} == everything[name]
        elif there:
            assert infos[name][at] == everything[name]


def test_who_does_not_ask_is_told_nothing() -> None:
    env = small_world_v0.raw_env()
    env.reset(seed=1)
    env.step(env.interface.actions.names().index("pick 1"))
    assert env.game.prospects()
    assert env.infos == {"player_0": {}, "player_1": {}}
    assert foretell(env.game, ()) == {}


def test_a_copy_keeps_what_was_asked_for() -> None:
    env = small_world_v0.raw_env(info="stop_moves")
    env.reset(seed=1)
    env.step(env.interface.actions.names().index("pick 1"))
    for twin in (env.copy(), copy.deepcopy(env)):
        assert twin.infos == env.infos
        move = twin.interface.actions.ids[twin.game.legal_moves()[0]]
        twin.step(move)
        assert twin.infos[twin.agent_selection] == {"stop_moves": twin.game.stop_moves()}
    assert env.infos["player_0"]["stop_moves"] == env.game.stop_moves()


@pytest.mark.parametrize("make", [small_world_v0.env, small_world_v0.parallel_env, SmallWorldEnv, SmallWorldVectorEnv])
@pytest.mark.parametrize("wrong", ["fortune", ["prospects", "weather"], [7]])
def test_what_cannot_be_told_is_refused_in_a_sentence(make: Any, wrong: Any) -> None:
    with pytest.raises(SetupError, match=r"^info is prospects, forecast or stop_moves, not "):
        make(info=wrong)
