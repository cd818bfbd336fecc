"""Refusals in the terminal game: in the player's language, whatever rule is behind them."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from elbowroom import IllegalMove, new_game
from elbowroom.cli.terminal_refusals import why
from elbowroom.cli.terminal_words import Words
from elbowroom.locale import languages, texts_in
from tests.locale.latin import latin_words

VERBS = "conquer roll abandon place convert dragon reborn ancient fortress queen withdraw altar".split()


def refusals(boxes: list[str], seed: int) -> Iterator[IllegalMove]:
    """What a game by chance refuses on its way."""
    game = new_game(3, boxes, seed)
    chance = random.Random(seed)
    while not game.over:
        verb, region = chance.choice(VERBS), chance.choice(game.board.ids)
        amount = " 1" if verb == "place" else ""
        for wrong in (f"{verb} {region}{amount}", "decline", "pick 6", "done", "expand"):
            try:
                game.copy().play(wrong)
            except IllegalMove as refusal:
                yield refusal
        game.play(chance.choice(game.legal_moves()))


@pytest.mark.parametrize("boxes", [["base"], ["underground"], ["base", "underground"]], ids="+".join)
def test_refusals_are_told_in_every_language(boxes: list[str]) -> None:
    found = {(refusal.move, refusal.reason, refusal.rule) for refusal in refusals(boxes, 1)}
    table = new_game(3, boxes, 1).table
    told = {}
    for language in languages():
        words = Words(texts_in(language), ["human"] * 3, table)
        told[language] = {why(words, *refusal) for refusal in found}
    assert len(told["en"]) > 8
    assert len(told["uk"]) > 5
    assert not latin_words("\n".join(told["uk"]))
    assert not told["en"] & (told["pl"] | told["cs"] | told["uk"])


@pytest.mark.parametrize(
    ("rule", "said"),
    [
        ("CONQ-14", "Він не прилягає до жодного регіону цієї раси."),
        ("RACE-Amazons-5", "Амазонки: "),
        ("U-RACE-WISPS-1", "Блудні вогники: "),
        ("POWER-DragonMaster-2", "Драконознавчі: "),
        ("SETUP-1", "Правила цього не дозволяють."),
        ("", "Правила цього не дозволяють."),
    ],
)
def test_a_rule_becomes_a_sentence(rule: str, said: str) -> None:
    table = new_game(2, seed=1).table
    words = Words(texts_in("uk"), ["human"] * 2, table)
    assert why(words, "conquer 1", "because", rule).startswith(said)
    assert why(Words(texts_in("en"), ["human"] * 2, table), "conquer 1", "because", rule) == "because"
