"""An expert that draws some decisions by lot: nobody learns what comes of plans that he never follows."""

from __future__ import annotations

import random
from typing import Any

from elbowroom.bots.expert import ExpertBot
from elbowroom.bots.planner.eval_linear import phase
from elbowroom.bots.search.oversights import DECLINE, EXPAND, PICK, kind_of, numbers, tiles
from elbowroom.bots.search.rollout import SIGHT, Budget, Candidate
from elbowroom.rules.offer import combo_price
from elbowroom.rules.state import State
from elbowroom.rules.view import View

LOTS = {PICK: 0.7, EXPAND: 0.3, DECLINE: 0.3}  # how often a decision is drawn
CLOSELY = 1500  # turns in thought before one is drawn, as in matches: what less thought misjudges is mostly luck
CLOSE = {PICK: 14.0, EXPAND: 7.0, DECLINE: 7.0}  # coins that a plan may be thought worse by and be drawn

Line = dict[str, Any]


class Explorer(ExpertBot):
    """An expert that draws some of its decisions by lot, and remembers what it had foreseen of them."""

    dealing_share = 0.25

    def __init__(self, seed: int, nodes: int, drawn: list[Line]) -> None:
        super().__init__(seed, nodes=nodes)
        self._lots = random.Random(seed)
        self._drawn = drawn

    def ponder(self, view: View, budget: Budget) -> list[Candidate]:
        if self._lots.random() >= LOTS.get(about(view), 0.0):
            return super().ponder(view, budget)
        found = super().ponder(view, Budget(0.0, CLOSELY))
        kinds = self._kinds(view.state, found)
        if len(kinds) < 2:
            return found
        one = kinds[self._lots.randrange(len(kinds))]
        self._drawn.append(told(view.state, one, kinds))
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


def about(view: View) -> str:
    """What kind of decision it is, if it is one that is drawn at times."""
    s = view.state
    if s.stage.picks:
        return PICK
    return EXPAND if s.stage.opens and s.active[s.mover] >= 0 else ""


def _mean(values: list[float]) -> float:
    return sum(values) / len(values)


def told(s: State, one: Candidate, kinds: list[Candidate]) -> Line:
    """A decision that was drawn, how far ahead the player should end by it, and by what else might have been drawn."""
    kind = kind_of(s, one)
    around = _mean([_mean(other.leads) for other in kinds])
    thought = [_thought(other, around) for other in kinds]
    at = kinds.index(one)
    worse = max(lead + other.prior for lead, other in zip(thought, kinds, strict=True)) - thought[at] - one.prior
    line: Line = {"kind": kind, "player": s.mover, "phase": phase(s)}
    line |= {"foreseen": round(thought[at], 2), "around": round(around, 2), "worse": round(worse, 2)}
    if kind == PICK:
        offered = [_combo(s, other.log[0][1].count - 1) for other in kinds]
        return line | {"tiles": offered[at][:2], "offered": offered}
    return line | {"tiles": tiles(s), "numbers": [round(number, 3) for number in numbers(s)]}


def _thought(one: Candidate, around: float) -> float:
    """How far ahead the player should end by a plan, its first sight included."""
    lead = _mean(one.leads)
    return lead if one.sight is None else lead + SIGHT / (one.tries + SIGHT) * (around + one.sight - lead)


def _combo(s: State, at: int) -> tuple[str, str, int]:
    """A combo on offer, and what it brings or costs at once."""
    return (
        s.table.race_ids[s.offer_races[at]],
        s.table.power_ids[s.offer_powers[at]],
        s.offer_coins[at] - combo_price(s, at),
    )
