"""Estimates with intervals. Games are independent, seats of one game are not: whatever is added up is added up per
game first, and the interval comes from how much the games differ (a ratio estimator, clustered by game, normal)."""

from __future__ import annotations

from collections.abc import Sequence

import polars as pl

from elbowroom.arena.statistics import Z95

ENOUGH = 100
"""Games without which nothing is said about a race, a power or a combo."""


def estimate(frame: pl.DataFrame, by: Sequence[str], value: pl.Expr, weight: pl.Expr | None = None) -> pl.DataFrame:
    """For each group the sum of `value` divided by the sum of `weight` (by default the number of rows, so the mean):
    `value`, `low` and `high` (95 %), with `rows` and `games` behind them; sorted by group."""
    heavy = pl.lit(1.0) if weight is None else weight
    per_game = frame.group_by([*by, "seed"]).agg(
        value.cast(pl.Float64).sum().alias("v"), heavy.cast(pl.Float64).sum().alias("w"), pl.len().alias("n")
    )
    if weight is None:
        per_game = per_game.with_columns(pl.col("n").cast(pl.Float64).alias("w"))
    v, w = pl.col("v"), pl.col("w")
    sums = [
        pl.col("n").sum().alias("rows"),
        pl.len().alias("games"),
        v.sum().alias("sv"),
        w.sum().alias("sw"),
        (v * v).sum().alias("vv"),
        (v * w).sum().alias("vw"),
        (w * w).sum().alias("ww"),
    ]
    grouped = per_game.group_by(list(by)).agg(sums).sort(list(by)) if by else per_game.select(sums)
    ratio = pl.col("sv") / pl.col("sw")
    spread = (pl.col("vv") - 2 * ratio * pl.col("vw") + ratio * ratio * pl.col("ww")).clip(lower_bound=0.0)
    games = pl.col("games")
    error = (spread * games / (games - 1).clip(lower_bound=1)).sqrt() / pl.col("sw")
    return grouped.with_columns(ratio.alias("value"), (Z95 * error).alias("reach")).select(
        *by,
        "rows",
        "games",
        steady(pl.col("value")),
        steady(pl.col("value") - pl.col("reach")).alias("low"),
        steady(pl.col("value") + pl.col("reach")).alias("high"),
    )


def steady(value: pl.Expr) -> pl.Expr:
    """A number without its last digits, which depend on the order in which threads added it up."""
    return value.round(9)


def win_index(frame: pl.DataFrame, by: Sequence[str]) -> pl.DataFrame:
    """Victories for every victory that would be fair: 1 is a fair share, 1.2 wins a fifth more often."""
    return estimate(frame, by, pl.col("victories"), pl.col("fair"))


def measured(games: pl.DataFrame) -> pl.DataFrame:
    """The table of games with what is measured: `victories`, the `fair` share of them, and the `lead`, the coins above
    the mean of the game."""
    return games.with_columns(
        pl.col("won").alias("victories"),
        (1 / pl.col("players")).alias("fair"),
        (pl.col("coins") - pl.col("coins").mean().over("seed")).alias("lead"),
    )


def measured_races(races: pl.DataFrame, games: pl.DataFrame) -> pl.DataFrame:
    """The table of races with the same, a player's victory shared among the races that he took, so that all of them
    together have what is fair; and with

    - `edge`, the lead above that of others who took their first, second, … race in the same seat of such a game,
    - `net`, the price paid less the coins found, and `level`, the price at which the edge would have been nothing,
    - `brought`, the coins that the race brought.
    """
    leads = games.select("seed", "seat", "lead")
    alike = ["boxes", "players", "seat", "nth"]
    taken = pl.len().over("seed", "seat")
    with_leads = races.join(leads, on=["seed", "seat"])
    return with_leads.with_columns(
        (pl.col("won") / taken).alias("victories"),
        (1 / pl.col("players") / taken).alias("fair"),
        (pl.col("lead") - pl.col("lead").mean().over(alike)).alias("edge"),
        (pl.col("paid").cast(pl.Int16) - pl.col("gained").cast(pl.Int16)).alias("net"),
        (pl.col("coins_active") + pl.col("coins_declined") + pl.col("coins_other")).alias("brought"),
    ).with_columns((pl.col("edge") + pl.col("net")).alias("level"))
