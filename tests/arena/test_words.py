"""Mistakes and numbers in the user's words."""

from __future__ import annotations

import pickle

import pytest

from elbowroom.arena.tournament import TournamentError
from elbowroom.arena.words import Mistake
from elbowroom.locale import decimal, texts_in


def test_a_mistake_is_english_by_itself_and_can_be_told_in_any_language() -> None:
    mistake = TournamentError("arena-no-games", file="a.jsonl")
    assert isinstance(mistake, ValueError)
    assert str(mistake) == "there is no game in a.jsonl"
    assert mistake.told(texts_in("pl")) == "w pliku a.jsonl nie ma żadnej gry"


def test_a_mistake_comes_back_from_another_process() -> None:
    mistake = pickle.loads(pickle.dumps(TournamentError("arena-no-games", file="a.jsonl")))
    assert type(mistake) is TournamentError
    assert isinstance(mistake, Mistake)
    assert str(mistake) == "there is no game in a.jsonl"


@pytest.mark.parametrize(("language", "text"), [("en", "-1.5"), ("pl", "-1,5"), ("cs", "-1,5"), ("uk", "-1,5")])
def test_numbers_are_written_as_in_the_language(language: str, text: str) -> None:
    assert decimal(-1.5, 1, language) == text
    assert decimal(-0.04, 1, language).lstrip("-") == decimal(-0.04, 1, language)
