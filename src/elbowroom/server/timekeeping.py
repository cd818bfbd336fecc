"""How far moments can be trusted."""

from __future__ import annotations

import time

from elbowroom.table.timekeeping import now

_CATCH_UP = 2  # how much faster than time itself


class Steady:
    """The moment that old tables are judged by: never ahead of the wall clock, and never jumping forward with it.

    It goes on from where it was stored. If it is behind, because the server was closed or the wall clock was put
    forward, it catches up at twice the speed of time: whoever wants to come back to his table has as long as usual.
    """

    def __init__(self, stored: int) -> None:
        self._moment = stored
        self._then = time.monotonic()

    def tick(self) -> int:
        """The moment by now."""
        then, self._then = self._then, time.monotonic()
        passed = int((self._then - then) * 1000)
        wall = now()
        self._moment = min(wall, self._moment + passed * _CATCH_UP) if self._moment else wall
        return self._moment
