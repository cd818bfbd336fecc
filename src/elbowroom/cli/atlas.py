"""`elbowroom atlas`: play games, write the report, answer questions."""

from __future__ import annotations

import argparse
import importlib.util
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from elbowroom.locale import decimal, negotiate, texts_in

from .arguments import Parser, UsageError, add_command
from .own_boxes import use_boxes

if TYPE_CHECKING:
    from elbowroom.atlas.finding import Finding, Reading

    Answer = Callable[[Reading], list[Finding]]

_QUESTIONS = ("tiles", "offer", "declines", "seats", "boxes", "length", "rounds", "regions")


def add_atlas(parser: Parser) -> None:
    """Each action's `act` is the function to call with the options."""
    texts = parser.texts
    actions = parser.add_subparsers(dest="action", metavar="ACTION", parser_class=Parser, required=True)
    _add_run(add_command(actions, texts, "run"))
    _add_report(add_command(actions, texts, "report"))
    for name in _QUESTIONS:
        ask = add_command(actions, texts, name)
        _add_folder(ask)
        _add_output(ask)
        ask.set_defaults(act=_ask)
    agree = add_command(actions, texts, "agree")
    _add_folder(agree)
    agree.add_argument("other", type=Path, metavar="OTHER", help=agree.about("atlas-other"))
    _add_output(agree)
    agree.set_defaults(act=_agree)


def _add_run(parser: Parser) -> None:
    parser.add_argument("folder", type=Path, metavar="FOLDER", help=parser.about("atlas-run-folder"))
    parser.add_argument("--bot", metavar="NAME", default="normal", help=parser.about("atlas-bot"))
    parser.add_argument("--budget", metavar="B", default="", help=parser.about("atlas-budget"))
    games = parser.about("atlas-games")
    parser.add_argument("--games", type=parser.counting_number, metavar="N", default=1000, help=games)
    parser.add_argument("--boxes", type=parser.names, metavar="LIST", default=["base"], help=parser.about("boxes"))
    counts = parser.about("players-counts")
    parser.add_argument("--players", type=parser.numbers, metavar="LIST", default=[2, 3, 4, 5], help=counts)
    parser.add_seed()
    picks = parser.about("atlas-picks")
    parser.add_argument("--picks", choices=("chosen", "random"), default="chosen", help=picks)
    parser.add_variants()
    parser.add_argument("--own", type=parser.names, metavar="LIST", default=[], help=parser.about("atlas-own"))
    parser.add_processes()
    parser.add_argument("--ray", metavar="ADDRESS", help=parser.about("ray"))
    parser.add_argument("--no-report", action="store_true", help=parser.about("atlas-no-report"))
    parser.add_language()
    parser.set_defaults(act=_play)


def _add_report(parser: Parser) -> None:
    _add_folder(parser)
    output, summary = parser.about("atlas-report-output"), parser.about("atlas-report-summary")
    parser.add_argument("-o", "--output", type=Path, metavar="FILE", help=output)
    parser.add_argument("--summary", type=Path, metavar="FOLDER", help=summary)
    parser.add_argument("--against", type=Path, metavar="OTHER", help=parser.about("atlas-report-against"))
    parser.add_language()
    parser.set_defaults(act=_report)


def _add_folder(parser: Parser) -> None:
    parser.add_argument("folder", type=Path, metavar="FOLDER", help=parser.about("atlas-folder"))


def _add_output(parser: Parser) -> None:
    parser.add_argument("-o", "--output", type=Path, metavar="FOLDER", help=parser.about("atlas-output"))
    parser.add_language()


def atlas(options: argparse.Namespace) -> int:
    """Whatever was asked for; without polars there is no atlas."""
    if importlib.util.find_spec("polars") is None:
        raise UsageError("atlas-needs-polars")
    options.lang = negotiate(options.lang)
    status: int = options.act(options)
    return status


