"""The benchmark: what it counts, not how fast it is."""

from __future__ import annotations

import json

import pytest

from elbowroom.arena import bench
from elbowroom.boxes import UnknownBox
from elbowroom.rules import game
from elbowroom.rules.setup import SetupError

TINY = 0.002


@pytest.fixture(autouse=True)
def _short_calibration(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "CALIBRATION", 1000)


def test_every_number_of_players_is_measured() -> None:
    told: list[int] = []
    found = bench.measure((2, 3, 4, 5), seconds=TINY, progress=told.append)
    assert told == [2, 3, 4, 5]
    assert [(speed.players, speed.map) for speed in found.speeds] == [
        (players, f"base-{players}p") for players in (2, 3, 4, 5)
    ]
    for speed in found.speeds:
        assert speed.games >= 1
        assert speed.moves > 10 * speed.games
        assert speed.copies >= bench.COPIES * speed.games
        assert speed.seconds >= TINY


def test_n_is_microseconds_by_the_calibration() -> None:
    speed = bench.Speed(2, "m", games=2, moves=200, seconds=0.004, copies=10, copy_seconds=0.00005, unit=0.25)
    assert speed.as_dict() == pytest.approx(
        {
            "players": 2,
            "map": "m",
            "games": 2,
            "moves": 200,
            "moves_per_game": 100,
            "seconds": 0.004,
            "games_per_second": 500,
            "moves_per_second": 50_000,
            "microseconds_per_move": 20,
            "n_per_move": 80,
            "copies": 10,
            "microseconds_per_copy": 5,
            "n_per_copy": 20,
        }
    )


def test_the_best_calibration_counts_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    times = iter([0.5, 0.2, 0.3])
    monkeypatch.setattr(bench, "calibrate", lambda: next(times))
    found = bench.measure((2, 3), seconds=TINY)
    assert found.calibration == 0.2
    assert [speed.unit for speed in found.speeds] == [0.2, 0.2]


def test_the_calibration_takes_time() -> None:
    assert bench.calibrate() > 0


def test_the_measurement_is_plain_data() -> None:
    data = json.loads(json.dumps(bench.measure((2,), seconds=TINY).as_dict()))
    assert set(data) == {"python", "implementation", "compiled", "boxes", "calibration_seconds", "results"}
    assert data["compiled"] == bench.compiled()


@pytest.mark.parametrize(
    ("file", "answer"), [("game.py", False), ("game.pyc", False), ("game.so", True), ("game.pyd", True)]
)
def test_an_extension_module_is_compiled(file: str, answer: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game, "__file__", file)
    assert bench.compiled() is answer


@pytest.mark.parametrize("seconds", [0, -1, 4000, float("nan")])
def test_a_senseless_time_is_refused(seconds: float) -> None:
    with pytest.raises(bench.BenchError, match="seconds"):
        bench.measure((2,), seconds=seconds)


def test_what_cannot_be_set_up_is_refused_before_anything_is_measured() -> None:
    told: list[int] = []
    with pytest.raises(SetupError):
        bench.measure((2, 7), progress=told.append)
    with pytest.raises(UnknownBox):
        bench.measure((2,), boxes=["attic"], progress=told.append)
    assert told == []
