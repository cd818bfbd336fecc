"""What can be counted of hidden coins (COMP-11): a matter of public events, always true, exact in whole games."""

from __future__ import annotations

import random

import pytest

from elbowroom import Game, new_game
from elbowroom.notation.reader import MOST
from elbowroom.rules.events import CoinsMoved, Event, Picked, Scored
from tests.mixed.playing import bold
from tests.support import play_on, position, seat

BOXES = (("base",), ("underground",), ("base", "underground"))
BOARD = """
    a farmland edge : b
    b hill : c
    c forest edge
"""
OFFER = ["alchemist amazons", "hill orcs", "stout ghouls", "swamp giants", "forest trolls", "heroic humans"]


def add_up(purses: list[int], events: list[Event]) -> None:
    """What anyone at the table would note down."""
    for event in events:
        if isinstance(event, Picked):
            purses[event.player - 1] += event.gained - event.paid
        elif isinstance(event, Scored):
            purses[event.player - 1] += event.total
        elif isinstance(event, CoinsMoved):
            purses[event.to - 1] += event.count
            if event.origin:
                purses[event.origin - 1] -= event.count


def known(game: Game, viewer: int) -> list[tuple[int, int]]:
    return [one.counted for one in game.view(viewer).seats]


@pytest.mark.parametrize("boxes", BOXES)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_in_a_whole_game_everybodys_coins_can_be_counted(boxes: tuple[str, ...], players: int) -> None:
    """COMP-11, SETUP-8, PICK-2, PICK-3, SCORE-7: public events add up to the hidden coins, and that is known."""
    chance = random.Random(players)
    game = new_game(players, boxes, seed=players)
    purses = [5] * players
    while not game.over:
        add_up(purses, game.play(bold(chance, game)))
        assert list(game.coins.values()) == purses
        for viewer in range(players + 1):
            assert known(game, viewer) == [(coins, coins) for coins in purses]
    drawn = new_game(players, boxes, seed=players)
    play_on(drawn, random.Random(3), 60)
    if not drawn.over:
        assert drawn.view(drawn.to_move).determinize(8).coins == drawn.coins


@pytest.mark.parametrize("start", range(12))
def test_what_is_known_of_a_position_is_public_and_true(start: int) -> None:
    """COMP-11: the truth lies within what is known, and other purses with the same events leave the same knowledge."""
    chance = random.Random(start)
    boxes = BOXES[start % 3]
    games = []
    for _ in range(2):
        game = new_game(3, boxes, seed=start)
        state = game.state
        state.coins = [40 + chance.randrange(60) for _ in range(3)]
        state.counted = [(0, MOST)] * 3
        games.append(game)
    one, two = games
    for _ in range(150):
        if one.over:
            break
        move = chance.choice([move for move in one.legal_moves() if move in two.legal_moves()])
        one.play(move)
        two.play(move)
        for game in games:
            s = game.state
            for player, coins in enumerate(s.coins):
                least, most = s.counted[player]
                assert least <= coins <= most
        if not one.over:
            assert known(one, 0) == known(two, 0)


def test_a_position_hides_what_its_purses_held() -> None:
    """COMP-11: nobody saw the coins of a position come in; his own everybody knows."""
    game = position(BOARD, seat(coins=11), seat(coins=22))
    assert known(game, 1) == [(11, 11), (0, MOST)]
    assert known(game, 0) == [(0, MOST), (0, MOST)]


def test_who_pays_shows_that_he_had_as_much() -> None:
    """PICK-2, PICK-4: three coins paid, then one taken; the least is what was taken, the most is less by two."""
    game = position(BOARD, seat(coins=4), seat(), market={"combos": OFFER, "coins": [0, 0, 0, 1]})
    game.play("pick 4")
    assert game.coins[1] == 2
    assert known(game, 2)[0] == (1, MOST - 2)


def test_who_has_nothing_to_give_is_known_to_have_nothing() -> None:
    """U-SCORE-07: a thief who gets nothing from a neighbour shows everybody that the neighbour's purse is empty."""
    thieves = seat("thieving orcs", {"a": 3})
    game = position(
        BOARD, thieves, seat("hill elves", {"b": 2}, coins=0), boxes=["base", "underground"], stage="redeploy"
    )
    while game.to_move == 1:
        game.play(game.legal_moves()[-1])
    assert game.coins[2] == 0
    assert known(game, 1)[1] == known(game, 0)[1] == (0, 0)


def test_the_end_leaves_nothing_to_count() -> None:
    """END-3: coins that are shown are known, whatever the position began with."""
    game = play_on(position(BOARD, seat(coins=3), seat(coins=8), round=10), random.Random(1))
    assert game.over
    assert known(game, 0) == [(coins, coins) for coins in game.coins.values()]


def test_a_drawn_game_keeps_to_what_is_known() -> None:
    """Where coins cannot be counted, they are drawn around one's own, within what is possible."""
    game = position(BOARD, seat(coins=90), seat("hill elves", {"b": 2}, coins=3))
    view = game.view(1)
    drawn = {view.determinize(seed).coins[2] for seed in range(30)}
    assert len(drawn) > 5
    assert min(drawn) > 40
    game.state.counted = [(0, MOST), (0, 7)]
    assert {game.view(1).determinize(seed).coins[2] for seed in range(30)} == {7}
