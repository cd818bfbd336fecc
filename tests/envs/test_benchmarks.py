"""The benchmarks: the gate closes when it should, and the page and chart hold the figures."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from benchmarks import gate, ours
from benchmarks.report import Figure, chart, page

QUICK = ["--attempts", "1", "--rounds", "1", "--seconds", "0.01"]


@pytest.mark.parametrize(("factor", "status"), [(10.0, 0), (0.1, 1)])
def test_the_gate(factor: float, status: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Figures ten times as high are no bar, figures a tenth as high are."""
    figures = tmp_path / "figures.json"
    arguments = [*QUICK, "--figures", str(figures)]
    assert gate.main(arguments) == 2
    assert gate.main([*arguments, "--write"]) == 0
    written = json.loads(figures.read_text("utf-8"))
    ((build, found),) = written.items()
    figures.write_text(json.dumps({build: {name: n * factor for name, n in found.items()}}), "utf-8")
    capsys.readouterr()
    assert gate.main(arguments) == status
    assert ("more than 1.25 times" in capsys.readouterr().err) == bool(status)


def test_the_committed_figures_are_those_asked_for() -> None:
    """Pure n at most 90 a move and 570 an environment step."""
    pure = json.loads(gate.FIGURES.read_text("utf-8"))["pure"]
    assert pure["move"] <= 90
    assert pure["environment step"] <= 570
    assert set(pure) == {task.name for task in ours.tasks()}


def test_a_game_state_is_small() -> None:
    """At most 20 kB, even with both boxes and five players."""
    assert ours.bytes_per_state(5, ("base", "underground"), count=50) < 20_000


def test_page_and_chart() -> None:
    figures = [Figure("Elbowroom, pure Python", "move", 12.0, 0.1), Figure("somebody", "copy", 5.0, 0.1)]
    text = page(figures, {"small": 7000.0}, {"Python": "3.11"}, 0.1)
    assert "| **Elbowroom, pure Python** | 12.0 | 120 |" in text
    assert "| small | 7,000 |" in text
    assert "somebody" in chart(figures)
