"""Measuring on machines that are busy with other things: short runs, several times round, the best one counts.

A microsecond means little by itself, so figures are given in n: microseconds divided by the seconds that
`sum(range(10**7))` takes in the same run. Machines differ much in microseconds and little in n. All times are those of
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


def measure(tasks: list[Task], rounds: int, seconds: float) -> float:
    """Run all tasks in turn, several times round; the calibration in seconds, the best of all."""
    unit = calibrate()
    for _ in range(rounds):
        for task in tasks:
            task.run(seconds)
            unit = min(unit, calibrate())
    return unit
