"""Results of guests: what they are made of is written down, and results of different code are never mixed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from elbowroom.arena.tournament import Terms, run_tournament
from elbowroom.arena.version import guest_fingerprint, made_by
from elbowroom.cli.command import main
from tests.support import ROOT

BOT = """
from elbowroom.bots import Bot
from {beside} import best

class Mine(Bot):
    files = ("weights.txt",)
    def __init__(self, seed=0, depth="1", table=""):
        super().__init__(seed)
    def choose(self, view):
        return best(view.legal_moves())
"""
BEST = "def best(moves):\n    return {which}(moves, key=str)\n"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with a bot, what it imports beside it, and its data."""
    (tmp_path / "mine.py").write_text(BOT.format(beside="beside_mine"))
    (tmp_path / "beside_mine.py").write_text(BEST.format(which="min"))
    (tmp_path / "weights.txt").write_text("1 2 3")
    (tmp_path / "stranger.py").write_text("x = 1\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    yielded = set(sys.modules)
    yield tmp_path
    for name in set(sys.modules) - yielded:
        if "mine" in name or name == "pack":
            del sys.modules[name]


def tournament(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """A tournament of the bot in a process of its own, as it is played from a shell."""
    command = [sys.executable, "-c", "import sys, elbowroom.cli; sys.exit(elbowroom.cli.main())", "tournament"]
    bots = ["--players", "mine.py:Mine,random", "--games", "4", "--json"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "LC_ALL": "C.UTF-8"}
    return subprocess.run([*command, *bots, *words], cwd=folder, capture_output=True, text=True, env=environment)


def test_a_changed_bot_never_gets_its_old_results(folder: Path) -> None:
    first = tournament(folder)
    assert first.returncode == 0, first.stderr
    made = json.loads(first.stdout)["guests"]["mine.py:Mine"]
    again = tournament(folder, "--games", "6")
    assert f"going on with 4 games of mine.py:Mine ({made}), random in tournament.jsonl" in again.stderr
    assert json.loads(again.stdout)["matches"][0]["games"] == 6
    (folder / "beside_mine.py").write_text(BEST.format(which="max"))
    changed = tournament(folder)
    assert changed.returncode == 2
    assert "tournament.jsonl has games of mine.py:Mine as it was before" in changed.stderr
    other = tournament(folder, "--file", "other.jsonl")
    assert json.loads(other.stdout)["guests"]["mine.py:Mine"] != made
    assert json.loads(other.stdout)["matches"] != json.loads(first.stdout)["matches"]


def test_files_of_different_code_make_no_ladder(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert tournament(folder).returncode == 0
    text = (folder / "tournament.jsonl").read_text()
    made = guest_fingerprint("mine.py:Mine")
    (folder / "changed.jsonl").write_text(text.replace(made, "0123456789ab"))
    assert main(["ladder", "tournament.jsonl", "changed.jsonl"]) == 2
    assert "a bot that has changed meanwhile cannot be put together: mine.py:Mine" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["mine:Mine", "mine.py:Mine"])
def test_what_counts_for_a_guest(folder: Path, name: str) -> None:
    before = guest_fingerprint(name)
    (folder / "stranger.py").write_text("x = 2\n")
    (folder / "beside_mine.py").write_text("# why\n" + BEST.format(which="min"))
    assert guest_fingerprint(name) == before  # what it does not import, and how things look, is all the same
    for file, text in (
        ("weights.txt", "1 2 4"),
        ("beside_mine.py", BEST.format(which="max")),
        ("mine.py", BOT.format(beside="beside_mine") + "\nMine.depth = 2\n"),
    ):
        (folder / file).write_text(text)
        assert guest_fingerprint(name) != before
        before = guest_fingerprint(name)


def test_arguments_and_the_files_they_name_count(folder: Path) -> None:
    (folder / "a.npz").write_bytes(b"1")
    found = {guest_fingerprint(f"mine:Mine{said}") for said in ("", "?depth=2", "?depth=3", "?table=a.npz")}
    (folder / "a.npz").write_bytes(b"2")
    found.add(guest_fingerprint("mine:Mine?table=a.npz"))
    assert len(found) == 5


def test_a_package_counts_with_all_it_imports_from_itself(folder: Path) -> None:
    inner = folder / "pack" / "inner"
    inner.mkdir(parents=True)
    (folder / "pack" / "__init__.py").write_text("")
    (inner / "__init__.py").write_text("")
    (inner / "net.py").write_text("depth = 1\n")
    (inner / "bot.py").write_text(
        "from elbowroom.bots.random_bot import RandomBot\n\nclass Mine(RandomBot):\n"
        "    def choose(self, view):\n        from . import net\n        return super().choose(view)\n"
    )
    before = guest_fingerprint("pack.inner.bot:Mine")
    (inner / "net.py").write_text("depth = 2\n")
    after = guest_fingerprint("pack.inner.bot:Mine")
    assert before != after
    (folder / "pack" / "__init__.py").write_text("x = 1\n")
    assert guest_fingerprint("pack.inner.bot:Mine") != after
    for name in [name for name in sys.modules if name.startswith("pack")]:
        del sys.modules[name]


@pytest.mark.usefixtures("folder")
def test_a_version_names_its_guests() -> None:
    assert made_by("normal", "expert@5n") == made_by()
    assert made_by("mine:Mine", "normal") == f"{made_by()}.{guest_fingerprint('mine:Mine')}"


def test_the_example_plays_with_its_data_and_its_argument(tmp_path: Path) -> None:
    name = f"{ROOT / 'examples' / 'weighing_bot.py'}:WeighingBot?calm=2"
    games = run_tournament(Terms((name, "random"), games=2), tmp_path / "games.jsonl")
    assert [game["winners"] == [game["names"].index(name)] for game in games] == [True, True]
    assert not any("forfeit" in game for game in games)
