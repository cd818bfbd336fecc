"""The report: one HTML file that needs nothing else, and the same as summary tables and pictures."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from html import escape
from importlib.resources import files
from pathlib import Path

import polars as pl

from .finding import KINDS, Finding, Reading, Table
from .questions import QUESTIONS
from .tiles import combos, maps, powers, races

SECTIONS = {
    "races": ("Races", races),
    "powers": ("Powers", powers),
    "combos": ("Combos", combos),
    "maps": ("Maps and numbers of players", maps),
    "offer": ("Which combos are worth their price, and where in the offer?", QUESTIONS["offer"]),
    "declines": ("When do good players decline?", QUESTIONS["declines"]),
    "seats": ("How much is the first seat worth?", QUESTIONS["seats"]),
    "boxes": ("What changes between the boxes, and when they are mixed?", QUESTIONS["boxes"]),
    "length": ("How long are games, and how wide is the choice?", QUESTIONS["length"]),
}

CAN_TELL = (
    "The same bot sits in every seat, so what differs comes from the tiles, the seats and the dice, not from skill.",
    "Differences between tiles that are larger than their intervals are real for players who play like this bot.",
    "Games can be made again exactly from their seeds: anyone can check every number.",
)
CANNOT_TELL = (
    "How tiles fare among people, or among much stronger players: a bot that plays a race badly makes it look bad.",
    "What a tile would do for a player who did not want it: bots choose, so every tile is seen in hands that wanted "
    "it, and a tile that they think little of is seen only when it was cheap.",
    "Causes: who declines late may win because things went well, not because of the waiting.",
    "Talk, grudges and alliances: bots do not gang up on the leader as people do.",
)
METHOD = (
    "Intervals hold the true value in 95 of 100 cases. Seats of one game depend on each other, so numbers are added up "
    "per game first and the interval comes from how much games differ (ratio estimator clustered by game, normal "
    "approximation). With hundreds of intervals some miss by luck: one in twenty. “Fair” is one victory in as many "
    "games as there are players; a shared victory counts in parts."
)


def sections(reading: Reading) -> dict[str, list[Finding]]:
    """Everything that is told, by section."""
    return {id: make(reading) for id, (_, make) in SECTIONS.items()}


def stylesheet() -> str:
    """The colours and the look of charts."""
    return (files(__package__) / "report.css").read_text("utf-8")


def picture(finding: Finding) -> str:
    """A chart as a file of its own."""
    head, rest = finding.chart.split(">", 1)
    return f"{head}>\n<style>\n{stylesheet()}</style>{rest}"


# --- the page -------------------------------------------------------------------------------------------------------


def page(reading: Reading, found: dict[str, list[Finding]]) -> str:
    """The whole report."""
    parts = (files(__package__) / "page.css").read_text("utf-8"), (files(__package__) / "page.js").read_text("utf-8")
    body = [
        "<h1>The balance atlas</h1>",
        *_about(reading),
        "<nav aria-label='Contents'><ul>",
        *(f'<li><a href="#{id}">{escape(title)}</a></li>' for id, (title, _) in SECTIONS.items()),
        "</ul></nav>",
    ]
    for id, (title, _) in SECTIONS.items():
        body.append(f'<section id="{id}"><h2>{escape(title)}</h2>')
        for finding in found[id]:
            body += _finding(finding)
        body.append("</section>")
    inside = "\n".join(body)
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>The balance atlas</title>\n'
        f"<style>\n{stylesheet()}{parts[0]}</style>\n</head>\n<body>\n<main>\n{inside}\n</main>\n"
        f"<script>\n{parts[1]}</script>\n</body>\n</html>\n"
    )


def _about(reading: Reading) -> list[str]:
    terms = reading.terms
    budget = f" with {terms.nodes} nodes for a decision" if terms.nodes else ""
    own = f", with {escape(terms.own)}" if terms.own else ""
    return [
        f"<p>{count_games(reading):,} games of the bot <b>{escape(terms.bot)}</b>{budget} against itself, by version "
        f"{escape(terms.made_by)}, seed {terms.seed}{own}: {escape(_counts(reading))}.</p>",
        "<h2>What these games can tell</h2><ul>",
        *(f"<li>{escape(line)}</li>" for line in CAN_TELL),
        "</ul><h2>What they cannot</h2><ul>",
        *(f"<li>{escape(line)}</li>" for line in CANNOT_TELL),
        f"</ul><h2>How to read the numbers</h2><p>{escape(METHOD)}</p>",
    ]


def count_games(reading: Reading) -> int:
    """How many games there are."""
    return reading.games["seed"].n_unique()


def _counts(reading: Reading) -> str:
    """The games by kind and number of players, in words."""
    parts = []
    for kind in reading.kinds:
        games = reading.of(kind)[0]
        counts = games.group_by("players").agg(pl.col("seed").n_unique()).sort("players")
        by = ", ".join(f"{number:,} with {players}" for players, number in counts.iter_rows())
        parts.append(f"{KINDS[kind].lower()} {games['seed'].n_unique():,} ({by})")
    return "; ".join(parts)


def _finding(finding: Finding) -> list[str]:
    words = f"<p>{escape(finding.words)}</p>" if finding.words else ""
    return [
        f'<h3 id="{finding.id}">{escape(finding.title)}</h3>{words}',
        finding.chart,
        f"<details><summary>The numbers ({len(finding.table.rows)} rows)</summary>",
        *_table(finding),
        "</details>",
    ]


def _table(finding: Finding) -> list[str]:
    words = [digits is None for _, digits in finding.table.columns]
    kinds = [" class=word" if word else "" for word in words]
    head = "".join(
        f'<th scope="col"{kind}><button>{escape(name)}</button></th>'
        for name, kind in zip(finding.table.heads, kinds, strict=True)
    )
    lines = [f'<div class="sheet" tabindex="0" role="region" aria-label="{escape(finding.title)}"><table>']
    lines.append(f"<thead><tr>{head}</tr></thead><tbody>")
    for row in finding.table.texts():
        cells = "".join(f"<td{kind}>{escape(text)}</td>" for text, kind in zip(row, kinds, strict=True))
        lines.append(f"<tr>{cells}</tr>")
    lines.append("</tbody></table></div>")
    return lines


# --- tables and pictures --------------------------------------------------------------------------------------------


def as_csv(table: Table) -> str:
    """A table for programs, numbers rounded as the report shows them."""
    out = io.StringIO()
    csv.writer(out, lineterminator="\n").writerows([table.heads, *table.texts()])
    return out.getvalue()


def as_text(table: Table) -> list[str]:
    """A table for the terminal."""
    rows = [table.heads, *table.texts()]
    widths = [max(len(row[at]) for row in rows) for at in range(len(table.columns))]
    lines = []
    for row in rows:
        cells = [
            cell.ljust(width) if digits is None else cell.rjust(width)
            for cell, width, (_, digits) in zip(row, widths, table.columns, strict=True)
        ]
        lines.append("  ".join(cells).rstrip())
    return lines


def index(reading: Reading, found: dict[str, list[Finding]]) -> str:
    """The page beside the tables and pictures: how they were made, and all of them in order."""
    lines = ["# The balance atlas in tables and pictures", ""]
    lines += [
        f"{count_games(reading):,} games, version {reading.terms.made_by}. Made by these commands; do not edit.",
        "",
    ]
    lines += ["```sh", *_commands(reading), "elbowroom atlas report data --summary docs/atlas", "```", ""]
    lines += ["## What these games can tell", "", *(f"- {line}" for line in CAN_TELL), ""]
    lines += ["## What they cannot", "", *(f"- {line}" for line in CANNOT_TELL), ""]
    lines += ["## How to read the numbers", "", METHOD, ""]
    for id, part in found.items():
        lines += [f"## {SECTIONS[id][0]}", ""]
        for finding in part:
            words = f" {finding.words}" if finding.words else ""
            lines += [f"**{finding.title}.**{words} [Table]({finding.id}.csv)", ""]
            lines += [f"![{finding.title}]({finding.id}.svg)", ""]
    return "\n".join(lines)


def _commands(reading: Reading) -> list[str]:
    """The runs that made the data."""
    terms = reading.terms
    settings = "" if terms.bot == "normal" else f" --bot {terms.bot}"
    settings += f" --budget {terms.nodes}n" if terms.nodes else ""
    settings += f" --seed {terms.seed}" if terms.seed != 1 else ""
    settings += f" --own {','.join(tile.partition('#')[0] for tile in terms.own.split(','))}" if terms.own else ""
    found = []
    for (boxes,), games in reading.games.sort("boxes").group_by(["boxes"], maintain_order=True):
        counts = ",".join(str(count) for count in sorted(games["players"].unique().to_list()))
        table = f"--games {games['seed'].n_unique()} --boxes {str(boxes).replace('+', ',')} --players {counts}"
        found.append(f"elbowroom atlas run data {table}{settings}")
    return found


def write_summary(folder: Path, found: Sequence[Finding]) -> None:
    """Every chart and table as a file of its own."""
    folder.mkdir(parents=True, exist_ok=True)
    for finding in found:
        (folder / f"{finding.id}.svg").write_text(picture(finding), encoding="utf-8")
        (folder / f"{finding.id}.csv").write_text(as_csv(finding.table), encoding="utf-8")
