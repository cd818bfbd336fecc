"""Reviews and verdicts on puzzles over HTTP: so many questions at a time for one address; reviews are kept."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable

from elbowroom.table import puzzles, reviews
from elbowroom.table.refusal import Refusal
from elbowroom.table.reviews import Question
from elbowroom.table.thinker import Thinker

from .limits import network

_MOST = 2  # questions at a time for one address
_COME_AGAIN = 1000  # milliseconds
_KEPT = 2000  # answers, each about one turn


class Reviewer:
    """Has turns and puzzles judged by the bots' workers; what one player was told another need not wait for."""

    def __init__(self, pool: Thinker) -> None:
        self._pool = pool
        self._asked: Counter[str] = Counter()
        self._known: OrderedDict[tuple[str, int, bool], bytes] = OrderedDict()

    async def answer(self, address: str, question: Question) -> bytes:
        """What is to be said of a turn, ready to be sent. No room is to be locked meanwhile."""
        key = (question.table, question.turn, question.closer)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = await self._one_of_few(
                address, lambda household: reviews.ask(self._pool, question, household)
            )
            if len(self._known) > _KEPT:
                self._known.popitem(last=False)
        return known

    async def solve(self, address: str, question: puzzles.Question) -> bytes:
        """What is to be said of what was played at a puzzle's table."""
        return await self._one_of_few(address, lambda household: puzzles.ask(self._pool, question, household))

    async def _one_of_few(self, address: str, ask: Callable[[str], Awaitable[bytes]]) -> bytes:
        """Ask, unless this address waits for too many answers already."""
        address = network(address)
        if self._asked[address] >= _MOST:
            raise Refusal("too-fast", wait=_COME_AGAIN)
        self._asked[address] += 1
        try:
            return await ask(address)
        finally:
            self._asked[address] -= 1
            if not self._asked[address]:
                del self._asked[address]
