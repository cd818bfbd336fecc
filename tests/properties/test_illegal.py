"""Nothing that is not a legal move changes a game, whatever it looks like."""

from __future__ import annotations

import random

from hypothesis import given
from hypothesis import strategies as st

from elbowroom import Game, new_game
from tests.support import examples, play_on, refusal, rule_ids, texts


def some_game(seed: int) -> Game:
    """A position somewhere in a random game."""
    return play_on(new_game(2 + seed % 4, seed=seed), random.Random(seed), 17 * (seed % 9))


def try_out(game: Game, text: str) -> None:
    """A text is legal by the list and can be played, or it is refused and nothing changes, chance included."""
    if " ".join(text.split()) in texts(game):
        assert game.copy().play(text)
        return
    before = (game.state.dice_seed, game.state.deck_seed, game.record())
    error = refusal(game, text)
    assert error.reason
    assert error.rule in rule_ids()
    assert (game.state.dice_seed, game.state.deck_seed, game.record()) == before


@given(seed=st.integers(0, 60), text=st.text(max_size=40))
@examples(150)
def test_any_text(seed: int, text: str) -> None:
    try_out(some_game(seed), text)


WORDS = st.sampled_from(
    """
    conquer roll abandon place camp hero fortress ally pick expand decline done convert dragon withdraw with swap keep
    volcano ancient reborn wisp balrog bag armor queen ghost ring scepter altar orb sword doormat
    a b z 0 1 2 3 5 7 12 23 48 99 -1 1.5 1e3 01 +1 ² ٣ amazons base 10000000000000000000000
    """.split()
)


@given(seed=st.integers(0, 60), words=st.lists(WORDS, max_size=5))
@examples(300)
def test_words_of_the_game_in_any_order(seed: int, words: list[str]) -> None:
    try_out(some_game(seed), " ".join(words))


@given(seed=st.integers(0, 60), data=st.data())
@examples(200)
def test_legal_moves_with_one_thing_changed(seed: int, data: st.DataObject) -> None:
    game = some_game(seed)
    text = data.draw(st.sampled_from(texts(game) or ["done"]))
    at = data.draw(st.integers(0, len(text)))
    change = data.draw(st.sampled_from(["insert", "delete", "replace", "double", "upper", "swap"]))
    letter = data.draw(st.sampled_from("0123456789 abcxyz-=,\n\t\x00é"))
    words = text.split()
    changed = {
        "insert": text[:at] + letter + text[at:],
        "delete": text[:at] + text[at + 1 :],
        "replace": text[:at] + letter + text[at + 1 :],
        "double": f"{text} {text}",
        "upper": text.upper(),
        "swap": " ".join(reversed(words)),
    }[change]
    try_out(game, changed)
