"""The page and the chart that `peers` writes."""

from __future__ import annotations

from dataclasses import dataclass
from math import log10

KINDS = {
    "move": "A move",
    "copy": "A copy",
    "full copy": "A copy that plays on",
    "environment step": "A step of a learning environment",
}
COLOURS = ("#8a3b12", "#5b6470")  # ours, others'
LEFT, RIGHT, ROW, GAP = 200, 660, 22, 34


@dataclass
class Figure:
    """One measurement; `unit` is the calibration in seconds."""

    who: str
    what: str
    microseconds: float
    unit: float

    @property
    def n(self) -> float:
        """Microseconds in units of the machine's speed."""
        return self.microseconds / self.unit

    @property
    def own(self) -> bool:
        """Is it ours?"""
        return self.who.startswith("Elbowroom")


def page(figures: list[Figure], sizes: dict[str, float], versions: dict[str, str], unit: float) -> str:
    """docs/benchmarks.md."""
    lines = [
        "# Speed, next to others",
        "",
        "Written by `python -m benchmarks.peers` ([below](#again)); all figures are from one run on one core.",
        "n is microseconds divided by the seconds that `sum(range(10**7))` takes in the same run, here",
        f"{unit:.3f} s; it differs little from machine to machine. Lower is better. All are processor times,",
        "the best of several short runs.",
        "",
        "![Bar chart of the figures below](pictures/benchmarks.svg)",
        "",
    ]
    for what, title in KINDS.items():
        lines += [f"## {title}", "", "| | µs | n |", "|---|---:|---:|"]
        for figure in sorted((f for f in figures if f.what == what), key=lambda f: f.n):
            lines.append(f"| {_strong(figure)} | {figure.microseconds:.2f} | {number(figure.n)} |")
        lines.append("")
    lines += [
        "A move is a random one of the legal moves, listing them included: ours in the four-player base game, Catan",
        "with four players, backgammon and gin rummy in OpenSpiel (C++, called from Python), chess with python-chess.",
        "A copy is an independent position for search (python-chess without its move stack). Our copies share the",
        "original's state until one of the two plays on, so there are two figures: for the copy, and with a state of",
        "its own; the others' copies have one at once. A step of an environment makes the observation and the mask,",
        "picks a random legal action and plays it: PettingZoo's chess, and ours with four players.",
        "",
        "The games differ, so the figures say what a researcher pays per decision, not who writes the better code.",
        "",
        "## Memory",
        "",
        "| | bytes |",
        "|---|---:|",
        *(f"| {name} | {size:,.0f} |" for name, size in sizes.items()),
        "",
        "Counted by `tracemalloc`. A state is what search keeps: a copy of a game that has been played on. A game by",
        "itself, a hundred moves old, has its record and the tables of its tiles too, which copies share.",
        "",
        "## With what",
        "",
        ", ".join(f"{name} {number}" for name, number in versions.items()) + ".",
        "",
        "## Again",
        "",
        "```sh",
        "./run compiled --version              # makes both builds",
        ".venv/bin/pip install --upgrade pip   # 25.1 or newer knows dependency groups",
        ".venv/bin/pip install --group peers",
        ".venv/bin/python -m benchmarks.peers  # some minutes; writes this page and its chart",
        "```",
        "",
        "## The gate",
        "",
        "`./run speed` and `./run compiled speed` measure our figures again and fail when one is more than a",
        "quarter above the one committed in `benchmarks/figures.json` for the same Python;",
        "`python -m benchmarks.gate --write` writes those of this Python anew. The pure engine may take as",
        "much longer as another piece of plain Python does beside the calibrating loop: from processor to",
        "processor that differs by a half.",
        "",
    ]
    return "\n".join(lines)


def number(n: float) -> str:
    """Small figures with a decimal."""
    return f"{n:.1f}" if n < 20 else f"{n:.0f}"


def _strong(figure: Figure) -> str:
    return f"**{figure.who}**" if figure.own else figure.who


def chart(figures: list[Figure]) -> str:
    """Bars on a logarithmic scale, a group per kind."""
    most = max(figure.n for figure in figures)
    scale = (RIGHT - LEFT) / log10(most)
    parts: list[str] = []
    y = 10
    for what, title in KINDS.items():
        y += GAP
        parts.append(f'<text x="10" y="{y}" font-weight="bold">{title}</text>')
        y += 10
        for figure in sorted((f for f in figures if f.what == what), key=lambda f: f.n):
            length = max(2.0, log10(max(figure.n, 1.0)) * scale)
            middle = y + ROW / 2 + 4
            parts.append(f'<text x="{LEFT - 8}" y="{middle:.0f}" text-anchor="end">{figure.who}</text>')
            colour = COLOURS[0 if figure.own else 1]
            parts.append(f'<rect x="{LEFT}" y="{y + 3}" width="{length:.1f}" height="{ROW - 6}" fill="{colour}"/>')
            parts.append(f'<text x="{LEFT + length + 6:.1f}" y="{middle:.0f}">{number(figure.n)}</text>')
            y += ROW
    y += GAP
    note = "n = µs ÷ seconds of sum(range(10**7)); the scale is logarithmic; lower is better"
    parts.append(f'<text x="10" y="{y}">{note}</text>')
    box = f'viewBox="0 0 {RIGHT + 60} {y + 14}" font-family="sans-serif" font-size="13"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {box} role="img" aria-label="Speed next to others">'
    return "\n".join([head, '<rect width="100%" height="100%" fill="#fff"/>', *parts, "</svg>"]) + "\n"
