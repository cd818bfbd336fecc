"""Fails when the engine or the environment has become slower: python -m benchmarks.gate

A figure may be a quarter above the committed one (benchmarks/figures.json). On a busy machine everything is slow now
and then, so it measures again after a pause, several times if need be, and the best counts: what is slow every time is
slow. How fast an interpreter runs the engine beside the calibrating loop depends on how it was built, so that each has
figures of its own; one that has none is measured, but has nothing to keep to. It depends on the processor, too: where
another piece of plain Python takes longer beside that loop than where the figures are from, so may the pure engine.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
import time
from pathlib import Path

from benchmarks import ours
from benchmarks.stopwatch import calibrate, measure, plain_python
from elbowroom.arena.bench import compiled

FIGURES = Path(__file__).with_name("figures.json")
ALLOWED = 1.25
TIMES = 9  # that both loops run
PLAIN = "plain Python"  # beside the builds: what that takes where the figures are from, in calibrating loops
Figures = dict[str, float]


def interpreter() -> str:
    """Which Python this is, and what built it."""
    return f"{platform.python_implementation()} {platform.python_version()}, {platform.python_compiler()}"


def plain() -> float:
    """What a piece of plain Python takes, in calibrating loops."""
    return min(plain_python() for _ in range(TIMES)) / min(calibrate() for _ in range(TIMES))


def best(committed: Figures, attempts: int, rounds: int, seconds: float, pause: float) -> Figures:
    """n of every task, the best of several attempts; no more of them than it takes to pass."""
    tasks = ours.tasks()
    unit = float("inf")
    found: Figures = {}
    for attempt in range(attempts):
        if attempt:
            time.sleep(pause)
        unit = min(unit, measure(tasks, rounds, seconds))
        found = {task.name: task.microseconds / unit for task in tasks}
        if committed and not slower(committed, found):
            break
    return found


def slower(committed: Figures, found: Figures) -> list[str]:
    """What is too slow, in words."""
    return [
        f"{name}: n is {found[name]:.1f}, more than {ALLOWED:.2f} times the committed {n:.1f}"
        for name, n in committed.items()
        if found[name] > ALLOWED * n
    ]


def main(arguments: list[str] | None = None) -> int:
    """Measure and compare, or write the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="write the figures of this build and interpreter anew")
    parser.add_argument("--attempts", type=int, default=8, metavar="N", help="at most so many (default: 8)")
    parser.add_argument("--rounds", type=int, default=3, metavar="N", help="of each attempt (default: 3)")
    parser.add_argument("--seconds", type=float, default=0.2, metavar="S", help="for a task and round (default: 0.2)")
    parser.add_argument("--pause", type=float, default=5, metavar="S", help="between two attempts (default: 5)")
    parser.add_argument("--figures", type=Path, default=FIGURES, metavar="FILE", help="the committed figures")
    options = parser.parse_args(arguments)
    build = "compiled" if compiled() else "pure"
    every: dict[str, dict[str, Figures]] = (
        json.loads(options.figures.read_text("utf-8")) if options.figures.exists() else {}
    )
    here = every.setdefault(interpreter(), {})
    usual = here.get(PLAIN, {}).get(build)
    slowness = plain() / usual if usual and not options.write else 1.0
    committed = {} if options.write else {name: n * slowness for name, n in here.get(build, {}).items()}
    found = best(
        committed, options.attempts if committed or options.write else 1, options.rounds, options.seconds, options.pause
    )
    print(f"{build}: " + ", ".join(f"{name} n = {n:.1f}" for name, n in found.items()))
    if options.write:
        here[build] = {name: round(n, 2) for name, n in found.items()}
        if build == "pure":
            here[PLAIN] = {build: round(plain(), 4)}
        options.figures.write_text(json.dumps(every, indent=1) + "\n", "utf-8")
        return 0
    if not committed:
        print(f"there are no committed figures for the {build} build on {interpreter()}: --write writes them")
        return 0
    if slowness != 1.0:
        print(f"plain Python takes {slowness:.2f} times as long here as where the figures are from")
    failures = slower(committed, found)
    for failure in failures:
        print(failure, file=sys.stderr)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
