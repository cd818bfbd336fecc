"""Reviews for those who ask over HTTP: so many questions at a time for one address, and what was found is kept."""

from __future__ import annotations

from collections import Counter, OrderedDict

from elbowroom.table import reviews
from elbowroom.table.refusal import Refusal
from elbowroom.table.reviews import Question
from elbowroom.table.thinker import Thinker

from .limits import network

_MOST = 2  # questions at a time for one address
_COME_AGAIN = 1000  # milliseconds
_KEPT = 2000  # answers, each about one turn


class Reviewer:
    """Has turns judged by the bots' workers; what one player was told another need not wait for."""

    def __init__(self, pool: Thinker) -> None:
        self._pool = pool
        self._asked: Counter[str] = Counter()
        self._known: OrderedDict[tuple[str, int, bool], bytes] = OrderedDict()

    async def answer(self, address: str, question: Question) -> bytes:
        """What is to be said of a turn, ready to be sent. No room is to be locked meanwhile."""
        key = (question.table, question.turn, question.closer)
        known = self._known.get(key)
        if known is not None:
            return known
        address = network(address)
        if self._asked[address] >= _MOST:
            raise Refusal("too-fast", wait=_COME_AGAIN)
        self._asked[address] += 1
        try:
            found = self._known[key] = await reviews.ask(self._pool, question, address)
        finally:
            self._asked[address] -= 1
            if not self._asked[address]:
                del self._asked[address]
        if len(self._known) > _KEPT:
            self._known.popitem(last=False)
        return found
