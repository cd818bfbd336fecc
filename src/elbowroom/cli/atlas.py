"""`elbowroom atlas`: play games, write the report, answer questions."""

from __future__ import annotations

import argparse
import importlib.util
from pathlib import Path
from typing import TYPE_CHECKING

from .arguments import Parser, UsageError, counting_number, names, numbers, whole_number

if TYPE_CHECKING:
    from elbowroom.atlas.finding import Finding

_QUESTIONS = {
    "offer": "which combos are worth their price, at which position of the offer",
    "declines": "when good players decline",
    "seats": "how much the first seat is worth",
    "boxes": "what changes between the boxes, and when they are mixed",
    "length": "how long games are, and how wide the choice is",
}


def add_atlas(parser: Parser) -> None:
    """Each action's `act` is the function to call with the options."""
    actions = parser.add_subparsers(dest="action", metavar="ACTION", parser_class=Parser, required=True)
    _add_run(actions.add_parser("run", help="play games into a folder and write its report", allow_abbrev=False))
    report = actions.add_parser("report", help="write the report of a folder", allow_abbrev=False)
    _add_folder(report)
    report.add_argument("-o", "--output", type=Path, metavar="FILE", help="default: atlas.html in the folder")
    summary = "also write every chart as SVG and every table as CSV into this folder"
    report.add_argument("--summary", type=Path, metavar="FOLDER", help=summary)
    report.set_defaults(act=_report)
    for name, about in _QUESTIONS.items():
        ask = actions.add_parser(name, help=about, allow_abbrev=False)
        _add_folder(ask)
        _add_output(ask)
        ask.set_defaults(act=_ask)
    agree = actions.add_parser("agree", help="whether two bots say the same about the tiles", allow_abbrev=False)
    _add_folder(agree)
    agree.add_argument("other", type=Path, metavar="OTHER", help="a folder with games of another bot")
    _add_output(agree)
    agree.set_defaults(act=_agree)


def _add_run(parser: Parser) -> None:
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="games that are there already are not played again")
    bot = "the bot in every seat: one of ours by name, anyone's as module:Class (default: normal)"
    parser.add_argument("--bot", metavar="NAME", default="normal", help=bot)
    budget = "for one decision of a bot that searches, in turns played in thought (default: 60n)"
    parser.add_argument("--budget", metavar="B", default="", help=budget)
    games = "how many there are to be with these boxes, shared among the numbers of players (default: 1000)"
    parser.add_argument("--games", type=counting_number, metavar="N", default=1000, help=games)
    boxes = "base, underground, or both; the first brings the maps (default: base)"
    parser.add_argument("--boxes", type=names, metavar="LIST", default=["base"], help=boxes)
    counts = "numbers of players, with commas (default: 2,3,4,5)"
    parser.add_argument("--players", type=numbers, metavar="LIST", default=[2, 3, 4, 5], help=counts)
    parser.add_argument("--seed", type=whole_number, metavar="N", default=1, help="which games (default: 1)")
    own = "own races and powers to be in the games, as module:Class, with commas"
    parser.add_argument("--own", type=names, metavar="LIST", default=[], help=own)
    processes = "games at a time (default: 1)"
    parser.add_argument("--processes", type=counting_number, metavar="N", default=1, help=processes)
    ray = "play on the Ray cluster at this address; local, or local:2 for two workers, starts one here"
    parser.add_argument("--ray", metavar="ADDRESS", help=ray)
    parser.add_argument("--no-report", action="store_true", help="only the data")
    parser.set_defaults(act=_play)


def _add_folder(parser: Parser) -> None:
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="a folder with games.parquet and races.parquet")


def _add_output(parser: Parser) -> None:
    files = "also write the charts as SVG and the tables as CSV into this folder"
    parser.add_argument("-o", "--output", type=Path, metavar="FOLDER", help=files)


def atlas(options: argparse.Namespace) -> int:
    """Whatever was asked for; without polars there is no atlas."""
    if importlib.util.find_spec("polars") is None:
        raise UsageError("the atlas needs polars: pip install 'elbowroom[atlas]'")
    status: int = options.act(options)
    return status


def _play(options: argparse.Namespace) -> int:
    from elbowroom.arena.version import made_by
    from elbowroom.atlas.own import name_own
    from elbowroom.atlas.plan import make_series, make_terms
    from elbowroom.atlas.run import run

    terms = make_terms(made_by(), options.bot, options.budget, options.seed, name_own(options.own))
    series = make_series(options.boxes, options.players)
    done = run(options.folder, terms, series, options.games, options.processes, options.ray)
    if done.played:
        print(f"{done.played} games in {done.seconds:.1f} s, {done.played / done.seconds:.1f} a second")
    print(f"{done.atlas.games['seed'].n_unique()} games in {options.folder}")
    return 0 if options.no_report else _write(options.folder, options.folder / "atlas.html", None)


def _report(options: argparse.Namespace) -> int:
    return _write(options.folder, options.output or options.folder / "atlas.html", options.summary)


def _write(folder: Path, output: Path, summary: Path | None) -> int:
    from elbowroom.atlas.finding import Reading
    from elbowroom.atlas.report import index, page, sections, write_summary
    from elbowroom.atlas.store import Folder

    reading = Reading(Folder(folder).read())
    found = sections(reading)
    output.write_text(page(reading, found), encoding="utf-8")
    print(f"report in {output}")
    if summary is not None:
        write_summary(summary, [finding for part in found.values() for finding in part])
        (summary / "README.md").write_text(index(reading, found), encoding="utf-8")
        print(f"tables and pictures in {summary}")
    return 0


def _ask(options: argparse.Namespace) -> int:
    from elbowroom.atlas.finding import Reading
    from elbowroom.atlas.questions import QUESTIONS
    from elbowroom.atlas.store import Folder

    return _tell(QUESTIONS[options.action](Reading(Folder(options.folder).read())), options.output)


def _agree(options: argparse.Namespace) -> int:
    from elbowroom.atlas.agreement import agreement
    from elbowroom.atlas.finding import Reading
    from elbowroom.atlas.store import Folder

    one, other = (Reading(Folder(folder).read()) for folder in (options.folder, options.other))
    return _tell(agreement(one, other), options.output)


def _tell(found: list[Finding], output: Path | None) -> int:
    from elbowroom.atlas.report import as_text, write_summary

    for finding in found:
        words = [finding.words] if finding.words else []
        print("\n".join([f"## {finding.title}", *words, "", *as_text(finding.table), ""]))
    if output is not None:
        write_summary(output, found)
        print(f"tables and pictures in {output}")
    return 0
