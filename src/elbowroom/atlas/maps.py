"""A map as a chart: its regions in colour, with a number in each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from .charts import WIDTH, Axis, Dot, judged, svg, text
from .words import Words

_TOP = 30


@dataclass(frozen=True)
class Area:
    """A region as it is drawn, and what is known about it."""

    number: int
    outline: Sequence[Sequence[float]]
    label: Sequence[float]
    dot: Dot | None


def map_chart(words: Words, title: str, axis: Axis, size: tuple[float, float], areas: Sequence[Area]) -> str:
    """What may be called a difference from the neutral value is bold and coloured, the farther from it the more."""
    scale = WIDTH / size[0]
    centre = axis.centre or 0.0
    known = {area.number: area.dot for area in areas if area.dot is not None}
    known = dict(zip(known, judged(list(known.values()), centre), strict=True))
    full = max((abs(dot.value - centre) for dot in known.values()), default=0.0) or 1.0
    parts = [text(4, 18, axis.label, "axis")]
    for area in areas:
        path = "L".join(f"{x * scale:.0f} {_TOP + y * scale:.0f}" for x, y in area.outline)
        dot = known.get(area.number)
        x, y = area.label[0] * scale, _TOP + area.label[1] * scale + 5
        if dot is None:
            parts.append(f'<path class="border" d="M{path}Z"/>' + text(x, y, "·", "tick", "middle"))
            continue
        hue = "high" if dot.value > centre else "low"
        strength = abs(dot.value - centre) / full * 0.62 if dot.sure else 0.0
        parts.append(
            f'<g class="cell {"sure" if dot.sure else "unsure"}"><title>{escape(dot.about(words))}</title>'
            f'<path class="border {hue}" fill-opacity="{strength:.2f}" d="M{path}Z"/>'
            + text(x, y, words.number(dot.value, axis.digits), "tick", "middle")
            + "</g>"
        )
    return svg(WIDTH, _TOP + size[1] * scale + 4, title, parts)
