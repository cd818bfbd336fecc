"""Work for other processes, never done on the event loop, and taken in fair order."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from elbowroom.table.thinker import Place
from elbowroom.workers import worker_pool

from .turnstile import Turnstile

logger = logging.getLogger("elbowroom.workshop")
_TRIES = 2
_IDLE_SECONDS = 600.0  # without work, after which the workers are sent home
T = TypeVar("T")


class WorkFailed(Exception):
    """No worker came up with an answer."""


class Workshop:
    """Workers that start when there is something to do, and go when there is nothing for long.

    One that dies or hangs is replaced.
    """

    def __init__(self, workers: int, patience: float, courtesy: int = 10) -> None:
        self._workers = workers
        self._patience = patience
        self._courtesy = courtesy  # how far the workers leave the processor to others: people come first
        self._pool: ProcessPoolExecutor | None = None
        self._turnstile = Turnstile(workers)  # so that waiting for a worker is not taken for working
        self._rest: asyncio.TimerHandle | None = None
        self.asked = 0  # jobs that are done or wait now

    @property
    def waiting(self) -> int:
        """Jobs that no worker has begun yet."""
        return self._turnstile.waiting

    async def do(self, place: Place, work: Callable[..., T], *question: Any) -> T:
        """Ask a worker; if it dies or takes too long, another."""
        self.asked += 1
        self._stay()
        try:
            async with self._turnstile.turn(place):
                for _ in range(_TRIES):
                    pool = self._running()
                    try:
                        async with asyncio.timeout(self._patience):
                            return await asyncio.get_running_loop().run_in_executor(pool, work, *question)
                    except (BrokenProcessPool, TimeoutError) as error:
                        logger.error("a worker failed: %s", type(error).__name__)
                        self._discard(pool)
                    except Exception as error:
                        raise WorkFailed(repr(error)) from error
        finally:
            self.asked -= 1
            if not self.asked:
                self._rest = asyncio.get_running_loop().call_later(_IDLE_SECONDS, self.close)
        raise WorkFailed("no worker answered")

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = worker_pool(self._workers, courtesy=self._courtesy)
        return self._pool

    def _discard(self, pool: ProcessPoolExecutor) -> None:
        """Give a pool up; a worker that hangs is ended with it."""
        if pool is self._pool:
            self._pool = None
        workers = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.kill()

    def warm(self, work: Callable[[], object]) -> None:
        """Have a worker started before somebody waits for it."""
        self._running().submit(work)

    def _stay(self) -> None:
        if self._rest is not None:
            self._rest.cancel()
            self._rest = None

    def close(self) -> None:
        """Send the workers home."""
        self._stay()
        if self._pool is not None:
            self._discard(self._pool)
