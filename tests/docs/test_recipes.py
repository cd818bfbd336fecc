"""The recipes of CONTRIBUTING.md work: two races are made as they say, in a copy, and pass their checks there."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

from elbowroom.boxes import BOXES, PRINTED
from elbowroom.locale import languages
from tests.support import ROOT

COPIED = (
    "src",
    "tests",
    "docs",
    "scenarios",
    "tools",
    "web/src/look",
    "web/src/dev",
    "pyproject.toml",
    "README.md",
    "CONTRIBUTING.md",
)
LEFT_OUT = shutil.ignore_patterns("__pycache__", "page", "atlas", "pictures", "*.so")
RECIPES = (
    (ROOT / "CONTRIBUTING.md").read_text("utf-8").partition("\n### A race\n")[2].partition("\n### A table variant\n")[0]
)
FILES = {"terminal": "terminal.ftl", "refusal": "refusals.ftl"}  # by how an id begins
GLOSSARY = "src/elbowroom/locale/glossary.json"
BLOCK = re.compile(r"^( *)```(\w+)\n(.*?)^\1```$", re.M | re.S)


def blocks(kind: str) -> list[tuple[str, str]]:
    """The code of a kind, each with the path that its paragraph names last."""
    found = []
    for block in BLOCK.finditer(RECIPES):
        if block[2] == kind:
            before = RECIPES[: block.start()].rstrip().rpartition("\n\n")[2]
            paths = re.findall(r"`([\w./-]+/[\w./-]+)`", before)
            found.append((paths[-1] if paths else "", dedent(block[3])))
    return found


def words() -> dict[str, dict[str, str]]:
    """The table of texts: by language, then by id."""
    rows = re.findall(r"^\| `([\w-]+)` \| (.+) \|$", RECIPES, re.M)
    return {
        language: {id: cells.split(" | ")[at] for id, cells in rows}
        for at, language in enumerate(("en", "pl", "cs", "uk"))
    }


def without_own_boxes(root: Path) -> None:
    """Only the printed boxes, so that whoever has followed the recipes can still run this."""
    for name in set(BOXES) - set(PRINTED):
        for folder in ("src/elbowroom/boxes", "tests/boxes", "scenarios"):
            shutil.rmtree(root / folder / name, ignore_errors=True)
        (root / "docs" / "rules" / f"{name}.md").unlink(missing_ok=True)
    glossary = root / GLOSSARY
    lines = glossary.read_text("utf-8").splitlines()
    own = [f'"set": "{name}"' for name in set(BOXES) - set(PRINTED)]
    kept = [line for line in lines if not any(word in line for word in own)]
    kept[-2] = kept[-2].rstrip(",")
    glossary.write_text("\n".join(kept) + "\n", "utf-8")


def follow(root: Path) -> None:
    """Write every file and line of the recipes."""
    boxes = root / "src" / "elbowroom" / "boxes" / "house"
    for folder in (boxes, boxes / "races"):
        folder.mkdir()
        (folder / "__init__.py").write_text('"""A box of one\'s own."""\n', "utf-8")
    for kind in ("python", "markdown", "toml"):
        for path, code in blocks(kind):
            if path:
                _append(root / path, code)
    lines = [line for _, code in blocks("json") for line in code.splitlines()]
    assert all(json.loads(line) for line in lines)
    text = (root / GLOSSARY).read_text("utf-8").rstrip()
    assert text.endswith("\n]}")
    (root / GLOSSARY).write_text(
        text.removesuffix("\n]}") + "".join(f",\n{line}" for line in lines) + "\n]}\n", "utf-8"
    )
    for language, texts in words().items():
        for id, value in texts.items():
            file = (root / GLOSSARY).parent / language / FILES.get(id.partition("-")[0], "page.ftl")
            if f"\n{id} = " not in file.read_text("utf-8"):
                _append(file, f"{id} = {value}\n")


def _append(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("a", encoding="utf-8") as out:
        out.write(text)


def commands() -> list[list[str]]:
    """What the recipe says to run last, with the Python that runs this test."""
    ways = {
        ".venv/bin/python": [sys.executable],
        ".venv/bin/pytest": [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"],
    }
    ways[".venv/bin/elbowroom"] = [sys.executable, "-m", "elbowroom"]
    return [[*ways[first], *rest] for first, *rest in map(shlex.split, blocks("sh")[0][1].splitlines())]


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The repository, as far as these checks need it."""
    root = tmp_path_factory.mktemp("recipe")
    for name in COPIED:
        source, target = ROOT / name, root / name
        if source.is_dir():
            shutil.copytree(source, target, ignore=LEFT_OUT)
        else:
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(source, target)
    return root


def test_the_recipes_are_read() -> None:
    assert set(words()) == set(languages())
    assert next(path for path, _ in blocks("python")).endswith("goblins.py")


@pytest.mark.slow
def test_both_races_pass_their_checks_when_the_recipes_are_followed(copy: Path) -> None:
    without_own_boxes(copy)
    follow(copy)
    environment = {**os.environ, "PYTHONPATH": str(copy / "src")}
    for command in commands():
        done = subprocess.run(command, cwd=copy, env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout[-6000:]}\n{done.stderr[-2000:]}"
    told = subprocess.run(
        [
            sys.executable,
            "-m",
            "elbowroom",
            "simulate",
            "--players",
            "random,greedy",
            "--games",
            "2",
            "--boxes",
            "base,house",
        ],
        cwd=copy,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stderr
    alone = subprocess.run(
        [sys.executable, "-m", "elbowroom", "simulate", "--boxes", "house"],
        cwd=copy,
        env={**environment, "LC_ALL": "pl_PL.UTF-8"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (alone.returncode, alone.stderr) == (
        2,
        "elbowroom: brak mapy dla 2 graczy w pudełkach: house; podaj mapę albo pudełko, które ją ma\n",
    )
