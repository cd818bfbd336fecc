"""Measuring on machines that are busy with other things: short runs, several times round, the best one counts.

A microsecond means little by itself, so figures are given in n: microseconds divided by the seconds that
`sum(range(10**7))` takes in the same run. Machines differ much in microseconds and less in n. All times are those of
the processor, so that other programs' work does not count.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

Work = Callable[[], int]
"""Does some work and says how many things it did; what it needs is made beforehand."""


@dataclass
class Task:
    """Something to be measured: `prepare` makes the work for one short run."""

    name: str
    prepare: Callable[[], Work]
    microseconds: float = float("inf")

    def run(self, seconds: float) -> None:
        """Work for about so long; keep the best."""
        count, spent = 0, 0.0
        while spent < seconds:
            work = self.prepare()
            start = time.process_time()
            count += work()
            spent += time.process_time() - start
        self.microseconds = min(self.microseconds, spent / count * 1e6)


def calibrate() -> float:
    """The seconds that a fixed piece of work takes."""
    start = time.process_time()
    sum(range(10**7))
    return time.process_time() - start


REGIONS, WALKS = 48, 300


class Walk:
    """Plain Python as the engine has it: masks, lists of small numbers, attributes, calls."""

    __slots__ = ("cost", "near", "taken", "total")

    def __init__(self) -> None:
        self.near = [1 << (at + 1) % REGIONS | 1 << 5 * at % REGIONS | 1 << 7 * at % REGIONS for at in range(REGIONS)]
        self.cost = [2 + at % 3 for at in range(REGIONS)]
        self.taken = 1
        self.total = 0

    def each(self, mask: int) -> list[int]:
        found = []
        while mask:
            low = mask & -mask
            mask ^= low
            found.append(low.bit_length() - 1)
        return found

    def price(self, region: int) -> int:
        return 8 * self.cost[region] + region % 5

    def step(self) -> bool:
        """Take the cheapest region next to those taken; was there one?"""
        reach = 0
        for region in self.each(self.taken):
            reach |= self.near[region]
        reach &= ~self.taken
        if not reach:
            return False
        region = min(self.each(reach), key=self.price)
        self.taken |= 1 << region
        self.total += self.cost[region]
        return True


def plain_python() -> float:
    """The seconds that a fixed piece of plain Python takes.

    What a processor makes of it beside the calibrating loop, which is hardly more than additions in C, differs from
    machine to machine by a quarter and more: figures of an engine that is not compiled have to allow for it.
    """
    start = time.process_time()
    for _ in range(WALKS):
        walk = Walk()
        while walk.step():
            pass
    return time.process_time() - start


def measure(tasks: list[Task], rounds: int, seconds: float) -> float:
    """Run all tasks in turn, several times round; the calibration in seconds, the best of all."""
    unit = calibrate()
    for _ in range(rounds):
        for task in tasks:
            task.run(seconds)
            unit = min(unit, calibrate())
    return unit
