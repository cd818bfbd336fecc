"""A client on the socket: what is sent to it waits here, so that a slow one keeps nobody waiting."""

from __future__ import annotations

import asyncio

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from elbowroom.table.client import Client

from .limits import Bucket, Limits, Window, network

TOO_SLOW = 1013


class Connection(Client):
    """One open socket. There may be thousands: they are small."""

    __slots__ = (
        "_chat",
        "_code",
        "_idle",
        "_limits",
        "_pump",
        "_waiting",
        "_waiting_bytes",
        "address",
        "bucket",
        "gone",
        "patience",
        "socket",
    )

    def __init__(self, socket: WebSocket, address: str, limits: Limits) -> None:
        super().__init__()
        self.socket = socket
        self.address = address
        self.gone = False
        self.bucket = Bucket(limits.messages_per_second, limits.message_burst)
        self.patience = Bucket(limits.messages_per_second, limits.refused_before_close)
        self._limits = limits
        self._chat: Window | None = None
        self._waiting: list[bytes] = []  # not sent yet
        self._waiting_bytes = 0
        self._pump: asyncio.Task[None] | None = None  # who sends
        self._idle: asyncio.Future[None] | None = None  # what he waits for while there is nothing to do
        self._code = 0  # with which it is to be closed

    @property
    def household(self) -> str:
        """The network it comes from."""
        return network(self.address)

    def may_chat(self) -> bool:
        """Note one more line, if it may still say something."""
        if self._chat is None:
            self._chat = Window(self._limits.chat_lines, self._limits.chat_seconds)
        return self._chat.take()

    def send(self, data: bytes) -> None:
        """Send an encoded message; a client that does not read is dropped."""
        if self._code:
            return
        self._waiting_bytes += len(data)
        if self._waiting_bytes <= self._limits.waiting_bytes:
            self._waiting.append(data)
            self._wake()
            return
        self._code = TOO_SLOW
        if self._pump is not None:
            self._pump.cancel()  # it does not read, and has to go without a farewell

    def close(self, code: int) -> None:
        """Close it, after what waits has been sent."""
        if not self._code:
            self._code = code
            self._wake()

    def _wake(self) -> None:
        if self._idle is not None and not self._idle.done():
            self._idle.set_result(None)

    async def pump(self) -> None:
        """Send what waits, until the end."""
        loop = asyncio.get_running_loop()
        self._pump = asyncio.current_task()
        try:
            while self._waiting or not self._code:
                for data in self._taken():
                    await self.socket.send_text(data.decode())
                    self._waiting_bytes -= len(data)
                if not self._waiting and not self._code:
                    self._idle = loop.create_future()
                    await self._idle
            if self.socket.application_state is WebSocketState.CONNECTED:
                await self.socket.close(self._code)
        except (WebSocketDisconnect, RuntimeError, OSError):
            return  # the client is gone
        finally:
            self._pump = self._idle = None

    def _taken(self) -> list[bytes]:
        taken, self._waiting = self._waiting, []
        return taken
