"""`elbowroom puzzles`: make puzzles, list, show and check them, and solve one in the terminal."""

from __future__ import annotations

import argparse
import json
from collections import Counter
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

from elbowroom.locale import decimal, negotiate, texts_in

from .arguments import Parser, UsageError, add_command, one_line
from .output import Output, make_table

if TYPE_CHECKING:
    from elbowroom.locale import Texts
    from elbowroom.puzzles import Library, Puzzle

_BOXES = ["base", "underground", "base+underground"]
_GAMES = 400
_BY_NAME = ("version", "known", "number", "ply", "count", "line")  # numbers that are not counted in a sentence


def add_puzzles(parser: Parser) -> None:
    """Each action's `act` is the function to call with the options."""
    actions = parser.add_subparsers(dest="puzzle", metavar="ACTION", parser_class=Parser, required=True)
    _add_make(add_command(actions, parser.texts, "make"))
    found = add_command(actions, parser.texts, "list")
    _add_file(found, _list)
    for name in ("theme", "difficulty"):
        found.add_argument(f"--{name}", metavar="WORD", help=found.about(f"puzzles-{name}"))
    found.add_json("puzzles-json")
    check = add_command(actions, parser.texts, "check")
    _add_file(check, _check)
    show = add_command(actions, parser.texts, "show")
    show.add_argument("id", metavar="ID", help=show.about("puzzles-id"))
    _add_file(show, _show)
    show.add_argument("--solution", action="store_true", help=show.about("puzzles-solution"))
    solve = add_command(actions, parser.texts, "solve")
    solve.add_argument("id", metavar="ID", help=solve.about("puzzles-id"))
    _add_file(solve, _solve)


def _add_make(parser: Parser) -> None:
    parser.add_argument("out", type=Path, metavar="OUT", help=parser.about("puzzles-out"))
    games, boxes = parser.about("puzzles-games"), parser.about("puzzles-boxes")
    parser.add_argument("--games", type=parser.counting_number, metavar="N", default=_GAMES, help=games)
    parser.add_argument("--boxes", type=parser.names, metavar="LIST", default=_BOXES, help=boxes)
    parser.add_seed()
    parser.add_processes()
    parser.add_language()
    parser.set_defaults(act=_make)


def _add_file(parser: Parser, act: object) -> None:
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help=parser.about("puzzles-file"))
    parser.add_language()
    parser.set_defaults(act=act)


def puzzles(options: argparse.Namespace) -> int:
    """Whatever was asked for."""
    options.lang = negotiate(options.lang)
    status: int = options.act(options, texts_in(options.lang))
    return status


def _make(options: argparse.Namespace, texts: Texts) -> int:
    from .puzzles_make import make

    make(options, texts)
    _summary(read_puzzles(options.out, texts), texts)
    return 0


def read_puzzles(file: Path | None, texts: Texts) -> Library:
    """The puzzles of a file, or those that come with the package."""
    from elbowroom.puzzles import PuzzleError, read_library, shipped

    if file is None:
        return shipped()
    if "\0" in str(file):
        raise UsageError("cli-zero-byte")
    try:
        return read_library(file.read_text(encoding="utf-8"))
    except UnicodeDecodeError as error:
        raise UsageError("puzzles-in-file", file=str(file), reason=texts.get("puzzles-why-no-file")) from error
    except PuzzleError as error:
        raise UsageError("puzzles-in-file", file=str(file), reason=why(error.why, error.details, texts)) from error


def why(name: str, details: dict[str, str | int], texts: Texts) -> str:
    """What is wrong with a puzzle."""
    told = {key: str(value) if key in _BY_NAME else value for key, value in details.items()}
    return one_line(texts.get(f"puzzles-why-{name}", **told))


def find(options: argparse.Namespace, texts: Texts) -> Puzzle:
    """The puzzle that is meant."""
    puzzle = read_puzzles(options.file, texts).puzzles.get(options.id)
    if puzzle is None:
        raise UsageError("puzzles-none", id=options.id)
    return puzzle


def _list(options: argparse.Namespace, texts: Texts) -> int:
    from elbowroom.puzzles import DIFFICULTIES, THEMES
    from elbowroom.puzzles.shipped import entry

    for value, known in ((options.theme, THEMES), (options.difficulty, DIFFICULTIES)):
        if value is not None and value not in known:
            raise UsageError("puzzles-no-word", value=value, known=", ".join(known))
    library = read_puzzles(options.file, texts)
    found = [
        puzzle
        for puzzle in library.puzzles.values()
        if options.theme in (None, puzzle.idea.theme) and options.difficulty in (None, puzzle.idea.difficulty)
    ]
    if options.json:
        print(json.dumps([asdict(entry(puzzle)) for puzzle in found]))
        return 0
    names = ("id", "theme", "difficulty", "boxes", "players", "round", "gap")
    table = make_table(texts.get("puzzles-title"), *(texts.get(f"puzzles-col-{name}") for name in names))
    for puzzle in found:
        idea, game = puzzle.idea, puzzle.game
        words = (texts.get(f"puzzle-theme-{idea.theme}"), texts.get(f"puzzle-difficulty-{idea.difficulty}"))
        boxes = "+".join(game.boxes)
        gap = decimal(idea.gap, 1, texts.language)
        table.add_row(idea.id, *words, boxes, str(game.players), str(idea.round), gap)
    output = Output()
    output.print(table)
    _summary(library, texts)
    return 0


def _summary(library: Library, texts: Texts) -> None:
    """How many there are by theme and difficulty."""
    from elbowroom.puzzles import DIFFICULTIES, THEMES

    counts = Counter((puzzle.idea.theme, puzzle.idea.difficulty) for puzzle in library.puzzles.values())
    columns = [texts.get(f"puzzle-difficulty-{name}") for name in DIFFICULTIES]
    title, theme, whole = (texts.get(f"puzzles-{name}") for name in ("counts", "col-theme", "col-all"))
    table = make_table(title, theme, *columns, whole)
    for name in THEMES:
        row = [counts[name, each] for each in DIFFICULTIES]
        table.add_row(texts.get(f"puzzle-theme-{name}"), *map(str, row), str(sum(row)))
    sums = [sum(counts[name, each] for name in THEMES) for each in DIFFICULTIES]
    table.add_row(whole, *map(str, sums), str(sum(sums)), style="bold")
    Output().print(table)


def _check(options: argparse.Namespace, texts: Texts) -> int:
    """Replay every puzzle; those that no longer hold are named, and why."""
    from elbowroom.puzzles import PuzzleError
    from elbowroom.puzzles.checking import check

    library = read_puzzles(options.file, texts)
    for problem in library.problems:
        line = str(problem.line)
        print(texts.get("puzzles-bad-line", line=line, reason=why(problem.why, problem.details, texts)))
    bad = 0
    for puzzle in library.puzzles.values():
        try:
            check(puzzle)
        except PuzzleError as error:
            bad += 1
            print(texts.get("puzzles-bad", id=puzzle.idea.id, reason=why(error.why, error.details, texts)))
    print(texts.get("puzzles-checked", count=len(library.puzzles) - bad))
    return 1 if bad or library.problems else 0


def _show(options: argparse.Namespace, texts: Texts) -> int:
    from .puzzles_solve import show

    return show(find(options, texts), texts, solution=options.solution)


def _solve(options: argparse.Namespace, texts: Texts) -> int:
    from .puzzles_solve import solve

    return solve(find(options, texts), texts)
