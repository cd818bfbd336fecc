"""The engine names no race, power, relic or place: a race lives in one place."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support import ROOT

RULES = ROOT / "src" / "elbowroom" / "rules"
FILES = sorted(path.name for path in RULES.glob("*.py"))

RACES = """
    amazons dwarves elves ghouls giants halflings humans orcs ratmen skeletons sorcerers tritons trolls wizards
    cultists drow flames gnomes iron-dwarves kraken liches lizardmen mudmen mummies ogres shadow-mimes shrooms
    spiderines will-o-wisps
""".split()
POWERS = """
    alchemist berserk bivouacking commando diplomat dragon-master flying forest fortified heroic hill merchant mounted
    pillaging seafaring spirit stout swamp underworld wealthy
    adventurous fisher flocking frightened immortal magic martyr mining muddy mystic quarreling reborn royal shield
    stone thieving tomb vampire vanishing vengeful wise
""".split()
RELICS = "doormat ring socks scepter orb sword".split()
PLACES = "altar crypt diamonds pipe fountain keep lost-mine stonehedge pentacle".split()
# Verbs of docs/moves.md that are also the name of a marker.
VERBS = "ancient armor bag balrog camp dragon fortress ghost hero queen volcano".split()

# Words of everyday English or of the board (a terrain, a symbol); in prose they mean nothing but themselves.
EVERYDAY = {"flying", "hero", "keep", "magic", "ring", "shield", "spirit", "stone", "wise", "bag", "pipe"}
ON_THE_BOARD = {"forest", "hill", "swamp", "magic", "volcano"}  # allowed in board.py, where terrains are listed
RULE_ID = re.compile(r"\b(?:U-)?[A-Z]+(?:-[A-Za-z']+)*-\d+\b|\b(?:U-)?(?:RACE|POWER|RELIC|PLACE)-[A-Za-z]+\b")


def class_name(name: str) -> str:
    """The name of the class of a tile."""
    return "".join(word.capitalize() for word in name.split("-"))


TILES = [*RACES, *POWERS, *RELICS, *PLACES]
IDS = {*TILES, *VERBS}
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


def test_the_lists_are_complete() -> None:
    folder = Path(RULES.parent) / "boxes"
    for kind, names in {"races": RACES, "powers": POWERS, "relics": RELICS, "places": PLACES}.items():
        modules = {path.stem for path in folder.glob(f"*/{kind}/*.py")} - {"__init__"}
        assert modules <= {name.replace("-", "_") for name in names}
    assert (len(RACES), len(POWERS), len(RELICS), len(PLACES)) == (29, 41, 6, 9)
