"""Texts and code fit together: whatever the commands say is there, and nothing is there that nobody says."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from elbowroom.locale import Texts, languages
from tools import make_locale

SOURCES = make_locale.LOCALE.parent
FILES = ("arena", "atlas", "cli", "help", "maps", "terminal")
MISTAKES = ("AtlasError", "Mistake", "TournamentError", "UsageError", "refuse")
PREFIXES = (
    "",
    "arena-col-",
    "atlas-",
    "atlas-col-",
    "cli-col-",
    "cli-help-",
    "terminal-",
    "terminal-col-",
    "terminal-help-",
)


def modules() -> list[Path]:
    """The sources that speak through these files."""
    return [path for part in ("arena", "atlas", "cli") for path in sorted((SOURCES / part).glob("*.py"))]


def nodes() -> Iterator[ast.AST]:
    """Everything in the sources."""
    for path in modules():
        yield from ast.walk(ast.parse(path.read_text("utf-8")))


def mistakes() -> list[tuple[str, tuple[str, ...]]]:
    """The texts of all mistakes, and what each is given."""
    found = set()
    for node in nodes():
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute):
            name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
            if name in MISTAKES and node.args and isinstance(node.args[0], ast.Constant):
                found.add((str(node.args[0].value), tuple(str(keyword.arg) for keyword in node.keywords)))
    return sorted(found)


@pytest.mark.parametrize("language", languages())
def test_every_mistake_can_be_told(language: str) -> None:
    texts = Texts(language)
    assert len(mistakes()) > 40
    for id, names in mistakes():
        assert texts.get(id, **dict.fromkeys(names, 7))


def patterns() -> list[re.Pattern[str]]:
    """What the sources may ask for: their strings, with anything where something is filled in."""
    found = set()
    for node in nodes():
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and re.fullmatch(r"[a-z][\w.-]*", node.value):
            found.add(re.escape(node.value))
        if isinstance(node, ast.JoinedStr):
            parts = [
                re.escape(str(part.value)) if isinstance(part, ast.Constant) else r"[\w-]+" for part in node.values
            ]
            if re.search("[a-z]", parts[0]):
                found.add("".join(parts))
    return [re.compile(pattern) for pattern in found]


@pytest.mark.parametrize("name", FILES)
def test_every_text_is_used(name: str) -> None:
    body = FluentParser().parse((make_locale.LOCALE / "en" / f"{name}.ftl").read_text("utf-8")).body
    known = patterns()
    for entry in body:
        if isinstance(entry, fluent.Message):
            id = entry.id.name
            rests = [id.removeprefix(prefix) for prefix in PREFIXES if id.startswith(prefix)]
            assert any(pattern.fullmatch(rest) for rest in rests for pattern in known), id


@pytest.mark.parametrize("language", languages())
def test_help_has_no_sign_that_the_parser_would_fill_in(language: str) -> None:
    assert "%" not in (make_locale.LOCALE / language / "help.ftl").read_text("utf-8")
