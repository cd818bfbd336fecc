"""Steps per second of batches and of the vector environment: python -m benchmarks.batch

Base game, two players, actions drawn from the masks; the drawing is part of the time. Every figure is the best of some
rounds, also as n: microseconds divided by the seconds of `sum(range(10**7))`, the best of the same run. Where one
process plays, its processor time is compared, too, on which other work on the machine tells less.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from elbowroom.arena.bench import calibrate, compiled
from elbowroom.envs.batch import BatchEnv, random_actions
from elbowroom.envs.vector import SmallWorldVectorEnv

MAP = "base-2p"


@dataclass
class Contender:
    """Something that plays `games` games at once: a step of all of them."""

    name: str
    games: int
    step: Callable[[], None]
    close: Callable[[], None]
    alone: bool = True
    """In one process?"""
    microseconds: float = float("inf")
    """Per step of one game."""
    processor: float = float("inf")
    """The same of this process's processor time."""


def batch(
    name: str, games: int, processes: int = 1, observation: str = "flat", opponents: str | None = None
) -> Contender:
    """A batch, at its first step."""
    env = BatchEnv(games, map=MAP, processes=processes, observation=observation, opponents=opponents)
    env.reset(seed=1)
    chance = np.random.default_rng(1)
    return Contender(name, games, lambda: env.step(random_actions(env.masks, chance)), env.close, processes == 1)


def vector(name: str, games: int, bots: str = "random") -> Contender:
    """The vector environment, at its first step."""
    env = SmallWorldVectorEnv(games, map=MAP, bots=bots)
    masks = env.reset(seed=1)[0]["action_mask"]
    chance = np.random.default_rng(1)

    def step() -> None:
        nonlocal masks
        masks = env.step(random_actions(masks, chance))[0]["action_mask"]

    return Contender(name, games, step, env.close)


def contenders(games: int, processes: int) -> list[Contender]:
    """All that are measured."""
    return [
        vector("vector environment, one process", games),
        batch("batch, one process", games),
        batch(f"batch, {processes} processes", games, processes),
        batch("batch, one process, no observations", games, observation="none"),
        batch(f"batch, {processes} processes, no observations", games, processes, "none"),
        batch("batch against random", games, opponents="random"),
        batch("batch against normal", games, opponents="normal"),
        batch("batch against greedy", games, opponents="greedy"),
    ]


def measure(measured: list[Contender], rounds: int, seconds: float) -> float:
    """Time all of them in turn, so that a busy moment strikes everybody; the calibration."""
    unit = calibrate()
    for _ in range(rounds):
        for one in measured:
            steps, start, worked = 0, time.perf_counter(), time.process_time()
            while (spent := time.perf_counter() - start) < seconds or not steps:
                one.step()
                steps += 1
            one.microseconds = min(one.microseconds, spent / steps / one.games * 1e6)
            one.processor = min(one.processor, (time.process_time() - worked) / steps / one.games * 1e6)
        unit = min(unit, calibrate())
    return unit


def main(arguments: list[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=256, metavar="N", help="games at once (default: 256)")
    parser.add_argument("--processes", type=int, default=2, metavar="N", help="for the large batch (default: 2)")
    parser.add_argument("--rounds", type=int, default=5, metavar="N", help="the best of so many counts (default: 5)")
    parser.add_argument("--seconds", type=float, default=1.0, metavar="S", help="for each and round (default: 1)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    options = parser.parse_args(arguments)
    measured = contenders(options.games, options.processes)
    try:
        unit = measure(measured, options.rounds, options.seconds)
    finally:
        for one in measured:
            one.close()
    if options.json:
        found = {one.name: one.microseconds for one in measured}
        worked = {one.name: one.processor for one in measured if one.alone}
        told = {"compiled": compiled(), "calibration": unit, "load": os.getloadavg()}
        print(json.dumps({**told, "microseconds": found, "processor": worked}))
        return
    first = measured[0]
    print(f"{'':46} {'µs/step':>8} {'steps/s':>9} {'n':>7} {'to the first':>13} {'by processor time':>18}")
    for one in measured:
        us = one.microseconds
        worked_less = f"{first.processor / one.processor:17.1f}x" if one.alone else ""
        print(
            f"{one.name:46} {us:8.2f} {1e6 / us:9,.0f} {us / unit:7.1f} {first.microseconds / us:12.1f}x {worked_less}"
        )
    build = "compiled" if compiled() else "pure Python"
    loads = ", ".join(f"{load:.1f}" for load in os.getloadavg())
    print(f"{options.games} games at once, {build}; calibration {unit:.3f} s; load average {loads}")


if __name__ == "__main__":
    main()
