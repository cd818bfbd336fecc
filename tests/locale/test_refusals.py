"""Every code by which the engine refuses has its sentence in every language, and no sentence is left over."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor as FluentVisitor

from elbowroom.locale import languages
from tests.rules.provoked import codes, provoked
from tests.support import refusal
from tools import make_locale


def sentences(language: str) -> dict[str, set[str]]:
    """The codes that have a sentence, with the arguments that it names."""
    path = make_locale.LOCALE / language / "refusals.ftl"
    body = FluentParser().parse(path.read_text("utf-8")).body
    messages = [entry for entry in body if isinstance(entry, ast.Message)]
    return {entry.id.name.removeprefix("refusal-"): _variables(entry) for entry in messages}


def _variables(entry: ast.Message) -> set[str]:
    found: set[str] = set()

    class Names(FluentVisitor):
        def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
            found.add(node.id.name)

    Names().visit(entry)
    return found


@pytest.mark.parametrize("language", languages())
def test_every_code_has_a_sentence(language: str) -> None:
    assert set(sentences(language)) == {*codes(), "other"}


@pytest.mark.parametrize("language", languages())
def test_a_sentence_names_only_what_comes_with_its_code(language: str) -> None:
    """The kind of board comes with every code: whoever words it knows the table (U-MIX-03)."""
    known = sentences(language)
    for code, game, move in provoked():
        assert known[code] <= {*refusal(game, move).args_, "board"}, code
