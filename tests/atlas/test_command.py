"""`elbowroom atlas`, as it is typed."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from elbowroom.cli.command import main


def test_a_run_writes_data_and_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["atlas", "run", str(tmp_path / "a"), "--games", "4", "--players", "2,3", "--boxes", "base,underground"]
    assert main(words) == 0
    told = capsys.readouterr().out
    assert "4 games in" in told
    assert sorted(path.name for path in (tmp_path / "a").iterdir()) == [
        "atlas.html",
        "games.parquet",
        "races.parquet",
        "turns.parquet",
    ]
    assert main(words) == 0
    assert "a second" not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["run", "F", "--bot", "hard", "--budget", "50ms"], "a budget in nodes"),
        (["run", "F", "--bot", "nobody"], "there is no bot nobody"),
        (["run", "F", "--boxes", "attic"], "there is no box attic"),
        (["run", "F", "--games", "2"], "need at least as many games"),
        (["run", "F", "--games", "0"], "less than 1"),
        (["run", "F", "--players", "two"], "not a whole number"),
        (["run", "F", "--ray", "nowhere:1:2:3"], "nobody answers at nowhere:1:2:3"),
        (["report", "F"], "there is no games.parquet in"),
        (["seats", "F"], "there is no games.parquet in"),
        ([], "ACTION"),
    ],
)
def test_mistakes_are_one_line(words: list[str], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = str(tmp_path / "F")
    assert main(["atlas", *(folder if word == "F" else word for word in words)]) == 2
    said = capsys.readouterr().err
    assert told in said
    assert said.startswith("elbowroom: ")
    assert said.count("\n") == 1
    assert not (tmp_path / "F").exists()


def test_without_polars_it_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda *_: None)
    assert main(["atlas", "report", str(tmp_path)]) == 2
    assert "pip install 'elbowroom[atlas]'" in capsys.readouterr().err


def test_without_ray_it_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main(["atlas", "run", str(tmp_path), "--ray", "auto", "--games", "4"]) == 2
    assert "pip install 'elbowroom[cluster]'" in capsys.readouterr().err
