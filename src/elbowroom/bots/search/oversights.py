"""What search overlooks when a combo is picked or a race declines: learnt from what came of such decisions.

A few rounds ahead, with everybody in thought playing quickly, some kinds of plans look better than they turn out, and
some look worse. By how much is told by tiles and a few numbers; `tools/oversights.py` makes the weights.
"""

from __future__ import annotations

import json
from importlib import resources
from pathlib import Path
from typing import Any

from elbowroom.rules.state import State

from ..planner.eval_linear import NO_PICK, phase, region_pay, tokens_of, turns_left
from ..planner.renewal import NO_TILE
from ..planner.weights import group
from .rollout import Candidate

FILE = Path(__file__).with_name("oversights.json")
PICK, EXPAND, DECLINE = "pick", "expand", "decline"
SOON = (1, 2, 3, 4)  # turns left that count on their own


class Oversights:
    """The weights for every number of players."""

    def __init__(self, data: dict[str, Any]) -> None:
        self._picks: dict[int, dict[str, list[float]]] = {int(n): found["picks"] for n, found in data.items()}
        self._weights: dict[int, list[float]] = {int(n): found["numbers"] for n, found in data.items()}
        self._tiles: dict[int, dict[str, list[float]]] = {int(n): found["tiles"] for n, found in data.items()}

    def of(self, s: State, one: Candidate) -> float:
        """Coins by which a plan is better than it seems, compared with other plans for the same decision."""
        kind = kind_of(s, one)
        if kind == PICK:
            return self._of_pick(s, one.log[0][1].count - 1)
        return self._of_decline(s) if kind == DECLINE else 0.0

    def _of_pick(self, s: State, at: int) -> float:
        rated = self._picks[group(s.table.players)]
        names = s.table.race_ids[s.offer_races[at]], s.table.power_ids[s.offer_powers[at]]
        return sum(rated.get(name, NO_PICK)[phase(s)] for name in names)

    def _of_decline(self, s: State) -> float:
        players = group(s.table.players)
        total = 0.0
        for weight, number in zip(self._weights[players], numbers(s), strict=True):
            total += weight * number
        left = turns_left(s, s.mover, False)
        for name in tiles(s):
            always, with_time = self._tiles[players].get(name, NO_TILE)
            total += always + with_time * left
        return total


def kind_of(s: State, one: Candidate) -> str:
    """Does a plan pick, decline or go on where it might decline? Nothing where it does something else."""
    if not one.log:
        return ""
    if s.stage.picks:
        return PICK
    if not s.stage.opens or s.active[s.mover] < 0:
        return ""
    for stage, move in one.log:
        if stage.opens and move.verb in (EXPAND, DECLINE):
            return move.verb
    return ""


def tiles(s: State) -> tuple[str, str]:
    """The active race of whoever has to decide, and its power."""
    race = s.active[s.mover]
    badge = s.badge[race]
    return s.table.race_ids[race], s.table.power_ids[badge] if badge >= 0 else ""


def numbers(s: State) -> list[float]:
    """What else tells what declining is worth."""
    player = s.mover
    race = s.active[player]
    left = turns_left(s, player, False)
    regions = s.realm[race].bit_count()
    return [
        1.0,
        left,
        *(float(left == soon + 1) for soon in SOON),
        tokens_of(s, race) - regions,
        regions,
        region_pay(s, race),
        sum([region_pay(s, fallen) for fallen in s.fallen[player]]),
        len(s.fallen[player]),
    ]


def oversights(file: str) -> Oversights:
    """The weights of a file beside this one. It may lie in an archive."""
    return Oversights(json.loads((resources.files("elbowroom.bots.search") / file).read_text("utf-8")))


OVERSIGHTS = oversights(FILE.name)
