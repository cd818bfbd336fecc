"""Intervals for shares."""

from __future__ import annotations

import pytest

from elbowroom.arena.statistics import wilson


@pytest.mark.parametrize(
    ("wins", "trials", "low", "high"),
    [(5, 10, 0.2366, 0.7634), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (81, 263, 0.2553, 0.3662)],
)
def test_wilson_gives_the_textbook_values(wins: float, trials: int, low: float, high: float) -> None:
    assert wilson(wins, trials) == pytest.approx((low, high), abs=5e-5)


def test_wilson_takes_fractions_and_stays_within_bounds() -> None:
    for trials in (1, 3, 1000):
        for wins in (0.0, 0.5, trials / 3, float(trials)):
            low, high = wilson(wins, trials)
            assert 0 <= low <= wins / trials <= high <= 1


def test_without_trials_nothing_is_known() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
