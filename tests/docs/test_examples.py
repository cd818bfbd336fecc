"""The code in the documents runs as it stands there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from elbowroom.cli import main
from elbowroom.rules.game import Game
from tests.docs.markdown import code
from tests.support import ROOT, rule_ids


def run(name: str, **names: object) -> dict[str, object]:
    """Run the Python of a document, one block after the other; returns the names it leaves behind."""
    for block in code(ROOT / name, "python"):
        exec(compile(block, name, "exec"), names)
    return names


def test_readme_example_plays_a_whole_game(capsys: pytest.CaptureFixture[str]) -> None:
    game = run("README.md")["game"]
    assert isinstance(game, Game)
    assert game.over
    assert capsys.readouterr().out.strip()


def test_contributing_example_is_a_race_that_can_be_played() -> None:
    game = run("CONTRIBUTING.md", __name__="example")["game"]
    assert isinstance(game, Game)
    assert "house-goblins" in game.table.race_ids
    assert "ratmen" not in game.table.race_ids
    while not game.over:
        game.play(game.legal_moves()[-1])
    assert game.winners


def test_the_python_of_the_moves_runs(capsys: pytest.CaptureFixture[str]) -> None:
    names = run("docs/moves.md")
    assert isinstance(names["game"], Game)
    refusal, cost, *prospects = capsys.readouterr().out.splitlines()
    assert refusal.split()[-1] in rule_ids()
    assert "CONQ-6" in cost
    assert prospects
    assert all(re.match(r"(conquer|convert|dragon) \w+ leaves \d+ ", line) for line in prospects)


def test_the_example_of_the_scenarios_holds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = code(ROOT / "docs" / "scenarios.md", "toml")
    file = tmp_path / "example.toml"
    file.write_text(example, "utf-8")
    assert main(["check", str(file)]) == 0
    assert capsys.readouterr().out == f"ok {file}\n"
