"""The page of rulings is complete, both made pages are up to date, and every ruling is shown by something."""

from __future__ import annotations

import re

from tests.support import RULE_BOOKS, rule_ids
from tools import make_rulings as tool


def decided() -> set[str]:
    """The rules that their books mark as rulings."""
    found = set()
    for book in RULE_BOOKS:
        for entry in re.split(r"^(?=(?:- |\| )\*\*[^*]+\*\*<a id=)", book.read_text("utf-8"), flags=re.M)[1:]:
            rule = re.split(r"^\s*$|^#", entry, maxsplit=1, flags=re.M)[0]
            if re.search(r"\[[^\]]*\bruling", rule):
                found.add(rule.split("**")[1])
    return found


def test_the_pages_are_up_to_date() -> None:
    for target, text in tool.pages().items():
        assert target.read_text("utf-8") == text, "run tools/make_rulings.py"


def test_no_ruling_is_missing_or_there_twice() -> None:
    found = [(part.book, rule) for part in tool.read() for rule in part.rulings]
    assert len({rule for _, rule in found}) == len(found)
    assert {rule for _, rule in found} == decided()
    assert all((book == "underground") == rule.startswith("U-") for book, rule in found)


def test_every_ruling_is_a_rule_and_one_sentence() -> None:
    for part in tool.read():
        for rule, statement in part.rulings.items():
            assert rule in rule_ids(), rule
            assert statement.endswith("."), rule
            assert ". " not in statement, rule
            assert 20 < len(statement) < 200, rule


def test_every_ruling_is_shown_by_a_scenario_or_test() -> None:
    shows = tool.evidence()
    for part in tool.read():
        for rule in part.rulings:
            assert shows.get(rule), f"nothing shows {rule}"
            assert all(file.is_file() for _, file in shows[rule])
