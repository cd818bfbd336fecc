"""A Ray cluster, for those who have one: games of the atlas and of tournaments, and thoughts of bots."""

from __future__ import annotations

import os
import socket
import time
from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

_SETTINGS, _HEADERS, _DATA = 4, 1, 0
"""Kinds of HTTP/2 frames."""
_WELL = 0x88
"""How the answers of every gRPC server begin, whatever it thinks of the question: status 200."""
_SILENCE = 15
"""Seconds in which a cluster must answer."""
_TRIES = 6
"""So often, a second apart, Ray itself asks somebody who answers so far, but is no cluster after all."""
PATIENCE = 5
"""So often a job is begun again whose worker was lost."""
AHEAD = 3
"""Jobs handed out for every worker: none waits for the next, and little is lost when the work is stopped."""

Job = TypeVar("Job")
Result = TypeVar("Result")


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


def on_cluster(
    address: str, work: Callable[..., Result], common: tuple[object, ...], jobs: Iterable[Job]
) -> Iterator[tuple[Job, Result]]:
    """Have a plain function of `common` and a job called for every job; the results as they come.

    A job whose worker was lost is begun again. What the function itself raises is raised here.
    """
    ray = connect(address)
    try:
        workers = int(ray.cluster_resources().get("CPU", 1))
        task = ray.remote(work).options(max_retries=PATIENCE)
        waiting = iter(jobs)
        running: dict[Any, Job] = {}
        while True:
            while len(running) < AHEAD * workers and (job := next(waiting, None)) is not None:
                running[task.remote(*common, job)] = job
            if not running:
                return
            for done in ray.wait(list(running))[0]:
                yield running.pop(done), _result(ray, done)
    finally:
        ray.shutdown()


def _result(ray: Any, done: Any) -> Any:
    try:
        return ray.get(done)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None
    except ray.exceptions.RayError as error:
        raise ClusterProblem("ray-lost", reason=str(error).splitlines()[0]) from None


def _import_ray() -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # games are nobody else's business
    os.environ.setdefault("RAY_NUM_REDIS_GET_RETRIES", str(_TRIES))
    try:
        import ray
    except ImportError:
        raise ClusterProblem("ray-missing") from None
    return ray


def _check_that_somebody_is_there(address: str) -> None:
    """Ray itself would wait for minutes, so somebody is asked something as gRPC does, and must answer like that."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not (host and port.isdigit()):
        return  # `auto` and the like, which Ray answers at once
    until = time.monotonic() + _SILENCE / 2
    try:
        with socket.create_connection((host.strip("[]"), int(port)), timeout=_SILENCE / 2) as there:
            there.sendall(_question())
            answered = _answers(there, until)
    except (OSError, OverflowError):
        answered = False
    if not answered:  # nobody, or somebody else
        raise ClusterProblem("ray-silent", address=address, seconds=_SILENCE)


def _question() -> bytes:
    """The beginning of HTTP/2, settings that set nothing, and a call of gRPC."""

    def text(words: str) -> bytes:
        return bytes([len(words)]) + words.encode()

    post, http, path, authority, kind, other = b"\x83", b"\x86", b"\x04", b"\x01", b"\x0f\x10", b"\x00"  # see RFC 7541
    headers = post + http + path + text("/ray.rpc.NodeInfoGcsService/CheckAlive") + authority + text("ray")
    headers += kind + text("application/grpc") + other + text("te") + text("trailers")
    whole = _frame(_HEADERS, 0x4, 1, headers) + _frame(_DATA, 0x1, 1, bytes(5))
    return b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + _frame(_SETTINGS, 0, 0, b"") + whole


def _frame(kind: int, flags: int, stream: int, data: bytes) -> bytes:
    return len(data).to_bytes(3, "big") + bytes([kind, flags]) + stream.to_bytes(4, "big") + data


def _answers(there: socket.socket, until: float) -> bool:
    """Does a gRPC server answer the question in time?"""
    heard = b""
    while (left := until - time.monotonic()) > 0:
        there.settimeout(left)
        more = there.recv(4096)
        heard += more
        while len(heard) >= 9 + (size := int.from_bytes(heard[:3], "big")):
            kind, data, heard = heard[3], heard[9 : 9 + size], heard[9 + size :]
            if kind == _HEADERS:
                return _WELL in data[:8]
        if not more:
            return False
    return False
