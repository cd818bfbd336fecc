"""The Gymnasium environments: one learner, and many at once."""

from __future__ import annotations

import copy
import pickle
import re
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

from elbowroom.bots import UnknownBot, bot_names, make_bot
from elbowroom.envs.registration import ID, register
from elbowroom.envs.solo import SmallWorldEnv
from elbowroom.envs.vector import SmallWorldVectorEnv
from elbowroom.rules.setup import SetupError

from .kinds import every_kind


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
    assert (reward, over) == (-1.0, False)
    assert np.array_equal(before["observation"], after["observation"])
    assert after["action_mask"].any()


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


@pytest.mark.parametrize(("mode", "settings"), [("sync", {}), ("async", {"context": "spawn"})])
def test_stock_vector_environments_work(mode: str, settings: dict[str, Any]) -> None:
    many = gymnasium.make_vec(ID, num_envs=2, vectorization_mode=mode, vector_kwargs=settings)
    seen, infos = many.reset(seed=1)
    assert seen["observation"].shape[0] == 2
    assert infos["seat"].shape == (2,)
    many.close()


def test_importing_the_package_registers_the_environment() -> None:
    """In a process of its own, as here everything is imported; `module:id` makes Gymnasium import it."""
    for first, name in (("import elbowroom.envs", ID), ("", f"elbowroom.envs:{ID}")):
        code = f"""
import gymnasium
{first}
env = gymnasium.make("{name}", players=3, bots="greedy", render_mode="ansi")
seen, info = env.reset(seed=1)
many = gymnasium.make_vec("{name}", num_envs=2, players=3)
print(type(env.unwrapped).__name__, type(many).__name__, env.spec.id)
"""
        done = subprocess.run([sys.executable, "-W", "error", "-c", code], capture_output=True, text=True, check=True)
        assert done.stdout.split() == ["SmallWorldEnv", "SmallWorldVectorEnv", ID]


def test_the_numbering_needs_no_library() -> None:
    """So that what was trained can play where nothing but Elbowroom is installed."""
    code = """
import sys
for name in ("gymnasium", "numpy", "pettingzoo"):
    sys.modules[name] = None
from elbowroom import new_game
from elbowroom.envs.actions import ActionTable
from elbowroom.envs.observation import Encoder
game = new_game(2)
print(len(ActionTable(game.table)), len(Encoder(game.table).encode(game.view(1))))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    interface = SmallWorldEnv().interface
    assert done.stdout.split() == [str(len(interface.actions)), str(interface.encoder.size)]


def test_registering_twice_changes_nothing() -> None:
    before = gymnasium.registry[ID]
    register()
    assert gymnasium.registry[ID] is before


WAYS: dict[str, Callable[[Any], Any]] = {
    "deepcopy": copy.deepcopy,
    "pickle": lambda env: pickle.loads(pickle.dumps(env)),
}


def play_on(env: Any, seen: dict[str, Any], seed: int, steps: int) -> list[Any]:
    """Random moves, games one after the other; all that was seen."""
    chance = np.random.default_rng(seed)
    story: list[Any] = []
    for _ in range(steps):
        seen, reward, over, _, info = env.step(legal(seen["action_mask"], chance))
        story.append((seen["observation"].tobytes(), reward, over, info))
        if over:
            seen, info = env.reset()
            story.append((seen["observation"].tobytes(), info))
    return story


@pytest.mark.parametrize("way", WAYS)
def test_copies_have_the_same_future(way: str) -> None:
    """The die, the stacks, the bots' own chance and the next games."""
    env = gymnasium.make(ID, players=3, bots=["random", make_bot("random", 5)])
    env = WAYS[way](env)  # before the first game, too
    seen, _ = env.reset(seed=2)
    twin = WAYS[way](env)
    there = play_on(twin, seen, 1, 120)
    assert play_on(env, seen, 1, 120) == there


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", bot_names())
def test_all_bots_can_be_copied(way: str, name: str) -> None:
    """Before the first game, at its first decision, and in the middle of the bot's plan."""
    bot = make_bot(name, 3, nodes=2) if name in ("hard", "expert") else make_bot(name, 3)
    env = WAYS[way](SmallWorldEnv(bots=bot, seat=1))
    seen, _ = env.reset(seed=3)
    twin = WAYS[way](env)
    assert play_on(env, seen, 4, 6) == play_on(twin, seen, 4, 6)
    env.reset()
    duel = env.duel
    while duel.game.to_move == 2:
        duel.game.play(duel.game.legal_moves()[0])
    duel.game.play(duel.others[1].choose(duel.game.view(1)))  # his turn lasts, as when the learner loses a region
    there = WAYS[way](duel)
    assert duel.others[1] is duel.bots[0]
    assert there.others[1] is there.bots[0]
    for _ in range(20):
        moves = [each.others[1].choose(each.game.view(1)) if each.game.to_move == 1 else None for each in (duel, there)]
        assert moves[0] == moves[1]
        for each in (duel, there):
            each.game.play(moves[0] or each.game.legal_moves()[0])


