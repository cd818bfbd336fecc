"""A run: play what is missing, put it away chunk by chunk, and make the tables."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from elbowroom.arena.tournament import Progress

from .plan import AtlasError, Series, Terms, cut, share_out
from .store import Atlas, Folder
from .work import players_of


@dataclass(frozen=True)
class Run:
    """What a run did."""

    atlas: Atlas
    played: int
    seconds: float
    problems: tuple[AtlasError, ...] = ()
    """What was there and could not be used; its games were played again."""


def run(
    path: Path,
    terms: Terms,
    series: Sequence[Series],
    games: int,
    processes: int = 1,
    ray: str | None = None,
    language: str = "en",
) -> Run:
    """Play these games into a folder, as far as they are not there yet; progress is told in `language`."""
    folder = Folder(path)
    chunks = cut(share_out(games, series), folder.done(terms))
    problems = tuple(folder.problems)
    progress = Progress(sum(chunk.count for chunk in chunks), language)
    played = 0
    start = time.perf_counter()
    for (_, chunk), part in players_of(processes, ray)((terms, chunk) for chunk in chunks):
        folder.keep(chunk, part)
        played += chunk.count
        progress.show(played)
    seconds = time.perf_counter() - start
    return Run(folder.merge(terms), played, seconds, problems)
