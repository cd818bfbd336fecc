"""Games between bots at a table, the same ones wherever Python runs: here, and in Pyodide (`play.mjs`)."""

from __future__ import annotations

import json
from collections.abc import Iterator

from elbowroom.table.match import Match
from elbowroom.table.protocol.table import TableSettings
from elbowroom.table.replay_log import derive
from elbowroom.table.seats import Seat
from elbowroom.table.thinker import think

BOXES = (["base"], ["underground"], ["base", "underground"])
QUICK = ("random", "easy", "normal")
SEARCHING = ("hard@4n", "expert@4n")  # counted in positions, not in time: the same on every machine
SEARCHES = 25  # every so many seeds


def games(seeds: list[int], whole: bool) -> Iterator[str]:
    """One line of JSON for each game: its log, its record, and what everybody sees at its end.

    The whole has a game of each seed with all boxes; else they take turns.
    """
    for seed in seeds:
        for boxes in BOXES if whole else (BOXES[seed % len(BOXES)],):
            yield json.dumps({"seed": seed, "boxes": boxes, **played(seed, boxes)})


def played(seed: int, boxes: list[str]) -> dict[str, object]:
    """A whole game; the seed says who plays."""
    levels = SEARCHING if seed % SEARCHES == 0 else QUICK
    players = 2 if levels is SEARCHING else 2 + seed % 4
    seats = [Seat("bot", level=levels[(seed + player) % len(levels)]) for player in range(players)]
    match = Match(TableSettings(boxes=boxes, rounds=3 if levels is SEARCHING else 0), seats, f"seed {seed}")
    rows = [match.start(0)]
    table = f"{seed} {boxes}"
    while not match.over:
        level = seats[match.mover - 1].level
        move = think(table, match.script(), match.mover, level, derive(match.seed, f"bot {len(match.plies)}"))
        rows.append(match.move(move, "bot", 0, 0))
    assert match.game is not None
    log = [[row.number, row.kind, row.player, row.text, row.chance, row.mark] for row in rows]
    events = [bytes(event).decode() for event in match.events]
    return {"record": match.game.record(), "log": log, "events": events, "view": match.view(0)}
