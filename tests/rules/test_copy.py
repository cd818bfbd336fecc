"""Copies: independent, and without knowledge of the future (docs/moves.md#python)."""

from __future__ import annotations

import random
from collections import Counter
from copy import deepcopy

import pytest

from elbowroom import Game, new_game
from elbowroom.rules.events import Rolled
from tests.support import of_kind, play, play_on, position, random_positions, refusal, seat

BOARD = """
    a farmland edge : b
    b hill
    z forest edge
"""


def roller() -> Game:
    """A Berserk race about to roll."""
    return position(BOARD, seat("berserk orcs", {"a": 1}, hand=1), seat(), stage="conquest")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_playing_on_the_copy_leaves_the_original_alone(players: int) -> None:
    for game in random_positions(6, every=12, start=players, players=[players]):
        before = (game.digest(), game.record())
        copy = game.copy()
        assert copy.digest() == game.digest()
        play_on(copy, random.Random(1), 60)
        assert (game.digest(), game.record()) == before


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_playing_on_the_original_leaves_the_copy_alone(players: int) -> None:
    chance = random.Random(players)
    for seed in range(6):
        game = play_on(new_game(players, seed=seed), chance, 40 * seed)
        copy = game.copy()
        before = (copy.digest(), copy.record())
        play_on(game, chance)
        assert (copy.digest(), copy.record()) == before
        assert play_on(copy, chance).over


def test_a_copy_shares_the_past() -> None:
    game = play_on(new_game(3, seed=4), random.Random(4), 50)
    assert [entry.move for entry in game.copy().moves()] == [entry.move for entry in game.moves()]


def test_a_copy_of_a_copy_is_a_copy() -> None:
    game = play_on(new_game(3, seed=4), random.Random(4), 50)
    copies = [game]
    for _ in range(5):
        copies.append(copies[-1].copy())
    before = game.digest()
    for copy in copies[:0:-1]:
        play_on(copy, random.Random(2), 30)
    assert {copy.digest() for copy in copies[:1]} == {before}


def test_copies_roll_their_own_dice() -> None:
    """A search must not know the future: the copies' dice are as fair as any, and not the game's."""
    faces: Counter[int] = Counter()
    for number in range(600):
        if number % 50 == 0:
            game = roller()
            game.reseed(number)
        faces.update(event.face for event in of_kind(game.copy().play("roll"), Rolled))
    assert set(faces) == {0, 1, 2, 3}
    assert 240 < faces[0] < 360


def test_copies_of_copies_roll_different_dice() -> None:
    faces = {}
    game = roller()
    for number in range(40):
        game = game.copy()
        faces[number] = of_kind(game.copy().play("roll"), Rolled)[0].face
    assert len(set(faces.values())) == 4


def test_copies_draw_their_own_tiles() -> None:
    game = new_game(2, seed=9)
    drawn = set()
    for _ in range(40):
        copy = game.copy()
        play(copy, "pick 1")
        drawn.add((copy.view().offer[5].race, copy.view().offer[5].power))
    assert len(drawn) > 15


def test_an_exact_copy_has_the_same_future() -> None:
    game = play_on(new_game(4, seed=6), random.Random(6), 30)
    twin = game.copy(reseeded=False)
    assert play_on(game, random.Random(1)).record() == play_on(twin, random.Random(1)).record()


def test_making_copies_does_not_change_the_games_future() -> None:
    one, two = (play_on(new_game(4, seed=6), random.Random(6), 30) for _ in range(2))
    for _ in range(3):
        play_on(one.copy(), random.Random(3), 20)
    assert play_on(one, random.Random(1)).record() == play_on(two, random.Random(1)).record()


def test_a_refused_move_does_not_use_up_chance() -> None:
    one, two = roller(), roller()
    for text in ("roll b", "conquer b", "nonsense"):
        refusal(one, text)
    assert one.play("roll") == two.play("roll")


def test_reseeding_gives_another_future() -> None:
    records = set()
    for seed in range(5):
        game = new_game(2, seed=1)
        game.reseed(seed)
        records.add(play_on(game, random.Random(1)).record())
    assert len(records) == 5


def test_a_state_that_was_handed_out_stays_the_games_own() -> None:
    """Who holds a game's state sees its moves and may change it; copies, made before or after, never notice."""
    game = play_on(new_game(3, seed=4), random.Random(4), 50)
    early = game.copy()
    state = game.state
    late = game.copy()
    before = early.digest()
    state.coins[0] += 7
    play_on(game, random.Random(1), 10)
    assert game.state is state
    assert early.digest() == late.digest() == before
    assert early.state is not late.state


def test_a_branch_does_not_hang_on_when_it_is_played() -> None:
    """Copies that wait roll what they would have rolled at once."""
    game = play_on(new_game(4, seed=6), random.Random(6), 30)
    at_once = [play_on(game.copy(), random.Random(1)).record() for _ in range(3)]
    again = play_on(new_game(4, seed=6), random.Random(6), 30)
    waiting = [again.copy() for _ in range(3)]
    play_on(again, random.Random(2))
    assert [play_on(copy, random.Random(1)).record() for copy in waiting] == at_once


def test_there_is_only_one_table() -> None:
    """Who knows a game by its table, as bots that plan do, still knows it after being copied."""
    table = new_game(2, seed=1).table
    assert deepcopy({"game": [table]}) == {"game": [table]}
