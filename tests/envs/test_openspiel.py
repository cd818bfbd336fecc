"""The OpenSpiel game: its random simulations, its chance nodes, its search."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts

from elbowroom.envs.openspiel import NAME


def load(**params: Any) -> Any:
    return pyspiel.load_game(NAME, params)


@pytest.mark.parametrize(
    "params",
    [
        {},
        {"players": 5, "open_coins": True},
        {"boxes": "underground", "rounds": 4},
        {"boxes": "base+underground", "map": "base-2p", "rounds": 4},
    ],
)
def test_random_simulations(params: dict[str, Any]) -> None:
    pyspiel.random_sim_test(load(**params), num_sims=1, serialize=True, verbose=False)


def test_chance_is_explicit_and_exact() -> None:
    """Every chance node lists what may come; its probabilities add up, and a clone gets the same for the same."""
    chance = np.random.RandomState(3)
    state = load(rounds=3).new_initial_state()
    kinds = set()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            kinds.add(state.action_to_string(outcomes[0]).split()[0])
            assert sum(odds) == pytest.approx(1)
            action = chance.choice(outcomes, p=odds)
        else:
            action = chance.choice(state.legal_actions())
        twin = state.clone()
        for one in (state, twin):
            one.apply_action(action)
        assert str(state) == str(twin)
    assert {"race", "power"} <= kinds <= {"race", "power", "die"}
    assert sum(state.returns()) == 1


def test_the_die_is_the_reinforcement_die() -> None:
    chance = np.random.RandomState(1)
    state = load().new_initial_state()
    while not (state.is_chance_node() and "die" in state.action_to_string(0)):
        actions = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(chance.choice(actions))
    assert dict(state.chance_outcomes()) == pytest.approx({0: 1 / 2, 1: 1 / 6, 2: 1 / 6, 3: 1 / 6})


@pytest.mark.parametrize("decisions", [0, 3, 40])
def test_states_can_be_pickled(decisions: int) -> None:
    chance = np.random.RandomState(2)
    state = load(rounds=3).new_initial_state()
    for _ in range(decisions):
        chances = state.is_chance_node()
        state.apply_action(chance.choice([a for a, _ in state.chance_outcomes()] if chances else state.legal_actions()))
    twin = pickle.loads(pickle.dumps(state))
    assert str(twin) == str(state)
    assert twin.legal_actions() == state.legal_actions()


def test_observations_are_those_of_the_other_environments() -> None:
    game = load(rounds=2)
    state = game.new_initial_state()
    observer = game.make_py_observer()
    observer.set_from(state, 0)
    assert not observer.tensor.any()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    assert len(state.observation_tensor(0)) == observer.tensor.size
    assert np.any(state.observation_tensor(0))
    assert "'player': 2" in state.observation_string(1)
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(params={"colour": 1})


def test_stock_search_beats_random_play() -> None:
    game = load(rounds=3, open_coins=True)
    chance = np.random.RandomState(5)
    bot = mcts.MCTSBot(game, 1.4, 12, mcts.RandomRolloutEvaluator(1, chance), random_state=chance)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choice(outcomes, p=odds))
        elif state.current_player() == 0:
            state.apply_action(bot.step(state))
        else:
            state.apply_action(chance.choice(state.legal_actions()))
    assert state.returns() == [1.0, 0.0]
