"""Files of puzzles: JSON, one line each for the version, for every game, and for every puzzle found in it.

A line that cannot be read is told, and costs no more than what depends on it.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec import Struct

from .puzzle import Idea, PlayedGame, Puzzle, PuzzleError

TITLE = "elbowroom puzzles"
VERSION = 1
_MOST = 50_000_000  # a longer text is no file of puzzles


class Head(Struct, frozen=True):
    """The first line."""

    title: str
    version: int


class Problem(Struct, frozen=True):
    """A line that is of no use: its number, and why as in `PuzzleError`."""

    line: int
    why: str
    details: dict[str, str | int]


class Library(Struct, frozen=True):
    """What is in a file."""

    puzzles: dict[str, Puzzle]
    """By id, in the order of the file."""
    problems: list[Problem]


_LINE = msgspec.json.Decoder(PlayedGame | Idea)
_HEAD = msgspec.json.Decoder(Head)


def read_library(text: str) -> Library:
    """All puzzles of a file; `PuzzleError` only if it is none, or of another version."""
    if len(text) > _MOST:
        raise PuzzleError("long", most=_MOST)
    lines = text.removesuffix("\n").split("\n")
    try:
        head = _HEAD.decode(lines[0])
    except msgspec.DecodeError as error:
        raise PuzzleError("no-file") from error
    if head.title != TITLE:
        raise PuzzleError("no-file")
    if head.version != VERSION:
        raise PuzzleError("version", version=head.version, known=VERSION)
    found = Library({}, [])
    games: dict[str, PlayedGame] = {}
    for number, line in enumerate(lines[1:], 2):
        try:
            _take(line, games, found.puzzles)
        except PuzzleError as error:
            found.problems.append(Problem(number, error.why, error.details))
    return found


def _take(line: str, games: dict[str, PlayedGame], puzzles: dict[str, Puzzle]) -> None:
    """One line."""
    try:
        row = _LINE.decode(line)
    except msgspec.DecodeError as error:
        raise PuzzleError("line", reason=str(error)) from error
    if isinstance(row, PlayedGame):
        if row.name in games:
            raise PuzzleError("twice", name=row.name)
        games[row.name] = row
        return
    if row.id in puzzles:
        raise PuzzleError("twice", name=row.id)
    if row.game not in games:
        raise PuzzleError("no-game", puzzle=row.id, game=row.game)
    if not row.plan:
        raise PuzzleError("no-plan", puzzle=row.id)
    puzzles[row.id] = Puzzle(row, games[row.game])


def write_library(puzzles: Iterable[Puzzle]) -> str:
    """The text of a file with these puzzles: every game stands once, before the first puzzle of it."""
    lines = [msgspec.json.encode(Head(TITLE, VERSION))]
    games: set[str] = set()
    for puzzle in puzzles:
        if puzzle.game.name not in games:
            games.add(puzzle.game.name)
            lines.append(msgspec.json.encode(puzzle.game))
        lines.append(msgspec.json.encode(puzzle.idea))
    return "".join(line.decode() + "\n" for line in lines)
