"""Races, powers, combos and maps: who wins with them, and with how many coins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import polars as pl

from .charts import Axis, Dot, cells, dots, judged
from .estimate import ENOUGH, estimate, win_index
from .finding import Finding, Reading, Table, axis_wins, enough, to_dot, to_dots
from .tile_effects import ALL, NEUTRAL, effects, first, means_of, to_mark
from .words import Words

Named = list[tuple[str, dict[str, Any]]]
"""What was measured of tiles or combos, by name."""
Cells = dict[tuple[str, str], Dot]
"""Estimates by what stands at the side and what across."""
SHOWN = 15
"""Combos at either end of a chart."""

INDEX = (("wins", 3), ("from", 3), ("to", 3))
_EDGE = (("edge", 2), ("edge-from", 2), ("edge-to", 2))


def coins(words: Words) -> Axis:
    """The edge in coins."""
    return Axis(words("axis-edge"), 0.0, 1)


def lead(words: Words) -> Axis:
    """Coins above the mean of the game."""
    return Axis(words("axis-lead"), 0.0, 1)


def races(reading: Reading) -> list[Finding]:
    """Races, box by box."""
    return [
        finding for kind in reading.kinds for finding in (first(reading, kind, "race"), *_tiles(reading, kind, "race"))
    ]


def powers(reading: Reading) -> list[Finding]:
    """Powers, box by box."""
    return [
        finding
        for kind in reading.kinds
        for finding in (first(reading, kind, "power"), *_tiles(reading, kind, "power"))
    ]


def _tiles(reading: Reading, kind: str, column: str) -> list[Finding]:
    """Who wins with each tile, seat and number of players held fixed, and how many coins it is worth."""
    words = reading.words
    measures = enough(means_of(reading.of(kind)[1], [column]), ENOUGH)
    adjusted = {
        effect.name: to_mark(words.tile(column, effect.name), effect, NEUTRAL["wins"])
        for effect in effects(reading, kind, column, scope=ALL)
    }
    named = [(words.tile(column, row[column]), row) for row in measures.iter_rows(named=True)]
    marks = [adjusted[row[column]] for _, row in named]
    rows = [
        (name, row["games"], mark.value, mark.low, mark.high, words.yes(bool(mark.sure)), row["value"])
        + (row["edge_value"], row["edge_low"], row["edge_high"], row["net"], row["brought"], row["turns"])
        for (name, row), mark in zip(named, marks, strict=True)
    ]
    title = words(f"{column}-title", kind=words.kind(kind))
    columns = [(column, None), ("games", 0), *INDEX, ("differs", None), ("unadjusted", 3)]
    columns += [*_EDGE, ("net", 2), ("brought", 1), ("turns", 2)]
    chart = dots(words, title, axis_wins(words), marks)
    said = f"{words(f'{column}-words')} {words('colours')}"
    victories = Finding(f"{column}-{kind}", title, said, chart, Table(words, columns, rows))
    title = words(f"{column}-coins-title", kind=words.kind(kind))
    chart = dots(words, title, coins(words), _edge_dots(named))
    table = _edge_table(words, column, named)
    said = f"{words('tile-coins-words')} {words('colours')}"
    return [victories, Finding(f"{column}-coins-{kind}", title, said, chart, table)]


def _win_dots(named: Named) -> list[Dot]:
    return [to_dot(name, row) for name, row in named]


def _edge_dots(named: Named) -> list[Dot]:
    return [Dot(name, row["edge_value"], row["edge_low"], row["edge_high"], row["games"]) for name, row in named]


def _edge_table(words: Words, column: str, named: Named) -> Table:
    rows = [(name, row["games"], row["edge_value"], row["edge_low"], row["edge_high"]) for name, row in named]
    return Table(words, [(column, None), ("games", 0), *_EDGE], rows)


def combos(reading: Reading) -> list[Finding]:
    """Combos that were taken often enough."""
    return [finding for kind in reading.kinds for finding in _combos(reading, kind)]


def _combos(reading: Reading, kind: str) -> list[Finding]:
    words = reading.words
    measures = enough(means_of(reading.of(kind)[1], ["power", "race"]), ENOUGH)
    named = [(words.combo(row["power"], row["race"]), row) for row in measures.iter_rows(named=True)]
    rows = [
        (name, row["games"], row["value"], row["low"], row["high"])
        + (row["edge_value"], row["edge_low"], row["edge_high"], row["net"], row["brought"])
        for name, row in named
    ]
    said = words("combo-words", shown=SHOWN, count=len(named), enough=ENOUGH)
    title = words("combo-title", kind=words.kind(kind))
    columns = [("combo", None), ("games", 0), *INDEX, *_EDGE, ("net", 2), ("brought", 1)]
    chart = dots(words, title, coins(words), best_and_worst(judged(_edge_dots(named), 0.0)))
    worth = Finding(f"combo-{kind}", title, said, chart, Table(words, columns, rows))
    title = words("combo-wins-title", kind=words.kind(kind))
    chart = dots(words, title, axis_wins(words), best_and_worst(judged(_win_dots(named), 1.0)))
    table = Table(words, [("combo", None), ("games", 0), *INDEX], [row[:5] for row in rows])
    return [worth, Finding(f"combo-wins-{kind}", title, said, chart, table)]


def best_and_worst(marks: list[Dot]) -> list[Dot]:
    """The two ends of a list that is too long for a chart."""
    ordered = sorted(marks, key=lambda dot: dot.value)
    return ordered if len(ordered) <= 2 * SHOWN else ordered[:SHOWN] + ordered[-SHOWN:]


def maps(reading: Reading) -> list[Finding]:
    """Maps, which go with the number of players; and races on them."""
    words = reading.words
    means = estimate(reading.games, ["map", "boxes", "players"], pl.col("coins"))

    def name(row: dict[str, object]) -> str:
        map_ = str(row["map"])
        if (boxes := str(row["boxes"])) in words.own:
            return f"{map_}, {words.boxes(boxes)}"
        return words("map-mixed", map=map_) if "+" in boxes else map_

    title = words("map-title")
    chart = dots(words, title, Axis(words("axis-map"), None, 1), to_dots(means, name))
    rows = [tuple(row) for row in means.select("map", "boxes", "players", "games", "value", "low", "high").iter_rows()]
    columns = [("map", None), ("boxes", None), ("players", 0), ("games", 0), ("coins", 2), ("from", 2), ("to", 2)]
    table = Table(words, columns, rows)
    return [Finding("map-coins", title, words("map-words"), chart, table), *_on_maps(reading)]


def _on_maps(reading: Reading) -> list[Finding]:
    words = reading.words
    found = []
    for kind in reading.kinds:
        index = enough(win_index(reading.of(kind)[1], ["race", "map"]), ENOUGH)
        cell = {}
        for row in index.iter_rows(named=True):
            race = words.tile("race", row["race"])
            cell[race, row["map"]] = to_dot(race, row)
        title, said = words("race-map-title", kind=words.kind(kind)), words("race-map-words")
        across = sorted({place for _, place in cell})
        found.append(grid(words, f"race-map-{kind}", title, said, ("race", "map"), across, cell))
    return found


def grid(
    words: Words,
    id: str,
    title: str,
    said: str,
    heads: tuple[str, str],
    across: Sequence[str],
    cell: Cells,
    down: Sequence[str] = (),
) -> Finding:
    """Victories by two things at once, whose columns are `heads`; down the side in alphabetical order unless told."""
    rows = [(name, place, dot.games, dot.value, dot.low, dot.high) for (name, place), dot in cell.items()]
    table = Table(words, [(heads[0], None), (heads[1], None), ("games", 0), *INDEX], rows)
    sides = down or words.sort({name for name, _ in cell})
    return Finding(id, title, said, cells(words, title, axis_wins(words), across, sides, cell, 0.4), table)
