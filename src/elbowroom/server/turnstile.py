"""A fair queue: so many at once, and nobody waits for a crowd of somebody else's."""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict, deque
from collections.abc import AsyncIterator

from elbowroom.table.thinker import Place, Rank

Waiting = OrderedDict[str, OrderedDict[str, deque[asyncio.Future[None]]]]


class Turnstile:
    """Lets jobs in by rank, then one of each address in turn, and of an address one of each table in turn."""

    def __init__(self, slots: int) -> None:
        self._slots = slots
        self._for_others = max(1, slots - 1)  # one slot of several is kept for those who play
        self._inside: list[int] = [0] * len(Rank)
        self._waiting: list[Waiting] = [OrderedDict() for _ in Rank]

    @property
    def waiting(self) -> int:
        """How many stand in the queue."""
        return sum(
            len(queue) for by_address in self._waiting for tables in by_address.values() for queue in tables.values()
        )

    @contextlib.asynccontextmanager
    async def turn(self, place: Place) -> AsyncIterator[None]:
        """Wait for one's turn; it lasts as long as this."""
        if self._may_enter(place.rank) and not self._first(place.rank):
            self._inside[place.rank] += 1
        else:
            await self._wait(place)
        try:
            yield
        finally:
            self._inside[place.rank] -= 1
            self._let_in()

    async def _wait(self, place: Place) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        tables = self._waiting[place.rank].setdefault(place.address, OrderedDict())
        tables.setdefault(place.table, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # let in, and gone in the same moment
                self._inside[place.rank] -= 1
                self._let_in()
            raise

    def _may_enter(self, rank: Rank) -> bool:
        if sum(self._inside) >= self._slots:
            return False
        return rank is Rank.PLAY or sum(self._inside[Rank.HINT :]) < self._for_others

    def _first(self, rank: Rank) -> bool:
        """Does anybody wait who comes before a newcomer of this rank?"""
        return any(self._waiting[before] for before in Rank if before <= rank)

    def _let_in(self) -> None:
        for rank in Rank:
            while self._may_enter(rank) and (turn := self._next(self._waiting[rank])) is not None:
                self._inside[rank] += 1
                turn.set_result(None)

    def _next(self, waiting: Waiting) -> asyncio.Future[None] | None:
        """Whose turn it is; his address, and there his table, go to the end of the queue."""
        while waiting:
            address, tables = waiting.popitem(last=False)
            table, queue = tables.popitem(last=False)
            turn = queue.popleft()
            if queue:
                tables[table] = queue
            if tables:
                waiting[address] = tables
            if not turn.done():
                return turn
        return None
