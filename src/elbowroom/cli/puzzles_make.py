"""`elbowroom puzzles make`: games are played and looked at, one after the other, until told to stop."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from concurrent.futures import as_completed

from elbowroom.arena.tournament import Progress
from elbowroom.boxes import PRINTED
from elbowroom.locale import Texts
from elbowroom.puzzles import PuzzleError
from elbowroom.puzzles.finding import criteria
from elbowroom.puzzles.ledger import Ledger, Terms
from elbowroom.puzzles.making import PLAYERS, Made, Task, tasks
from elbowroom.puzzles.making import make as look_at
from elbowroom.workers import worker_pool

from .arguments import UsageError
from .refusals import check_table


def make(options: argparse.Namespace, texts: Texts) -> None:
    """Make what is missing and write the file; whoever stops it has what was found, and can go on."""
    if "\0" in str(options.out):
        raise UsageError("cli-zero-byte")
    boxes = [tuple(each.split("+")) for each in options.boxes]
    for each in boxes:
        if not {*each} <= {*PRINTED}:  # others would be missing wherever the puzzles go
            raise UsageError("puzzles-boxes", boxes="+".join(each), known=", ".join(PRINTED))
        for players in sorted({*PLAYERS}):
            check_table(players, list(each))
    todo = tasks(boxes, options.games, options.seed)
    try:
        ledger = Ledger(options.out, Terms(options.seed, criteria()))
    except PuzzleError as error:
        raise UsageError(f"puzzles-why-{error.why}", **error.details) from error
    missing = [task for task in todo if task.name not in ledger.entries]
    try:
        for made in _made(missing, options.processes, options.lang):
            ledger.add(made)
    except KeyboardInterrupt:
        print(texts.get("puzzles-stopped", file=str(options.out), count=ledger.write(todo)))
        raise
    print(texts.get("puzzles-made", file=str(options.out), count=ledger.write(todo), games=len(todo)))


def _made(missing: list[Task], processes: int, language: str) -> Iterator[Made]:
    """What comes of the games, in whatever order they are ready; how far it is stands on the standard error."""
    progress = Progress(len(missing), language)
    if processes == 1:
        for number, task in enumerate(missing, 1):
            yield look_at(task)
            progress.show(number)
        return
    pool = worker_pool(processes)
    try:
        asked = [pool.submit(look_at, task) for task in missing]
        for number, done in enumerate(as_completed(asked), 1):
            yield done.result()
            progress.show(number)
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
