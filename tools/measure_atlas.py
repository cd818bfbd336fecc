"""How much of its speed a worker keeps: python -m tools.measure_atlas [CHUNKS]; how fast a report opens: --report FILE

The same chunk is played here, by a worker process and by a Ray worker, one after the other, sent and fetched as a run
does; then the next chunk. Whatever else the machine does weighs on all three alike, and the middle ratio counts. A
report is opened in Chromium instead, several times.
"""

from __future__ import annotations

import argparse
import logging
import multiprocessing
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from statistics import median

import ray

from elbowroom.arena.version import made_by
from elbowroom.atlas.plan import CHUNK, Chunk, Series, make_terms
from elbowroom.atlas.play import play_chunk
from tests.page.browsing import chromium

SERIES = Series(("base",), 3)
OPENINGS = 9
LOADED = "performance.getEntriesByType('navigation')[0].loadEventEnd"


def main() -> None:
    parser = argparse.ArgumentParser(description="How much of its speed a worker keeps, or how fast a report opens.")
    parser.add_argument("chunks", type=int, nargs="?", default=40)
    parser.add_argument("--report", type=Path, metavar="FILE")
    options = parser.parse_args()
    if options.report is None:
        measure_workers(options.chunks)
    else:
        measure_opening(options.report)


def measure_opening(report: Path) -> None:
    """Load a report several times in new tabs."""
    spent = []
    with chromium() as browser:
        for _ in range(OPENINGS):
            tab = browser.new_page()
            tab.goto(report.resolve().as_uri())
            spent.append(float(tab.evaluate(LOADED)))
            tab.close()
    size = report.stat().st_size / 1e6
    print(f"{report.name}, {size:.1f} MB: opened in {median(spent):.0f} ms, {max(spent):.0f} at most")


def measure_workers(count: int) -> None:
    """Play the same chunks in three ways."""
    terms = make_terms(made_by(), "normal")
    ray.init(address="local", num_cpus=1, include_dashboard=False, logging_level=logging.ERROR, log_to_driver=False)
    task = ray.remote(play_chunk)
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        ways: dict[str, Callable[[Chunk], bytes]] = {
            "this process": lambda chunk: play_chunk(terms, chunk),
            "a worker process": lambda chunk: pool.submit(play_chunk, terms, chunk).result(),
            "a Ray worker": lambda chunk: ray.get(task.remote(terms, chunk)),
        }
        seconds: dict[str, list[float]] = {name: [] for name in ways}
        for number in range(count + 1):
            chunk = Chunk(SERIES, number * CHUNK, CHUNK)
            for name, play in ways.items():
                start = time.perf_counter()
                play(chunk)
                if number:  # the first one loads the rules
                    seconds[name].append(time.perf_counter() - start)
    ray.shutdown()
    plain = seconds["this process"]
    for name, own in seconds.items():
        kept = median(one / other for one, other in zip(plain, own, strict=True))
        print(f"{name}: {CHUNK / median(own):.1f} games a second, {100 * kept:.0f} % of the speed of this process")


if __name__ == "__main__":
    main()
