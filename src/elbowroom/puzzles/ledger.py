"""What has been made so far, game by game: making puzzles takes long, and may be stopped and gone on with."""

from __future__ import annotations

from pathlib import Path

import msgspec
from msgspec import Struct

from .keeping import write_library
from .making import Made, Task
from .puzzle import Idea, PlayedGame, Puzzle, PuzzleError

ENDING = ".progress"


class Terms(Struct, frozen=True):
    """What must be the same to go on: the seed, and the criteria that puzzles are found by."""

    seed: int
    criteria: dict[str, float]


class Entry(Struct, frozen=True):
    """What came of one game."""

    task: str
    reached: dict[str, int]
    game: PlayedGame | None
    puzzles: list[Idea]


class Ledger:
    """A file beside the one that is made; `PuzzleError` if it belongs to something else."""

    def __init__(self, out: Path, terms: Terms) -> None:
        self.path = out.with_name(out.name + ENDING)
        self._out = out
        self.entries: dict[str, Entry] = {}
        if self.path.exists():
            self._read(terms)
        else:
            self.path.write_bytes(msgspec.json.encode(terms) + b"\n")

    def _read(self, terms: Terms) -> None:
        lines = self.path.read_bytes().split(b"\n")
        try:
            found = msgspec.json.decode(lines[0], type=Terms)
        except msgspec.DecodeError as error:
            raise PuzzleError("no-ledger", file=str(self.path)) from error
        if found != terms:
            raise PuzzleError("other-terms", file=str(self.path))
        whole = [lines[0]]
        for line in lines[1:]:
            try:
                entry = msgspec.json.decode(line, type=Entry)
            except msgspec.DecodeError:
                continue  # it was being written when the program was stopped: that game is played again
            self.entries[entry.task] = entry
            whole.append(line)
        self.path.write_bytes(b"\n".join(whole) + b"\n")

    def add(self, made: Made) -> None:
        """Put down what came of a game."""
        game = made.puzzles[0].game if made.puzzles else None
        entry = Entry(made.task.name, dict(made.reached), game, [puzzle.idea for puzzle in made.puzzles])
        self.entries[entry.task] = entry
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(entry) + b"\n")

    def write(self, tasks: list[Task]) -> int:
        """Write the file of puzzles with all that these games have brought so far; returns how many there are."""
        found: list[Puzzle] = []
        for task in tasks:
            entry = self.entries.get(task.name)
            if entry is not None and entry.game is not None:
                found += [Puzzle(idea, entry.game) for idea in entry.puzzles]
        self._out.write_text(write_library(found), encoding="utf-8")
        return len(found)