def _play(options: argparse.Namespace) -> int:
    from elbowroom.arena.version import made_by
    from elbowroom.atlas.own import is_tile, name_own
    from elbowroom.atlas.plan import make_series, make_terms
    from elbowroom.atlas.run import run

    from .refusals import check_bots, check_budget, check_table, check_variants

    check_bots([options.bot])
    check_budget(options.budget)
    found = use_boxes([name for name in options.own if not is_tile(name)], texts_in(options.lang))
    options.boxes = [*options.boxes, *(one.id for one in found if one.id not in options.boxes)]
    for count in options.players:
        check_table(count, options.boxes)
    check_variants(options.variant, options.boxes)
    own = name_own(options.own)
    made = made_by(options.bot)
    terms = make_terms(made, options.bot, options.budget, options.seed, own, options.picks, options.variant)
    series = make_series(options.boxes, options.players)
    done = run(options.folder, terms, series, options.games, options.processes, options.ray, options.lang)
    texts = texts_in(options.lang)
    for problem in done.problems:
        print(f"elbowroom: {problem.told(texts)}", file=sys.stderr)
    if done.played:
        seconds, speed = (decimal(value, 1, options.lang) for value in (done.seconds, done.played / done.seconds))
        print(texts.get("atlas-played", games=done.played, seconds=seconds, speed=speed))
    whole = done.atlas.games["seed"].n_unique()
    print(texts.get("atlas-games-in", games=whole, folder=str(options.folder)))
    if not options.no_report:
        _write(_read(options.folder, options.lang), None, options.folder / "atlas.html", None)
    return 0


def _read(folder: Path, language: str) -> Reading:
    from elbowroom.atlas.finding import Reading
    from elbowroom.atlas.store import Folder

    found = Folder(folder).read()
    texts = texts_in(language)
    for problem in found.problems:
        print(f"elbowroom: {texts.get('atlas-left-out', problem=problem.told(texts))}", file=sys.stderr)
    return Reading(found, language)


def _report(options: argparse.Namespace) -> int:
    reading = _read(options.folder, options.lang)
    other = _read(options.against, options.lang) if options.against else None
    _write(reading, other, options.output or options.folder / "atlas.html", options.summary)
    return 0


def _write(reading: Reading, other: Reading | None, output: Path, summary: Path | None) -> None:
    from elbowroom.atlas.report import index, page, sections

    found = sections(reading, other)
    output.write_text(page(reading, found, other), encoding="utf-8")
    print(reading.words("report-in", file=str(output)))
    if summary is not None:
        _summarize(reading, lambda again: _all(sections(again, other)), _all(found), summary)
        (summary / "README.md").write_text(index(reading, found, other), encoding="utf-8")


def _all(found: dict[str, list[Finding]]) -> list[Finding]:
    return [finding for part in found.values() for finding in part]


def _ask(options: argparse.Namespace) -> int:
    from elbowroom.atlas.report import ANSWERS

    return _tell(_read(options.folder, options.lang), ANSWERS[options.action], options.output)


def _agree(options: argparse.Namespace) -> int:
    from elbowroom.atlas.agreement import agreement

    other = _read(options.other, options.lang)
    return _tell(_read(options.folder, options.lang), lambda reading: agreement(reading, other), options.output)


def _tell(reading: Reading, answer: Answer, output: Path | None) -> int:
    from elbowroom.atlas.report import as_text

    found = answer(reading)
    for finding in found:
        words = [finding.words] if finding.words else []
        print("\n".join([f"## {finding.title}", *words, "", *as_text(finding.table), ""]))
    if output is not None:
        _summarize(reading, answer, found, output)
    return 0


def _summarize(reading: Reading, answer: Answer, found: list[Finding], folder: Path) -> None:
    """Pictures in the user's language, tables in the one that programs know."""
    from elbowroom.atlas.report import write_summary

    plain = found if reading.words.language == "en" else answer(reading.in_language("en"))
    write_summary(folder, found, plain)
    print(reading.words("summary-in", folder=str(folder)))
