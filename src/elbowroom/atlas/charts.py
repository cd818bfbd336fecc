"""Charts as SVG, drawn by hand: dots with their intervals, lines of dots, and tables of coloured cells.

Colours come from the style sheet beside this file, so a chart follows the light or the dark of its page.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from html import escape
from math import ceil, floor, log10

from elbowroom.arena.statistics import Z95

from .discovery import chance_of, discoveries
from .words import Words

WIDTH = 760
_ROW = 20
_TOP = 44
_LABEL = 210  # room for names on the left, if they need no more
_LETTER = 8.2  # how wide a letter of a name can be
_AXIS_LETTER = 7.55  # the same in a long line, where wide and narrow ones balance
_RIGHT = 62
_SHAPES = 5


@dataclass(frozen=True)
class Dot:
    """An estimate with its interval."""

    label: str
    value: float
    low: float
    high: float
    games: int = 0
    sure: bool | None = None
    """May it be called a difference from the neutral value, among all it was compared with? None: not asked yet."""

    def about(self, words: Words) -> str:
        """For who points at it."""
        value, low, high = (words.number(number, 2) for number in (self.value, self.low, self.high))
        return words("dot", label=self.label, value=value, low=low, high=high, games=self.games)


@dataclass(frozen=True)
class Line:
    """Estimates that belong together, one for each place on the axis; None where nothing is known."""

    label: str
    dots: Sequence[Dot | None]


@dataclass(frozen=True)
class Axis:
    """What is measured, which value is the neutral one, and how many digits are shown."""

    label: str
    centre: float | None = None
    digits: int = 2


def svg(width: float, height: float, title: str, parts: Iterable[str]) -> str:
    """A picture with its name."""
    inside = "\n".join(parts)
    name = escape(title)
    return (
        f'<svg class="chart" viewBox="0 0 {width:g} {height:g}" xmlns="http://www.w3.org/2000/svg" role="img" '
        f'aria-label="{name}">\n<title>{name}</title>\n{inside}\n</svg>\n'
    )


def text(x: float, y: float, said: str, kind: str = "", anchor: str = "start") -> str:
    """Words at a place."""
    look = f' class="{kind}"' if kind else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{look}>{escape(said)}</text>'


def _names(names: Iterable[str], least: float) -> float:
    """The room that names on the left need."""
    return max(least, 16 + _LETTER * max((len(name) for name in names), default=0))


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<path class="{kind}" d="M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}"/>'


def ticks(low: float, high: float, most: int = 7) -> list[float]:
    """Round numbers that cover a span, two at least."""
    if high - low < 1e-9:  # a single value has room on both sides
        low, high = low - 0.5, high + 0.5
    rough = (high - low) / (most - 1)
    unit = 10.0 ** floor(log10(rough))
    step = next(unit * factor for factor in (1, 2, 2.5, 5, 10) if unit * factor >= rough * 0.999)
    first = floor(low / step + 1e-9)
    last = ceil(high / step - 1e-9)
    return [at * step for at in range(first, last + 1)]


def _span(dots: Sequence[Dot], centre: float | None) -> list[float]:
    """The ticks of an axis on which everything fits."""
    ends = [dot.low for dot in dots] + [dot.high for dot in dots] + ([] if centre is None else [centre])
    return ticks(min(ends), max(ends))


def judged(found: Sequence[Dot], centre: float | None) -> list[Dot]:
    """The same with a verdict on each that had none: a family of comparisons, under control (`discovery.py`)."""
    if centre is None or all(dot.sure is not None for dot in found):
        return list(found)
    chances = [chance_of(dot.value - centre, (dot.high - dot.low) / 2 / Z95) for dot in found]
    return [replace(dot, sure=sure) for dot, sure in zip(found, discoveries(chances), strict=True)]


def _verdict(dot: Dot, centre: float | None) -> str:
    """Is it above or below the neutral value, as far as may be said?"""
    if centre is None or not dot.sure:
        return "even"
    return "above" if dot.value > centre else "below"


def dots(words: Words, title: str, axis: Axis, found: Sequence[Dot]) -> str:
    """Names downwards, each with a dot and its interval, the highest first."""
    if not found:
        return _empty(words, title)
    rows = sorted(judged(found, axis.centre), key=lambda dot: (-dot.value, dot.label))
    marks = _span(rows, axis.centre)
    left = _names((dot.label for dot in rows), _LABEL)
    height = _TOP + _ROW * len(rows) + 34
    bottom = height - 30

    def x(value: float) -> float:
        return left + (value - marks[0]) / (marks[-1] - marks[0]) * (WIDTH - left - _RIGHT)

    parts = [text(max(4, min(left, WIDTH - 4 - _AXIS_LETTER * len(axis.label))), 18, axis.label, "axis")]
    for mark in marks:
        parts.append(_line(x(mark), _TOP - 12, x(mark), bottom, "grid"))
        parts.append(text(x(mark), bottom + 18, words.number(mark, _digits(marks)), "tick", "middle"))
    if axis.centre is not None:
        parts.append(_line(x(axis.centre), _TOP - 14, x(axis.centre), bottom, "centre"))
    for at, dot in enumerate(rows):
        y = _TOP + _ROW * at + 4
        parts.append(f'<g class="{_verdict(dot, axis.centre)}"><title>{escape(dot.about(words))}</title>')
        parts.append(text(left - 10, y + 5, dot.label, "", "end"))
        parts.append(_line(x(dot.low), y, x(dot.high), y, "reach"))
        parts.append(f'<circle class="mark" cx="{x(dot.value):.1f}" cy="{y:.1f}" r="4.5"/>')
        parts.append(text(WIDTH - 4, y + 5, words.number(dot.value, axis.digits), "tick", "end") + "</g>")
    return svg(WIDTH, height, title, parts)


def lines(words: Words, title: str, axis: Axis, across: str, places: Sequence[str], found: Sequence[Line]) -> str:
    """Places from left to right; every line has its own colour and shape."""
    known = [dot for line in found for dot in line.dots if dot is not None]
    if not known:
        return _empty(words, title)
    marks = _span(known, axis.centre)
    left, top, bottom, height = 58, 62, 302, 344
    room = (WIDTH - left - 16) / len(places)

    def y(value: float) -> float:
        return bottom - (value - marks[0]) / (marks[-1] - marks[0]) * (bottom - top)

    parts = [text(4, 18, axis.label, "axis"), text(WIDTH - 4, height - 4, across, "axis", "end")]
    for mark in marks:
        parts.append(_line(left, y(mark), WIDTH - 8, y(mark), "grid"))
        parts.append(text(left - 8, y(mark) + 5, words.number(mark, _digits(marks)), "tick", "end"))
    if axis.centre is not None:
        parts.append(_line(left, y(axis.centre), WIDTH - 8, y(axis.centre), "centre"))
    for at, place in enumerate(places):
        parts.append(text(left + room * (at + 0.5), bottom + 20, place, "tick", "middle"))
    for which, line in enumerate(found):
        shift = (which - (len(found) - 1) / 2) * min(13.0, room / (len(found) + 1))
        spots = [(left + room * (at + 0.5) + shift, dot) for at, dot in enumerate(line.dots) if dot is not None]
        parts.append(f'<g class="line s{which % _SHAPES + 1}">')
        path = "L".join(f"{x:.1f} {y(dot.value):.1f}" for x, dot in spots)
        parts.append(f'<path class="join" d="M{path}"/>')
        for x, dot in spots:
            parts.append(_line(x, y(dot.low), x, y(dot.high), "reach"))
            parts.append(f"<g><title>{escape(dot.about(words))}</title>{_shape(which, x, y(dot.value))}</g>")
        parts.append("</g>")
    if len(found) > 1:
        parts.extend(_legend(found, left))
    return svg(WIDTH, height, title, parts)


def _legend(found: Sequence[Line], left: float) -> list[str]:
    parts = []
    x = left
    for which, line in enumerate(found):
        parts.append(f'<g class="line s{which % _SHAPES + 1}">{_shape(which, x + 6, 37)}</g>')
        parts.append(text(x + 17, 42, line.label, "tick"))
        x += 40 + 7.4 * len(line.label)
    return parts


def _shape(which: int, x: float, y: float) -> str:
    """The shapes of the players' counters, so that colour is not alone in telling lines apart."""
    kind = which % _SHAPES
    if kind == 1:
        return f'<circle class="mark" cx="{x:.1f}" cy="{y:.1f}" r="5"/>'
    corners = {
        0: ((-4.5, -4.5), (4.5, -4.5), (4.5, 4.5), (-4.5, 4.5)),
        2: ((-5.5, 0), (-2.7, -4.8), (2.7, -4.8), (5.5, 0), (2.7, 4.8), (-2.7, 4.8)),
        3: ((0, -6.2), (6.2, 0), (0, 6.2), (-6.2, 0)),
        4: ((-5, -5), (5, -5), (5, 1), (0, 6.2), (-5, 1)),
    }[kind]
    path = "L".join(f"{x + dx:.1f} {y + dy:.1f}" for dx, dy in corners)
    return f'<path class="mark" d="M{path}Z"/>'


