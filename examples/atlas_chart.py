"""Victories by race out of an atlas, as a chart: python examples/atlas_chart.py FOLDER chart.svg (needs polars)."""

import sys
from pathlib import Path

import polars as pl

folder, target = sys.argv[1:]
races = pl.read_parquet(f"{folder}/races.parquet").filter(pl.col("boxes") == "base")
part = 1 / pl.len().over("seed", "seat")  # a player's victory is shared among the races that he took
shares = races.select("race", "seed", won=pl.col("won") * part, fair=1 / pl.col("players") * part)
per_game = shares.group_by("race", "seed").sum()
index = pl.col("won").sum() / pl.col("fair").sum()  # victories for every fair victory
spread = ((pl.col("won") - index * pl.col("fair")) ** 2).sum() * pl.len() / (pl.len() - 1)
reach = 1.96 * spread.sqrt() / pl.col("fair").sum()  # games are independent, the seats of one game are not
found = per_game.group_by("race").agg(index.alias("wins"), reach.alias("reach")).sort("wins", descending=True)
bars = [f'<svg xmlns="http://www.w3.org/2000/svg" width="620" height="{24 * len(found)}" font-size="14">']
for y, (race, wins, reach95) in enumerate(found.iter_rows()):
    bars.append(
        f'<g transform="translate(0 {24 * y})"><text x="4" y="16">{race}</text><text x="570" y="16">{wins:.3f}</text>'
    )
    bars.append(f'<path d="M120 2h{200 * wins:.1f}v18H120z" fill="#cf4520"/>')
    bars.append(f'<path d="M{120 + 200 * (wins - reach95):.1f} 11h{400 * reach95:.1f}" stroke="black"/></g>')
Path(target).write_text("\n".join([*bars, '<path d="M320 0v999" stroke="black"/></svg>']))
