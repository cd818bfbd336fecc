"""Is everything well? The database is written to, but not more often than anybody needs to know."""

from __future__ import annotations

import asyncio
import time

from elbowroom.table.journal import StoreError

from .store import Store

_GOOD_FOR = 2.0  # seconds that an answer stays true


class Health:
    """The last answer, and the one that is being found out: everybody who asks meanwhile waits for the same."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._asked = 0.0
        self._found: asyncio.Task[bool] | None = None

    async def good(self) -> bool:
        """Can the database be written to?"""
        if self._found is None or (self._found.done() and time.monotonic() - self._asked > _GOOD_FOR):
            self._asked = time.monotonic()
            self._found = asyncio.create_task(self._write())
        return await asyncio.shield(self._found)

    async def _write(self) -> bool:
        try:
            await self._store.remember("health", int(time.time() * 1000))
        except StoreError:
            return False
        return True
