"""Who plays the chunks: this process, some processes on this machine, or a Ray cluster. It makes no difference to the
games: a chunk is a plain function of its terms, and one that was lost with its worker is played again."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import chain

from elbowroom.ray_cluster import AHEAD, PATIENCE, ClusterProblem, on_cluster
from elbowroom.workers import worker_pool

from .plan import AtlasError, Chunk, Terms
from .play import play_chunk

Job = tuple[Terms, Chunk]
Finished = tuple[Job, bytes]


def alone(jobs: Iterable[Job]) -> Iterator[Finished]:
    """One after the other, here."""
    for job in jobs:
        yield job, play_chunk(*job)


# --- processes on this machine --------------------------------------------------------------------------------------


def in_processes(jobs: Iterable[Job], processes: int) -> Iterator[Finished]:
    """So many at a time; when a process is lost, the others go too, and all start again with what they had in hand."""
    waiting = iter(jobs)
    running: dict[Future[bytes], Job] = {}
    losses = 0
    while True:
        pool = worker_pool(processes)
        try:
            for job, part in _hand_out(pool, waiting, running, processes):
                losses = 0
                yield job, part
            return
        except BrokenProcessPool:
            losses += 1
            if losses >= PATIENCE:
                raise AtlasError("atlas-lost-processes", count=losses) from None
            waiting = chain(list(running.values()), waiting)
            running.clear()
        finally:
            pool.shutdown(cancel_futures=True)


def _hand_out(
    pool: ProcessPoolExecutor, waiting: Iterator[Job], running: dict[Future[bytes], Job], workers: int
) -> Iterator[Finished]:
    """`running` always has what is in the workers' hands, also when one of them is lost."""
    while True:
        while len(running) < AHEAD * workers and (job := next(waiting, None)) is not None:
            try:
                running[pool.submit(play_chunk, *job)] = job
            except BrokenProcessPool:
                running[Future()] = job
                raise
        if not running:
            return
        for future in wait(running, return_when=FIRST_COMPLETED).done:
            part = future.result()
            yield running.pop(future), part


# --- Ray ------------------------------------------------------------------------------------------------------------


def on_ray(jobs: Iterable[Job], address: str) -> Iterator[Finished]:
    """On a Ray cluster; `local` starts one on this machine, `local:2` one with two workers."""
    try:
        yield from on_cluster(address, _play_job, (), jobs)
    except ClusterProblem as problem:
        raise AtlasError(problem.id, **problem.details) from None


def _play_job(job: Job) -> bytes:
    return play_chunk(*job)


def players_of(processes: int, ray: str | None) -> Callable[[Iterable[Job]], Iterator[Finished]]:
    """Whoever is to play."""
    if ray is not None:
        return lambda jobs: on_ray(jobs, ray)
    if processes > 1:
        return lambda jobs: in_processes(jobs, processes)
    return alone
