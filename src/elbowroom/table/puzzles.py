"""Puzzles at a table (docs/puzzles.md): one turn is played, and then judged where bots think."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from elbowroom.notation.record import read_chance
from elbowroom.puzzles import Puzzle, PuzzleError, index, judge, shipped

from .codec import encode
from .protocol.table import NewSeat
from .records import Recorded, recorded
from .refusal import Refusal
from .replay_log import Script
from .room import Room
from .thinker import BotFailed, Place, Rank, Thinker

__all__ = ["Question", "ask", "check_seats", "index", "lay_out", "puzzle_question", "solve"]


class Question(NamedTuple):
    """What was played at a puzzle's table, or that somebody gives up."""

    table: str
    script: Script
    give_up: bool


def _known(name: str) -> Puzzle:
    found = shipped().puzzles.get(name)
    if found is None:
        raise Refusal("bad-puzzle", puzzle=name, detail="there is no such puzzle")
    return found


def check_seats(name: str, seats: Sequence[NewSeat]) -> None:
    """The puzzle's player sits here, and bots play the others."""
    puzzle = _known(name)
    kinds = ["here" if seat == puzzle.idea.player else "bot" for seat in range(1, puzzle.game.players + 1)]
    if [seat.kind for seat in seats] != kinds:
        raise Refusal("bad-settings", field="seats", detail=f"this puzzle's seats are {', '.join(kinds)}")


def lay_out(_table: str, name: str) -> Recorded:
    """The game of a puzzle as far as its position; why it does not hold is an answer, too."""
    try:
        return recorded(_known(name).position())
    except PuzzleError as error:
        return Recorded(why_not=str(error)[:200])


def puzzle_question(room: Room, give_up: bool) -> Question:
    """What has to be known for a verdict; a table without a puzzle has none."""
    if not room.row.settings.puzzle:
        raise Refusal("not-found")
    if room.match.game is None and not give_up:
        raise Refusal("puzzle-unfinished")
    return Question(room.id, room.match.script(), give_up)


async def ask(pool: Thinker, question: Question, household: str) -> bytes:
    """The verdict, ready to be sent; it waits in the fair queue like a hint."""
    try:
        found = await pool.solve(*question, Place(Rank.HINT, household, question.table))
    except BotFailed as error:
        raise Refusal("internal") from error
    if not found:
        raise Refusal("puzzle-unfinished")
    return encode(found)


# --- where it is thought ----------------------------------------------------------------------------------------------


def solve(_table: str, script: Script, give_up: int, _level: str, _seed: int) -> dict[str, object]:
    """What is to be said of the moves of a script, which begins with a puzzle; nothing if they are too few."""
    moves = [(move, tuple(read_chance(chance))) for move, chance in script.moves]
    try:
        return judge(_known(script.settings.puzzle), None if give_up else moves).as_dict()
    except PuzzleError as error:
        if error.why == "unfinished":
            return {}
        raise
