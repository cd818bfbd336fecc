"""The page names no race, power, relic, place or piece: what there is, the engine tells it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.rules.test_names import CLASSES, EVERYDAY, IDS, ON_THE_BOARD, RULE_ID
from tests.support import ROOT

SOURCES = ROOT / "web" / "src"
# Positions to look at, and what the tests are made of.
APART = re.compile(r"/dev/|\.test\.ts$|/fixtures\.ts$")
FILES = sorted(
    path for path in SOURCES.rglob("*") if path.suffix in (".ts", ".svelte") and not APART.search(path.as_posix())
)
# What words of the board's ground, and of code in general, mean besides.
OTHERWISE = {"keep", "ring", "stone", "stout"}
COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*|<!--.*?-->", re.DOTALL)
STYLE = re.compile(r"<style.*?</style>", re.DOTALL)


def _blank(match: re.Match[str]) -> str:
    return "\n" * match[0].count("\n")


def words(source: str) -> Iterator[tuple[int, str, bool]]:
    """Every word of a source with its line, and whether it stands in a comment; the styles are left out."""
    source = STYLE.sub(_blank, source)
    parts = [(match.start(), match[0], True) for match in COMMENT.finditer(source)]
    bare = COMMENT.sub(lambda match: " " * (len(match[0]) - match[0].count("\n")) + _blank(match), source)
    line = 1
    for text in bare.splitlines():
        for word in re.findall(r"[A-Za-z]+(?:-[A-Za-z]+)*", RULE_ID.sub(" ", text)):
            yield line, word, False
        line += 1
    for start, text, _ in parts:
        for word in re.findall(r"[A-Za-z]+(?:-[A-Za-z]+)*", RULE_ID.sub(" ", text)):
            yield source.count("\n", 0, start) + 1, word, True


def _named(path: Path) -> list[str]:
    found = []
    for line, word, comment in words(path.read_text("utf-8")):
        excused = OTHERWISE | ON_THE_BOARD | (EVERYDAY if comment else set())
        if (word.lower() in IDS or word in CLASSES) and word.lower() not in excused:
            found.append(f"{path.relative_to(SOURCES)}:{line}: {word}")
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCES)))
def test_no_tile_is_named(path: Path) -> None:
    assert _named(path) == []


def test_the_test_would_notice() -> None:
    source = "const a = 'orcs'; // Trolls (RACE-Orcs-1)\n<style>.elves {}</style>\nb('iron-dwarves')"
    assert [(line, word) for line, word, _ in words(source) if word.lower() in IDS] == [
        (1, "orcs"),
        (3, "iron-dwarves"),
        (1, "Trolls"),
    ]
