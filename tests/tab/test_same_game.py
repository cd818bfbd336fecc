"""A game in the tab and one on a server are the same game: records, logs, events and views agree to the last byte."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from elbowroom.server import engine
from elbowroom.server.page import page_folder
from hatch_build import npm_command
from tests.support import ROOT
from tests.tab.games import games

PLAY = ROOT / "tests" / "tab" / "play.mjs"
GAMES = PLAY.parent / "games.py"
FEW = [*range(1, 10), 25]  # the last one is played by bots that search
MANY = 300
PART = 15  # seeds that are played in one go, so that a long run keeps what it has done
PATIENCE = 3600  # seconds


def _engine() -> Path:
    """The engine's files in the built page, which must be there in CI."""
    folder = page_folder() / engine.FOLDER
    if list(folder.glob("pyodide-*")):
        return folder
    reason = "the page is not built: cd web && npm ci && npm run build"
    if os.environ.get("CI"):
        pytest.fail(reason)
    pytest.skip(reason)


def _node() -> str:
    """The node that builds the page."""
    _, environment = npm_command()
    found = shutil.which("node", path=environment["PATH"])
    assert found
    return found


def _info(folder: Path) -> str:
    """What the page's worker says of its Python; it stands in the built script."""
    scripts = [path.read_text("utf-8") for path in (folder.parent / "assets").glob("worker-*.js")]
    found = [told for script in scripts for told in re.findall(r"info:\s*(\{[^}]*abi_version[^}]*\})", script)]
    assert found
    return re.sub(r"(\w+):(?=[\"'`])", r'"\1":', found[0]).replace("`", '"').replace("'", '"')


def in_pyodide(seeds: list[int], whole: bool, folder: Path, script: Path = GAMES) -> list[str]:
    """What `games` of a script says in a browser's Python: the games as they are played there."""
    archive, out = folder / engine.archive_name(), folder / "games.jsonl"
    archive.write_bytes(engine.archive())
    files = _engine()
    command: list[str | Path] = [
        _node(),
        PLAY,
        files,
        archive,
        script,
        json.dumps(seeds),
        str(whole),
        out,
    ]
    done = subprocess.run(
        command,
        env={**os.environ, "ENGINE_INFO": _info(files)},
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return out.read_text("utf-8").split("\n")


def compare(seeds: list[int], whole: bool, folder: Path) -> None:
    """Play the same games here and there."""
    there = in_pyodide(seeds, whole, folder)
    here = list(games(seeds, whole))
    for one, other in zip(here, there, strict=True):
        assert json.loads(one)["record"] == json.loads(other)["record"]
        assert one == other


def test_ten_games_in_the_tab_and_here(tmp_path: Path) -> None:
    compare(FEW, False, tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, MANY, PART))
def test_three_hundred_seeds_with_all_boxes_in_the_tab_and_here(first: int, tmp_path: Path) -> None:
    compare(list(range(first, first + PART)), True, tmp_path)


def test_the_tab_has_the_same_msgspec_as_everybody() -> None:
    plugin = (ROOT / "web" / "engine-plugin.ts").read_text("utf-8")
    (there,) = re.findall(r"^const MSGSPEC = '([\d.]+)';", plugin, re.M)
    assert f"\nmsgspec=={there}\n" in (ROOT / "constraints.txt").read_text("utf-8")
