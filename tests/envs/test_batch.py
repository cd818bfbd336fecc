"""Batches: the same games, observations and masks as one by one, in any number of processes."""

from __future__ import annotations

import os
import random
import signal
from array import array
from multiprocessing import get_context, parent_process
from typing import Any

import numpy as np
import pytest

from elbowroom import replay
from elbowroom.bots import Bot
from elbowroom.envs import small_world_v0, small_world_v1
from elbowroom.envs.actions import ActionTable
from elbowroom.envs.batch import BatchEnv, IllegalAction, WorkerLost, random_actions
from elbowroom.envs.flat_rows import FlatRows
from elbowroom.envs.graph_arrays import Array
from elbowroom.envs.observation import Encoder
from elbowroom.envs.rewards import Reward
from elbowroom.envs.tables import Numbering
from elbowroom.envs.vector import SmallWorldVectorEnv
from elbowroom.rules.moves import Move, _forget
from elbowroom.rules.setup import SetupError
from elbowroom.rules.table import Table
from elbowroom.rules.view import View

from .kinds import every_kind, positions
from .test_observation import with_other_secrets

SHOWN = ("observations", "masks", "seat_to_move", "rewards", "dones", "steps", "final_coins", "final_steps")


class Coins:
    """An observation of one's own: what the player has."""

    def __init__(self, table: Table, actions: ActionTable) -> None:
        self.size = 1

    def encode(self, view: View) -> array[float]:
        return array("f", [view.state.coins[view.player - 1]])


class Stumbling(Bot):
    """A bot that falls over its first decision, in the process that made the batch or in all others."""

    def __init__(self, here: bool) -> None:
        super().__init__()
        self.here = here

    def choose(self, view: View) -> Move:
        if self.here == (parent_process() is None):
            raise ArithmeticError("two and two is five")
        return view.legal_moves()[0]


def shown(batch: BatchEnv) -> dict[str, Array]:
    """All that a batch tells, as it is now."""
    return {name: np.array(getattr(batch, name)) for name in SHOWN}


def equal(one: dict[str, Array], other: dict[str, Array]) -> bool:
    return all(np.array_equal(one[name], other[name]) for name in SHOWN)


def same(one: Any, batch: Any, at: int) -> bool:
    """Is an observation that of a game of the batch?"""
    if isinstance(one, dict):
        return one.keys() == batch.keys() and all(np.array_equal(one[name], batch[name][at]) for name in one)
    return np.array_equal(one, batch[at])


@every_kind
def test_rows_are_what_the_encoder_makes_of_a_view(map: str, boxes: tuple[str, ...]) -> None:
    """In any order of games and seats, so that nothing remembered is stale, and whatever is secret."""
    chance = random.Random(map)
    rows = None
    for game in positions(map, boxes, games=1, every=7):
        if rows is None:
            encoder = Encoder(game.table)
            rows = FlatRows(encoder, game.table, 1)
            seen = memoryview(bytearray(rows.size))
            seats = list(range(game.table.players))
        for which in (game, with_other_secrets(game, game.to_move, chance) if game.to_move else game):
            for seat in seats:
                rows.write(0, which.state, seat, seen)
                assert seen == encoder.encode(which.view(seat + 1)).tobytes()
            seats.reverse()  # so that who looked last looks again


@every_kind
def test_rows_follow_a_game_move_by_move(map: str, boxes: tuple[str, ...]) -> None:
    """What the state says that has changed is all that has: whoever looks, and however long ago he looked last."""
    chance = random.Random(map)
    rows = None
    for game in positions(map, boxes, games=1):
        if rows is None:
            encoder = Encoder(game.table)
            rows = FlatRows(encoder, game.table, 1)
            seen = memoryview(bytearray(rows.size))
        seat = chance.randrange(game.table.players) if chance.random() < 0.3 or game.over else game.to_move - 1
        rows.write(0, game.state, seat, seen)
        assert seen == encoder.encode(game.view(seat + 1)).tobytes()


