"""Garbage collection that stops nobody's game: what lives long is not looked through again and again.

A game has no reference cycles (a test looks for them), so it is freed without the collector. What has survived a minute
is set aside with `gc.freeze`; the few cycles among that are looked for when nobody is there, or once a day.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable

_THRESHOLDS = (20_000, 20, 20)
_EVERY = 60.0  # seconds
_THAW_QUIET = 3600.0  # seconds after which everything is looked through, if nobody is there
_THAW_ANYWAY = 86_400.0


class Tidying:
    """Keeps what is old out of the collector's way."""

    def __init__(self, quiet: Callable[[], bool]) -> None:
        self._quiet = quiet
        self._thawed = time.monotonic()

    def begin(self) -> None:
        """Everything that was loaded stays."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(*_THRESHOLDS)

    def tidy(self) -> None:
        """Once a minute: collect what is young, set aside what is left."""
        since = time.monotonic() - self._thawed
        if since > _THAW_ANYWAY or (since > _THAW_QUIET and self._quiet()):
            self._thawed = time.monotonic()
            gc.unfreeze()
            gc.collect()
        else:
            gc.collect(1)
        gc.freeze()

    async def run(self) -> None:
        """For as long as the server runs."""
        self.begin()
        while True:
            await asyncio.sleep(_EVERY)
            self.tidy()