def cells(
    words: Words,
    title: str,
    axis: Axis,
    across: Sequence[str],
    down: Sequence[str],
    found: dict[tuple[str, str], Dot],
    full: float,
) -> str:
    """A table of cells; what may be called a difference from the neutral value is bold and coloured, fully if it is
    `full` away from it."""
    found = dict(zip(found, judged(list(found.values()), axis.centre), strict=True))
    left = _names(down, 170.0)
    room = (WIDTH - left - 8) / max(len(across), 1)
    widest = _LETTER * max((len(name) for name in across), default=0)
    crowded = widest > room  # then every other heading stands a line higher
    top = _TOP + 16 * crowded
    height = top + 26 * len(down) + 8
    parts = [text(4, 18, axis.label, "axis")]
    for at, name in enumerate(across):
        x = min(left + room * (at + 0.5), WIDTH - 4 - _LETTER * len(name) / 2)
        parts.append(text(x, top - 8 - 16 * (crowded and at % 2), name, "tick", "middle"))
    for row, name in enumerate(down):
        y = top + 26 * row
        parts.append(text(left - 10, y + 18, name, "", "end"))
        for at, place in enumerate(across):
            dot = found.get((name, place))
            x = left + room * at
            if dot is None:
                parts.append(text(x + room / 2, y + 18, "·", "tick", "middle"))
                continue
            away = dot.value - (axis.centre or 0.0)
            strength = min(abs(away) / full, 1.0) * 0.62 if dot.sure else 0.0
            hue = "high" if away > 0 else "low"
            sure = "sure" if _verdict(dot, axis.centre) != "even" else "unsure"
            parts.append(
                f'<g class="cell {sure}"><title>{escape(f"{place}, {dot.about(words)}")}</title>'
                f'<rect class="{hue}" x="{x + 1:.1f}" y="{y + 1:.1f}" width="{room - 2:.1f}" height="24" '
                f'fill-opacity="{strength:.2f}"/>'
                + text(x + room / 2, y + 18, words.number(dot.value, axis.digits), "tick", "middle")
                + "</g>"
            )
    return svg(WIDTH, height, title, parts)


def _empty(words: Words, title: str) -> str:
    return svg(WIDTH, 60, title, [text(4, 34, words("too-few"), "axis")])


def _digits(marks: Sequence[float]) -> int:
    """How many digits the ticks need to differ."""
    step = marks[1] - marks[0] if len(marks) > 1 else 1.0
    return next((digits for digits in range(4) if abs(step * 10**digits - round(step * 10**digits)) < 1e-6), 3)