@pytest.mark.parametrize(
    ("map", "boxes", "reward", "version"),
    [
        ("base-2p", "base", "win", 0),
        ("base-3p", "base", "margin", 0),
        ("underground-4p", "base+underground", "difference", 0),
        ("underground-2p", "underground", "difference", 1),
    ],
)
def test_the_same_as_one_by_one(map: str, boxes: str, reward: Reward, version: int) -> None:
    """Observations, masks, rewards and the next game of every place are those of the PettingZoo environments."""
    games = 3
    numbering: Numbering = "rows" if version else "ids"
    form = "tables" if version else "flat"
    batch = BatchEnv(games, boxes=boxes, map=map, rounds=2, reward=reward, observation=form, actions=numbering)
    make = small_world_v1.raw_env if version else small_world_v0.raw_env
    alone = [make(boxes=boxes, map=map, rounds=2, reward=reward) for _ in range(games)]
    batch.reset(seed=11)
    for at, env in enumerate(alone):
        env.reset(seed=11 + at)
    chance = np.random.default_rng(1)
    ended = np.zeros(games, int)
    for step in range(2000):
        for at, env in enumerate(alone):
            agent = env.agent_selection
            assert agent == f"player_{batch.seat_to_move[at]}"
            if step % 3 == 0 or batch.dones[at]:
                seen = env.observe(agent)
                assert same(seen["observation"], batch.observations, at)
                assert np.array_equal(seen["action_mask"], batch.masks[at])
        if ended.min() >= 2:
            break
        actions = random_actions(batch.masks, chance)
        batch.step(actions)
        for at, env in enumerate(alone):
            env.step(int(actions[at]))
            assert batch.dones[at] == env.game.over
            assert batch.rewards[at].tolist() == [env.rewards[agent] for agent in env.possible_agents]
            if env.game.over:
                ended[at] += 1
                assert batch.final_coins[at].tolist() == list(env.game.coins.values())
                assert batch.final_steps[at] == len(env.game.moves())
                env.reset()
            assert batch.steps[at] == len(env.game.moves())
    assert ended.min() >= 2


def test_the_same_in_several_processes() -> None:
    chance = np.random.default_rng(3)
    with BatchEnv(5, rounds=1) as one, BatchEnv(5, rounds=1, processes=2) as two:
        one.reset(seed=4)
        two.reset(seed=4)
        ended = 0
        for _ in range(60):
            assert equal(shown(one), shown(two))
            actions = random_actions(one.masks, chance)
            one.step(actions)
            two.step(actions)
            ended += one.dones.sum()
        assert ended > 5
        assert [two.game(at).record() for at in range(5)] == [one.game(at).record() for at in range(5)]
        for game in (1, 3):  # in this process, and in the other
            illegal = int(np.argmin(two.masks[game]))
            before = shown(two)
            two.masks[game, illegal] = 1  # whatever is written there, the rules decide
            actions = random_actions(one.masks, chance)
            actions[game] = illegal
            for batch in (one, two):
                why = rf"^game {game}: action {illegal} \(.*\) is refused: "
                with pytest.raises(IllegalAction, match=why) as refused:
                    batch.step(actions)
                assert (refused.value.game, refused.value.action) == (game, illegal)
                assert refused.value.rule
            two.masks[game, illegal] = 0
            assert equal(before, shown(two))
        one.reset()
        two.reset()
        assert equal(shown(one), shown(two))


def play_and_forget() -> None:
    """In a process of its own, as boards keep the moves they have and would have others than those that are found."""
    chance = np.random.default_rng(5)
    one = BatchEnv(3, rounds=1)
    one.reset(seed=6)
    _forget()
    other = BatchEnv(3, rounds=1)
    other.reset(seed=6)
    for _ in range(40):
        assert equal(shown(one), shown(other))
        for at in range(3):
            assert other.interface.mask(one.game(at).legal_moves()).tolist() == one.masks[at].tolist()
        actions = random_actions(one.masks, chance)
        one.step(actions)
        other.step(actions)


