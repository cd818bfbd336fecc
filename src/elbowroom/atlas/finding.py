"""What the atlas says about one thing: a sentence, a chart, and the table behind it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from dataclasses import dataclass
from typing import Any

import polars as pl

from .charts import Axis, Dot
from .estimate import measured, measured_races
from .model import Fit
from .store import Atlas
from .words import Words

Cell = str | int | float

KINDS = ("base", "underground", "mixed")


@dataclass(frozen=True)
class Table:
    """Columns by the id of their heading with the digits to be shown (None for words), and the rows."""

    words: Words
    columns: Sequence[tuple[str, int | None]]
    rows: Sequence[Sequence[Cell]]

    @property
    def heads(self) -> list[str]:
        """The names of the columns."""
        return [self.words.head(column) for column, _ in self.columns]

    def texts(self) -> list[list[str]]:
        """The rows as they are shown."""
        return [
            [
                str(value) if digits is None else self.words.number(float(value), digits)
                for value, (_, digits) in zip(row, self.columns, strict=True)
            ]
            for row in self.rows
        ]


@dataclass(frozen=True)
class Finding:
    """One thing that the games show."""

    id: str
    title: str
    words: str
    chart: str
    table: Table


class Reading:
    """The tables with what the questions need, and the words of the answers; `kind` is the box, or mixed."""

    def __init__(self, atlas: Atlas, language: str = "en") -> None:
        self.terms = atlas.terms
        self.problems = atlas.problems
        self.fits: dict[str, Fit] = {}
        """The models that have been fitted to these games."""
        both = pl.col("boxes").str.contains("+", literal=True)
        kind = pl.when(both).then(pl.lit("mixed")).otherwise(pl.col("boxes")).alias("kind")
        self.games = measured(atlas.games).with_columns(kind)
        self.races = measured_races(atlas.races, self.games).with_columns(kind)
        self.turns = atlas.turns.with_columns(kind)
        there = set(self.games["kind"].unique().to_list())
        self.kinds = [name for name in KINDS if name in there]
        self.words = Words(language, self.games["boxes"].unique().to_list())
        self.counts = sorted(self.games["players"].unique().to_list())

    def in_language(self, language: str) -> Reading:
        """The same tables in other words."""
        again = copy(self)
        again.words = Words(language, self.words.own)
        return again

    def of(self, kind: str) -> tuple[pl.DataFrame, pl.DataFrame]:
        """Both tables for one kind of game."""
        return self.games.filter(pl.col("kind") == kind), self.races.filter(pl.col("kind") == kind)

    def by_box(self) -> dict[str, pl.DataFrame]:
        """The table of games box by box; mixed ones apart for the maps of either box, where there are both."""
        found = {}
        for kind in self.kinds:
            games = self.of(kind)[0]
            several = sorted(games["boxes"].unique().to_list())
            for boxes in several:
                first = boxes.partition("+")[0]
                name = self.words.kind(kind) if len(several) == 1 else self.words("kind-mixed-maps", box=first)
                if boxes in self.words.own:
                    name = self.words.boxes(boxes)
                found[name] = games.filter(pl.col("boxes") == boxes)
        return found


def axis_wins(words: Words) -> Axis:
    """Victories for every fair victory."""
    return Axis(words("axis-wins"), 1.0)


def to_dot(label: str, row: dict[str, Any]) -> Dot:
    """One estimate for a chart."""
    return Dot(label, row["value"], row["low"], row["high"], row["games"])


def to_dots(frame: pl.DataFrame, label: Callable[[dict[str, object]], str]) -> list[Dot]:
    """Estimates for a chart."""
    return [to_dot(label(row), row) for row in frame.iter_rows(named=True)]


def by_key(frame: pl.DataFrame, key: str) -> dict[object, Dot]:
    """Estimates by the value of one column."""
    return {row[key]: to_dot(str(row[key]), row) for row in frame.iter_rows(named=True)}


def enough(frame: pl.DataFrame, games: int) -> pl.DataFrame:
    """Only what stands on so many games."""
    return frame.filter(pl.col("games") >= games)
