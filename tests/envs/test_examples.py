"""The examples and the document run as they stand there."""

from __future__ import annotations

import re
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from elbowroom.arena.simulation import play_game
from elbowroom.envs.tables import Interface, Settings

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"


def lines_of_code(name: str) -> int:
    """Lines that are neither empty nor only a comment."""
    text = (EXAMPLES / name).read_text("utf-8")
    return sum(1 for line in text.splitlines() if line.strip() and not line.strip().startswith("#"))


def test_the_document_can_be_typed_in(capsys: pytest.CaptureFixture[str]) -> None:
    text = (ROOT / "docs" / "environments.md").read_text("utf-8")
    names: dict[str, object] = {}
    for block in re.findall(r"^```python\n(.*?)^```", text, re.M | re.S):
        exec(compile(block, "environments.md", "exec"), names)
    assert "{1:" in capsys.readouterr().out


def test_a_bot_of_ones_own_beats_random(monkeypatch: pytest.MonkeyPatch) -> None:
    assert lines_of_code("own_bot.py") <= 20
    monkeypatch.syspath_prepend(str(EXAMPLES))
    games = [play_game(["own_bot:CheapBot", "random"], number) for number in range(20)]
    won = sum(1 for game in games for seat in game.winners if game.seats[seat] == "own_bot:CheapBot")
    assert won > 12


def test_a_tournament_of_ones_own() -> None:
    command = [sys.executable, str(EXAMPLES / "own_tournament.py"), "2"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "own_bot:CheapBot" in done.stdout


def test_the_training_script_is_short() -> None:
    """It is not run here: torch is large."""
    compile((EXAMPLES / "train.py").read_text("utf-8"), "train.py", "exec")
    assert lines_of_code("train.py") <= 60


def test_what_was_trained_can_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a network of the same shape that has learnt nothing."""
    chance = np.random.default_rng(1)
    interface = Interface(Settings(map="base-2p"))
    sizes = [interface.encoder.size, 256, 256, len(interface.actions) + 1]
    layers = [part for a, b in pairwise(sizes) for part in (chance.normal(size=(b, a)), chance.normal(size=b))]
    np.savez(tmp_path / "player.npz", *layers)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(EXAMPLES))
    assert play_game(["trained_bot:TrainedBot", "random"], 1).moves > 20
