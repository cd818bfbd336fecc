"""Moves are interned up to a limit: strangers' boxes with ever new words do not take a server's memory."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from elbowroom import new_game
from elbowroom.rules import moves


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """What the other tests' boards have stays interned."""
    known = dict(moves._interned)
    yield
    moves._interned.clear()
    moves._interned.update(known)


def test_ever_new_words_are_forgotten_and_games_go_on() -> None:
    """A game that began before plays on, by moves and by their texts."""
    game = new_game(2, seed=7)
    game.play("pick 1")
    legal = game.legal_moves()
    for number in range(moves.MOST + 10):
        moves.make("marker", f"r{number}")
    assert len(moves._interned) <= moves.MOST
    assert moves.make("done") is moves.DONE
    text = next(move.text for move in legal if move.region)
    copy = game.copy(reseeded=False)
    copy.play(text)
    game.play(next(move for move in legal if move.text == text))
    assert game.digest() == copy.digest()
    while not game.over:
        game.play(game.legal_moves()[-1].text)
