"""Puzzles (docs/puzzles.md): turns of games in which one plan is clearly the best, and not obvious.

How they are kept, found and judged; no network, no process and no clock, as in a review.
"""

from .judging import judge
from .keeping import VERSION, Library, Problem, read_library, write_library
from .puzzle import DIFFICULTIES, THEMES, Puzzle, PuzzleError
from .result import PuzzleEntry, PuzzleIndex, PuzzleVerdict
from .shipped import index, shipped

__all__ = [
    "DIFFICULTIES",
    "THEMES",
    "VERSION",
    "Library",
    "Problem",
    "Puzzle",
    "PuzzleEntry",
    "PuzzleError",
    "PuzzleIndex",
    "PuzzleVerdict",
    "index",
    "judge",
    "read_library",
    "shipped",
    "write_library",
]
