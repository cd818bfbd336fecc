"""House rules: one row each, and what it changes (docs/house-rules.md)."""

from __future__ import annotations

import random

import pytest

from elbowroom import SetupError, new_game, replay
from elbowroom.boxes import PRINTED, box
from elbowroom.locale import languages, texts_in
from elbowroom.rules.house import CHOICE, FLAG, HOUSE_RULES, NUMBER, value_of
from elbowroom.rules.setup import known_variants
from tests.support import check, fallen, play, play_on, position, rule_ids, seat, texts

LINE = """
    a hill edge : b
    b forest edge : c
    c hill edge : d
    d swamp edge : e
    e farmland edge
"""
OFFER = ["merchant orcs", "hill tritons", "forest giants", "swamp elves", "mounted humans", "commando wizards"]
ROWS = known_variants([box(name) for name in PRINTED])


def test_every_row_says_what_it_is() -> None:
    for rule in ROWS:
        assert rule.kind in (FLAG, NUMBER, CHOICE)
        assert rule.fault(rule.usual) == ""
        assert rule.rule in rule_ids() or any(known.startswith(f"{rule.rule}-") for known in rule_ids())
        for language in languages():
            ids = texts_in(language).ids()
            assert f"variant-{rule.name}" in ids
            assert all(f"value-{value}" in ids for value in rule.values if rule.kind == CHOICE)


def test_the_usual_values_are_the_rulebook() -> None:
    """A game that says all of them is the game that says nothing, record and all."""
    said = {rule.name: rule.usual for rule in HOUSE_RULES}
    games = [play_on(new_game(3, seed=8, variants=variants), random.Random(8)) for variants in ({}, said)]
    assert games[0].record() == games[1].record()


def test_starting_coins() -> None:
    """SETUP-8."""
    game = new_game(3, seed=1, variants={"starting_coins": 2})
    assert game.coins == {1: 2, 2: 2, 3: 2}
    assert texts(game) == ["pick 1", "pick 2", "pick 3"]
    assert game.view(2).seats[0].counted == (2, 2)


def test_rounds() -> None:
    """SETUP-2: as many as are said; none means the map's."""
    assert new_game(4, seed=1, variants={"rounds": 3}).table.rounds == 3
    assert new_game(4, seed=1, variants={"rounds": 0}).table.rounds == 9
    assert new_game(4, seed=1, rounds=5, variants={"rounds": 3}).table.rounds == 5
    game = play_on(new_game(2, seed=1, variants={"rounds": 1}), random.Random(1))
    assert game.round == 1


@pytest.mark.parametrize("size", [2, 4, 6, 10])
def test_the_size_of_the_offer(size: int) -> None:
    """PICK-9: so many combos are visible, and it is filled up again to so many."""
    game = new_game(2, seed=1, variants={"offer_size": size, "starting_coins": 20})
    assert texts(game) == [f"pick {number}" for number in range(1, size + 1)]
    play(game, f"pick {size}")
    assert len(game.view(1).offer) == size


def test_the_price_of_a_step() -> None:
    """PICK-2, PICK-3: so many coins for each combo that is passed over, and they lie on it."""
    market = {"combos": OFFER}
    game = position(LINE, seat(coins=7), seat(), market=market, stage="pick", variants={"step_price": 3})
    assert texts(game) == ["pick 1", "pick 2", "pick 3"]
    assert [combo.price for combo in game.view(1).offer] == [0, 3, 6, 9, 12, 15]
    play(game, "pick 3")
    check(game, "coins 1 = 1")
    assert game.state.offer_coins[:3] == [3, 3, 0]
    free = position(LINE, seat(coins=0), seat(), market=market, stage="pick", variants={"step_price": 0})
    assert len(texts(free)) == 6


def test_more_declined_races() -> None:
    """DECLINE-3: the oldest leaves when there would be one too many."""
    orcs = seat("merchant orcs", {"a": 2}, declined=[fallen("hill elves", {"b": 1}), fallen("swamp giants", {"c": 1})])
    keys: dict[str, object] = {"stage": "mode"}
    game = position(LINE, orcs, seat("forest humans", {"e": 1}), variants={"declined_races": 3}, **keys)
    play(game, "decline")
    check(game, "region a = 1 orcs 1 declined", "region b = 1 elves 1 declined", "region c = 1 giants 1 declined")
    game = position(LINE, orcs, seat("forest humans", {"e": 1}), variants={"declined_races": 2}, **keys)
    play(game, "decline")
    check(game, "region a = 1 orcs 1 declined", "region b = empty", "region c = 1 giants 1 declined")


def test_no_tribes() -> None:
    """SETUP-6."""
    assert sum(new_game(3, seed=1).state.neutral) > 0
    assert sum(new_game(3, seed=1, variants={"tribes": False}).state.neutral) == 0


def test_open_coins() -> None:
    """COMP-11: as a variant, or as the argument there was."""
    for game in (new_game(2, seed=1, variants={"open_coins": True}), new_game(2, seed=1, open_coins=True)):
        assert [seat.coins for seat in game.view(1).seats] == [5, 5]
        assert "coins: open" in game.record()


def test_a_record_carries_them() -> None:
    variants: dict[str, object] = {"starting_coins": 9, "offer_size": 8, "step_price": 2}
    variants |= {"declined_races": 2, "tribes": False, "rounds": 4}
    game = play_on(new_game(3, seed=5, variants=variants), random.Random(5))
    line = "variants: starting_coins 9, offer_size 8, step_price 2, declined_races 2, tribes false"
    assert line in game.record().split("\n")
    assert replay(game.record()).digest() == game.digest()


@pytest.mark.parametrize(
    ("variants", "sentence"),
    [
        ({"starting_coins": 51}, "variant starting_coins is a whole number from 0 to 50, not 51"),
        ({"starting_coins": True}, "variant starting_coins is a whole number from 0 to 50, not True"),
        ({"starting_coins": "5"}, "variant starting_coins is a whole number from 0 to 50, not 5"),
        ({"offer_size": 1}, "variant offer_size is a whole number from 2 to 10, not 1"),
        ({"tribes": 1}, "variant tribes can be true or false, not 1"),
        ({"tribe": False}, "there is no variant tribe; there are own_tokens_defend, rounds, starting_coins"),
    ],
)
def test_what_cannot_be_chosen_is_one_sentence(variants: dict[str, object], sentence: str) -> None:
    with pytest.raises(SetupError, match=sentence):
        new_game(2, seed=1, variants=variants)


def test_values_as_text() -> None:
    assert [value_of(text) for text in ("true", "false", "12", "edge", "1" * 20)] == [True, False, 12, "edge", "1" * 20]
