"""Games of a tournament on a Ray cluster: a batch is a plain function of its terms, and a lost one is played again."""

from __future__ import annotations

import os
from collections.abc import Iterator

from elbowroom.ray_cluster import ClusterProblem, on_cluster

from .hall import HallError, fair_memory, play_in_hall
from .referee import Fixture, Line, Terms, play_fixture
from .version import guest_fingerprints, made_by

_BATCH = 5
"""Games handed out together: guests need a process of their own, which takes its time to start."""


def play_on_ray(terms: Terms, left: list[Fixture], address: str, memory: int) -> Iterator[tuple[Fixture, Line]]:
    """Games and their lines, as they are finished; `address` as `ray_cluster.connect` reads it."""
    if not left:
        return
    batches = [tuple(left[at : at + _BATCH]) for at in range(0, len(left), _BATCH)]
    try:
        for batch, lines in on_cluster(address, play_batch, (terms, _makers(terms), memory), batches):
            yield from zip(batch, lines, strict=True)
    except ClusterProblem as problem:
        raise HallError(problem.id, **problem.details) from None


def play_batch(terms: Terms, makers: dict[str, str], memory: int, batch: tuple[Fixture, ...]) -> list[Line]:
    """On a worker: play these games, if rules and bots are the same here."""
    for name, made in _makers(terms).items():
        if makers.get(name) != made:
            raise HallError("arena-other-worker", name=name, found=made, wanted=makers.get(name, ""))
    if not terms.limits():
        return [play_fixture(terms, fixture) for fixture in batch]
    memory = memory or fair_memory(os.cpu_count() or 1)
    lines = {fixture.number: line for fixture, line in play_in_hall(terms, list(batch), 1, memory, debug=False)}
    return [lines[fixture.number] for fixture in batch]


def _makers(terms: Terms) -> dict[str, str]:
    """What has a say in how games go, with its fingerprint: Elbowroom itself, and every guest."""
    return {"elbowroom": made_by(), **guest_fingerprints(terms.players)}
