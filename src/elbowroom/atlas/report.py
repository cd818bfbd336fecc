"""The report: one HTML file that needs nothing else, and the same as summary tables and pictures."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Sequence
from html import escape
from importlib.resources import files
from pathlib import Path

import polars as pl

from .agreement import agreement, games_of
from .finding import Finding, Reading, Table
from .plan import CHOSEN, Terms
from .questions import QUESTIONS
from .regions import regions
from .rounds import rounds
from .tiles import combos, maps, powers, races
from .words import Words

SECTIONS: dict[str, Callable[[Reading], list[Finding]]] = {
    "races": races,
    "powers": powers,
    "combos": combos,
    "maps": maps,
    **QUESTIONS,
    "rounds": rounds,
    "regions": regions,
}
ANSWERS: dict[str, Callable[[Reading], list[Finding]]] = {
    **QUESTIONS,
    "tiles": lambda reading: races(reading) + powers(reading),
    "rounds": rounds,
    "regions": regions,
}
"""The questions that can be asked by themselves."""
_NOTES = {"can": 3, "cannot": 4}
"""How many sentences say what the games can tell, and what they cannot."""


def sections(reading: Reading, other: Reading | None = None) -> dict[str, list[Finding]]:
    """Everything that is told, by section; with another bot's games also how far the two agree."""
    found = {id: make(reading) for id, make in SECTIONS.items()}
    if other is not None:
        found["agree"] = agreement(reading, other)
    return found


def stylesheet() -> str:
    """The colours and the look of charts."""
    return (files(__package__) / "report.css").read_text("utf-8")


def picture(finding: Finding) -> str:
    """A chart as a file of its own."""
    head, rest = finding.chart.split(">", 1)
    return f"{head}>\n<style>\n{stylesheet()}</style>{rest}"


def _notes(words: Words, about: str) -> list[str]:
    return [words(f"{about}-{at}") for at in range(1, _NOTES[about] + 1)]


# --- the page -------------------------------------------------------------------------------------------------------


def page(reading: Reading, found: dict[str, list[Finding]], other: Reading | None = None) -> str:
    """The whole report."""
    words = reading.words
    parts = (files(__package__) / "page.css").read_text("utf-8"), (files(__package__) / "page.js").read_text("utf-8")
    title = escape(words("title"))
    body = [
        f"<h1>{title}</h1>",
        *_about(reading, other),
        f'<nav aria-label="{escape(words("contents"))}"><ul>',
        *(f'<li><a href="#{id}">{escape(words(f"section-{id}"))}</a></li>' for id in found),
        "</ul></nav>",
    ]
    for id, findings in found.items():
        body.append(f'<section id="{id}"><h2>{escape(words(f"section-{id}"))}</h2>')
        for finding in findings:
            body += _finding(finding, words)
        body.append("</section>")
    inside = "\n".join(body)
    return (
        f'<!doctype html>\n<html lang="{words.language}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{title}</title>\n'
        f"<style>\n{stylesheet()}{parts[0]}</style>\n</head>\n<body>\n<main>\n{inside}\n</main>\n"
        f"<script>\n{parts[1]}</script>\n</body>\n</html>\n"
    )


def _about(reading: Reading, other: Reading | None) -> list[str]:
    words = reading.words
    lines = [words("about", **_facts(reading), counts=_counts(reading))]
    if reading.terms.variants:
        lines.append(words("about-variants", variants=reading.terms.variants.replace(",", ", ")))
    if reading.terms.own:
        lines.append(words("about-own", own=reading.terms.own))
    if other is not None:
        lines.append(words("about-other", **_facts(other)))
    return [
        *(f"<p>{escape(line)}</p>" for line in lines),
        f"<h2>{escape(words('can'))}</h2><ul>",
        *(f"<li>{escape(line)}</li>" for line in _notes(words, "can")),
        f"</ul><h2>{escape(words('cannot'))}</h2><ul>",
        *(f"<li>{escape(line)}</li>" for line in _notes(words, "cannot")),
        f"</ul><h2>{escape(words('method'))}</h2><p>{escape(words('method-words'))}</p>",
    ]


def count_games(reading: Reading) -> int:
    """How many games there are."""
    return reading.games["seed"].n_unique()


def _facts(reading: Reading) -> dict[str, str | int]:
    """Which games these are."""
    terms = reading.terms
    return {
        "games": count_games(reading),
        "bot": games_of(reading, reading.words),
        "version": terms.made_by,
        "seed": str(terms.seed),
    }


