"""Draw how the agent learnt: python -m tools.draw_curves docs/agent/curves.csv docs/agent/curves.svg"""

from __future__ import annotations

import csv
import sys
from pathlib import Path

WIDTH, HEIGHT = 640, 300
LEFT, RIGHT, TOP, BOTTOM = 52, 12, 16, 40
LEAST, MOST = 0.4, 0.8  # shares of moves that the picture shows
COLOURS = ("#2f6b4f", "#a8622c", "#4d5f9c")
INK = "#6d6a63"


def main() -> None:
    """One line for every seed: the share of the expert's moves in games that were held back, by epoch."""
    source, target = (Path(name) for name in sys.argv[1:3])
    curves: dict[int, list[float]] = {}
    with source.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            curves.setdefault(int(row["seed"]), []).append(float(row["same_move"]))
    epochs = max(len(curve) for curve in curves.values())

    def across(epoch: int) -> float:
        return LEFT + (epoch - 1) * (WIDTH - LEFT - RIGHT) / max(epochs - 1, 1)

    def up(share: float) -> float:
        return TOP + (MOST - max(share, LEAST)) * (HEIGHT - TOP - BOTTOM) / (MOST - LEAST)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" '
        f'font-size="13" fill="{INK}" role="img" aria-label="Share of the expert\'s moves by epoch, three seeds">'
    ]
    for percent in range(40, 81, 10):
        y = up(percent / 100)
        parts.append(f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="{INK}" stroke-opacity="0.25"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{percent} %</text>')
    for epoch in range(1, epochs + 1):
        if epoch == 1 or epoch % 5 == 0:
            parts.append(f'<text x="{across(epoch):.1f}" y="{HEIGHT - 20}" text-anchor="middle">{epoch}</text>')
    for number, (seed, curve) in enumerate(sorted(curves.items())):
        points = " ".join(f"{across(at):.1f},{up(share):.1f}" for at, share in enumerate(curve, 1))
        colour = COLOURS[number % len(COLOURS)]
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>')
        y = HEIGHT - BOTTOM - 14 - 18 * number
        parts.append(f'<text x="{WIDTH - RIGHT - 8}" y="{y}" text-anchor="end" fill="{colour}">seed {seed}</text>')
    parts.append(f'<text x="{WIDTH / 2}" y="{HEIGHT - 3}" text-anchor="middle">epoch</text></svg>')
    target.write_text("\n".join(parts) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
