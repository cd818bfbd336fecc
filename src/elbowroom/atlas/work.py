"""Who plays the chunks: this process, some processes on this machine, or a Ray cluster. It makes no difference to the
games: a chunk is a plain function of its terms, and one that was lost with its worker is played again."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool

from elbowroom.ray_cluster import AHEAD, PATIENCE, ClusterProblem, on_cluster
from elbowroom.workers import worker_pool

from .plan import AtlasError, Chunk, Terms
from .play import play_chunk

Finished = tuple[Chunk, bytes]


def alone(terms: Terms, chunks: Sequence[Chunk]) -> Iterator[Finished]:
    """One after the other, here."""
    for chunk in chunks:
        yield chunk, play_chunk(terms, chunk)


# --- processes on this machine --------------------------------------------------------------------------------------


def in_processes(terms: Terms, chunks: Sequence[Chunk], processes: int) -> Iterator[Finished]:
    """So many at a time; when a process is lost, the others go too, and all start again with what is missing."""
    left = dict.fromkeys(chunks)
    losses = 0
    while left:
        pool = worker_pool(processes)
        try:
            for chunk, part in _hand_out(pool, terms, list(left), processes):
                del left[chunk]
                losses = 0
                yield chunk, part
        except BrokenProcessPool:
            losses += 1
            if losses >= PATIENCE:
                raise AtlasError("atlas-lost-processes", count=losses) from None
        finally:
            pool.shutdown(cancel_futures=True)


def _hand_out(pool: ProcessPoolExecutor, terms: Terms, chunks: list[Chunk], workers: int) -> Iterator[Finished]:
    waiting = iter(chunks)
    running: dict[Future[bytes], Chunk] = {}
    while True:
        while len(running) < AHEAD * workers and (chunk := next(waiting, None)) is not None:
            running[pool.submit(play_chunk, terms, chunk)] = chunk
        if not running:
            return
        for future in wait(running, return_when=FIRST_COMPLETED).done:
            yield running.pop(future), future.result()


# --- Ray ------------------------------------------------------------------------------------------------------------


def on_ray(terms: Terms, chunks: Sequence[Chunk], address: str) -> Iterator[Finished]:
    """On a Ray cluster; `local` starts one on this machine, `local:2` one with two workers."""
    try:
        yield from on_cluster(address, play_chunk, (terms,), chunks)
    except ClusterProblem as problem:
        raise AtlasError(problem.id, **problem.details) from None


def players_of(processes: int, ray: str | None) -> Callable[[Terms, Sequence[Chunk]], Iterator[Finished]]:
    """Whoever is to play."""
    if ray is not None:
        return lambda terms, chunks: on_ray(terms, chunks, ray)
    if processes > 1:
        return lambda terms, chunks: in_processes(terms, chunks, processes)
    return alone
