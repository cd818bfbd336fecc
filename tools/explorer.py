"""An expert that draws some decisions by lot: nobody learns what comes of plans that he never follows."""

from __future__ import annotations

import random
from typing import Any

from elbowroom.bots.expert import ExpertBot
from elbowroom.bots.planner.eval_linear import phase
from elbowroom.bots.search.oversights import DECLINE, EXPAND, PICK, kind_of, numbers, tiles
from elbowroom.bots.search.rollout import Budget, Candidate
from elbowroom.rules.state import State
from elbowroom.rules.view import View

LOTS = {PICK: 0.5, EXPAND: 0.3, DECLINE: 0.3}  # how often a decision is drawn
CLOSE = {PICK: 14.0, EXPAND: 7.0, DECLINE: 7.0}  # coins that a plan may be thought worse by and be drawn

Line = dict[str, Any]


class Explorer(ExpertBot):
    """An expert that draws some of its decisions by lot, and remembers what it had foreseen of them."""

    variants = 5
    dealings = 5
    dealing_share = 0.25
    entries = 1
    oversights = None

    def __init__(self, seed: int, nodes: int, drawn: list[Line]) -> None:
        super().__init__(seed, nodes=nodes)
        self._lots = random.Random(seed)
        self._drawn = drawn

    def ponder(self, view: View, budget: Budget) -> list[Candidate]:
        found = super().ponder(view, budget)
        kinds = self._kinds(view.state, found)
        if len(kinds) < 2 or self._lots.random() >= LOTS[kind_of(view.state, found[0])]:
            return found
        one = kinds[self._lots.randrange(len(kinds))]
        self._drawn.append(told(view.state, one))
        return [one, *(other for other in found if other is not one)]

    def _kinds(self, s: State, found: list[Candidate]) -> list[Candidate]:
        """The best plan of every kind that seems about as good as the best of all; none where nothing is drawn."""
        best: dict[str, Candidate] = {}
        for one in found:
            kind = kind_of(s, one)
            if kind and one.tries:
                behind = _mean(found[0].leads[: one.tries]) - _mean(one.leads)
                if behind <= CLOSE[kind]:
                    best.setdefault(one.log[0][1].text if kind == PICK else kind, one)
        return list(best.values())


def _mean(values: list[float]) -> float:
    return sum(values) / len(values)


def told(s: State, one: Candidate) -> Line:
    """A decision, and how far ahead the player should end by it."""
    kind = kind_of(s, one)
    line: Line = {"kind": kind, "player": s.mover, "phase": phase(s), "foreseen": round(_mean(one.leads), 2)}
    if kind == PICK:
        at = one.log[0][1].count - 1
        return line | {"tiles": [s.table.race_ids[s.offer_races[at]], s.table.power_ids[s.offer_powers[at]]]}
    return line | {"tiles": tiles(s), "numbers": [round(number, 3) for number in numbers(s)]}
