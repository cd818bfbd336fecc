"""Moves as text: every one reads back, and every stage offers what docs/moves.md says."""

from __future__ import annotations

import pickle
import random

import pytest

from elbowroom import IllegalMove, new_game
from elbowroom.rules.moves import DONE, Move, make, parse
from tests.support import play_on, position, random_positions, refusal, seat, texts

VERBS = {
    "pick": {"pick"},
    "mode": {"expand", "decline"},
    "ghouls": {"conquer", "roll", "abandon", "done"},
    "conquest": {"conquer", "roll", "convert", "dragon", "abandon", "done"},
    "berserk": {"conquer", "done"},
    "redeploy": {"place", "camp", "fortress", "hero", "ally", "withdraw", "done"},
    "end": {"decline", "done"},
    "retreat": {"place", "camp", "done"},
    "over": set(),
}


def test_every_stage_offers_only_its_verbs_and_each_verb_occurs() -> None:
    seen: dict[str, set[str]] = {}
    for game in random_positions(250):
        seen.setdefault(game.stage, set()).update(move.verb for move in game.legal_moves())
    # `done` is never offered in a retreat: with nothing left to place the stage passes by itself.
    assert seen == {**VERBS, "retreat": {"place", "camp"}}


def test_no_stage_asks_when_there_is_nothing_to_decide() -> None:
    for game in random_positions(30):
        moves = game.legal_moves()
        assert bool(moves) != game.over
        assert moves != [DONE]
        assert len(set(texts(game))) == len(moves)


def test_text_reads_back_as_the_same_move() -> None:
    for game in random_positions(20, every=3):
        for move in game.legal_moves():
            assert parse(str(move)) is move
            assert str(move) == move.text == " ".join(move.text.split())
            assert repr(move) == f"Move({move.text!r})"


def test_moves_survive_pickling() -> None:
    game = new_game(3, seed=2)
    assert [pickle.loads(pickle.dumps(move)) for move in game.legal_moves()] == game.legal_moves()


@pytest.mark.parametrize("text", ["pick  2", " pick 2 ", "pick\t2", "pick 2\n"])
def test_spaces_do_not_matter(text: str) -> None:
    game = new_game(2, seed=1)
    assert game.play(text)
    assert game.stage != "pick"


def test_means_are_understood_in_any_order() -> None:
    offered = make("conquer", "5", means=("sword", "doormat"))
    assert parse("conquer 5 with sword doormat") is parse("conquer 5 with doormat sword") is offered
    assert str(parse("roll 5 with sword doormat")) == "roll 5 with doormat sword"
    unknown = parse("roll nowhere with zeal anger")
    assert (unknown.verb, unknown.region, unknown.means) == ("roll", "nowhere", ("anger", "zeal"))


@pytest.mark.parametrize(
    "text", ["", " ", "pick", "pick 0", "pick 7", "pick x", "pick 1 2", "pick -1", "PICK 1", "done", "with"]
)
def test_what_is_no_move_is_refused(text: str) -> None:
    refused = refusal(new_game(2, seed=1), text)
    assert refused.reason.endswith(".")
    assert str(refused) == f"{refused.reason} ({refused.rule})"


@pytest.mark.parametrize("text", ["pick ²", "pick 10000000000", "pick ٣", "conquer", "place a", "roll", "abandon zzz"])
def test_odd_texts_are_refused_like_any_other(text: str) -> None:
    refusal(new_game(2, seed=1), text)


def test_a_move_of_another_game_counts_by_its_text() -> None:
    board = "a farmland edge : b\nb forest\nz hill edge"
    one = position(board, seat("merchant orcs", hand=5), seat(), stage="conquest")
    other = position(board, seat("hill elves", hand=5), seat(), stage="conquest")
    other.play(next(move for move in one.legal_moves() if move.verb == "conquer"))
    assert other.moves()[0].move.text == "conquer a"


def test_a_move_made_by_hand_counts_by_its_text() -> None:
    game = new_game(2, seed=1)
    assert game.play(Move("pick", "", 1, "", (), "pick 1"))
    assert game.moves()[0].move is parse("pick 1")


def test_after_the_end_every_move_is_refused() -> None:
    """END-2."""
    game = play_on(new_game(2, seed=5), random.Random(5))
    for text in ("pick 1", "done", "expand", "conquer 5", "nonsense"):
        with pytest.raises(IllegalMove) as refused:
            game.play(text)
        assert refused.value.rule == "END-2"
