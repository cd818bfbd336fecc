"""A Ray cluster, for those who have one: games of the atlas and thoughts of bots."""

from __future__ import annotations

import os
import socket
from typing import Any

_GREETING = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes([0, 0, 0, 4, 0, 0, 0, 0, 0])
"""What every gRPC server answers, and Ray is one: the beginning of HTTP/2, and settings that set nothing."""
_SILENCE = 15
"""Seconds in which a cluster must answer."""


class ClusterProblem(Exception):
    """There is no such cluster; `id` is that of the text which says so, `details` what it needs."""

    def __init__(self, id: str, /, **details: str | int) -> None:
        super().__init__(id, details)
        self.id = id
        self.details = details


def connect(address: str) -> Any:
    """Ray, connected to a cluster; `local` starts one on this machine, `local:2` one with two workers."""
    ray = _import_ray()
    quiet = {"logging_level": "error", "log_to_driver": False}
    kind, _, count = address.partition(":")
    if kind != "local":
        _check_that_somebody_is_there(address)
        try:
            ray.init(address=address, **quiet)
        except (ConnectionError, RuntimeError, ValueError) as error:
            raise ClusterProblem("ray-no-cluster", address=address, reason=str(error).splitlines()[0]) from None
        return ray
    if count and not count.isdigit():
        raise ClusterProblem("ray-bad-local", address=address)
    workers = int(count) if count else None
    store = 100 * 2**20  # what is passed around is small
    ray.init(address="local", num_cpus=workers, include_dashboard=False, object_store_memory=store, **quiet)
    return ray


def _import_ray() -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # games are nobody else's business
    try:
        import ray
    except ImportError:
        raise ClusterProblem("ray-missing") from None
    return ray


def _check_that_somebody_is_there(address: str) -> None:
    """Ray itself would wait for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not (host and port.isdigit()):
        return  # `auto` and the like, which Ray answers at once
    try:
        with socket.create_connection((host.strip("[]"), int(port)), timeout=_SILENCE / 2) as there:
            there.sendall(_GREETING)
            answered = there.recv(9)
    except (OSError, OverflowError):
        answered = b"HTTP/"
    if answered.startswith(b"HTTP/"):  # nobody, or somebody else
        raise ClusterProblem("ray-silent", address=address, seconds=_SILENCE) from None
