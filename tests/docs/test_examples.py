"""The code in the documents runs as it stands there."""

from __future__ import annotations

import doctest
import importlib
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import elbowroom.bots
from elbowroom.bots import Bot
from elbowroom.cli import main
from elbowroom.notation.newgame import new_game
from elbowroom.rules.game import Game
from tests.docs.markdown import code, documents
from tests.support import ROOT, rule_ids

RUN = {"README.md", "CONTRIBUTING.md", "docs/moves.md", "docs/bots.md", "docs/environments.md", "docs/maps.md"}
"""Documents whose Python needs something besides, or is looked at more closely, below."""
RUN_ELSEWHERE = {"docs/protocol.md", "docs/atlas.md"}  # tests/server/test_bots_and_client.py, tests/atlas/test_study.py
SOURCES = ROOT / "src"


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


def others() -> list[str]:
    """All other documents with Python in them."""
    found = {path.relative_to(ROOT).as_posix() for path in documents() if code(path, "python")}
    assert found >= RUN | RUN_ELSEWHERE
    return sorted(found - RUN - RUN_ELSEWHERE)


@pytest.mark.filterwarnings("ignore")  # of others' libraries
@pytest.mark.parametrize("name", others())
def test_the_python_of_a_document_runs(name: str) -> None:
    assert run(name, __name__="example")


def test_the_python_of_the_bots_runs(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """With little thought for each decision, so that the game is over soon."""
    made = elbowroom.bots.make_bot

    def hasty(name: str, seed: int = 0, *, milliseconds: float = 0.0, nodes: int = 0) -> Bot:
        bot = made(name, seed, milliseconds=milliseconds, nodes=nodes)
        return made("hard", seed, nodes=4) if (name, nodes) == ("expert", 0) and not milliseconds else bot

    monkeypatch.setattr(elbowroom.bots, "make_bot", hasty)
    names: dict[str, object] = {"__name__": "example"}
    for block in code(ROOT / "docs" / "bots.md", "python"):
        if "explain" in block:
            names["game"] = new_game(2, seed=7)  # the other one is over
        exec(compile(block, "docs/bots.md", "exec"), names)
    assert len(capsys.readouterr().out.splitlines()) == 3
    cautious = names["Cautious"]
    assert isinstance(cautious, type)
    game = new_game(2, seed=7)
    assert cautious().choose(game.view(1)) in game.legal_moves()


@pytest.mark.filterwarnings("ignore")  # of others' libraries
def test_the_python_of_the_environments_runs(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("docs/environments.md", __name__="example")["env"] is not None
    assert capsys.readouterr().out.strip()


def test_the_python_of_the_maps_plays_on_a_map_of_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copy(ROOT / "src/elbowroom/boxes/base/maps/base-2p.json", tmp_path / "island.json")
    monkeypatch.chdir(tmp_path)
    assert isinstance(run("docs/maps.md")["game"], Game)


def test_the_first_example_of_the_readme_is_typed(tmp_path: Path) -> None:
    """Whoever copies it into a project that checks types strictly has nothing to mend."""
    example = tmp_path / "example.py"
    example.write_text(code(ROOT / "README.md", "python")[0], "utf-8")
    cache = ROOT / ".mypy_cache"  # the package itself has been checked by then
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--config-file=", f"--cache-dir={cache}", example],
        env={"MYPYPATH": str(SOURCES), "PATH": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout


def with_doctests() -> list[str]:
    """The modules whose docstrings have examples."""
    found = [path for path in sorted((SOURCES / "elbowroom").rglob("*.py")) if ">>> " in path.read_text("utf-8")]
    return [".".join(path.relative_to(SOURCES).with_suffix("").parts) for path in found]


@pytest.mark.parametrize("module", with_doctests())
def test_the_examples_in_docstrings_hold(module: str) -> None:
    failed, tried = doctest.testmod(importlib.import_module(module), optionflags=doctest.NORMALIZE_WHITESPACE)
    assert (failed, tried > 0) == (0, True)