def _counts(reading: Reading) -> str:
    """The games by kind and number of players, in words."""
    words = reading.words
    parts = []
    for kind in reading.kinds:
        games = reading.of(kind)[0]
        counts = games.group_by("players").agg(pl.col("seed").n_unique()).sort("players")
        by = [
            words("count-players", players=words.players(players), games=number)
            for players, number in counts.iter_rows()
        ]
        whole = games["seed"].n_unique()
        parts.append(words("count-kind", kind=words.kind(kind), games=whole, list=", ".join(by)))
    return "; ".join(parts)


def _finding(finding: Finding, words: Words) -> list[str]:
    said = f"<p>{escape(finding.words)}</p>" if finding.words else ""
    return [
        f'<h3 id="{finding.id}">{escape(finding.title)}</h3>{said}',
        finding.chart,
        f"<details><summary>{escape(words('numbers', rows=len(finding.table.rows)))}</summary>",
        *_table(finding),
        "</details>",
    ]


def _table(finding: Finding) -> list[str]:
    plain = [digits is None for _, digits in finding.table.columns]
    kinds = [" class=word" if word else "" for word in plain]
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


def index(
    reading: Reading, found: dict[str, list[Finding]], other: Reading | None = None, command: str | None = None
) -> str:
    """The page beside the tables and pictures: how they were made, by one command or by those that can be told from the
    games, and all of them in order."""
    words = reading.words
    lines = [f"# {words('index-title')}", ""]
    lines += [words("index-made", games=count_games(reading), version=reading.terms.made_by), ""]
    lines += ["```sh", *([command] if command else _commands(reading, other)), "```", ""]
    lines += [f"## {words('can')}", "", *(f"- {line}" for line in _notes(words, "can")), ""]
    lines += [f"## {words('cannot')}", "", *(f"- {line}" for line in _notes(words, "cannot")), ""]
    lines += [f"## {words('method')}", "", words("method-words"), ""]
    for id, part in found.items():
        lines += [f"## {words(f'section-{id}')}", ""]
        if id == "agree" and other is not None:
            lines += [words("about-other", **_facts(other)), ""]
        for finding in part:
            said = f" {finding.words}" if finding.words else ""
            lines += [f"**{finding.title}.**{said} [{words('index-table')}]({finding.id}.csv)", ""]
            lines += [f"![{finding.title}]({finding.id}.svg)", ""]
    return "\n".join(lines)


def _commands(reading: Reading, other: Reading | None) -> list[str]:
    """What to type to make all of it again."""
    found = _runs(reading, "data")
    report = "elbowroom atlas report data"
    if other is not None:
        found += _runs(other, "other")
        report += " --against other"
    language = reading.words.language
    report += " --summary docs/atlas" + (f" --lang {language}" if language != "en" else "")
    return [*found, report]


def _runs(reading: Reading, folder: str) -> list[str]:
    """The runs that made the data."""
    settings = _settings(reading.terms)
    found = []
    for (boxes,), games in reading.games.sort("boxes").group_by(["boxes"], maintain_order=True):
        counts = ",".join(str(count) for count in sorted(games["players"].unique().to_list()))
        table = f"--games {games['seed'].n_unique()} --boxes {str(boxes).replace('+', ',')} --players {counts}"
        found.append(f"elbowroom atlas run {folder} {table}{settings}")
    return found


def _settings(terms: Terms) -> str:
    said = "" if terms.bot == "normal" else f" --bot {terms.bot}"
    said += f" --budget {terms.nodes}n" if terms.nodes else ""
    said += f" --seed {terms.seed}" if terms.seed != 1 else ""
    said += f" --picks {terms.picks}" if terms.picks != CHOSEN else ""
    said += "".join(f" --variant {rule}" for rule in terms.variants.split(",") if rule)
    said += f" --own {','.join(tile.partition('#')[0] for tile in terms.own.split(','))}" if terms.own else ""
    return said


def write_summary(folder: Path, found: Sequence[Finding], plain: Sequence[Finding]) -> None:
    """Every chart and table as a file of its own; the tables are those in English, the same for every program."""
    folder.mkdir(parents=True, exist_ok=True)
    for finding, english in zip(found, plain, strict=True):
        (folder / f"{finding.id}.svg").write_text(picture(finding), encoding="utf-8")
        (folder / f"{finding.id}.csv").write_text(as_csv(english.table), encoding="utf-8")
