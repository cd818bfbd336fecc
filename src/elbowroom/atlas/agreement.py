"""Do two bots say the same about the tiles? Their games are never put together, but what they show can be compared."""

from __future__ import annotations

import polars as pl

from .charts import Dot, cells
from .estimate import ENOUGH, win_index
from .finding import KINDS, Finding, Reading, Table, enough
from .plan import AtlasError
from .tiles import WINS


def agreement(one: Reading, other: Reading) -> list[Finding]:
    """Races and powers in two atlases, side by side."""
    kinds = [kind for kind in one.kinds if kind in other.kinds]
    if not kinds:
        raise AtlasError("the two atlases have no box in common")
    return [_tiles(one, other, kind, column) for kind in kinds for column in ("race", "power")]


def _title(reading: Reading) -> str:
    terms = reading.terms
    return f"{terms.bot}@{terms.nodes}n" if terms.nodes else terms.bot


def _tiles(one: Reading, other: Reading, kind: str, column: str) -> Finding:
    name = one.names.race if column == "race" else one.names.power
    titles = [f"1: {_title(one)}", f"2: {_title(other)}"]
    parts = [enough(win_index(reading.of(kind)[1], [column]), ENOUGH) for reading in (one, other)]
    cell = {
        (name(row[column]), title): Dot(name(row[column]), row["value"], row["low"], row["high"], row["games"])
        for title, part in zip(titles, parts, strict=True)
        for row in part.iter_rows(named=True)
    }
    both = parts[0].join(parts[1], on=column, suffix="_other")
    words = "Too few tiles in both to compare."
    if len(both) > 2:
        alike = both.select(pl.corr("value", "value_other", method="spearman")).item()
        apart = both.filter((pl.col("low") > pl.col("high_other")) | (pl.col("high") < pl.col("low_other")))
        words = (
            f"The rank correlation over {len(both)} {column}s is {alike:.2f} (1 is the same order); for {len(apart)} "
            "of them the two intervals do not even touch."
        )
    title = f"{column.capitalize()}s as two bots see them: {KINDS[kind]}"
    columns = [(column, None), ("bot", None), ("games", 0), ("wins / fair", 3), ("from", 3), ("to", 3)]
    rows = [(tile, bot, dot.games, dot.value, dot.low, dot.high) for (tile, bot), dot in cell.items()]
    chart = cells(title, WINS, titles, sorted({tile for tile, _ in cell}), cell, 0.4)
    return Finding(f"agree-{column}-{kind}", title, words, chart, Table(columns, rows))
