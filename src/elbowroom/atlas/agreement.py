"""Do two bots say the same about the tiles? Their games are never put together, but what they show can be compared."""

from __future__ import annotations

import polars as pl

from .estimate import ENOUGH, win_index
from .finding import Finding, Reading, enough, to_dot
from .plan import AtlasError, Terms
from .tiles import Cells, grid


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
    cell: Cells = {}
    for title, reading in zip(titles, (one, other), strict=True):
        index = win_index(reading.of(kind)[0], ["players", "seat"])
        for row in index.iter_rows(named=True):
            name = words("agree-seat", players=words.players(row["players"]), seat=row["seat"])
            cell[name, title] = to_dot(name, row)
    title, said = words("agree-seat-title", kind=words.kind(kind)), words("seat-wins-words")
    down = list(dict.fromkeys(seat for seat, _ in cell))
    return grid(words, f"agree-seat-{kind}", title, said, ("seat", "bot"), titles, cell, down)


def _tiles(one: Reading, other: Reading, kind: str, column: str) -> Finding:
    words = one.words
    titles = _titles(one, other)
    parts = [enough(win_index(reading.of(kind)[1], [column]), ENOUGH) for reading in (one, other)]
    cell: Cells = {}
    for title, part in zip(titles, parts, strict=True):
        for row in part.iter_rows(named=True):
            name = words.tile(column, row[column])
            cell[name, title] = to_dot(name, row)
    both = parts[0].join(parts[1], on=column, suffix="_other")
    said = words("agree-few")
    if len(both) > 2:
        alike = both.select(pl.corr("value", "value_other", method="spearman")).item()
        apart = both.filter((pl.col("low") > pl.col("high_other")) | (pl.col("high") < pl.col("low_other")))
        said = words(f"agree-{column}-words", count=len(both), alike=words.number(alike, 2), apart=len(apart))
    title = words(f"agree-{column}-title", kind=words.kind(kind))
    return grid(words, f"agree-{column}-{kind}", title, said, (column, "bot"), titles, cell)
