"""What holds for every bot: legal moves only, chance of its own, nothing but a view."""

from __future__ import annotations

import random

import pytest

from elbowroom import Move, View, new_game
from elbowroom.bots import Bot, UnknownBot, bot_names, make_bot
from tests.bots.playing import play
from tests.support import BASE_MAPS, fallen, position, seat, texts

SIMPLE = ["greedy", "random"]


@pytest.mark.parametrize("name", SIMPLE)
def test_a_bot_is_made_by_its_name(name: str) -> None:
    bot = make_bot(name, 7)
    assert isinstance(bot, Bot)
    assert bot.name == name
    assert name in bot_names()


@pytest.mark.parametrize("name", ["nobody", "", "Greedy", "human"])
def test_an_unknown_name_is_one_clear_sentence(name: str) -> None:
    with pytest.raises(UnknownBot, match=f"^there is no bot {name}; there are .*greedy.*random") as caught:
        make_bot(name)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("players", BASE_MAPS)
@pytest.mark.parametrize("name", SIMPLE)
def test_whole_games_on_every_base_map(name: str, players: int) -> None:
    game = play([name], seed=3, players=players)
    assert game.board.id == BASE_MAPS[players]
    assert game.winners


@pytest.mark.parametrize("boxes", [("underground",), ("base", "underground")])
@pytest.mark.parametrize("name", SIMPLE)
def test_whole_games_with_the_other_box(name: str, boxes: tuple[str, ...]) -> None:
    for seed in range(3):
        assert play([name], seed, 2, boxes).winners


@pytest.mark.parametrize("name", SIMPLE)
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    assert play([name, name], seed=5).record() == play([name, name], seed=5).record()


def test_another_seed_gives_another_game() -> None:
    game = new_game(2, seed=1)
    chosen = {make_bot("random", seed).choose(game.view(1)) for seed in range(40)}
    assert chosen == set(game.legal_moves())


@pytest.mark.parametrize("name", SIMPLE)
def test_the_global_generator_is_left_alone(name: str) -> None:
    random.seed(11)
    before = random.getstate()
    play([name, name], seed=2)
    assert random.getstate() == before


@pytest.mark.parametrize("name", SIMPLE)
def test_thinking_changes_nothing(name: str) -> None:
    game = new_game(2, seed=4)
    bots = {player: make_bot(name, player) for player in (1, 2)}
    for _ in range(30):
        view = game.view(game.to_move)
        seen, fingerprint = view.as_dict(), game.digest()
        move = bots[game.to_move].choose(view)
        assert view.as_dict() == seen
        assert game.digest() == fingerprint
        game.play(move)


@pytest.mark.parametrize("name", SIMPLE)
def test_what_is_hidden_does_not_change_the_choice(name: str) -> None:
    """Two games that differ in the other's coins and in what chance holds look the same, so the moves are the same."""
    game = new_game(2, seed=9)
    for _ in range(40):
        player = game.to_move
        other = game.copy()
        other.reseed(12345)
        other.state.coins = [coins if at == player - 1 else coins + 30 for at, coins in enumerate(game.state.coins)]
        choices = [make_bot(name, 1).choose(each.view(player)) for each in (game, other)]
        assert choices[0] is choices[1]
        game.play(choices[0])


@pytest.mark.parametrize("name", SIMPLE)
def test_a_bot_is_happy_with_a_view_alone(name: str) -> None:
    """No way back from the view to the game: the game is gone when the bot is asked."""

    def view_of_a_lost_game() -> View:
        return new_game(3, seed=8).view(1)

    move = make_bot(name, 1).choose(view_of_a_lost_game())
    assert isinstance(move, Move)
    assert move.verb == "pick"


def test_random_plays_every_move_equally_often() -> None:
    game = new_game(2, seed=1)
    bot = make_bot("random", 3)
    view = game.view(1)
    counts: dict[Move, int] = {}
    for _ in range(600):
        move = bot.choose(view)
        counts[move] = counts.get(move, 0) + 1
    assert set(counts) == set(game.legal_moves())
    assert min(counts.values()) > 60  # 100 on average


@pytest.mark.slow
def test_greedy_beats_random() -> None:
    wins = 0.0
    for seed in range(60):
        seat = seed % 2
        names = ["greedy", "random"] if seat == 0 else ["random", "greedy"]
        game = play(names, seed=seed)
        if seat + 1 in game.winners:
            wins += 1 / len(game.winners)
    assert wins >= 0.9 * 60


@pytest.mark.parametrize("level", ["greedy", "normal", "hard"])
@pytest.mark.parametrize(("tokens", "said"), [(7, "done"), (1, "roll y")])
def test_declined_ghouls_leave_the_last_die_to_a_race_that_can_conquer(level: str, tokens: int, said: str) -> None:
    """INT-66: their roll would be the turn's last conquest; the active race could take three regions, or none."""
    board = """
        g swamp edge : y
        y hill
        a farmland edge : b
        b forest : c
        c hill : d
        d farmland
        z hill edge
    """
    humans = seat("merchant humans", {"a": tokens}, declined=[fallen("hill ghouls", {"g": 2})])
    game = position(board, humans, seat("forest elves", {"z": 2}))
    game.play("expand")
    assert (game.stage, "roll y" in texts(game)) == ("ghouls", True)
    assert str(make_bot(level, 1).choose(game.view(1))) == said
