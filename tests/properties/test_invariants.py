"""Random games on every base map: nothing is lost, nothing stands where it may not, every game ends."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elbowroom import Game, new_game, replay
from elbowroom.rules.events import GameOver, TurnStarted
from tests.properties.checks import all_coins, bank_paid, everything
from tests.support import BASE_MAPS, examples, of_kind, play_on

COUNTS = st.sampled_from([2, 3, 4, 5])
SEEDS = st.integers(0, 2**32)


@given(players=COUNTS, seed=SEEDS, choices=st.lists(st.integers(0, 1000), max_size=60), skip=st.integers(0, 120))
@examples(60)
def test_every_position_is_sound(players: int, seed: int, choices: list[int], skip: int) -> None:
    """Hypothesis picks the moves of a stretch somewhere in a game."""
    game = play_on(new_game(players, seed=seed), random.Random(seed), skip)
    everything(game)
    for choice in choices:
        if game.over:
            break
        moves = game.legal_moves()
        before = all_coins(game)
        events = game.play(moves[choice % len(moves)])
        assert all_coins(game) - before == bank_paid(events)
        everything(game)


@pytest.mark.parametrize("players", BASE_MAPS)
@pytest.mark.parametrize("seed", range(6))
def test_whole_games_are_sound(players: int, seed: int) -> None:
    """Every position from the first pick to the end."""
    chance = random.Random(seed)
    game = new_game(players, seed=seed)
    coins = 5 * players
    turns = 0
    while not game.over:
        events = game.play(chance.choice(game.legal_moves()))
        coins += bank_paid(events)
        assert all_coins(game) == coins
        everything(game)
        turns += len(of_kind(events, TurnStarted))
    assert turns == players * game.table.rounds - 1  # TURN-1, END-2: the first began before any move


@pytest.mark.parametrize("players", BASE_MAPS)
def test_scored_income_is_the_income_foretold(players: int) -> None:
    """SCORE-1 to SCORE-4: `income` and the event agree whenever a turn is scored by `done`."""
    scored = 0
    for seed in range(6):
        chance = random.Random(seed)
        game = new_game(players, seed=seed)
        while not game.over:
            move = chance.choice(game.legal_moves())
            foretold = game.income(game.view().turn) if game.stage == "redeploy" and move.text == "done" else None
            events = game.play(move)
            if foretold is not None:
                assert next(event.as_dict()["parts"] for event in events if event.kind == "scored") == foretold
                scored += 1
    assert scored > 0


def test_the_winner_has_most_coins_then_most_tokens() -> None:
    """END-3, END-4, END-5."""
    for seed in range(60):
        game = play_on(new_game(2 + seed % 4, seed=seed), random.Random(seed), 10_000)
        standing = dict.fromkeys(game.coins, 0)
        for region in game.view().regions:
            if region.player:
                standing[region.player] += region.tokens
        best = max((coins, standing[player]) for player, coins in game.coins.items())
        assert game.winners == [player for player, coins in game.coins.items() if (coins, standing[player]) == best]
        assert (game.to_move, game.stage, game.legal_moves()) == (0, "over", [])


@given(players=COUNTS, seed=SEEDS, moves=st.integers(0, 400))
@examples(25)
def test_replays_and_exact_copies_are_identical(players: int, seed: int, moves: int) -> None:
    game = play_on(new_game(players, seed=seed), random.Random(seed), moves)
    again = replay(game.record())
    assert (again.digest(), again.record()) == (game.digest(), game.record())
    assert game.copy(reseeded=False).digest() == game.copy().digest() == game.digest()


def lightly(seed: int) -> Game:
    """A whole random game with as few checks as possible."""
    chance = random.Random(seed)
    game = new_game(2 + seed % 4, seed=seed)
    moves = 0
    events = []
    while game.state.legal:
        events = game.play(chance.choice(game.state.legal))
        moves += 1
        assert moves < 3000, "the game does not end"
    assert events
    assert isinstance(events[-1], GameOver)
    return game


@pytest.mark.parametrize("block", range(4))
def test_two_thousand_games_end(block: int) -> None:
    for seed in range(500 * block, 500 * (block + 1)):
        game = lightly(seed)
        if seed % 50 == 0:
            everything(game)
            assert replay(game.record()).digest() == game.digest()
