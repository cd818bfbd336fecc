"""`elbowroom serve --processes N`: one doorman at the public address, and behind him processes that serve.

He looks at the first line of what a connection asks for without taking it, and hands the connection to the process
where that table is at home. He reads and writes nothing else, so one doorman is enough for many processes.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import ipaddress
import logging
import re
import signal
import socket
import sys
import time
from asyncio.subprocess import Process
from typing import Any

from . import channel
from .lease import ranked
from .limits import network

logger = logging.getLogger("elbowroom.doorman")
_TABLE = re.compile(rb"[A-Z]+ /api/tables/([0-9A-Za-z]{16})[/? ]")
_FORWARDED = re.compile(rb"\r\nx-forwarded-for:[^\r]*?([0-9A-Fa-f.:]+)[ \t]*\r", re.IGNORECASE)
_PEEK = 4096  # bytes of a request's head
_SILENT_CLIENT = 1.0  # seconds; then whoever gets it waits for it to speak
_SILENT_PROCESS = 3.0  # seconds; then it gets no more connections until it is heard of again
_FIRST_WAIT, _LONGEST_WAIT = 0.2, 30.0  # before a process that died is started again
_STEADY = 10.0  # seconds after which a process is not one that dies at once
_STOP_SECONDS = 30.0
_AT_ONCE = 100
_FULL_SECONDS = 0.5
_NOBODY = b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class Child:
    """A process behind the doorman."""

    def __init__(self, name: str, process: Process, line: socket.socket) -> None:
        self.name = name
        self.process = process
        self.line = line
        self.ready = asyncio.Event()
        self.began = self.heard = time.monotonic()

    def hear(self) -> None:
        """It says that it is ready, or still there."""
        try:
            word = self.line.recv(16)
        except BlockingIOError:
            return
        except OSError:
            word = b""
        if not word:  # it is gone; whoever waits for the process sees to that
            asyncio.get_running_loop().remove_reader(self.line)
            return
        self.heard = time.monotonic()
        if word == channel.READY:
            self.ready.set()

    @property
    def attentive(self) -> bool:
        """Is it there, and does it listen?"""
        return self.ready.is_set() and time.monotonic() - self.heard < _SILENT_PROCESS

    def close(self) -> None:
        """It is gone."""
        asyncio.get_running_loop().remove_reader(self.line)
        self.line.close()


class Doorman:
    """Keeps the processes running and hands connections to them."""

    def __init__(self, listener: socket.socket, options: argparse.Namespace) -> None:
        self._listener = listener
        self._options = options
        self._proxies = [part.strip() for part in options.trusted_proxy.split(",") if part.strip()]
        self._children: dict[str, Child] = {}
        self._waiting: dict[socket.socket, asyncio.TimerHandle] = {}  # connections that have not said anything yet
        self._stopping = asyncio.Event()
        self._failed = 0

    # --- the processes ------------------------------------------------------------------------------------------------

    async def run(self, begun: asyncio.Event) -> int:
        """Until interrupted; returns the exit status. `begun` is set when all processes are there."""
        loop = asyncio.get_running_loop()
        for which in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(which, self._stopping.set)
        count = self._options.processes
        keepers = [asyncio.create_task(self._keep(number)) for number in range(count)]
        self._listener.listen(2048)
        self._listener.setblocking(False)
        try:
            while not self._stopping.is_set() and not self._all_ready(count):
                await asyncio.sleep(0.02)
            if not self._stopping.is_set():
                self._open()
                begun.set()
                await self._stopping.wait()
        finally:
            self._close_door()
            await self._stop(keepers)
        return self._failed

    def _all_ready(self, count: int) -> bool:
        return sum(child.ready.is_set() for child in self._children.values()) == count

    async def _keep(self, number: int) -> None:
        """Keep one process running."""
        name = f"{socket.gethostname()}-{number + 1}"
        wait = _FIRST_WAIT
        while not self._stopping.is_set():
            child = await self._start(number, name)
            try:
                channel.send_settings(child.line, self._settings(number, name))
            except OSError:  # it has died before it was told how to run
                with contextlib.suppress(ProcessLookupError):
                    child.process.kill()
            status = await child.process.wait()
            child.close()
            if self._stopping.is_set():
                return
            if not child.ready.is_set() and status == 2:  # it has said why it will not
                self._failed = 2
                self._stopping.set()
                return
            wait = _FIRST_WAIT if time.monotonic() - child.began > _STEADY else min(_LONGEST_WAIT, wait * 2)
            facts = {"process": name, "status": status, "again_in": round(wait, 1)}
            logger.error("a process ended; another is started in its place", extra={"facts": facts})
            await asyncio.sleep(wait)

    async def _start(self, number: int, name: str) -> Child:
        ours, theirs = channel.pair()
        with theirs:
            command = (sys.executable, "-m", "elbowroom.server.child", str(theirs.fileno()))
            # A session of its own: an interrupt at the terminal is for the doorman, who passes it on.
            process = await asyncio.create_subprocess_exec(
                *command, pass_fds=[theirs.fileno()], start_new_session=True, stdin=asyncio.subprocess.DEVNULL
            )
        ours.setblocking(False)
        child = self._children[name] = Child(name, process, ours)
        asyncio.get_running_loop().add_reader(ours, child.hear)
        return child

    def _settings(self, number: int, name: str) -> dict[str, Any]:
        """How a process is to run; with a port for other processes, each has the next one."""
        options = {**vars(self._options), "processes": 1, "open": False, "data": str(self._options.data or "")}
        host, _, port = self._options.internal.rpartition(":")
        if port.isdecimal() and int(port):
            options["internal"] = f"{host}:{int(port) + number}"
        return {"options": {key: value for key, value in options.items() if _plain(value)}, "name": name}

    async def _stop(self, keepers: list[asyncio.Task[None]]) -> None:
        for child in self._children.values():
            if child.process.returncode is None:
                child.process.terminate()
        _, late = await asyncio.wait(keepers, timeout=_STOP_SECONDS)
        for child in self._children.values():
            if late and child.process.returncode is None:
                child.process.kill()
        for keeper in late:
            keeper.cancel()
        await asyncio.gather(*keepers, return_exceptions=True)

    # --- the door -----------------------------------------------------------------------------------------------------

    def _open(self) -> None:
        if not self._stopping.is_set():
            asyncio.get_running_loop().add_reader(self._listener, self._accept)

    def _close_door(self) -> None:
        asyncio.get_running_loop().remove_reader(self._listener)
        self._listener.close()
        for connection in list(self._waiting):
            self._forget(connection)
            connection.close()

    def _accept(self) -> None:
        loop = asyncio.get_running_loop()
        for _ in range(_AT_ONCE):
            try:
                connection, _address = self._listener.accept()
            except (BlockingIOError, ConnectionAbortedError, InterruptedError):
                return
            except OSError:  # no file is free
                logger.error("connections have to wait: too many open files")
                loop.remove_reader(self._listener)
                loop.call_later(_FULL_SECONDS, self._open)
                return
            connection.setblocking(False)
            self._waiting[connection] = loop.call_later(_SILENT_CLIENT, self._hand_over, connection)
            loop.add_reader(connection, self._hand_over, connection)

    def _forget(self, connection: socket.socket) -> None:
        asyncio.get_running_loop().remove_reader(connection)
        self._waiting.pop(connection).cancel()

    def _hand_over(self, connection: socket.socket) -> None:
        """Give a connection to the first process that takes it, beginning with the one where it is at home."""
        self._forget(connection)
        with connection:
            try:
                head = connection.recv(_PEEK, socket.MSG_PEEK)
            except OSError:
                head = b""
            children = {child.name: child for child in self._children.values() if child.attentive}
            for name in ranked(self._key(connection, head), children):
                if channel.hand_over(children[name].line, connection):
                    return
            try:
                connection.send(_NOBODY)
            except OSError:
                return

    def _key(self, connection: socket.socket, head: bytes) -> str:
        """What decides where a connection goes: its table, else its address, so that one process counts all of them."""
        if found := _TABLE.match(head):
            return found[1].decode()
        try:
            address = str(connection.getpeername()[0])
        except OSError:
            return ""
        if self._is_proxy(address):
            forwarded = _FORWARDED.search(head)
            address = forwarded[1].decode() if forwarded else str(time.monotonic())
        return network(address)

    def _is_proxy(self, address: str) -> bool:
        if address in self._proxies or "*" in self._proxies:
            return True
        try:
            return any(ipaddress.ip_address(address) in ipaddress.ip_network(part) for part in self._proxies)
        except (ValueError, TypeError):
            return False


def _plain(value: object) -> bool:
    return isinstance(value, str | int | float | list)
