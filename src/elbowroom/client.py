"""A client for the table (docs/protocol.md): sit down with a link's secret, and play. It reconnects by itself."""

from __future__ import annotations

import asyncio
import contextlib
import json
import urllib.error
import urllib.request
from collections.abc import AsyncIterator
from types import TracebackType
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

Json = dict[str, Any]
PROTOCOL = 2  # the version of the protocol that this client was written for
_FINAL = (4001, 4002, 4003, 4004, 4005)  # closing codes after which there is nothing to come back to
_HOPELESS = ("unknown-table", "wrong-secret", "wrong-protocol", "banned", "table-closed")
_WAITS = (0.05, 0.1, 0.2, 0.4, 0.8, 1.5)


class Refused(Exception):
    """The server said no: `code` and `args_` as in the protocol."""

    def __init__(self, code: str, args: Json) -> None:
        super().__init__(f"{code} {args}" if args else code)
        self.code = code
        self.args_ = args


class Lost(Exception):
    """The connection is gone for good."""


def _fetch(url: str, body: Json | None, secret: str) -> Any:
    request = urllib.request.Request(url, None if body is None else json.dumps(body).encode())
    if secret:
        request.add_header("Authorization", f"Bearer {secret}")
    try:
        with urllib.request.urlopen(request, timeout=30) as response:
            text = response.read().decode()
            return json.loads(text) if "json" in response.headers["content-type"] else text
    except urllib.error.HTTPError as error:
        with error:
            failure = json.loads(error.read())["error"]
        raise Refused(failure["code"], failure["args"]) from None


async def get(url: str, path: str, secret: str = "") -> Any:
    """An answer of the HTTP part."""
    return await asyncio.to_thread(_fetch, url.rstrip("/") + path, None, secret)


async def create_table(url: str, settings: Json) -> Json:
    """Make a table; the answer holds its id and its secrets."""
    made: Json = await asyncio.to_thread(_fetch, url.rstrip("/") + "/api/tables", settings, "")
    return made


def patched(old: Any, change: Any) -> Any:
    """A JSON Merge Patch applied."""
    if not isinstance(change, dict):
        return change
    new = dict(old) if isinstance(old, dict) else {}
    for key, value in change.items():
        if value is None:
            new.pop(key, None)
        else:
            new[key] = patched(new.get(key), value)
    return new


class Position:
    """The game at one moment, as this client may see it; `view` is the dictionary of the protocol."""

    def __init__(self, view: Json, version: int) -> None:
        self.view = view
        self.version = version

    @property
    def legal(self) -> list[str]:
        """The legal moves, if it is this client who decides."""
        moves: list[str] = self.view.get("legal", [])
        return moves

    @property
    def player(self) -> int:
        """Through whose eyes this is seen."""
        return int(self.view["player"])

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return bool(self.view["stage"] == "over")


