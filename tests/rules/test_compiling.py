"""The two builds, pure and compiled: the same games, and never half of one and half of the other."""

from __future__ import annotations

import importlib
import json
import os
import pkgutil
import random
import subprocess
import sys
from pathlib import Path

import pytest

from elbowroom import new_game
from elbowroom.arena.bench import compiled
from hatch_build import COMPILE, COMPILERS, BuildHook
from tests.support import play_on
from tools import compile_engine

ROOT = Path(__file__).parents[2]
GAMES = [
    (players, boxes) for players in (2, 3, 4, 5) for boxes in (("base",), ("underground",), ("base", "underground"))
]


def records() -> list[str]:
    """Random games at many kinds of table."""
    return [
        play_on(new_game(players, boxes, seed), random.Random(seed)).record()
        for seed, (players, boxes) in enumerate(GAMES)
    ]


def test_the_sources_play_the_same_games() -> None:
    code = "import json; from tests.rules.test_compiling import records; print(json.dumps(records()))"
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    told = subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=True
    )
    assert json.loads(told.stdout) == records()


@pytest.mark.parametrize("package", ["elbowroom.rules", "elbowroom.boxes"])
def test_all_of_the_engine_is_compiled_or_nothing(package: str) -> None:
    home = importlib.import_module(package)
    for module in pkgutil.walk_packages(home.__path__, f"{package}."):
        if module.name not in ("elbowroom.rules.checking", "elbowroom.rules.compiling"):
            file = str(importlib.import_module(module.name).__file__)
            assert file.endswith(".py") is not compiled(), file


def test_nothing_compiled_lies_among_the_sources() -> None:
    """An extension module would hide the source beside it, changed or not."""
    assert not [path for path in (ROOT / "src").rglob("*") if path.suffix in (".so", ".pyd")]


# --- the build ----------------------------------------------------------------------------------------------------


@pytest.fixture
def hook(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> BuildHook:
    """The build hook, with a page that is up to date."""
    monkeypatch.setattr(BuildHook, "_due", lambda _: False)
    return BuildHook(str(ROOT), {}, None, None, str(tmp_path), "wheel")  # type: ignore[arg-type]


def test_what_is_compiled_exists() -> None:
    assert [name for name in compile_engine.modules() if not (compile_engine.SOURCES / name).is_file()] == []


@pytest.mark.parametrize(("wanted", "packages"), [("", []), ("0", []), ("1", COMPILERS)])
def test_the_compiler_is_fetched_only_where_it_is_wanted(
    wanted: str, packages: list[str], hook: BuildHook, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(COMPILE, wanted)
    assert hook.dependencies() == packages


def test_an_editable_install_is_not_compiled(hook: BuildHook, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(COMPILE, "1")
    with pytest.raises(SystemExit, match="could not build the engine: an editable install stays pure"):
        hook.initialize("editable", {})
    monkeypatch.delenv(COMPILE)
    hook.initialize("editable", {})


def test_a_missing_compiler_is_told_in_a_sentence(hook: BuildHook, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(COMPILE, "1")
    monkeypatch.setenv("CC", "no-such-compiler")
    with pytest.raises(SystemExit, match=r"could not build the engine: there is no C compiler \(no-such-compiler\)"):
        hook.initialize("standard", {"force_include": {}})
