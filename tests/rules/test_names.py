"""The engine names no race, power, relic or place: a race lives in one place."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator

import pytest

from elbowroom.boxes import BOXES, box
from tests.support import ROOT

RULES = ROOT / "src" / "elbowroom" / "rules"
FILES = sorted(path.name for path in RULES.glob("*.py"))

BOXED = [tile for name in BOXES for tile in (*box(name).races, *box(name).powers, *box(name).finds)]
TILES = [tile.id for tile in BOXED]
PIECES = [piece.id for tile in BOXED for piece in tile.pieces]

# Words of everyday English or of the board (a terrain, a symbol); in prose they mean nothing but themselves.
EVERYDAY = {"flying", "hero", "keep", "magic", "ring", "shield", "spirit", "stone", "wise", "bag", "pipe"}
ON_THE_BOARD = {"forest", "hill", "swamp", "magic", "volcano"}  # allowed in board.py, where terrains are listed
RULE_ID = re.compile(r"\b(?:U-)?[A-Z]+(?:-[A-Za-z']+)*-\d+\b|\b(?:U-)?(?:RACE|POWER|RELIC|PLACE)-[A-Za-z]+\b")


def class_name(name: str) -> str:
    """The name of the class of a tile."""
    return "".join(word.capitalize() for word in name.split("-"))


IDS = {*TILES, *PIECES}
CLASSES = {class_name(name) for name in TILES}


def named(source: str) -> Iterator[tuple[int, str, bool]]:
    """Every word of a file with its line, and whether it stands in prose (a comment or a docstring)."""
    tree = ast.parse(source)
    prose: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node) is not None:
            first = node.body[0]
            prose.update(range(first.lineno, (first.end_lineno or first.lineno) + 1))
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type in (tokenize.NAME, tokenize.STRING, tokenize.COMMENT):
            in_prose = token.type == tokenize.COMMENT or (token.type == tokenize.STRING and token.start[0] in prose)
            text = RULE_ID.sub(" ", token.string)
            for word in re.findall(r"[A-Za-z]+(?:-[A-Za-z]+)*", text):
                yield token.start[0], word, in_prose


@pytest.mark.parametrize("file", FILES)
def test_no_tile_is_named(file: str) -> None:
    found = []
    allowed = ON_THE_BOARD if file == "board.py" else set()
    for line, word, prose in named((RULES / file).read_text("utf-8")):
        lower = word.lower()
        forbidden = lower in IDS or word in CLASSES
        excused = lower in allowed or (prose and lower in EVERYDAY | ON_THE_BOARD)
        if forbidden and not excused:
            found.append(f"{file}:{line}: {word}")
    assert found == []


def test_the_test_would_notice() -> None:
    source = '"""Talks of Orcs (RACE-Orcs-1)."""\nx = "balrog"\nkeep = 1  # the Queen, a keep\nclass IronDwarves: ...\n'
    words = [
        (line, word) for line, word, prose in named(source) if word.lower() in IDS - (EVERYDAY if prose else set())
    ]
    assert words == [(1, "Orcs"), (2, "balrog"), (3, "keep"), (3, "Queen")]
    assert "IronDwarves" in CLASSES
