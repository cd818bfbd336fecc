"""Between a doorman and a process behind him: connections go one way, words the other."""

from __future__ import annotations

import json
import socket
from typing import Any

READY = b"ready"
ALIVE = b"alive"
_LONGEST = 64 * 1024


def pair() -> tuple[socket.socket, socket.socket]:
    """The two ends of a channel that keeps messages apart."""
    return socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)


def send_settings(channel: socket.socket, settings: dict[str, Any]) -> None:
    """The first message: how the process is to run. It stands in no command line, as there may be a password in it."""
    channel.send(json.dumps(settings).encode())


def read_settings(channel: socket.socket) -> dict[str, Any]:
    """The first message, for which there is time."""
    settings: dict[str, Any] = json.loads(channel.recv(_LONGEST))
    return settings


def hand_over(channel: socket.socket, connection: socket.socket) -> bool:
    """Give a connection away; not, if the process does not take it."""
    try:
        socket.send_fds(channel, [b"c"], [connection.fileno()])
    except OSError:
        return False
    return True


def take(channel: socket.socket) -> socket.socket | None:
    """The next connection on a channel that does not block; `EOFError` when the doorman is gone, else nothing."""
    try:
        message, files, _, _ = socket.recv_fds(channel, 16, 1)
    except BlockingIOError:
        return None
    except OSError as error:
        raise EOFError from error
    if not message:
        raise EOFError
    if not files:
        return None
    connection = socket.socket(fileno=files[0])
    connection.setblocking(False)
    return connection
