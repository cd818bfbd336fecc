"""`./run` installs what playing needs; what developers need is added when they ask for something, and only once."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.support import ROOT

# Stands for every Python: makes a .venv with itself in it, and writes down what pip is asked to install.
PYTHON = """#!/bin/sh
case "$*" in
"-m venv"*)
    rm -rf .venv; mkdir -p .venv/bin
    for name in python elbowroom; do cp "$0" ".venv/bin/$name"; done ;;
"-m pip"*) sleep 0.2; echo "$*" >>installed ;;
esac
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """As much of a checkout as the script looks at."""
    for name in ("run", "pyproject.toml", "constraints.txt", "hatch_build.py", "hatch_metadata.py"):
        shutil.copy(ROOT / name, tmp_path / name)
    for folder in ("web", "src/elbowroom/locale"):
        (tmp_path / folder).mkdir(parents=True)
    python = tmp_path / "fake-python"
    python.write_text(PYTHON)
    python.chmod(0o755)
    return tmp_path


def start(checkout: Path, *words: str) -> subprocess.Popen[bytes]:
    """`./run` with these words."""
    environment = {**os.environ, "PYTHON": str(checkout / "fake-python")}
    return subprocess.Popen(
        [checkout / "run", *words], env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )


def installed(checkout: Path) -> list[str]:
    """What pip was asked for, in order."""
    return [line.rpartition(" ")[2] for line in (checkout / "installed").read_text().splitlines()]


def test_players_get_what_playing_needs_and_no_more(checkout: Path) -> None:
    for words in (["--version"], ["play", "--terminal"], ["tournament"], []):
        assert start(checkout, *words).wait(30) == 0
    assert set(installed(checkout)) == {"."}


@pytest.mark.parametrize("words", [["develop"], ["docs"], ["atlas", "run", "data"], ["ladder", "games.jsonl"]])
def test_developers_get_the_rest_once(checkout: Path, words: list[str]) -> None:
    for _ in range(2):
        assert start(checkout, *words).wait(30) == 0
    assert installed(checkout).count(".[dev]") == 1


def test_two_that_start_together_set_up_once(checkout: Path) -> None:
    both = [start(checkout, "develop"), start(checkout, "develop")]
    assert [one.wait(60) for one in both] == [0, 0]
    assert installed(checkout).count(".[dev]") == 1


def test_pythons_own_caches_do_not_build_the_page_again(checkout: Path) -> None:
    assert start(checkout, "--version").wait(30) == 0
    before = installed(checkout)
    (checkout / "src/elbowroom/locale/__pycache__").mkdir()
    (checkout / "src/elbowroom/locale/__pycache__/__init__.cpython-311.pyc").write_bytes(b"made by the first start")
    assert start(checkout, "--version").wait(30) == 0
    assert installed(checkout) == before
    (checkout / "web/new.ts").write_text("// a source of the page")
    assert start(checkout, "--version").wait(30) == 0
    assert len(installed(checkout)) == len(before) + 1
