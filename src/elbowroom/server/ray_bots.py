"""Bots that think on a Ray cluster; what it does not answer is thought here."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, TypeVar

from elbowroom.bots.quick import is_quick
from elbowroom.ray_cluster import connect
from elbowroom.table.rules_version import rules_version
from elbowroom.table.thinker import BotFailed, Place

from .bots import BotPool
from .turnstile import Turnstile

logger = logging.getLogger("elbowroom.bots")
_RETRIES = 3  # of Ray's, when a worker is lost
T = TypeVar("T")


class OtherRules(Exception):
    """The cluster has another version of the rules: its answer could be to another game."""


def answer(rules: str, work: Callable[..., T], *question: Any) -> T:
    """On the cluster: the answer, if the rules there are the server's."""
    if rules != rules_version():
        raise OtherRules(rules_version())
    return work(*question)


class RayBots(BotPool):
    """Asks a cluster, as many questions at a time as it has processors, in the same fair order as ever.

    As many again of those that are answered in a blink.
    """

    def __init__(self, workers: int, patience: float, guests: dict[str, str], address: str) -> None:
        super().__init__(workers, patience, guests)
        self._address = address
        self._there: Any = None
        self._tasks: tuple[Any, Any] = (None, None)  # for those who search, and for those who need not wait for them
        self._lanes = (Turnstile(1), Turnstile(1))
        self._slots_there = 0

    @property
    def slots(self) -> int:
        """How many thoughts the cluster has at a time."""
        return self._slots_there

    @property
    def waiting(self) -> int:
        """Jobs that nobody has begun yet, here or there."""
        return super().waiting + sum(lane.waiting for lane in self._lanes)

    async def open(self) -> None:
        """Connect; `ClusterProblem` if there is no cluster."""
        if self._there is None:
            self._there = await asyncio.to_thread(connect, self._address)
            self._slots_there = max(1, int(self._there.cluster_resources().get("CPU", 1)))
            self._lanes = (Turnstile(self._slots_there), Turnstile(self._slots_there))
            task = self._there.remote(answer)
            waits_for_nobody = task.options(max_retries=_RETRIES, num_cpus=0)  # no processor need be free
            self._tasks = (task.options(max_retries=_RETRIES), waits_for_nobody)

    async def leave(self) -> None:
        """Disconnect."""
        if self._there is not None:
            there, self._there, self._slots_there = self._there, None, 0
            await asyncio.to_thread(there.shutdown)

    async def _ask(self, place: Place, work: Callable[..., T], *question: Any) -> T:
        if self._there is None:
            return await super()._ask(place, work, *question)
        quick = is_quick(question[3])
        try:
            async with self._lanes[quick].turn(place):
                found = await self._there_answers(quick, work, *question)
        except BotFailed:
            raise
        except Exception as error:  # whatever Ray has to say
            logger.error("the cluster did not answer", extra={"facts": {"why": type(error).__name__}})
            return await super()._ask(place, work, *question)
        self.thoughts["ray"] += 1
        return found

    async def _there_answers(self, quick: bool, work: Callable[..., T], *question: Any) -> T:
        asked = self._tasks[quick].remote(rules_version(), work, *question)
        try:
            async with asyncio.timeout(self._patience):
                found: T = await asyncio.wrap_future(asked.future())
                return found
        except self._there.exceptions.RayTaskError as error:
            if isinstance(error.cause, OtherRules):
                raise error.cause from None
            raise BotFailed(repr(error.cause)) from error
        except (TimeoutError, asyncio.CancelledError):
            self._there.cancel(asked, force=True)
            raise
