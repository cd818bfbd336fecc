"""Does a puzzle still hold? What can be told quickly: the moves are legal, the position is the same, the plan too."""

from __future__ import annotations

from elbowroom.rules.game import IllegalMove

from .deciding import decided
from .puzzle import Puzzle, PuzzleError


def check(puzzle: Puzzle) -> None:
    """Raise `PuzzleError` if a tile is missing, the rules give another position, or the plan is not legal."""
    missing = puzzle.game.missing()
    if missing:
        raise PuzzleError("missing", names=", ".join(missing))
    game = puzzle.position()
    try:
        decided(game, puzzle.idea.ply, [(text, ()) for text in puzzle.idea.plan])
    except IllegalMove as error:
        raise PuzzleError("plan", move=error.move, reason=str(error)) from error
