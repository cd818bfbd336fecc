"""The puzzles that come with the package."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.resources import files

from .keeping import Library, read_library
from .puzzle import Puzzle
from .result import PuzzleEntry, PuzzleIndex

FILE = "puzzles.jsonl"


@cache
def shipped() -> Library:
    """All of them; what is wrong with a line costs that line alone."""
    return read_library(files(__package__).joinpath(FILE).read_text(encoding="utf-8"))


@cache
def index() -> PuzzleIndex:
    """Those that can be played here, mixed: new ones do not change the order of the others."""
    library = shipped()
    games = {puzzle.game.name: puzzle.game for puzzle in library.puzzles.values()}
    whole = {name for name, game in games.items() if not game.missing()}
    there = [entry(puzzle) for puzzle in library.puzzles.values() if puzzle.game.name in whole]
    there.sort(key=lambda entry: hashlib.blake2b(entry.id.encode(), digest_size=8).digest())
    return PuzzleIndex(there, len(library.puzzles) - len(there) + len(library.problems))


def entry(puzzle: Puzzle) -> PuzzleEntry:
    """A puzzle in the list."""
    idea, game = puzzle.idea, puzzle.game
    return PuzzleEntry(
        id=idea.id,
        theme=idea.theme,
        difficulty=idea.difficulty,
        boxes=game.boxes,
        map=game.map,
        players=game.players,
        player=idea.player,
        round=idea.round,
        rounds=game.rounds,
    )
