"""Races, powers, combos and maps: who wins with them, and with how many coins."""

from __future__ import annotations

import polars as pl

from .charts import Axis, Dot, cells, dots
from .estimate import ENOUGH, estimate, win_index
from .finding import KINDS, Finding, Reading, Table, enough, to_dots

WINS = Axis("victories for every fair victory (1 = fair), with 95 % intervals", 1.0)
COINS = Axis("coins above others in the same seat, price included, with 95 % intervals", 0.0, 1)
SHOWN = 15
"""Combos at either end of a chart."""

_INDEX = (("wins / fair", 3), ("from", 3), ("to", 3))
_EDGE = (("edge in coins", 2), ("edge from", 2), ("edge to", 2))


def races(reading: Reading) -> list[Finding]:
    """Races, box by box."""
    return [found for kind in reading.kinds for found in _tiles(reading, kind, "race")]


def powers(reading: Reading) -> list[Finding]:
    """Powers, box by box."""
    return [found for kind in reading.kinds for found in _tiles(reading, kind, "power")]


def _measures(frame: pl.DataFrame, by: list[str]) -> pl.DataFrame:
    """Win index and edge of the players who took something, and means beside them."""
    renamed = [pl.col(name).alias(f"edge_{name}") for name in ("value", "low", "high")]
    edge = estimate(frame, by, pl.col("edge")).select(*by, *renamed)
    means = frame.group_by(by).agg(pl.col("net").mean(), pl.col("brought").mean(), pl.col("turns").mean())
    return win_index(frame, by).join(edge, on=by).join(means, on=by).sort(by)


def _tiles(reading: Reading, kind: str, column: str) -> list[Finding]:
    name = reading.names.race if column == "race" else reading.names.power
    frame = reading.of(kind)[1]
    measures = enough(_measures(frame, [column]), ENOUGH)
    rows = [
        (name(row[column]), row["games"], row["value"], row["low"], row["high"])
        + (row["edge_value"], row["edge_low"], row["edge_high"], row["net"], row["brought"], row["turns"])
        for row in measures.iter_rows(named=True)
    ]
    what = "Races" if column == "race" else "Powers"
    title = f"{what}: {KINDS[kind]}"
    columns = [(column, None), ("games", 0), *_INDEX, *_EDGE]
    table = Table([*columns, ("net price", 2), ("coins brought", 1), ("active turns", 2)], rows)
    chart = dots(title, WINS, to_dots(measures, lambda row: name(str(row[column]))))
    words = (
        f"How often players win with this {column}, against a fair share; a victory is shared among all that the "
        "player took. Green lies above fair with its whole interval, red below."
    )
    return [Finding(f"{column}-{kind}", title, words, chart, table)]


def combos(reading: Reading) -> list[Finding]:
    """Combos that were taken often enough."""
    found = []
    for kind in reading.kinds:
        frame = reading.of(kind)[1]
        measures = enough(_measures(frame, ["power", "race"]), ENOUGH)
        named = [(reading.names.combo(row["power"], row["race"]), row) for row in measures.iter_rows(named=True)]
        ends = [Dot(name, row["edge_value"], row["edge_low"], row["edge_high"], row["games"]) for name, row in named]
        ends.sort(key=lambda dot: dot.value)
        shown = ends if len(ends) <= 2 * SHOWN else ends[:SHOWN] + ends[-SHOWN:]
        rows = [
            (name, row["games"], row["value"], row["low"], row["high"])
            + (row["edge_value"], row["edge_low"], row["edge_high"], row["net"], row["brought"])
            for name, row in named
        ]
        title = f"Combos: {KINDS[kind]}"
        columns = [("combo", None), ("games", 0), *_INDEX, *_EDGE, ("net price", 2), ("coins brought", 1)]
        words = (
            f"The {SHOWN} best and {SHOWN} worst of {len(named)} combos with at least {ENOUGH} games. "
            "The ends of so long a list are partly luck: trust the interval, not the rank."
        )
        found.append(Finding(f"combo-{kind}", title, words, dots(title, COINS, shown), Table(columns, rows)))
    return found


def maps(reading: Reading) -> list[Finding]:
    """Maps, which go with the number of players; and races on them."""
    coins = estimate(reading.games, ["map", "boxes", "players"], pl.col("coins"))
    axis = Axis("coins at the end for each player, with 95 % intervals", None, 1)
    title = "Coins by map and number of players"
    chart = dots(title, axis, to_dots(coins, _map_name))
    rows = [tuple(row) for row in coins.select("map", "boxes", "players", "games", "value", "low", "high").iter_rows()]
    columns = [("map", None), ("boxes", None), ("players", 0), ("games", 0), ("coins", 2), ("from", 2), ("to", 2)]
    words = "Every number of players has its own map and number of rounds, so the two cannot be told apart here."
    return [Finding("map-coins", title, words, chart, Table(columns, rows)), *_on_maps(reading)]


def _map_name(row: dict[str, object]) -> str:
    return f"{row['map']}, both boxes" if "+" in str(row["boxes"]) else str(row["map"])


def _on_maps(reading: Reading) -> list[Finding]:
    found = []
    for kind in reading.kinds:
        index = enough(win_index(reading.of(kind)[1], ["race", "map"]), ENOUGH)
        cell = {
            (reading.names.race(row["race"]), row["map"]): Dot(
                reading.names.race(row["race"]), row["value"], row["low"], row["high"], row["games"]
            )
            for row in index.iter_rows(named=True)
        }
        title = f"Races on maps: {KINDS[kind]}"
        across = sorted({place for _, place in cell})
        down = sorted({name for name, _ in cell})
        rows = [(name, place, dot.games, dot.value, dot.low, dot.high) for (name, place), dot in cell.items()]
        columns = [("race", None), ("map", None), ("games", 0), *_INDEX]
        words = "Victories for every fair victory. Bold numbers are surely above or below 1, as far as 95 % go."
        chart = cells(title, WINS, across, down, cell, 0.4)
        found.append(Finding(f"race-map-{kind}", title, words, chart, Table(columns, rows)))
    return found
