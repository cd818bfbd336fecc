"""Refusals in the terminal game: every one in the player's language, and no rule's id for who did not ask for it."""

from __future__ import annotations

import re

import pytest

import elbowroom
from elbowroom.cli.terminal_refusals import why
from elbowroom.cli.terminal_words import Words
from elbowroom.locale import languages, texts_in
from tests.cli.keyboard import typed
from tests.locale.latin import latin_words
from tests.rules.provoked import provoked
from tests.support import refusal, rule_ids

RULE = re.compile(r"\b(?:U-)?[A-Z]+(?:-[A-Za-z]+)*-\d+\b")


def told(language: str) -> dict[str, str]:
    """What a player of this language reads, by code, for everything that the engine refuses."""
    found = {}
    for code, game, move in provoked():
        error = refusal(game, move)
        words = Words(texts_in(language), ["human"] * game.table.players, game.table)
        found[code] = why(words, error.code, error.args_)
    return found


@pytest.mark.parametrize("language", languages())
def test_every_refusal_is_a_sentence_of_the_language(language: str) -> None:
    english = told("en")
    here = told(language)
    assert len(here) > 90
    for code, text in here.items():
        assert text.endswith("."), code
        assert not re.search(r"[{}]|refusal-", text), code
        assert not RULE.search(text), code
        assert text != texts_in(language).get("refusal-other"), code
        if language != "en":
            assert text != english[code], code


def test_no_english_word_is_left_in_ukrainian() -> None:
    """What the player typed comes back as it was; all else is Ukrainian, and regions are single letters here."""
    for code, text in told("uk").items():
        typed_back = re.sub("«[^»]*»", "", text)
        assert not [word for word in latin_words(typed_back) if len(word) > 1 and word != "nowhere"], (code, text)


def test_a_code_without_a_text_is_refused_in_general_terms() -> None:
    game = elbowroom.new_game(players=2, seed=1)
    words = Words(texts_in("pl"), ["human"] * 2, game.table)
    assert why(words, "my-own-tile-sulks", {"tile": "my-own-tile"}) == "Zasady na to nie pozwalają."


@pytest.mark.parametrize("language", languages())
def test_the_rule_is_told_to_who_asks(language: str) -> None:
    game = elbowroom.new_game(players=2, seed=7)
    screens, _ = typed(game, "w", "done", "w", language=language)
    assert not RULE.search(screens[0] + screens[1]), "nobody has asked yet"
    assert [rule for rule in RULE.findall(screens[2]) if rule in rule_ids()] == ["PICK-1"]
