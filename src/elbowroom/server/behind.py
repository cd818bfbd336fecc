"""A server behind a doorman: takes the connections that he hands over, and lets him know that it is there."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import Callable

from .channel import ALIVE, READY, take

_EVERY = 1.0  # seconds between two words


class Behind:
    """The line to the doorman."""

    def __init__(self, line: socket.socket, protocol: Callable[[], asyncio.Protocol], gone: Callable[[], None]) -> None:
        self._line = line
        self._protocol = protocol
        self._gone = gone
        self._loop = asyncio.get_running_loop()
        self._taking: set[asyncio.Task[None]] = set()
        line.setblocking(False)
        self._loop.add_reader(line, self._take)
        self._timer = self._loop.call_later(0, self._say, READY)

    def close(self) -> None:
        """No more connections."""
        self._timer.cancel()
        self._loop.remove_reader(self._line)

    def _say(self, word: bytes) -> None:
        self._timer = self._loop.call_later(_EVERY, self._say, ALIVE)
        with contextlib.suppress(OSError):  # a doorman who is gone is noticed elsewhere
            self._line.send(word)

    def _take(self) -> None:
        try:
            while (connection := take(self._line)) is not None:
                task = self._loop.create_task(self._admit(connection))
                self._taking.add(task)
                task.add_done_callback(self._taking.discard)
        except EOFError:
            self.close()
            self._gone()

    async def _admit(self, connection: socket.socket) -> None:
        try:
            await self._loop.connect_accepted_socket(self._protocol, connection)
        except OSError:
            connection.close()
