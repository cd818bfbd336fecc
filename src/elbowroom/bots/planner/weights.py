"""The weights of `future.hope`, by players and turns left; `python -m elbowroom.bots.learning.linear` makes them."""

from __future__ import annotations

import json
from importlib import resources
from pathlib import Path
from typing import Any

FILE = Path(__file__).with_name("weights.json")


def read(file: str) -> dict[str, Any]:
    """What was learnt, from a file beside this one. It may lie in an archive."""
    found: dict[str, Any] = json.loads((resources.files("elbowroom.bots.planner") / file).read_text("utf-8"))
    return found


_data = read(FILE.name)

FEATURES: tuple[str, ...] = tuple(_data["features"])

# For two players and for more, by turns left: weights while the turn is next, and what is added when it has just been.
TABLES: dict[int, list[tuple[list[float], list[float]]]] = {
    int(players): [(near, far) for near, far in table] for players, table in _data["tables"].items()
}
TURNS = len(TABLES[2])

# What a tile is worth besides, per turn to come (three at most).
TASTE: dict[int, dict[str, float]] = {int(players): worth for players, worth in _data["taste"].items()}

# What picking a tile brings until the end, in coins ahead of the others: early, in the middle, late; by players, too.
PHASES = 3
Rated = dict[int, dict[str, list[float]]]


def rated_picks(data: dict[str, dict[str, list[float]]]) -> Rated:
    """What picks are worth, as it was written down."""
    return {int(players): rated for players, rated in data.items()}


PICK: Rated = rated_picks(read("picks.json"))  # among experts; `tools.ways` makes them
PLANNERS_PICK: Rated = rated_picks(_data["pick"])  # among planners, who get less out of some tiles


def group(players: int) -> int:
    """Which of the tables is for so many players."""
    return 2 if players == 2 else 3
