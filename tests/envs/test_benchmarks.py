"""The benchmarks: the gate closes when it should, and the page and chart hold the figures."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks import batch, gate, ours
from benchmarks.report import Figure, chart, page
from benchmarks.stopwatch import Task, measure
from elbowroom.arena.bench import compiled

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "benchmarks.md"


class Clock:
    """Stands for the stopwatch: so many microseconds for every task, another number in every attempt."""

    def __init__(self, *microseconds: float) -> None:
        self.left = list(microseconds)

    def measure(self, tasks: list[Task], rounds: int, seconds: float) -> float:
        now = self.left.pop(0)
        for task in tasks:
            task.microseconds = min(task.microseconds, now)
        return 0.1


def write(path: Path, builds: dict[str, gate.Figures]) -> None:
    """A file of figures for this interpreter."""
    path.write_text(json.dumps({gate.interpreter(): builds}), "utf-8")


@pytest.fixture
def figures(tmp_path: Path) -> Path:
    """Committed figures: n is 100 for everything."""
    path = tmp_path / "figures.json"
    build = "compiled" if compiled() else "pure"
    write(path, {build: dict.fromkeys([task.name for task in ours.tasks()], 100.0)})
    return path


@pytest.mark.parametrize(
    ("attempts", "status"),
    [
        ((12.4,), 0),  # a little slower is no reason to fail
        ((90.0, 40.0, 11.0), 0),  # a busy machine, and then a moment of rest
        ((13.0, 12.8, 12.6), 1),  # slow every time
    ],
)
def test_the_gate(
    attempts: tuple[float, ...],
    status: int,
    figures: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    clock = Clock(*attempts)
    monkeypatch.setattr(gate, "measure", clock.measure)
    assert gate.main(["--attempts", "3", "--pause", "0", "--figures", str(figures)]) == status
    assert ("more than 1.25 times the committed 100.0" in capsys.readouterr().err) == bool(status)
    assert not clock.left


@pytest.mark.skipif(compiled(), reason="only the pure engine runs as plain Python does")
@pytest.mark.parametrize(("plain", "status"), [(0.5, 1), (0.7, 0)])
def test_the_pure_engine_may_be_as_slow_as_plain_python_is(
    plain: float, status: int, figures: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Where the processor takes 1.4 times as long for any Python beside the calibrating loop."""
    builds = json.loads(figures.read_text("utf-8"))[gate.interpreter()]
    write(figures, {**builds, gate.PLAIN: {"pure": 0.5}})
    monkeypatch.setattr(gate, "plain", lambda: plain)
    monkeypatch.setattr(gate, "measure", Clock(16.0).measure)
    assert gate.main(["--attempts", "1", "--figures", str(figures)]) == status
    told = capsys.readouterr()
    assert ("takes 1.40 times as long" in told.out) == (not status)
    assert ("more than 1.25 times" in told.err) == bool(status)


def test_plain_python_takes_its_time() -> None:
    assert 0.01 < gate.plain() < 100


@pytest.mark.parametrize(("committed", "status"), [(1e-6, 1), (1e9, 0)])
def test_the_gate_as_a_command(committed: float, status: int, tmp_path: Path) -> None:
    """Measured indeed: nothing is as fast as the first figures ask for, and everything as the second."""
    path = tmp_path / "figures.json"
    figures = dict.fromkeys([task.name for task in ours.tasks()], committed)
    write(path, {"pure": figures, "compiled": figures})
    short = ["--attempts", "1", "--rounds", "1", "--seconds", "0.001", "--figures", str(path)]
    command = [sys.executable, "-m", "benchmarks.gate", *short]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == status, done.stderr
    assert done.stderr.count("more than 1.25 times the committed") == (len(figures) if status else 0)


def test_each_interpreter_has_its_own_figures(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "none.json"
    arguments = ["--attempts", "1", "--figures", str(path)]
    monkeypatch.setattr(gate, "measure", Clock(20.0, 10.0, 20.0, 10.0, 20.0).measure)
    assert gate.main(arguments) == 0
    assert "there are no committed figures" in capsys.readouterr().out
    assert gate.main([*arguments, "--write"]) == 0
    assert gate.main(arguments) == 1
    monkeypatch.setattr(gate, "interpreter", lambda: "another")
    assert gate.main(arguments) == 0
    assert gate.main([*arguments, "--write"]) == 0
    assert len(json.loads(path.read_text("utf-8"))) == 2


def test_everything_can_be_measured() -> None:
    tasks = ours.tasks()
    unit = measure(tasks, rounds=1, seconds=0.001)
    assert all(0 < task.microseconds / unit < 10**6 for task in tasks)


def test_batches_can_be_measured(capsys: pytest.CaptureFixture[str]) -> None:
    batch.main(["--games", "2", "--rounds", "1", "--seconds", "0.001", "--json"])
    told = json.loads(capsys.readouterr().out)
    assert told["compiled"] == compiled()
    assert len(told["microseconds"]) == 8
    assert all(0 < figure < 10**6 for figure in told["microseconds"].values())


def test_the_committed_figures_are_those_asked_for() -> None:
    """Pure n at most 90 a move and 570 an environment step; compiled 16, 200, and 4 a copy."""
    figures = json.loads(gate.FIGURES.read_text("utf-8"))["CPython 3.11.7, GCC 12.2.0"]
    pure, fast = figures["pure"], figures["compiled"]
    assert pure["move"] <= 90
    assert pure["environment step"] <= 570
    assert fast["move"] <= 16
    assert fast["copy"] <= 4
    assert fast["environment step"] <= 200
    assert set(pure) == set(fast) == {task.name for task in ours.tasks()}


@pytest.mark.parametrize("kind", [(4, ("base",)), (5, ("base", "underground"))])
def test_a_game_state_is_small(kind: tuple[int, tuple[str, ...]]) -> None:
    """At most 20 kB, even with both boxes and five players."""
    assert 1_000 < ours.bytes_per_state(*kind, count=50) < 20_000


def test_the_committed_page_has_everybody_in_it() -> None:
    """A table for each kind with all that are measured, ours in both builds; and the text as it is written now."""
    text = PAGE.read_text("utf-8")
    ours_twice = {"**Elbowroom, compiled**", "**Elbowroom, pure Python**"}
    games = {"catanatron", "OpenSpiel backgammon", "OpenSpiel gin rummy", "python-chess"}
    for title, others in {
        "A move": games,
        "A copy": games,
        "A copy that plays on": games,
        "A step of a learning environment": {"PettingZoo chess"},
    }.items():
        rows = text.split(f"## {title}\n")[1].split("## ")[0].splitlines()
        names = [row.split("|")[1].strip() for row in rows if row.startswith("|")]
        assert set(names[2:]) == ours_twice | others
    told = {line for line in page([], {}, {}, 0.1).splitlines() if "0.100 s" not in line}
    assert told <= {*text.splitlines(), "."}
    chart = (PAGE.parent / "pictures" / "benchmarks.svg").read_text("utf-8")
    assert all(name in chart for name in {"PettingZoo chess", "Elbowroom, compiled", *games})


def test_page_and_chart() -> None:
    figures = [Figure("Elbowroom, pure Python", "move", 12.0, 0.1), Figure("somebody", "copy", 5.0, 0.1)]
    text = page(figures, {"small": 7000.0}, {"Python": "3.11"}, 0.1)
    assert "| **Elbowroom, pure Python** | 12.00 | 120 |" in text
    assert "| small | 7,000 |" in text
    assert "somebody" in chart(figures)
