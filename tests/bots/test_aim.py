"""The aim is to win: behind, the expert takes the chance that is left; ahead, it shuts the door."""

from __future__ import annotations

import pytest

from elbowroom import Game, new_game
from elbowroom.bots import make_bot
from elbowroom.bots.hints import likely
from elbowroom.bots.search.eval_network import NETWORKS, Judge, lead, rounds_left, win_chance
from tests.bots.playing import come_to, play
from tests.support import position, seat

BOARD = """
    o farmland edge : x y
    x swamp : o
    y forest : o
    z swamp edge
"""
OWN = 50


def last_turn(defenders: int, behind: int) -> Game:
    """The last turn of a game: `x` brings a coin for certain, the die may take `y` from its owner for three."""
    other = OWN + 1 + behind  # the region that is held already brings a coin, too
    elves = seat("hill elves", {"y": defenders}, coins=other)
    orcs = seat("pillaging orcs", {"o": 1}, hand=2, coins=OWN)
    game = position(BOARD, elves, orcs, to_move=2, round=10, stage="conquest")
    game.state.counted = [(other, other), (OWN, OWN)]  # as if it had been counted since the start
    return game


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize(
    ("defenders", "behind", "wanted"),
    [
        (3, 2, "roll y"),  # one face of six, but a certain coin is a certain defeat
        (2, 2, "roll y"),
        (2, 1, "conquer x"),  # levels the coins, and more tokens on the map break the tie
        (1, 1, "conquer x"),  # every other face of the die is worth more coins, and half the games
        (1, 5, "roll y"),  # nothing wins any more: coins are what is left
    ],
)
def test_the_last_turn_is_played_to_win(defenders: int, behind: int, wanted: str, seed: int) -> None:
    game = last_turn(defenders, behind)
    assert make_bot("expert", seed, nodes=400).choose(game.view(2)).text == wanted


def test_the_expert_of_0_1_plays_for_coins_alone() -> None:
    for behind in (-5, 0, 1, 5):
        game = last_turn(1, behind)
        assert make_bot("expert-0.1", 1, nodes=400).choose(game.view(2)).text == "roll y"


def test_a_hint_states_chance_and_lead() -> None:
    game = last_turn(2, 2)
    best, other = make_bot("expert", 1, nodes=400).explain(game.view(2))[:2]
    assert (best.moves[0], other.moves[0]) == ("roll y", "conquer x")
    assert best.chance is not None
    assert 0.15 < best.chance < 0.55  # two faces of six
    assert other.chance == 0.0
    assert other.lead == -1.0


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("left", [0, 1, 9])
def test_a_chance_is_stated_as_it_comes_true(left: int, players: int) -> None:
    """Others play better than in thought; what is certain stays so, and nothing is guessed in the last round."""
    seen = [at / 50 for at in range(51)]
    stated = [likely(chance, left, players) for chance in seen]
    assert stated == sorted(set(stated))
    assert (stated[0], stated[-1]) == (0.0, 1.0)
    if left:
        assert all(said < chance for said, chance in zip(stated[1:-1], seen[1:-1], strict=True))
        assert likely(0.5, left, players) < likely(0.5, left, players + 1)
    else:
        assert stated == seen
    assert likely(-0.01, left, players) == 0.0  # a difference of means may be a little out of bounds
    assert likely(1.01, left, players) == 1.0


def test_the_chance_to_win() -> None:
    assert win_chance([50.0, 50.0], 0, 5.0) == 0.5
    assert win_chance([50.0, 50.0, 50.0, 50.0], 2, 5.0) == 0.25
    assert win_chance([90.0, 50.0], 0, 0.01) == 1.0
    assert win_chance([60.0, 50.0], 0, 20.0) < win_chance([60.0, 50.0], 0, 5.0)
    chances = [win_chance([61.0, 50.0, 55.0], player, 6.0) for player in range(3)]
    assert abs(sum(chances) - 1.0) < 1e-5


def test_what_a_lead_is_worth() -> None:
    """Late, a coin more in an even game is a coin more, and far ahead worth little; early, it is always a coin."""
    s = come_to("mode", 9).state
    judge = Judge(NETWORKS)

    def worth(end: float) -> float:
        return judge.worth(s, [50.0, end], 1, 2.0)

    assert abs(worth(50.1) - 0.1) < 0.01
    assert 0.0 < worth(91.0) - worth(90.0) < 0.5
    assert judge.worth(s, [50.0, 77.0], 1, 8.0) == 27.0
    assert Judge(NETWORKS, 0.0).worth(s, [50.0, 77.0], 1, 0.0) == lead([50.0, 77.0], 1) == 27.0


def test_at_the_end_the_winner_is_certain() -> None:
    game = play(["normal", "normal"], 3)
    s = game.state
    judge = Judge(NETWORKS)
    assert rounds_left(s) == 0.0
    chances = [judge.chance(s, judge.ends(s), player) for player in range(2)]
    assert chances == [1.0 / len(game.winners) if player in game.winners else 0.0 for player in (1, 2)]


@pytest.mark.parametrize(("players", "since"), [(2, 7), (2, 9), (4, 6), (4, 8)])
def test_late_in_the_game_a_coin_is_worth_as_much_of_the_aim_as_it_changes(players: int, since: int) -> None:
    s = come_to("mode", since, players=players).state
    judge = Judge(NETWORKS)
    ends = judge.ends(s)
    left = rounds_left(s) - 1 / players
    more, less = ([end + (coins if at == s.mover else 0.0) for at, end in enumerate(ends)] for coins in (0.05, -0.05))
    slope = (judge.worth(s, more, s.mover, left) - judge.worth(s, less, s.mover, left)) / 0.1
    assert 0.0 < judge.rate(s) == pytest.approx(slope, abs=0.02)


def test_early_a_coin_is_a_coin() -> None:
    assert Judge(NETWORKS).rate(come_to("mode", 3).state) == 1.0
    assert Judge(NETWORKS, 0.0).rate(come_to("mode", 10).state) == 1.0


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_on_the_last_turn_of_all_a_coin_is_still_worth_something(players: int) -> None:
    """However parts of a round add up."""
    game = come_to("mode", new_game(players).table.rounds, players=players)
    while game.to_move != players or game.stage not in ("mode", "pick"):
        game.play(make_bot("normal", 1).choose(game.view(game.to_move)))
    assert 0.0 <= Judge(NETWORKS).rate(game.state) < 10.0