def test_moves_that_have_been_forgotten_are_found_by_their_text() -> None:
    process = get_context("spawn").Process(target=play_and_forget)
    process.start()
    process.join()
    assert process.exitcode == 0


def test_a_dead_process_is_one_sentence() -> None:
    batch = BatchEnv(4, rounds=1, processes=2)
    batch.reset(seed=1)
    workers = batch._workers
    assert workers is not None
    pid = workers._processes[0].pid
    assert pid is not None
    os.kill(pid, signal.SIGKILL)
    gone = r"^the process with games 2 to 3 is gone \(status -9\); the batch is closed$"
    with pytest.raises(WorkerLost, match=gone):
        batch.step(batch.masks.argmax(axis=1))
    with pytest.raises(RuntimeError, match="closed"):
        batch.reset()
    batch.close()


@pytest.mark.parametrize("here", [True, False])
def test_a_bot_that_falls_is_one_sentence(here: bool) -> None:
    games = "0 to 0" if here else "1 to 1"
    why = rf"^games {games} could not go on: ArithmeticError: two and two is five; the batch is closed$"
    with BatchEnv(2, processes=2, opponents=Stumbling(here), seat=1) as batch, pytest.raises(WorkerLost, match=why):
        batch.reset(seed=1)


@pytest.mark.parametrize(("opponents", "seat"), [("random", None), ("greedy", 1)])
def test_opponents(opponents: str, seat: int | None) -> None:
    """The same games as in the vector environment."""
    vector = SmallWorldVectorEnv(3, map="base-2p", bots=opponents, seat=seat, rounds=1)
    batch = BatchEnv(3, map="base-2p", opponents=opponents, seat=seat, rounds=1)
    seen, _ = vector.reset(seed=5)
    batch.reset(seed=5)
    chance = np.random.default_rng(2)
    ended = 0
    for _ in range(20):
        assert np.array_equal(seen["observation"], batch.observations)
        assert np.array_equal(seen["action_mask"], batch.masks)
        actions = random_actions(batch.masks, chance)
        seats = batch.seat_to_move.copy()
        seen, rewards, done, _, infos = vector.step(actions)
        batch.step(actions)
        assert np.array_equal(done, batch.dones)
        assert np.array_equal(rewards, batch.rewards[np.arange(3), seats])
        for at in np.flatnonzero(done):
            assert infos["final_info"]["coins"][at] == batch.final_coins[at].tolist()
            ended += 1
    assert ended
    assert batch.game(0).to_move == batch.seat_to_move[0] + 1


@pytest.mark.parametrize("processes", [1, 2])
def test_arrays_of_the_callers_own(processes: int) -> None:
    with BatchEnv(2, rounds=1) as plain:
        plain.reset(seed=8)
        out = {
            name: np.empty_like(getattr(plain, name)) for name in ("observations", "masks", "rewards", "seat_to_move")
        }
        with BatchEnv(2, rounds=1, processes=processes, out=out) as batch:
            batch.reset(seed=8)
            for _ in range(10):
                assert batch.masks is out["masks"]
                assert batch.observations is out["observations"]
                assert all(np.array_equal(array, getattr(plain, name)) for name, array in out.items())
                actions = random_actions(plain.masks, np.random.default_rng(1))
                plain.step(actions)
                batch.step(actions)


def test_forms_of_observations() -> None:
    flat, planes, graph = (BatchEnv(2, observation=form) for form in ("flat", "planes", "graph"))
    nothing, coins = BatchEnv(2, observation="none"), BatchEnv(2, observation=Coins)
    for batch in (flat, planes, graph, nothing, coins):
        batch.reset(seed=3)
    split = planes.encoder.regions * planes.encoder.width
    assert np.array_equal(planes.observations["globals"], flat.observations[:, split:])
    assert np.array_equal(graph.observations["nodes"].reshape(2, -1), flat.observations[:, :split])
    assert nothing.observations is None
    assert np.array_equal(nothing.masks, flat.masks)
    assert coins.observations.tolist() == [[5], [5]]


