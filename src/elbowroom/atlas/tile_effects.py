"""What a race or a power does for a player, with seat, number of players and the other tile held fixed (`model.py`)."""

from __future__ import annotations

import numpy as np
import polars as pl

from .charts import Dot, dots
from .estimate import estimate, steady, win_index
from .finding import Finding, Reading, Table, axis_wins
from .model import Effect, Family, Fit, fit, one_hot
from .plan import RANDOM

FEW = 50
"""A tile that was taken less often is part of the model, but nothing is said about it."""
FIRST, ALL = "first", "all"
"""Which races count: the first one of each player, taken when nothing had happened yet, or every one that he took."""
NEUTRAL = {"wins": 1.0, "coins": 0.0}
"""The results, and what an average player has: victories for every fair victory, and coins above the game's mean."""


def tile_model(races: pl.DataFrame, outcome: str = "wins", scope: str = FIRST) -> Fit:
    """The model over the table of races with what is measured (`measured_races`). Every game weighs the same."""
    frame = races.filter(pl.col("nth") == 1) if scope == FIRST else races
    weight = 1 / frame["players"].cast(pl.Float64) if scope == FIRST else frame["fair"]
    result = frame["won"] * frame["players"] if outcome == "wins" else frame["lead"]
    power = "offered" if scope == FIRST else "power"  # what lay in the offer; a swap afterwards was the bot's choice
    cells = frame.select(pl.format("{} {} {}", "boxes", "players", "seat")).to_series()
    return fit(
        result.cast(pl.Float64).to_numpy(),
        weight.to_numpy(),
        frame["seed"].to_numpy(),
        one_hot(cells.to_list()),
        {"race": one_hot(frame["race"].to_list()), "power": one_hot(frame[power].to_list())},
    )


def family(reading: Reading, kind: str, column: str, outcome: str = "wins", scope: str = FIRST) -> Family:
    """The races or powers of one kind of game; nothing is fitted twice."""
    key = f"{kind} {outcome} {scope}"
    if key not in reading.fits:
        races = reading.of(kind)[1]
        empty = Fit({name: _nobody() for name in ("race", "power")}, {})
        reading.fits[key] = tile_model(races, outcome, scope) if len(races) else empty
    return reading.fits[key].families[column]


def _nobody() -> Family:
    return Family((), np.zeros(0), np.zeros(0), np.zeros((0, 0)))


def effects(reading: Reading, kind: str, column: str, outcome: str = "wins", scope: str = FIRST) -> list[Effect]:
    """What is said about the races or powers of one kind of game."""
    known = family(reading, kind, column, outcome, scope)
    return known.effects(FEW) if len(known.names) > 1 else []


def to_mark(label: str, effect: Effect, neutral: float) -> Dot:
    """An effect for a chart."""
    value, low, high = (round(neutral + number, 9) for number in (effect.value, effect.low, effect.high))
    return Dot(label, value, low, high, effect.rows, effect.sure)


def first(reading: Reading, kind: str, column: str) -> Finding:
    """What it does to have this race, or this power, first."""
    words = reading.words
    coins = {effect.name: effect for effect in effects(reading, kind, column, "coins")}
    races = reading.of(kind)[1].filter(pl.col("nth") == 1)
    key = column if column == "race" else "offered"
    plain = {row[key]: row["value"] for row in win_index(races, [key]).iter_rows(named=True)}
    marks, rows = [], []
    for effect in effects(reading, kind, column):
        name = words.tile(column, effect.name)
        mark = to_mark(name, effect, NEUTRAL["wins"])
        coin = to_mark(name, coins[effect.name], NEUTRAL["coins"])
        marks.append(mark)
        rows.append(
            (name, effect.rows, mark.value, mark.low, mark.high, words.yes(effect.sure), plain[effect.name])
            + (coin.value, coin.low, coin.high, words.yes(coins[effect.name].sure))
        )
    title = words(f"first-{column}-title", kind=words.kind(kind))
    drawn = RANDOM if reading.terms.picks == RANDOM else "chosen"
    said = f"{words(f'first-words-{drawn}')} {words('colours')}"
    columns = [(column, None), ("players-taken", 0), ("wins", 3), ("from", 3), ("to", 3), ("differs", None)]
    columns += [("unadjusted", 3), ("edge", 2), ("edge-from", 2), ("edge-to", 2), ("edge-differs", None)]
    chart = dots(words, title, axis_wins(words), marks)
    return Finding(f"{column}-first-{kind}", title, said, chart, Table(words, columns, rows))


def means_of(frame: pl.DataFrame, by: list[str]) -> pl.DataFrame:
    """What is told beside the effects: the plain index, the edge, and means."""
    renamed = [pl.col(name).alias(f"edge_{name}") for name in ("value", "low", "high")]
    edge = estimate(frame, by, pl.col("edge")).select(*by, *renamed)
    means = frame.group_by(by).agg(steady(pl.col(name).mean()) for name in ("net", "brought", "turns"))
    return win_index(frame, by).join(edge, on=by).join(means, on=by).sort(by)