class Seat:
    """A connection to a table; `async with` opens and closes it.

    A bot of one's own: `async for position in seat.decisions(): await seat.play(choose(position))`. With `sit=False` it
    only looks in, and sits down when it says its name.
    """

    def __init__(self, url: str, table: str, secret: str = "", name: str = "", *, sit: bool = True) -> None:
        named = f"/api/tables/{table}/socket" if table.isascii() and table.isalnum() else "/api/socket"
        self._url = "ws" + url.rstrip("/").removeprefix("http") + named
        self._join = {"type": "join", "table": table, "secret": secret, "name": name, "sit": sit, "protocol": PROTOCOL}
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._waiting: dict[int, asyncio.Future[Json]] = {}
        self._changed = asyncio.Condition()
        self._refs = 0
        self._gone: Exception | None = None
        self._farewell: Exception | None = None  # why the server is about to hang up
        self.view: Json = {}
        self.version = 0
        self.ply = 0
        self.last = 0
        self.you: Json = {}
        self.table: Json = {}
        self.clock: Json = {}
        self.events: list[Json] = []
        self.chat: list[Json] = []
        self.received = 0  # bytes
        self.reconnects = 0

    # --- opening and closing ------------------------------------------------------------------------------------------

    async def __aenter__(self) -> Seat:
        await self._open()
        self._reader = asyncio.create_task(self._run())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._reader is not None:
            self._reader.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._reader
        if self._socket is not None:
            await self._socket.close()

    async def _open(self) -> None:
        """Connect and join; what was missed comes with the welcome."""
        self._socket = await connect(self._url, compression=None, max_size=None, open_timeout=10)
        join: Json = dict(self._join)
        if self.last:
            join |= {"last": self.last, "version": self.version}
        await self._socket.send(json.dumps(join))
        while True:
            message = await self._receive(self._socket)
            if message["type"] == "error":
                await self._socket.close()
                raise Refused(message["code"], message.get("args", {}))
            await self._take(message)
            if message["type"] == "welcome":
                return

    async def _receive(self, socket: ClientConnection) -> Json:
        data = await socket.recv()
        self.received += len(data)
        message: Json = json.loads(data)
        return message

    async def _run(self) -> None:
        """Read for ever; come back when the connection breaks."""
        while True:
            assert self._socket is not None
            try:
                while True:
                    await self._take(await self._receive(self._socket))
            except ConnectionClosed as closed:
                self._fail(ConnectionError("the connection broke"))
                if closed.rcvd is not None and closed.rcvd.code in _FINAL:
                    await self._end(self._farewell or Lost(f"closed with {closed.rcvd.code}"))
                    return
            if not await self._come_back():
                return

    async def _come_back(self) -> bool:
        attempt = 0
        while True:
            await asyncio.sleep(_WAITS[min(attempt, len(_WAITS) - 1)])
            attempt += 1
            try:
                await self._open()
            except Refused as refused:
                if refused.code in _HOPELESS:
                    await self._end(refused)
                    return False
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                pass
            else:
                self.reconnects += 1
                return True
            self._fail(ConnectionError("the connection broke"))  # what was asked in the meantime was not answered

    async def _end(self, reason: Exception) -> None:
        self._gone = reason
        self._fail(reason)
        async with self._changed:
            self._changed.notify_all()

    def _fail(self, reason: Exception) -> None:
        waiting, self._waiting = self._waiting, {}
        for future in waiting.values():
            if not future.done():
                future.set_exception(reason)

    # --- what the server says -----------------------------------------------------------------------------------------

    async def _take(self, message: Json) -> None:
        kind = message["type"]
        if kind in ("welcome", "view", "update"):
            self._take_game(message)
        if kind in ("welcome", "table"):
            self.table = message["table"]
        if kind == "welcome":
            self.you = message["you"]
            self.chat = message.get("chat", [])
        elif kind == "chat":
            self.chat.append(message)
        elif kind == "rematched":
            self.table["rematch"] = message["table"]
        if kind == "error" and "ref" not in message and message["code"] != "storage":  # of which nobody goes
            self._farewell = Refused(message["code"], message.get("args", {}))
        future = self._waiting.pop(message.get("ref", -1), None)
        if future is not None and not future.done():
            if kind == "error":
                future.set_exception(Refused(message["code"], message.get("args", {})))
            else:
                future.set_result(message)
        async with self._changed:
            self._changed.notify_all()

    def _take_game(self, message: Json) -> None:
        self.version, self.ply = message["version"], message["ply"]
        self.clock = message.get("clock", {})
        if "view" in message:
            self.view = message["view"]
        elif "changes" in message:
            self.view = patched(self.view, message["changes"])
        for event in message.get("events", ()):
            if event["n"] > self.last:
                self.events.append(event)
                self.last = event["n"]

    # --- what one can do ----------------------------------------------------------------------------------------------

    async def ask(self, message: Json) -> Json:
        """Send any message of the protocol and wait for its answer; refusals raise `Refused`."""
        if self._gone is not None:
            raise self._gone
        assert self._socket is not None
        self._refs += 1
        ref = self._refs
        future: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self._waiting[ref] = future
        try:
            await self._socket.send(json.dumps({**message, "ref": ref}))
        except ConnectionClosed as error:
            self._waiting.pop(ref, None)
            raise ConnectionError("the connection broke") from error
        return await future

    async def play(self, move: str) -> Json:
        """Make a move; sent again if it came too fast, or if the connection broke before it arrived."""
        version, last = self.version, self.last
        player = self.view["player"]
        while True:
            try:
                return await self.ask({"type": "move", "version": version, "move": move})
            except ConnectionError:
                await self._wait_for_welcome()
            except Refused as refused:
                if refused.code != "too-fast":
                    raise
                await asyncio.sleep(refused.args_["wait"] / 1000)
            if self.version != version:
                # The first thing that happened since is this move, or somebody else was faster.
                news = (event for event in self.events if event["n"] > last and event["kind"] in ("move", "undone"))
                first = next(news, {})
                if (first.get("player"), first.get("move")) == (player, move):
                    return {"type": "update", "version": version + 1, "ply": first["ply"]}
                raise Refused("stale", {"version": self.version})

    async def _wait_for_welcome(self) -> None:
        before = self.reconnects
        async with self._changed:
            await self._changed.wait_for(lambda: self.reconnects > before or self._gone is not None)
        if self._gone is not None:
            raise self._gone

    async def undo(self, moves: int = 1) -> Json:
        """Take back one's latest moves."""
        return await self.ask({"type": "undo", "version": self.version, "moves": moves})

    async def say(self, text: str) -> Json:
        """A line of chat."""
        return await self.ask({"type": "chat", "text": text})

    async def until(self, condition: Any, seconds: float = 30) -> None:
        """Wait until something holds; `condition` is called after every message."""
        async with asyncio.timeout(seconds), self._changed:
            await self._changed.wait_for(lambda: self._gone is not None or condition())
        if self._gone is not None:
            raise self._gone

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return bool(self.view) and self.view["stage"] == "over"

    @property
    def decides(self) -> bool:
        """Is it this client's move?"""
        return bool(self.view.get("legal"))

    async def decisions(self) -> AsyncIterator[Position]:
        """Every position in which this client has to decide, until the game is over."""
        while True:
            async with self._changed:
                await self._changed.wait_for(lambda: self.over or self.decides or self._gone is not None)
            if self._gone is not None:
                raise self._gone
            if self.over:
                return
            yield Position(self.view, self.version)
