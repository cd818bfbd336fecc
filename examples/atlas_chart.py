"""What first races do, out of an atlas, as a chart: python examples/atlas_chart.py FOLDER chart.svg (needs polars)."""

import sys
from pathlib import Path

import elbowroom.atlas

folder, target = sys.argv[1:]
found = elbowroom.atlas.effects(elbowroom.atlas.read(folder), "race")  # seat and number of players are held fixed
bars = [f'<svg xmlns="http://www.w3.org/2000/svg" width="620" height="{24 * len(found)}" font-size="14">']
for y, row in enumerate(found.iter_rows(named=True)):
    colour = "#cf4520" if row["sure"] else "#bfa87d"  # may it be called a difference, with so many races?
    low, high = 120 + 200 * row["low"], 120 + 200 * row["high"]
    name, value = row["race"], row["value"]
    bars.append(
        f'<g transform="translate(0 {24 * y})"><text x="4" y="16">{name}</text><text x="570" y="16">{value:.3f}</text>'
    )
    bars.append(f'<path d="M120 2h{200 * value:.1f}v18H120z" fill="{colour}"/>')
    bars.append(f'<path d="M{low:.1f} 11H{high:.1f}" stroke="black"/></g>')
Path(target).write_text("\n".join([*bars, '<path d="M320 0v999" stroke="black"/></svg>']))