@pytest.mark.parametrize("way", WAYS)
def test_batches_can_be_copied(way: str) -> None:
    many = SmallWorldVectorEnv(2)
    seen, _ = many.reset(seed=1)
    twin = WAYS[way](many)
    chance = np.random.default_rng(1)
    for _ in range(60):
        actions = np.array([legal(mask, chance) for mask in seen["action_mask"]])
        seen, rewards, *_ = many.step(actions)
        there, same, *_ = twin.step(actions)
        assert np.array_equal(seen["observation"], there["observation"])
        assert np.array_equal(rewards, same)


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ({"players": 4, "bots": ["random", "random"]}, "one for each other seat, here 3, not 2"),
        ({"bots": []}, "here 1, not 0"),
        ({"bots": [7]}, "a bot is a name or an elbowroom.bots.Bot, not 7"),
        ({"illegal": "ignore"}, "illegal is end or refuse, not 'ignore'"),
        ({"reward": "fame"}, "reward is win, margin or difference, not 'fame'"),
        ({"observation": "scent"}, "observation is flat, planes, graph or tables, not 'scent'"),
        ({"seat": 2}, "seat is a whole number from 0 to 1, not 2"),
        ({"seat": -1}, "seat is a whole number from 0 to 1, not -1"),
        ({"players": "3"}, "players is a whole number from 1, not '3'"),
    ],
)
def test_nonsense_is_refused_in_a_sentence(arguments: dict[str, Any], reason: str) -> None:
    for kind in (SmallWorldEnv, SmallWorldVectorEnv):
        with pytest.raises(SetupError, match=re.escape(reason)):
            kind(**arguments)


def test_more_nonsense() -> None:
    with pytest.raises(UnknownBot, match="there is no bot oracle"):
        SmallWorldEnv(bots="oracle")
    with pytest.raises(SetupError, match="render_mode is human, ansi or rgb_array, not 'smell'"):
        SmallWorldEnv(render_mode="smell")
    with pytest.raises(SetupError, match="num_envs is a whole number from 1, not 0"):
        SmallWorldVectorEnv(0)


def test_calls_out_of_order_or_out_of_range_are_refused_in_a_sentence() -> None:
    env, many = SmallWorldEnv(), SmallWorldVectorEnv(2)
    calls: list[Callable[[], object]] = [lambda: env.step(0), env.action_masks, lambda: many.step(np.array([0, 0]))]
    for call in calls:
        with pytest.raises(ResetNeeded, match="no game is under way: reset starts one"):
            call()
    env.reset(seed=1)
    seed: Any = np.int64(1)
    many.reset(seed=seed)
    wrong: Any
    for wrong in (-1, 10**6, 2.5, None, "pick 1"):
        with pytest.raises(ValueError, match="an action is a whole number from 0 to 770, not"):
            env.step(wrong)
        with pytest.raises(ValueError, match="an action is a whole number from 0 to 770, not"):
            many.step(np.array([0, wrong], dtype=object))
    with pytest.raises(ValueError, match="there are 2 games, and 1 actions"):
        many.step(np.array([0]))
    with pytest.raises(ValueError, match="there are 2 games, and 3 seeds"):
        many.reset(seed=[1, 2, 3])


def test_boxes_and_bots_may_be_plain_texts() -> None:
    one = SmallWorldEnv(boxes="underground+base", bots="random")
    two = SmallWorldEnv(boxes=["underground", "base"], bots=["random"])
    assert one.interface.settings == two.interface.settings
    assert one.duel.bots == two.duel.bots
