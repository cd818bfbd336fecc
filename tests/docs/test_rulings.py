"""The page of rulings is complete, up to date, and every ruling is shown by something."""

from __future__ import annotations

import importlib.util
from collections import Counter
from types import ModuleType

import pytest

from tests.support import ROOT, rule_ids


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    """The tool that makes the page."""
    spec = importlib.util.spec_from_file_location("make_rulings", ROOT / "tools" / "make_rulings.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_page_is_up_to_date(tool: ModuleType) -> None:
    assert tool.TARGET.read_text("utf-8") == tool.page(), "run tools/make_rulings.py"


def test_no_ruling_is_missing_or_there_twice(tool: ModuleType) -> None:
    count, parts = tool.read()
    assert Counter({part.book: 0 for part in parts}).keys() == count.keys()
    found = [(part.book, rule) for part in parts for rule in part.rulings]
    assert len({rule for _, rule in found}) == len(found)
    assert Counter(book for book, _ in found) == count
    assert all((book == "underground") == rule.startswith("U-") for book, rule in found)


def test_every_ruling_is_a_rule_and_one_sentence(tool: ModuleType) -> None:
    for part in tool.read()[1]:
        for rule, statement in part.rulings.items():
            assert rule in rule_ids(), rule
            assert statement.endswith("."), rule
            assert ". " not in statement, rule
            assert 20 < len(statement) < 200, rule


def test_every_ruling_is_shown_by_a_scenario_or_test(tool: ModuleType) -> None:
    shows = tool.evidence()
    for part in tool.read()[1]:
        for rule in part.rulings:
            assert shows.get(rule), f"nothing shows {rule}"
            assert all((tool.TARGET.parent / where).resolve().is_file() for _, where in shows[rule])
