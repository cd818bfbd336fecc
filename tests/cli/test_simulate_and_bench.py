"""`elbowroom simulate` and `elbowroom bench`: tables in four languages, and plain data."""

from __future__ import annotations

import json
import sys

import pytest

from elbowroom.arena import bench
from elbowroom.cli import main
from elbowroom.locale import languages


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "calibrate", lambda: 0.2)
    monkeypatch.setenv("LC_ALL", "C")


def simulate(*words: str) -> int:
    return main(["simulate", "--players", "random,random", "--games", "5", *words])


def test_simulate_prints_tables(capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate("--seed", "3") == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert out.startswith("5 games on map base-2p, seed 3\n")
    for word in ("By bot", "By seat", "random", "95 % interval", "Mean coins", "moves per second"):
        assert word in out


def test_the_defaults_make_sense(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--games", "1"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("1 game on map base-2p, seed 1\n")
    assert "greedy" in out


@pytest.mark.parametrize(
    ("language", "title"),
    [
        ("en", "5 games on map base-3p"),
        ("pl", "5 gier na mapie base-3p"),
        ("cs", "5 her na mapě base-3p"),
        ("uk", "5 партій на мапі base-3p"),
    ],
)
def test_simulate_speaks_every_language(language: str, title: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate("--map", "base-3p", "--players", "random,random,random", "--lang", language) == 0
    out = capsys.readouterr().out
    assert out.startswith(title)
    assert "…" not in out  # nothing is cut off at 80 columns


def test_simulate_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate("--json", "--lang", "uk") == 0
    data = json.loads(capsys.readouterr().out)
    assert set(data) == {
        "players",
        "boxes",
        "map",
        "seed",
        "games",
        "moves",
        "moves_per_game",
        "seconds",
        "games_per_second",
        "moves_per_second",
        "bots",
        "seats",
    }
    assert data["games"] == 5


def test_the_same_seed_gives_the_same_answer(capsys: pytest.CaptureFixture[str]) -> None:
    answers = []
    for _ in range(2):
        simulate("--json", "--seed", "8")
        data = json.loads(capsys.readouterr().out)
        answers.append((data["moves"], data["bots"], data["seats"]))
    assert answers[0] == answers[1]


def test_a_bar_is_shown_on_a_terminal_and_only_there(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    monkeypatch.setenv("TERM", "xterm")
    assert simulate("--json") == 0
    out, err = capsys.readouterr()
    assert json.loads(out)["games"] == 5
    assert "Games" in err


@pytest.mark.parametrize("language", languages())
def test_bench_prints_a_table(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--seconds", "0.001", "--lang", language]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert "sum(range(10**7))" in out
    assert "…" not in out
    rows = [line.split() for line in out.splitlines() if line.split()[:1] and line.split()[0] in "2345"]
    assert [row[0] for row in rows] == ["2", "3", "4", "5"]
    assert all(len(row) == 8 for row in rows)


def test_bench_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--seconds", "0.001", "--players", "2,4", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert [result["players"] for result in data["results"]] == [2, 4]
    assert data["boxes"] == ["base"]
    for result in data["results"]:
        for key in ("games", "moves", "moves_per_game", "games_per_second"):
            assert result[key] > 0
        for what in ("move", "copy"):
            per = result[f"microseconds_per_{what}"]
            assert result[f"n_per_{what}"] == pytest.approx(per / data["calibration_seconds"])


def test_bench_takes_other_maps(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--seconds", "0.001", "--players", "4", "--map", "underground-4p", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["results"][0]["map"] == "underground-4p"
