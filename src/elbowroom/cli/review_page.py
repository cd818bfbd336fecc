"""A review as one file for the browser: nothing is fetched, nothing runs."""

from __future__ import annotations

from html import escape

from .review_words import Story

WIDE, HIGH, LEFT, FOOT = 760, 270, 64, 34
DASHES = ("", "8 4", "2 4", "10 4 2 4", "14 5")
_STYLE = """
body { font: 16px/1.45 system-ui, sans-serif; max-width: 800px; margin: 24px auto; padding: 0 16px; }
body { color: #222; background: #fffdf8; }
:root { --p1: #b3261e; --p2: #1f5fa8; --p3: #2e7d32; --p4: #8a5a00; --p5: #6a3fa0; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; margin: 8px 0 20px; }
th, td { padding: 3px 8px; text-align: right; border-bottom: 1px solid #ddd4c4; font-variant-numeric: tabular-nums; }
th:nth-child(-n+2), td:nth-child(-n+2) { text-align: left; }
svg { width: 100%; height: auto; }
svg line { stroke: #ccc; }
svg text { font-size: 13px; fill: #555; }
polyline { fill: none; stroke-width: 2.5; }
li { margin-bottom: 12px; }
li b { display: block; }
li span { display: block; }
.note { color: #555; font-size: 14px; }
@media (prefers-color-scheme: dark) {
  body { color: #eee; background: #201d19; }
  :root { --p1: #ff8a7d; --p2: #7cb8ff; --p3: #7fd083; --p4: #e0b04c; --p5: #c3a2f5; }
  th, td { border-color: #4a443b; }
  svg line { stroke: #4a443b; }
  svg text, .note { fill: #bbb; color: #bbb; }
}
@media (max-width: 520px) {
  th, td { padding: 3px 4px; font-size: 14px; }
  ol { padding-left: 24px; }
  svg text { font-size: 22px; }
}
"""


def page(story: Story) -> str:
    """The whole file."""
    texts = story.texts
    title = escape(texts.get("review-title"))
    costly = "".join(
        f"<li><b>{escape(story.heading(turn))}</b>"
        + "".join(f"<span>{escape(line)}</span>" for line in story.lines(turn))
        + "</li>"
        for turn in story.costliest
    )
    parts = [
        f"<h1>{title}</h1>",
        f"<h2>{escape(texts.get('review-curve'))}</h2>",
        curve(story),
        f"<h2>{escape(texts.get('review-costliest'))}</h2>",
        f"<ol>{costly}</ol>" if costly else f"<p>{escape(texts.get('review-none'))}</p>",
        f"<h2>{escape(texts.get('review-players'))}</h2>",
        _table([texts.get(f"review-col-{name}") for name in story.PLAYER], story.players()),
        f"<h2>{escape(texts.get('review-turns'))}</h2>",
        _table([texts.get(f"review-col-{name}") for name in story.TURN], [story.row(turn) for turn in story.told]),
        f'<p class="note">{escape(texts.get("review-note"))}</p>',
    ]
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>'
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="{texts.language}"><head>{head}<style>{_STYLE}</style></head>\n'
        f"<body>\n{body}\n</body></html>\n"
    )


def curve(story: Story) -> str:
    """Everybody's chances to win as lines, with their names at the end of the list below."""
    points = story.curve
    step = (WIDE - LEFT - 8) / max(1, len(points) - 1)
    across = [LEFT + at * step for at in range(len(points))]
    parts = []
    for share in (0, 25, 50, 75, 100):
        y = _height(share / 100)
        parts.append(f'<line x1="{LEFT}" x2="{WIDE - 8}" y1="{y:.1f}" y2="{y:.1f}"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{story.percent(share / 100)}</text>')
    for number, x in _rounds(story, across):
        parts.append(f'<text x="{x:.1f}" y="{HIGH - 5}" text-anchor="middle">{number}</text>')
    for player in range(len(points[0])):
        line = " ".join(f"{x:.1f},{_height(at[player]):.1f}" for x, at in zip(across, points, strict=True))
        name = escape(story.player(player + 1))
        parts.append(
            f'<polyline points="{line}" style="stroke:var(--p{player + 1})" stroke-dasharray="{DASHES[player]}">'
            f"<title>{name}</title></polyline>"
        )
    names = " · ".join(
        f'<span style="color:var(--p{player + 1})">{escape(story.player(player + 1))}</span>'
        for player in range(len(points[0]))
    )
    label = escape(story.texts.get("review-curve"))
    return f'<svg viewBox="0 0 {WIDE} {HIGH}" role="img" aria-label="{label}">{"".join(parts)}</svg><p>{names}</p>'


def _height(chance: float) -> float:
    return 8 + (HIGH - FOOT - 8) * (1 - chance)


def _rounds(story: Story, across: list[float]) -> list[tuple[int, float]]:
    """Where each round begins."""
    found: dict[int, float] = {}
    for turn in story.told:
        found.setdefault(turn.round, across[turn.number - 1])
    return list(found.items())


def _table(heads: list[str], rows: list[list[str]]) -> str:
    head = "".join(f"<th>{escape(each)}</th>" for each in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(each)}</td>" for each in row) + "</tr>" for row in rows)
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'
