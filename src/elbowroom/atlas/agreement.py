"""Do two bots say the same about the tiles? Their games are never put together, but what they show can be compared."""

from __future__ import annotations

import polars as pl

from .charts import Dot, cells
from .estimate import ENOUGH, win_index
from .finding import Finding, Reading, Table, enough
from .plan import AtlasError, Terms
from .tiles import INDEX, wins


def agreement(one: Reading, other: Reading) -> list[Finding]:
    """Races, powers and seats in two atlases, side by side."""
    kinds = [kind for kind in one.kinds if kind in other.kinds]
    if not kinds:
        raise AtlasError("atlas-no-common-box")
    found = []
    for kind in kinds:
        found += [_tiles(one, other, kind, column) for column in ("race", "power")]
        found.append(_seats(one, other, kind))
    return found


def bot_name(terms: Terms) -> str:
    """A bot with its budget, like `hard@40n`."""
    return f"{terms.bot}@{terms.nodes}n" if terms.nodes else terms.bot


def _titles(one: Reading, other: Reading) -> list[str]:
    return [f"1: {bot_name(one.terms)}", f"2: {bot_name(other.terms)}"]


def _seats(one: Reading, other: Reading, kind: str) -> Finding:
    """Who wins from which seat."""
    words = one.words
    titles = _titles(one, other)
    cell: dict[tuple[str, str], Dot] = {}
    for title, reading in zip(titles, (one, other), strict=True):
        index = win_index(reading.of(kind)[0], ["players", "seat"])
        for row in index.iter_rows(named=True):
            name = words("agree-seat", players=words.players(row["players"]), seat=row["seat"])
            cell[name, title] = Dot(name, row["value"], row["low"], row["high"], row["games"])
    title = words("agree-seat-title", kind=words.kind(kind))
    rows = [(seat, bot, dot.games, dot.value, dot.low, dot.high) for (seat, bot), dot in cell.items()]
    table = Table(words, [("seat", None), ("bot", None), ("games", 0), *INDEX], rows)
    chart = cells(words, title, wins(words), titles, list(dict.fromkeys(seat for seat, _ in cell)), cell, 0.4)
    return Finding(f"agree-seat-{kind}", title, words("seat-wins-words"), chart, table)


def _tiles(one: Reading, other: Reading, kind: str, column: str) -> Finding:
    words = one.words
    titles = _titles(one, other)
    parts = [enough(win_index(reading.of(kind)[1], [column]), ENOUGH) for reading in (one, other)]
    cell: dict[tuple[str, str], Dot] = {}
    for title, part in zip(titles, parts, strict=True):
        for row in part.iter_rows(named=True):
            name = words.tile(column, row[column])
            cell[name, title] = Dot(name, row["value"], row["low"], row["high"], row["games"])
    both = parts[0].join(parts[1], on=column, suffix="_other")
    said = words("agree-few")
    if len(both) > 2:
        alike = both.select(pl.corr("value", "value_other", method="spearman")).item()
        apart = both.filter((pl.col("low") > pl.col("high_other")) | (pl.col("high") < pl.col("low_other")))
        said = words(f"agree-{column}-words", count=len(both), alike=words.number(alike, 2), apart=len(apart))
    title = words(f"agree-{column}-title", kind=words.kind(kind))
    rows = [(tile, bot, dot.games, dot.value, dot.low, dot.high) for (tile, bot), dot in cell.items()]
    table = Table(words, [(column, None), ("bot", None), ("games", 0), *INDEX], rows)
    chart = cells(words, title, wins(words), titles, words.sort({tile for tile, _ in cell}), cell, 0.4)
    return Finding(f"agree-{column}-{kind}", title, said, chart, table)
