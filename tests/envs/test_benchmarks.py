"""The benchmarks: the gate closes when it should, and the page and chart hold the figures."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from benchmarks import gate, ours
from benchmarks.report import Figure, chart, page
from benchmarks.stopwatch import Task, measure
from elbowroom.arena.bench import compiled


class Clock:
    """Stands for the stopwatch: so many microseconds for every task, another number in every attempt."""

    def __init__(self, *microseconds: float) -> None:
        self.left = list(microseconds)

    def measure(self, tasks: list[Task], rounds: int, seconds: float) -> float:
        now = self.left.pop(0)
        for task in tasks:
            task.microseconds = min(task.microseconds, now)
        return 0.1


@pytest.fixture
def figures(tmp_path: Path) -> Path:
    """Committed figures: n is 100 for everything."""
    path = tmp_path / "figures.json"
    build = "compiled" if compiled() else "pure"
    path.write_text(json.dumps({build: dict.fromkeys([task.name for task in ours.tasks()], 100.0)}), "utf-8")
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
    assert gate.main(["--attempts", "3", "--figures", str(figures)]) == status
    assert ("more than 1.25 times the committed 100.0" in capsys.readouterr().err) == bool(status)
    assert not clock.left


def test_figures_are_written_and_missed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "none.json"
    arguments = ["--attempts", "1", "--figures", str(path)]
    monkeypatch.setattr(gate, "measure", Clock(10.0, 10.0, 10.0).measure)
    assert gate.main(arguments) == 2
    assert gate.main([*arguments, "--write"]) == 0
    assert gate.main(arguments) == 0


def test_everything_can_be_measured() -> None:
    tasks = ours.tasks()
    unit = measure(tasks, rounds=1, seconds=0.001)
    assert all(0 < task.microseconds / unit < 10**6 for task in tasks)


def test_the_committed_figures_are_those_asked_for() -> None:
    """Pure n at most 90 a move and 570 an environment step; compiled 16, 200, and 4 a copy."""
    figures = json.loads(gate.FIGURES.read_text("utf-8"))
    pure, fast = figures["pure"], figures["compiled"]
    assert pure["move"] <= 90
    assert pure["environment step"] <= 570
    assert fast["move"] <= 16
    assert fast["copy"] <= 4
    assert fast["environment step"] <= 200
    assert set(pure) == set(fast) == {task.name for task in ours.tasks()}


def test_a_game_state_is_small() -> None:
    """At most 20 kB, even with both boxes and five players."""
    assert ours.bytes_per_state(5, ("base", "underground"), count=50) < 20_000


def test_page_and_chart() -> None:
    figures = [Figure("Elbowroom, pure Python", "move", 12.0, 0.1), Figure("somebody", "copy", 5.0, 0.1)]
    text = page(figures, {"small": 7000.0}, {"Python": "3.11"}, 0.1)
    assert "| **Elbowroom, pure Python** | 12.00 | 120 |" in text
    assert "| small | 7,000 |" in text
    assert "somebody" in chart(figures)
