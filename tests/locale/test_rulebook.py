"""The rulebook for players: every rule of docs/rules, in four languages, with the numbers of the tiles."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from elbowroom.boxes import PRINTED, box
from elbowroom.locale import Texts, languages, rulebook_in, texts_in
from elbowroom.rules.ability import Tile
from tests.docs.markdown import ANCHOR
from tests.support import RULE_BOOKS
from tools import make_rulebook

LANGUAGES = languages()
ID = re.compile(r"(?:U-)?[A-Z]{2,}(?:-[A-Za-z'’]+)*-\d+")
ANCHORS = [anchor for book in RULE_BOOKS[: len(PRINTED)] for anchor in ANCHOR.findall(book.read_text("utf-8"))]


@pytest.fixture(params=LANGUAGES)
def book(request: pytest.FixtureRequest) -> Texts:
    return rulebook_in(request.param)


def rule_ids(book: Texts) -> list[str]:
    """The rules that a book tells, in its order."""
    return [id.removeprefix("rule-") for id in book.ids() if id.startswith("rule-")]


def numbers(text: str) -> list[int]:
    """The numbers of a text, without those of rules' ids."""
    return [int(number) for number in re.findall(r"\d+", ID.sub("", text))]


def told(book: Texts, rule: str) -> list[int]:
    """The numbers of a rule."""
    return numbers(book.get(f"rule-{rule.lower()}"))


def test_every_rule_of_the_law_is_told_in_its_order(book: Texts) -> None:
    assert rule_ids(book) == ANCHORS


def test_every_chapter_has_a_heading_and_a_sentence(book: Texts) -> None:
    for chapter in make_rulebook.CHAPTERS:
        assert book.get(f"book-{chapter}")
        assert book.get(f"book-{chapter}.intro").endswith(".")


def test_the_rules_that_are_named_exist(book: Texts) -> None:
    named = {rule: ID.findall(book.get(f"rule-{rule}")) for rule in rule_ids(book)}
    assert {rule for rule, ids in named.items() if not {id.lower() for id in ids} <= set(ANCHORS)} == set()
    english = rulebook_in("en")
    assert {rule: sorted(ids) for rule, ids in named.items()} == {
        rule: sorted(ID.findall(english.get(f"rule-{rule}"))) for rule in ANCHORS
    }


def test_all_languages_have_the_same_numbers(book: Texts) -> None:
    english = rulebook_in("en")
    differ = [rule for rule in ANCHORS if sorted(told(book, rule)) != sorted(told(english, rule))]
    assert differ == []


def test_no_text_has_marks_of_the_law_or_of_a_program(book: Texts) -> None:
    for rule in ANCHORS:
        text = book.get(f"rule-{rule}")
        assert not re.search(r"[{}`*_<>]|\[|\bMUST\b|\bMAY\b|\bS[0-3]\b", text), rule
        assert len(text) > 15, rule


def test_no_rule_is_left_in_english() -> None:
    english = rulebook_in("en")
    for language in LANGUAGES[1:]:
        other = rulebook_in(language)
        assert [rule for rule in ANCHORS if other.get(f"rule-{rule}") == english.get(f"rule-{rule}")] == []


def tiles(kind: str, name: str) -> list[Tile]:
    """The races or the powers of a box."""
    here = box(name)
    return [*(here.races if kind == "race" else here.powers)]


@pytest.mark.parametrize("kind", ["race", "power"])
def test_a_base_tiles_first_rule_begins_with_its_tokens(book: Texts, kind: str) -> None:
    """PICK-6: the number on the banner or badge."""
    for tile in tiles(kind, "base"):
        assert told(book, f"{tile.rule}-1")[0] == tile.tokens, tile.id


def test_the_tray_has_the_races_tokens(book: Texts) -> None:
    """COMP-4, U-COMP-05."""
    races = box("base").races
    assert sorted(told(book, "COMP-4")) == sorted([168, 18, *(race.supply for race in races)])
    assert sum(race.supply for race in races) == 168
    supplies = [race.supply for race in box("underground").races]
    assert not Counter(supplies) - Counter(told(book, "U-COMP-05"))


def test_the_amazons_get_their_own_number_more(book: Texts) -> None:
    """RACE-Amazons-1."""
    [amazons] = [race for race in box("base").races if race.extra_tokens]
    assert told(book, f"{amazons.rule}-1")[:2] == [amazons.tokens, amazons.extra_tokens]


@pytest.mark.parametrize("name", PRINTED)
def test_where_a_pieces_rules_count_it_they_count_what_there_is(name: str) -> None:
    """COMP-5, U-COMP-08: a supply of more than one stands in the list of components of every language."""
    here = box(name)
    listed = [anchor for anchor in ANCHORS if re.fullmatch(r"comp-\d+" if name == "base" else r"u-comp-\d+", anchor)]
    supplies = {
        piece.supply for tile in (*here.races, *here.powers, *here.finds) for piece in tile.pieces if piece.supply > 1
    }
    for language in LANGUAGES:
        counted = {number for anchor in listed for number in told(rulebook_in(language), anchor)}
        assert supplies <= counted, language


def test_the_rulebook_is_apart_from_the_other_texts() -> None:
    with pytest.raises(KeyError):
        texts_in("en").get("rule-conq-6")
    with pytest.raises(KeyError):
        rulebook_in("en").get("race-orcs")
