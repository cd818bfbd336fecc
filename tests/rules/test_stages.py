"""A stage says what it is; nobody outside the engine compares names of stages."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import elbowroom
from elbowroom.rules.game import Game
from elbowroom.rules.stages import NO_ONE, TURN, VICTIM
from elbowroom.rules.turn import Stage
from elbowroom.rules.view import StageView
from tests.support import ROOT

SOURCES = ROOT / "src" / "elbowroom"
PACKAGES = ("arena", "atlas", "bots", "envs", "notation", "server", "table")
PAGE = ROOT / "web" / "src"

# Every stage of both boxes: what is true of it.
FACTS = {
    "pick": "offers picks compels starts",
    "swap": "offers compels",
    "volcano": "compels",
    "mode": "opens starts",
    "ghouls": "fights late starts",
    "conquest": "fights starts",
    "berserk": "fights die_lies",
    "balrog": "compels",
    "redeploy": "deals starts",
    "score": "",
    "end": "scored starts",
    "retreat": "deals scored",
    "over": "scored",
}
DECIDES = {"retreat": VICTIM, "score": NO_ONE, "over": NO_ONE}


def table_game() -> Game:
    return elbowroom.new_game(players=3, boxes=["underground", "base"], seed=1)


def test_every_stage_says_what_it_is() -> None:
    stages = table_game().table.stages
    assert stages.keys() == FACTS.keys()
    names = [name for name, value in vars(Stage).items() if isinstance(value, bool)]
    for name, stage in stages.items():
        assert {fact for fact in names if getattr(stage, fact)} == set(FACTS[name].split()), name
        assert stage.decides == DECIDES.get(name, TURN), name


def test_the_view_tells_what_the_stage_is() -> None:
    game = table_game()
    now = game.view(1).now
    assert (now.picks, now.offers, now.fights, now.decides, now.verbs) == (True, True, False, "turn", ["pick"])
    assert game.view(2).as_dict()["now"] == {name: getattr(now, name) for name in StageView.fields}
    while not game.view().now.fights:
        game.play(game.legal_moves()[0])
    now = game.view().now
    active = game.view().seats[game.to_move - 1].active
    assert active is not None
    assert (now.picks, now.acts) == (False, active.race)
    assert set(now.verbs) == {"conquer", "roll", "abandon", "done"}


def is_stage(node: ast.expr) -> bool:
    """Is this a stage or its name?"""
    if isinstance(node, ast.Attribute) and node.attr == "name":
        node = node.value
    return (isinstance(node, ast.Name) and node.id == "stage") or (
        isinstance(node, ast.Attribute) and node.attr == "stage"
    )


def stage_comparisons(source: str) -> Iterator[int]:
    """Lines that compare a stage, or its name, with anything but another stage object."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Compare) and not all(isinstance(way, ast.Is | ast.IsNot) for way in node.ops):
            yield from [node.lineno for side in (node.left, *node.comparators) if is_stage(side)]


COMPARED = re.compile(
    r"\bstage\b[^\n'\"]{0,12}(?:===|!==)|(?:===|!==)\s*[\w.?]*\bstage\b|\.(?:has|includes)\([^()]*\bstage\b|\[[\w.?]*\.stage\]"
)


def page_comparisons(source: str) -> Iterator[int]:
    for number, line in enumerate(source.splitlines(), 1):
        if COMPARED.search(line):
            yield number


def python_files() -> list[Path]:
    return sorted(path for package in (*PACKAGES, "cli") for path in (SOURCES / package).rglob("*.py"))


def page_files() -> list[Path]:
    found = [*PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")]
    return sorted(path for path in found if ".test." not in path.name)


@pytest.mark.parametrize("path", python_files(), ids=lambda path: path.name)
def test_no_python_outside_the_rules_compares_stages(path: Path) -> None:
    assert list(stage_comparisons(path.read_text("utf-8"))) == []


def test_the_page_compares_no_stages() -> None:
    for path in page_files():
        assert list(page_comparisons(path.read_text("utf-8"))) == [], path


def test_the_test_would_notice() -> None:
    source = 'if view.stage in ("a", "b"):\n    x = s.stage.name == "pick"\nif stage is other.stage:\n    pass\n'
    assert list(stage_comparisons(source)) == [1, 2]
    page = "if (view.stage === 'over') return;\nif (A.has(view.stage)) go();\nlet b = B[view.stage];\nstage.focus();\n"
    assert list(page_comparisons(page)) == [1, 2, 3]
