"""The OpenSpiel game: its random simulations, its chance nodes, its search."""

from __future__ import annotations

import pickle
import warnings
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr

from elbowroom.envs.openspiel import NAME

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it imports all their games
    from open_spiel.integration_tests import api_test as theirs


def load(**params: Any) -> Any:
    return pyspiel.load_game(NAME, params)


def any_action(state: Any, chance: np.random.RandomState) -> int:
    """Something that may happen now, be it a player's or chance's."""
    chances = state.is_chance_node()
    return int(chance.choice([a for a, _ in state.chance_outcomes()] if chances else state.legal_actions()))


def after(game: Any, actions: int) -> Any:
    """A state so many actions after the start."""
    chance = np.random.RandomState(2)
    state = game.new_initial_state()
    for _ in range(actions):
        state.apply_action(any_action(state, chance))
    return state


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
        state.apply_action(any_action(state, chance))
    assert dict(state.chance_outcomes()) == pytest.approx({0: 1 / 2, 1: 1 / 6, 2: 1 / 6, 3: 1 / 6})


@pytest.mark.parametrize("decisions", [0, 3, 40])
def test_states_can_be_pickled(decisions: int) -> None:
    state = after(load(rounds=3), decisions)
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


def test_what_everybody_sees_shows_nobodys_coins() -> None:
    game = load(rounds=2)
    state = after(game, 30)
    kinds = pyspiel.PrivateInfoType
    public, own = (
        game.make_py_observer(pyspiel.IIGObservationType(True, False, kind))
        for kind in (kinds.NONE, kinds.SINGLE_PLAYER)
    )
    seen = {public.string_from(state, player) for player in range(2)}
    assert len(seen) == 1
    assert seen.pop().count("'coins': None") == 2
    assert own.string_from(state, 1).count("'coins': None") == 1
    public.set_from(state, 1)
    own.set_from(state, 0)
    assert np.count_nonzero(public.tensor == -1) == 2
    assert np.count_nonzero(own.tensor == -1) == 1
    for other in (
        pyspiel.IIGObservationType(False, False, kinds.SINGLE_PLAYER),
        pyspiel.IIGObservationType(True, False, kinds.ALL_PLAYERS),
    ):
        assert game.make_py_observer(other) is None


class TheirApiTest(theirs.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
    """OpenSpiel's `api_test` for large games, on all states of a game from its start to its end."""

    game_name = NAME

    @classmethod
    def setUpClass(cls) -> None:
        cls.game = load(rounds=2, boxes="base+underground")
        cls.game_type = cls.game.get_type()
        chance = np.random.RandomState(1)
        state = cls.game.new_initial_state()
        cls.some_states = [state.clone()]
        while not state.is_terminal():
            state.apply_action(any_action(state, chance))
            cls.some_states.append(state.clone())


def test_their_learning_environment_plays_it() -> None:
    table = rl_environment.Environment(load(rounds=2), chance_event_sampler=rl_environment.ChanceEventSampler(seed=4))
    chance = np.random.RandomState(4)
    now = table.reset()
    while not now.last():
        player = now.observations["current_player"]
        now = table.step([chance.choice(now.observations["legal_actions"][player])])
    assert sum(now.rewards) == 1


def test_a_game_reads_back_from_its_text_and_its_pickle() -> None:
    game = load(players=3, boxes="base+underground", rounds=4)
    for twin in (pyspiel.load_game(str(game)), pickle.loads(pickle.dumps(game))):
        assert str(twin) == str(game)
        assert twin.num_distinct_actions() == game.num_distinct_actions()


@pytest.mark.parametrize(
    ("params", "reason"),
    [
        ({"players": 7}, "a game has 2 to 5 players, not 7"),
        ({"boxes": "base+attic"}, "there is no box attic"),
        ({"map": "moon"}, "there is no map moon"),
        ({"rounds": -1}, "rounds is a whole number from 1, not -1"),
    ],
)
def test_nonsense_is_refused_in_a_sentence(params: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        load(**params)


def test_an_information_state_is_all_that_has_happened() -> None:
    """Perfect recall: other histories read differently, copies and pickles alike, and everybody saw the same."""
    game = load(rounds=2, boxes="base+underground")
    chance = np.random.RandomState(6)
    state = game.new_initial_state()
    seen: set[str] = set()
    while not state.is_terminal():
        own, other = (state.information_state_string(player) for player in range(2))
        assert own.split(": ")[0] == "player 1"
        assert own.split(": ")[1] == other.split(": ")[1]
        assert own not in seen
        seen.add(own)
        state.apply_action(any_action(state, chance))
    for twin in (state.clone(), pickle.loads(pickle.dumps(state))):
        assert twin.information_state_string(1) == state.information_state_string(1)
    kind = pyspiel.IIGObservationType(True, True, pyspiel.PrivateInfoType.NONE)
    assert game.make_py_observer(kind).string_from(state, 0).startswith("everybody: ")
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(kind, {"colour": 1})


def test_what_fits_an_information_state_is_that_state() -> None:
    """A player who has counted the coins knows all that lies on the table; what is to come has not been drawn."""
    state = after(load(), 60)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    for player in range(2):
        other = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
        assert str(other) == str(state)
        assert other.information_state_string(player) == state.information_state_string(player)
        other.apply_action(other.legal_actions()[0])
        assert other.history() != state.history()
    game = state.position.game
    assert all(seat.counted == (game.coins[seat.player],) * 2 for seat in game.view(1).seats)


@pytest.mark.parametrize("recalls", [True, False])
def test_their_search_by_information_sets_plays_it(recalls: bool) -> None:
    game = load(rounds=1)
    chance = np.random.RandomState(2)
    judge = mcts.RandomRolloutEvaluator(1, chance)
    bot = ismcts.ISMCTSBot(game, judge, 2.0, 8, random_state=chance, use_observation_string=not recalls)
    state = game.new_initial_state()
    while not state.is_terminal():
        searches = state.current_player() == 0
        state.apply_action(bot.step(state) if searches else any_action(state, chance))
    assert sum(state.returns()) == 1


def test_their_regret_minimisation_by_sampled_outcomes_runs() -> None:
    game = load(rounds=1)
    np.random.seed(3)  # it has no generator of its own
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(2):
        solver.iteration()
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    odds = solver.average_policy().action_probabilities(state, 0)
    assert sorted(odds) == state.legal_actions()
    assert sum(odds.values()) == pytest.approx(1)


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
