"""How long a review takes in Python and in the tab: python -m benchmarks.review [--games 4]

Games of `easy`, `normal` and `hard` at one table of base and of Underground. Pyodide runs in Node with the files of the
built page, as a tab's worker does. Compiled or not: the Python that is asked says which it is.
"""

from __future__ import annotations

import argparse
import json
import platform
import tempfile
from collections.abc import Iterable
from pathlib import Path
from statistics import mean

import elbowroom.rules.game
from tests.tab.test_same_game import in_pyodide

from . import reviewed

COLUMNS = {"counting": "`sum(range(10**7))`", "chances": "all chances", "first": "first turn", "all": "all turns"}


def rows(where: str, lines: Iterable[str]) -> None:
    """The mean and the most of each box."""
    found = [json.loads(line) for line in lines]
    for boxes in sorted({game["boxes"] for game in found}):
        own = [game for game in found if game["boxes"] == boxes]
        cells = [f"{mean(game[name] for game in own):.2f} ({max(game[name] for game in own):.2f})" for name in COLUMNS]
        print(f"| {where} | {boxes} | {len(own)} | {' | '.join(cells)} |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="How long reviews take, in seconds of the processor: mean (most).")
    parser.add_argument("--games", type=int, default=4, help="of each box")
    seeds = list(range(1, parser.parse_args().games + 1))
    compiled = not str(elbowroom.rules.game.__file__).endswith(".py")
    print(f"| where | box | games | {' | '.join(COLUMNS.values())} |\n|{'---|' * (3 + len(COLUMNS))}")
    rows(f"Python {platform.python_version()}, {'compiled' if compiled else 'pure'}", reviewed.games(seeds, True))
    with tempfile.TemporaryDirectory() as folder:
        rows("Pyodide, as in the tab", in_pyodide(seeds, True, Path(folder), Path(reviewed.__file__)))


if __name__ == "__main__":
    main()