def test_a_game_of_a_batch_has_its_record() -> None:
    batch = BatchEnv(2, map="base-3p")
    batch.reset(seed=1)
    for _ in range(30):
        batch.step(random_actions(batch.masks, np.random.default_rng(0)))
    game = batch.game(1)
    assert len(game.moves()) == batch.steps[1]
    assert replay(game.record()).digest() == game.digest()
    game.play(game.legal_moves()[0])
    assert len(batch.game(1).moves()) == batch.steps[1]


def test_random_actions_are_legal_and_even() -> None:
    masks = np.zeros((2, 9), np.int8)
    masks[0, [2, 5]] = 1
    masks[1, 8] = 1
    chance = np.random.default_rng(1)
    drawn = np.array([random_actions(masks, chance) for _ in range(200)])
    assert set(drawn[:, 0]) == {2, 5}
    assert 70 < (drawn[:, 0] == 2).sum() < 130
    assert set(drawn[:, 1]) == {8}


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        ({"num_games": 0}, "num_games is a whole number from 1, not 0"),
        ({"processes": 3}, "processes is a whole number from 1 to 2, not 3"),
        ({"observation": "pixels"}, "observation is flat, planes, graph"),
        ({"reward": "fun"}, "reward is win"),
        ({"seat": 1}, "a seat of one's own needs opponents"),
        ({"opponents": "nobody"}, "there is no bot nobody"),
        ({"opponents": ["random", "random"]}, "bots are one for all or one for each other seat"),
        ({"out": {"mask": np.zeros(1)}}, "there is no array mask; there are observations, masks"),
        ({"out": {"dones": np.zeros(2)}}, r"out: dones is an array of bool with the shape \(2,\)"),
        ({"out": {"dones": np.zeros(4, bool)[::2]}}, "out: dones must be writable and in one piece"),
    ],
)
def test_what_makes_no_sense_is_refused(arguments: dict[str, Any], why: str) -> None:
    with pytest.raises((SetupError, ValueError), match=why):
        BatchEnv(**({"num_games": 2} | arguments))


def test_steps_that_make_no_sense_are_refused() -> None:
    batch = BatchEnv(2)
    with pytest.raises(RuntimeError, match="reset starts them"):
        batch.step([0, 0])
    batch.reset(seed=[1, 2])
    with pytest.raises(ValueError, match="there are 2 games, and 3 seeds"):
        batch.reset(seed=[1, 2, 3])
    for actions in (np.array([0]), np.array([0.5, 1.0]), np.zeros((2, 1), int)):
        with pytest.raises(ValueError, match="actions are 2 whole numbers, one for each game, not an array of"):
            batch.step(actions)
    with pytest.raises(IllegalAction, match=r"^game 1: action 771 is none: they go from 0 to 770$"):
        batch.step([int(batch.masks[0].argmax()), 771])
    assert batch.steps.tolist() == [0, 0]
    rows = BatchEnv(1, actions="rows")
    rows.reset(seed=1)
    with pytest.raises(IllegalAction, match=r"^game 0: action 6 is a row without a move$"):
        rows.step([6])


def test_observations_are_read_only_and_a_given_array_may_be_spoilt() -> None:
    """Of an observation only what has changed is written."""
    given = np.zeros((4, BatchEnv(4).observations.shape[1]), np.float32)
    chance = np.random.default_rng(1)
    with BatchEnv(4) as batch, BatchEnv(4, out={"observations": given}) as other:
        with pytest.raises(ValueError, match="read-only"):
            batch.observations[:] = 0
        batch.reset(seed=1)
        other.reset(seed=1)
        for _ in range(40):
            given /= 7
            actions = random_actions(batch.masks, chance)
            batch.step(actions)
            other.step(actions)
            assert np.array_equal(batch.observations, given)
