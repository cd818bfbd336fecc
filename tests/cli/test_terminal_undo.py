"""Taking moves back: step by step within one's turn, never past chance or another player's decision."""

from __future__ import annotations

import pytest

import elbowroom
from elbowroom.cli.terminal_session import LeftError, Session
from tests.cli.keyboard import Keyboard, advanced, session


def run(playing: Session) -> None:
    """Play the scripted lines, up to the end of the input."""
    with pytest.raises(LeftError):
        playing.run()


@pytest.fixture
def conquest() -> elbowroom.Game:
    """Player 1 has just picked and conquers against a bot."""
    game = elbowroom.new_game(players=2, seed=7)
    game.play("pick 1")
    return game


def test_undoing_a_conquest_restores_the_position(conquest: elbowroom.Game) -> None:
    before = conquest.digest()
    keyboard = Keyboard(["1", "u"])
    playing = session(conquest, keyboard, "human", "greedy")
    run(playing)
    assert playing.game.digest() == before
    assert playing.game.record() == conquest_record_without_last(conquest)
    assert "Taken back: conquer" in keyboard.screens[2]
    assert playing.story == []


def conquest_record_without_last(game: elbowroom.Game) -> str:
    """The record of the game as it was before the conquest that was played on it."""
    fresh = elbowroom.new_game(players=2, seed=7)
    fresh.play("pick 1")
    assert len(game.moves()) == 2
    return fresh.record()


def test_several_moves_are_undone_one_by_one(conquest: elbowroom.Game) -> None:
    digests = [conquest.digest()]
    probe = conquest.copy(reseeded=False)
    moves = [str(probe.legal_moves()[0])]
    probe.play(moves[0])
    digests.append(probe.digest())
    moves.append(str(probe.legal_moves()[0]))
    playing = session(conquest, Keyboard([*moves, "u"]), "human", "greedy")
    run(playing)
    assert playing.game.digest() == digests[1]
    playing.read = Keyboard(["u", "u"])
    run(playing)
    assert playing.game.digest() == digests[0]


def test_a_pick_that_revealed_a_combo_stays() -> None:
    game = elbowroom.new_game(players=2, seed=7)
    keyboard = Keyboard(["1", "u"])
    playing = session(game, keyboard, "human", "greedy")
    run(playing)
    assert playing.game.stage == "conquest"
    assert "cannot be taken back" in keyboard.screens[-1]


def test_a_die_roll_stays() -> None:
    game = advanced(elbowroom.new_game(players=2, seed=7), "conquest")
    while not (rolls := [str(move) for move in game.legal_moves() if move.verb == "roll" and move.region]):
        game.play(game.legal_moves()[0])
        game = advanced(game, "conquest")
    keyboard = Keyboard([rolls[0], "u"])
    playing = session(game, keyboard, "human", "greedy")
    run(playing)
    assert "Player 1 rolls for region" in keyboard.text
    assert "cannot be taken back" in keyboard.screens[-1]


def test_nothing_is_undone_before_one_has_moved() -> None:
    keyboard = Keyboard(["u"])
    run(session(elbowroom.new_game(players=2, seed=7), keyboard, "human", "greedy"))
    assert "nothing to take back" in keyboard.screens[-1]


def test_the_last_move_of_a_turn_can_be_undone_before_the_others_move(conquest: elbowroom.Game) -> None:
    keyboard = Keyboard(["1", "0", "even", "x", "u"])
    playing = session(conquest, keyboard, "human", "greedy")
    run(playing)
    assert keyboard.asked[3].startswith("Your decision is made.")
    assert "Only Enter" in keyboard.screens[4]
    assert playing.game.to_move == 1
    assert playing.game.stage == "redeploy"


def test_once_others_have_moved_the_turn_is_closed(conquest: elbowroom.Game) -> None:
    keyboard = Keyboard(["1", "0", "even", "", "u"])
    playing = session(conquest, keyboard, "human", "greedy")
    run(playing)
    assert "nothing to take back" in keyboard.screens[-1]
    assert any(entry.player == 1 for entry in playing.game.moves())


def test_a_spread_is_undone_as_one(conquest: elbowroom.Game) -> None:
    before_spread = conquest.copy(reseeded=False)
    for move in (str(conquest.legal_moves()[0]), "done"):
        before_spread.play(move)
    playing = session(before_spread, Keyboard(["even", "u"]), "human", "greedy")
    digest = before_spread.digest()
    run(playing)
    assert playing.game.digest() == digest
