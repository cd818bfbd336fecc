"""How much of its speed a worker keeps: python tools/measure_atlas.py [CHUNKS]

The same chunk is played here, by a worker process and by a Ray worker, one after the other, sent and fetched as a run
does; then the next chunk. Whatever else the machine does weighs on all three alike, and the middle ratio counts.
"""

from __future__ import annotations

import logging
import multiprocessing
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from statistics import median

import ray

from elbowroom.arena.version import made_by
from elbowroom.atlas.plan import CHUNK, Chunk, Series, make_terms
from elbowroom.atlas.play import play_chunk

SERIES = Series(("base",), 3)


def main() -> None:
    count = int(sys.argv[1]) if sys.argv[1:] else 40
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
