"""Random games on all maps with the Underground box: nothing is lost, nothing leaks, every game ends."""

from __future__ import annotations

import random

import pytest

from elbowroom import Game, new_game, replay
from elbowroom.rules.events import TurnStarted
from elbowroom.rules.table import NOBODY
from tests.mixed.invariants import check_moves
from tests.mixed.playing import SETTINGS, bold, fresh, watch, watched
from tests.mixed.tables import under
from tests.support import of_kind, seat


@pytest.mark.parametrize("number", range(len(SETTINGS)))
def test_nothing_is_lost_or_doubled(number: int) -> None:
    """U-COMP-09, U-COMP-10, U-CONQ-22, U-MARK-04, U-INT-60: tokens, coins, pieces, finds, banners and badges."""
    for seed in range(3):
        game = watch(fresh(number, seed=seed), random.Random(seed))
        assert replay(game.record()).digest() == game.digest()


def test_two_thousand_games_end() -> None:
    """U-END-01: no error and no dead end, whatever is played on whichever map."""
    for number in range(2000):
        game = fresh(number)
        chance = random.Random(number)
        moves = 0
        while not game.over:
            legal = game.state.legal
            game.play(legal[int(chance.random() * len(legal))])
            moves += 1
            assert moves < 5000, f"game {number} does not end"
        check_moves(game)
        assert game.round == game.table.rounds


@pytest.mark.parametrize("number", range(0, len(SETTINGS), 3))
def test_rivers_are_empty_between_turns(number: int) -> None:
    """U-TERRAIN-05, U-REDEP-03: but for those who may stay there."""
    game = fresh(number)
    chance = random.Random(number)
    while not game.over:
        started = of_kind(game.play(bold(chance, game)), TurnStarted)
        s = game.state
        for race in range(len(s.table.races)) if started else ():
            if s.player[race] not in (NOBODY, s.turn) and s.realm[race]:
                assert not s.realm[race] & s.board.rivers & ~s.kit(race).settles


@pytest.mark.parametrize("number", range(0, len(SETTINGS), 4))
def test_copies_go_their_own_way(number: int) -> None:
    """A copy leaves the game alone; one with the same chance repeats it."""
    chance = random.Random(number)
    for game in watched(fresh(number), chance):
        if not game.over and chance.randrange(40) == 0:
            before = game.digest()
            twins = [game.copy(reseeded=False) for _ in range(2)]
            seed = chance.random()
            for twin in twins:
                choice = random.Random(seed)
                for _ in range(15):
                    if not twin.over:
                        twin.play(bold(choice, twin))
            assert twins[0].digest() == twins[1].digest()
            assert game.digest() == before


def shuffled(stack: tuple[int, ...], chance: random.Random) -> tuple[int, ...]:
    """A stack in another order."""
    return tuple(chance.sample(stack, len(stack)))


def disguised(game: Game, chance: random.Random) -> Game:
    """The same game with everything changed that nobody may know but the player who is looking."""
    other = game.copy()
    s = other.state
    viewer = s.mover
    s.coins = [coins if at == viewer else chance.randrange(60) for at, coins in enumerate(s.coins)]
    s.race_next = shuffled(s.race_next, chance)
    s.power_next = shuffled(s.power_next, chance)
    s.find_stack = shuffled(s.find_stack, chance)
    return other


@pytest.mark.parametrize("number", range(0, len(SETTINGS), 2))
def test_views_leak_nothing(number: int) -> None:
    """U-SCORE-08, U-SETUP-05: neither coins nor what chance holds."""
    chance = random.Random(number)
    for game in watched(fresh(number), chance, 150):
        if not game.over and chance.randrange(10) == 0:
            viewer = game.to_move
            assert disguised(game, chance).view(viewer).as_dict() == game.view(viewer).as_dict()


def test_the_stack_of_finds_is_secret() -> None:
    """U-SETUP-05: neither its order nor which finds lie in it."""
    board = "a mine edge : b\nb mud-pool : c\nc mine\nz mine edge"
    shown = []
    for stack in (["altar", "ring"], ["ring", "altar"], ["keep", "orb"]):
        game = under(
            board, seat("stone drow", hand=5), seat(), stage="conquest", monsters=["b", "c"], marker_stack=stack
        )
        shown.append(game.view(2).as_dict())
    assert shown[0] == shown[1] == shown[2]


def test_what_the_stonehedge_will_lend_is_secret() -> None:
    """U-PLACE-STONEHEDGE-1: the badge is drawn at the discovery and not before."""
    board = "a mine edge : b\nb mud-pool : c\nc mine\nz mine edge"
    offer = ["muddy liches", "mining shrooms", "martyr gnomes", "royal kraken", "shield mummies", "magic mudmen"]
    shown = []
    for power in ("tomb", "wise"):
        game = under(board, seat("stone drow", hand=5), seat(), stage="conquest", monsters=["b"],
                     marker_stack=["stonehedge"], stonehedge=power, market={"combos": offer})  # fmt: skip
        shown.append(game.view(2).as_dict()["memory"])
    assert shown[0] == shown[1]


def test_a_guess_plays_on() -> None:
    """A view filled up with something possible is a game that ends."""
    for number in range(0, 40, 3):
        chance = random.Random(number)
        game = fresh(number)
        for _ in range(chance.randrange(10, 120)):
            if not game.over:
                game.play(bold(chance, game))
        if not game.over:
            watch(game.view(game.to_move).determinize(number), chance)


def test_the_base_game_on_an_underground_map() -> None:
    """U-MIX-01, U-MIX-08: no monsters and no finds without the box, and no tile without sense."""
    game = new_game(3, ["base"], seed=1, map="underground-3p")
    assert (game.state.monsters, game.table.finds) == (0, [])
    assert not {"humans", "hill", "mounted", "underworld"} & {*game.table.race_ids, *game.table.power_ids}
