"""`elbowroom rules`: the rulebook on the command line."""

from __future__ import annotations

import pytest

from elbowroom.cli import main
from elbowroom.cli.rules import akin, fold
from elbowroom.locale import rulebook_in


def printed(capsys: pytest.CaptureFixture[str], words: str) -> list[str]:
    """The ids of the rules that were printed."""
    assert main(["rules", *words.split(), "--lang", "en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    return [line.split("  ")[0] for line in lines if not line.startswith("  ")]


def test_an_id_gives_its_rule_first_and_then_those_that_point_to_it(capsys: pytest.CaptureFixture[str]) -> None:
    found = printed(capsys, "int-20")
    assert found[0] == "INT-20"
    assert "CONQ-6" in found[1:]


def test_a_family_gives_all_its_rules(capsys: pytest.CaptureFixture[str]) -> None:
    assert printed(capsys, "SCORE")[:7] == [f"SCORE-{number}" for number in range(1, 8)]


def test_words_give_the_rules_that_have_all_of_them(capsys: pytest.CaptureFixture[str]) -> None:
    found = printed(capsys, "Dragons lair")
    assert "DECLINE-8" in found
    assert "RACE-Orcs-1" not in found


def test_without_words_the_whole_book_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert len(printed(capsys, "")) == sum(id.startswith("rule-") for id in rulebook_in("en").ids())


def test_nothing_found_is_said_in_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["xyzzy"], ["--", "-"]):
        assert main(["rules", "--lang", "cs", *words]) == 2
        out, error = capsys.readouterr()
        assert out == ""
        assert error.count("\n") == 1
        assert words[-1] in error


@pytest.mark.parametrize(
    ("language", "sought", "word"),
    [
        ("en", "token", "tokens"),
        ("en", "conquer", "conquest"),
        ("en", "dice", "die"),
        ("pl", "żeton", "żetonów"),
        ("pl", "górze", "góry"),
        ("uk", "жетони", "жетонів"),
        ("uk", "гора", "горі"),
        ("cs", "území", "územím"),
    ],
)
def test_forms_of_a_word_are_one(language: str, sought: str, word: str) -> None:
    assert akin(fold(sought), fold(word), language)


@pytest.mark.parametrize(("sought", "word"), [("place", "player"), ("hole", "hold"), ("power", "powder")])
def test_other_words_are_others(sought: str, word: str) -> None:
    assert not akin(sought, word, "en")
