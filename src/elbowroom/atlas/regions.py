"""What regions are worth: who holds this one rather than another, how many coins more does he get from then on?

For every turn and map, by least squares over all turns (clustered by game) and shrunk towards nothing as tiles are:

    coins from this scoring to the end = cell of seat and round + round's worth of a region x regions held
                                         + effects of the regions held

So all regions together have nothing, and a region has what it brings beyond an average one: bonuses at once, and all
that comes of its place later. Nobody drew the regions, so this tells who got ahead with them, not what would become of
another who took them.
"""

from __future__ import annotations

import numpy as np
import polars as pl

from elbowroom.boxes import map_data

from .charts import Axis
from .finding import Finding, Reading, Table
from .maps import Area, map_chart
from .model import Effect, fit, one_hot
from .tile_effects import FEW, to_mark


def regions(reading: Reading) -> list[Finding]:
    """Every map of the games with one box."""
    found = []
    alone = reading.turns.filter(pl.col("kind") != "mixed")
    for (map_,), turns in alone.sort("map").group_by(["map"], maintain_order=True):
        found.append(_map(reading, str(map_), turns))
    return found


def region_effects(turns: pl.DataFrame) -> list[Effect]:
    """The regions of one map, by number."""
    last = pl.col("coins").sort_by("round").last().over("seed", "seat")
    frame = turns.with_columns(
        (last - pl.col("coins").cast(pl.Int32) + pl.col("scored")).alias("from_here"),
        pl.col("held").list.len().alias("count"),
    )
    numbers = sorted(frame["held"].explode(empty_as_null=False).unique().to_list())
    at = {number: column for column, number in enumerate(numbers)}
    held = np.zeros((len(frame), len(numbers)))
    rows = np.repeat(np.arange(len(frame)), frame["count"].to_numpy())
    held[rows, [at[number] for number in frame["held"].explode(empty_as_null=False).to_list()]] = 1.0
    names, cells = one_hot(frame.select(pl.format("{} {}", "seat", "round")).to_series().to_list())
    in_round = one_hot([str(number) for number in frame["round"].to_list()])[1]
    slopes = in_round * frame["count"].to_numpy()[:, None]
    fixed = [*names, *(f"each {at}" for at in range(slopes.shape[1]))], np.hstack([cells, slopes])
    result = frame["from_here"].cast(pl.Float64).to_numpy()
    families = {"region": ([str(number) for number in numbers], held)}
    done = fit(result, np.ones(len(frame)), frame["seed"].to_numpy(), fixed, families)
    return done.families["region"].effects(FEW)


def _map(reading: Reading, map_: str, turns: pl.DataFrame) -> Finding:
    words = reading.words
    data = {int(region["id"]): region for region in map_data(map_)["regions"]}
    games, whole = turns["seed"].n_unique(), len(turns)
    held = dict(turns["held"].explode().value_counts().iter_rows())
    taken = dict(turns["conquered"].explode().drop_nulls().value_counts().iter_rows())
    marks = {int(effect.name): to_mark(effect.name, effect, 0.0) for effect in region_effects(turns)}
    rows = []
    for number, region in data.items():
        mark = marks.get(number)
        if mark is None:
            continue
        terrain = words.texts.get(f"terrain-{region['terrain']}")
        shares = held.get(number, 0) / whole, taken.get(number, 0) / games
        rows.append((str(number), terrain, *shares, mark.value, mark.low, mark.high, words.yes(bool(mark.sure))))
    title = words("region-title", map=map_)
    columns = [("region", None), ("terrain", None), ("held", 3), ("conquered", 2)]
    columns += [("worth", 2), ("from", 2), ("to", 2), ("differs", None)]
    areas = [Area(number, region["outline"], region["label"], marks.get(number)) for number, region in data.items()]
    size = map_data(map_)["width"], map_data(map_)["height"]
    chart = map_chart(words, title, Axis(words("axis-region"), 0.0, 1), size, areas)
    said = f"{words('region-words', games=games)} {words('colours')}"
    return Finding(f"region-{map_}", title, said, chart, Table(words, columns, rows))
