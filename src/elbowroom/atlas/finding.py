"""What the atlas says about one thing: a sentence, a chart, and the table behind it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import polars as pl

from elbowroom.locale import Texts

from .charts import Dot, number
from .estimate import measured, measured_races
from .store import Atlas

Cell = str | int | float

KINDS = {"base": "Base game", "underground": "Underground", "mixed": "Both mixed"}


@dataclass(frozen=True)
class Table:
    """Columns by name with the digits to be shown (None for words), and the rows."""

    columns: Sequence[tuple[str, int | None]]
    rows: Sequence[Sequence[Cell]]

    @property
    def heads(self) -> list[str]:
        """The names of the columns."""
        return [name for name, _ in self.columns]

    def texts(self) -> list[list[str]]:
        """The rows as they are shown."""
        return [
            [
                str(value) if digits is None else number(float(value), digits)
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


class Names:
    """What tiles are called; an own tile without a text goes by its id."""

    def __init__(self) -> None:
        self._texts = Texts("en")

    def race(self, id: str) -> str:
        """A race."""
        return self._or_id(f"race-{id}", id)

    def power(self, id: str) -> str:
        """A power."""
        return self._or_id(f"power-{id}", id)

    def combo(self, power: str, race: str) -> str:
        """Both."""
        try:
            return self._texts.combo(power, race)
        except KeyError:
            return f"{self.power(power)} {self.race(race)}"

    def _or_id(self, message: str, id: str) -> str:
        try:
            return self._texts.get(message)
        except KeyError:
            return id


class Reading:
    """The tables with what the questions need beside them; `kind` is the box, or mixed."""

    def __init__(self, atlas: Atlas) -> None:
        self.terms = atlas.terms
        self.names = Names()
        both = pl.col("boxes").str.contains("+", literal=True)
        kind = pl.when(both).then(pl.lit("mixed")).otherwise(pl.col("boxes")).alias("kind")
        self.games = measured(atlas.games).with_columns(kind)
        self.races = measured_races(atlas.races, self.games).with_columns(kind)
        there = set(self.games["kind"].unique().to_list())
        self.kinds = [name for name in KINDS if name in there]
        self.counts = sorted(self.games["players"].unique().to_list())

    def of(self, kind: str) -> tuple[pl.DataFrame, pl.DataFrame]:
        """Both tables for one kind of game."""
        return self.games.filter(pl.col("kind") == kind), self.races.filter(pl.col("kind") == kind)


def to_dots(frame: pl.DataFrame, label: Callable[[dict[str, object]], str]) -> list[Dot]:
    """Estimates for a chart."""
    return [
        Dot(label(row), float(row["value"]), float(row["low"]), float(row["high"]), int(row["games"]))
        for row in frame.iter_rows(named=True)
    ]


def by_key(frame: pl.DataFrame, key: str) -> dict[object, Dot]:
    """Estimates by the value of one column."""
    return {
        row[key]: dot
        for row, dot in zip(frame.iter_rows(named=True), to_dots(frame, lambda r: str(r[key])), strict=True)
    }


def enough(frame: pl.DataFrame, games: int) -> pl.DataFrame:
    """Only what stands on so many games."""
    return frame.filter(pl.col("games") >= games)
