"""A client on the socket: what is sent to it waits here, so that a slow one keeps nobody waiting."""

from __future__ import annotations

import asyncio

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from .codec import encode
from .limits import Bucket, Limits, Window
from .protocol.from_server import Answer, Refused
from .protocol.table import You
from .refusal import Refusal

TOO_SLOW = 1013


class Connection:
    """One open socket. `you` says what its secret gives, once it has joined."""

    def __init__(self, socket: WebSocket, address: str, limits: Limits) -> None:
        self.socket = socket
        self.address = address
        self.you = You(False, False, [])
        self.gone = False
        self.shown = 0  # through whose eyes it was last shown the game
        self.bucket = Bucket(limits.messages_per_second, limits.message_burst)
        self.patience = Bucket(limits.messages_per_second, limits.refused_before_close)
        self.chat = Window(limits.chat_lines, limits.chat_seconds)
        self._most = limits.waiting_bytes
        self._waiting = 0
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._code = 0
        self.stuck = asyncio.Event()  # it does not read, and has to go without a farewell

    def eyes(self, mover: int) -> int:
        """Through whose eyes this client sees the game: the one who decides, if it is one of its own."""
        seats = self.you.seats
        if not seats:
            return 0
        if mover in seats:
            return mover
        return self.shown if self.shown in seats else seats[0]

    def say(self, answer: Answer) -> None:
        """Send a message."""
        self.send(encode(answer))

    def refuse(self, refusal: Refusal, ref: int | None) -> None:
        """Send a refusal."""
        self.say(Refused(code=refusal.code, args=refusal.args_, ref=ref))

    def send(self, data: bytes) -> None:
        """Send an encoded message; a client that does not read is dropped."""
        if self._code:
            return
        self._waiting += len(data)
        if self._waiting > self._most:
            self._code = TOO_SLOW
            self.stuck.set()
            return
        self._queue.put_nowait(data)

    def close(self, code: int) -> None:
        """Close it, after what waits has been sent."""
        if not self._code:
            self._code = code
            self._queue.put_nowait(None)

    async def pump(self) -> None:
        """Send what waits, until the end."""
        try:
            while (data := await self._queue.get()) is not None:
                await self.socket.send_text(data.decode())
                self._waiting -= len(data)
            if self.socket.application_state is WebSocketState.CONNECTED:
                await self.socket.close(self._code)
        except (WebSocketDisconnect, RuntimeError, OSError):
            return  # the client is gone
