"""Intervals are right: on simple cases by hand, and on many made-up atlases by counting."""

from __future__ import annotations

import random

import polars as pl
import pytest

from elbowroom.atlas.estimate import estimate, measured, measured_races, win_index


def test_a_mean_and_its_interval() -> None:
    frame = pl.DataFrame({"seed": [1, 2, 3, 4], "x": [1.0, 2.0, 3.0, 6.0]})
    (row,) = estimate(frame, [], pl.col("x")).iter_rows(named=True)
    error = (((1 - 3) ** 2 + (2 - 3) ** 2 + 0 + (6 - 3) ** 2) / 3 / 4) ** 0.5
    assert (row["rows"], row["games"], row["value"]) == (4, 4, 3.0)
    assert row["high"] - row["value"] == pytest.approx(1.96 * error, rel=1e-3)
    assert row["value"] - row["low"] == pytest.approx(1.96 * error, rel=1e-3)


def test_rows_of_one_game_do_not_count_as_independent() -> None:
    once = pl.DataFrame({"seed": [1, 2, 3], "x": [0.0, 1.0, 5.0]})
    often = pl.concat([once] * 10)
    one = estimate(once, [], pl.col("x")).row(0, named=True)
    ten = estimate(often, [], pl.col("x")).row(0, named=True)
    assert ten["rows"] == 30
    assert [ten[name] for name in ("games", "value", "low", "high")] == pytest.approx(
        [one[name] for name in ("games", "value", "low", "high")]
    )


def test_groups_come_in_their_order() -> None:
    frame = pl.DataFrame({"seed": [1, 1, 2], "race": ["b", "a", "b"], "x": [1, 2, 3]})
    assert estimate(frame, ["race"], pl.col("x")).select("race", "value").rows() == [("a", 2.0), ("b", 2.0)]


def test_nineteen_of_twenty_intervals_hold_the_truth() -> None:
    chance = random.Random(7)
    held = 0
    tries = 400
    for _ in range(tries):
        rows = []
        for seed in range(200):
            winner = chance.randrange(3) + 1
            rows += [(seed, seat, 1.0 if seat == winner else 0.0, 3, 50) for seat in (1, 2, 3)]
        frame = pl.DataFrame(rows, schema=["seed", "seat", "won", "players", "coins"], orient="row")
        row = win_index(measured(frame), ["seat"]).row(0, named=True)
        held += row["low"] <= 1.0 <= row["high"]
    assert 0.92 <= held / tries <= 0.98


def test_all_races_together_are_fair_and_leads_cancel() -> None:
    games = pl.DataFrame(
        {
            "seed": [1, 1, 2, 2],
            "seat": [1, 2, 1, 2],
            "won": [1.0, 0.0, 0.5, 0.5],
            "players": [2] * 4,
            "coins": [80, 60, 70, 70],
        }
    )
    taken = pl.DataFrame(
        {
            "seed": [1, 1, 1, 2, 2],
            "seat": [1, 1, 2, 1, 2],
            "nth": [1, 2, 1, 1, 1],
            "boxes": ["base"] * 5,
            "players": [2] * 5,
            "won": [1.0, 1.0, 0.0, 0.5, 0.5],
            "paid": [0, 3, 1, 0, 2],
            "gained": [2, 0, 0, 1, 0],
            "coins_active": [10, 20, 30, 40, 50],
            "coins_declined": [1, 2, 3, 4, 5],
            "coins_other": [0, 0, 0, 0, 1],
        }
    )
    seats = measured(games)
    assert seats["lead"].to_list() == [10.0, -10.0, 0.0, 0.0]
    races = measured_races(taken, seats)
    assert win_index(races, [])["value"].item() == pytest.approx(1.0)
    assert races["net"].to_list() == [-2, 3, 1, -1, 2]
    assert races["brought"].to_list() == [11, 22, 33, 44, 56]
    assert races["edge"].to_list() == [5.0, 0.0, -5.0, -5.0, 5.0]
    assert races["level"].to_list() == [3.0, 3.0, -4.0, -6.0, 7.0]
