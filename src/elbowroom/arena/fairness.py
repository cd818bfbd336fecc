"""Is a tile of one's own fair? Games until its share is known well enough, and other numbers of tokens where it is not.

How such a game goes is told in `elbowroom.table.fairness`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from functools import cache
from math import sqrt
from typing import Final, NamedTuple

from elbowroom.notation.own import find_own
from elbowroom.rules.ability import Power, Race
from elbowroom.rules.setup import Box
from elbowroom.table.fairness import PLAYERS, UNFAIR, play_one
from elbowroom.workers import worker_pool

from .statistics import Z95

CLOSE: Final = 0.1  # the interval reaches so far to both sides
FEWEST: Final = 90  # games before anything is believed
CHUNK: Final = 30  # games that a process is given at a time
TRIES: Final = 4  # other numbers of tokens that are tried
LEAST: Final = {"race": 1, "power": 0}
MOST: Final = {"race": 15, "power": 8}


class Share(NamedTuple):
    """What a tile wins of what would be fair."""

    tokens: int
    value: float
    reach: float
    games: int

    @property
    def verdict(self) -> str:
        """strong, weak or fair."""
        if self.value >= 1 + UNFAIR and self.value - self.reach > 1:
            return "strong"
        if self.value <= 1 - UNFAIR and self.value + self.reach < 1:
            return "weak"
        return "fair"


Progress = Callable[[int, int, float, float], None]
"""Tokens, games so far, the share and its reach."""


def fair_share(
    spec: str, tile: Race | Power, processes: int = 2, progress: Progress | None = None, close: float = CLOSE
) -> list[Share]:
    """The share of the tile as it is, then with other numbers of tokens, until one is fair or none is nearer."""
    found = [measure(spec, tile, tile.tokens, processes, progress, close)]
    step = {"strong": -1, "weak": 1}.get(found[0].verdict, 0)
    while step and len(found) <= TRIES:
        tokens = found[-1].tokens + step
        if not LEAST[tile.kind] <= tokens <= MOST[tile.kind]:
            break
        found.append(measure(spec, tile, tokens, processes, progress, close))
        if (found[-1].value - 1) * step >= 0 or found[-1].verdict == "fair":
            break
    return found


def measure(
    spec: str, tile: Race | Power, tokens: int, processes: int, progress: Progress | None, close: float
) -> Share:
    """Games with so many tokens until the share is known well enough."""
    results: list[float] = []
    share = Share(tokens, 1.0, float("inf"), 0)
    for wins in _played(spec, tile.id, tokens, processes):
        results.extend(wins)
        share = _estimate(tokens, results)
        if progress is not None:
            progress(tokens, share.games, share.value, share.reach)
        if share.games >= FEWEST and share.reach <= close:
            break
    return share


def _estimate(tokens: int, wins: Sequence[float]) -> Share:
    games = len(wins)
    mean = sum(wins) / games
    spread = sum((won - mean) ** 2 for won in wins) / max(1, games - 1)
    # one game more that is won and one that is lost: a tile that has won all so far is not known exactly
    doubt = max(spread, 1 / (games + 2))
    return Share(tokens, PLAYERS * mean, PLAYERS * Z95 * sqrt(doubt / games), games)


def _played(spec: str, name: str, tokens: int, processes: int) -> Iterator[list[float]]:
    """Results of one chunk after the other, without end; here, or in other processes."""
    if processes < 2:
        number = 0
        while True:
            yield play_chunk(spec, name, tokens, number)
            number += CHUNK
    pool = worker_pool(processes)
    running: dict[Future[list[float]], int] = {}
    done: dict[int, list[float]] = {}
    given = told = 0
    try:
        while True:
            while len(running) < 2 * processes:
                running[pool.submit(play_chunk, spec, name, tokens, given)] = given
                given += CHUNK
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                done[running.pop(future)] = future.result()
            while told in done:  # in their order, so that the answer does not hang on who was faster
                yield done.pop(told)
                told += CHUNK
    finally:
        pool.shutdown(cancel_futures=True)


def play_chunk(spec: str, name: str, tokens: int, start: int) -> list[float]:
    """What the seat with the tile won in each of these games: 1, a part of it, or nothing."""
    tile, box = _with_tokens(spec, name, tokens)
    return [play_one(tile, box, number) for number in range(start, start + CHUNK)]


@cache
def _with_tokens(spec: str, name: str, tokens: int) -> tuple[Race | Power, Box]:
    """The tile with another number on it, in a box by itself."""
    own = find_own(spec)
    tile = next(one for one in (*own.races, *own.powers) if one.id == name)
    kind = type(tile)
    members: dict[str, object] = {"tokens": tokens, "__module__": kind.__module__}
    if isinstance(tile, Race):
        members["supply"] = tile.supply + max(0, tokens - tile.tokens)
    other: Race | Power = type(kind.__name__, (kind,), members)()
    races = [other] if isinstance(other, Race) else []
    powers = [other] if isinstance(other, Power) else []
    return other, Box(own.id, races, powers, [], {})
