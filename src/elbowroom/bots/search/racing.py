"""Which plan is the best: they compete in the same possible worlds, so that luck weighs equally on all of them."""

from __future__ import annotations

from math import sqrt

from elbowroom.rules.chance import mix
from elbowroom.rules.state import State

from .eval_network import Judge
from .rollout import SIGHT, Budget, Candidate, Moods, Outcome, rollout

FEW = 8  # worlds, after which results are usually compared with a measure of doubt
SURE = 2.0  # standard errors that make a difference certain
SLIGHT = 0.3  # coins that are not worth more thought


def compete(
    root: State,
    found: list[Candidate],
    seed: int,
    rounds: int,
    budget: Budget,
    moods: Moods,
    look: int,
    judge: Judge | None = None,
    few: int = FEW,
) -> list[Candidate]:
    """Try the plans in ever more worlds, giving up those that fall behind; the best come first.

    All plans that are still alive have met the same worlds, so that their results can be compared one by one. It ends
    before the budget does once no other plan can be much better than the best. `look` is the number of worlds between
    two looks at who is still in the running, `judge` says where they lead, if not the planner's weights, and `few` is
    the number of worlds after which doubt decides that.
    """
    alive = list(found)
    world = 0
    while len(alive) > 1 and not budget.spent():
        world += 1
        results: list[Outcome] = []
        for one in alive:
            results.append(rollout(root, one, mix(seed ^ world << 16), rounds, budget, moods, judge))
            if budget.spent():
                break
        if len(results) < len(alive):
            break
        for one, result in zip(alive, results, strict=True):
            one.add(result)
        if world % look == 0:
            alive = _contenders(alive, len(found), budget.used(), few)
    return sorted(found, key=_order, reverse=True)


def _order(one: Candidate) -> tuple[int, float]:
    return len(one.results), one.mean


def _contenders(alive: list[Candidate], all_of_them: int, used: float, few: int) -> list[Candidate]:
    """The plans worth another world: those that may be better than the best, and fewer as the budget runs out."""
    alive = sorted(alive, key=_order, reverse=True)
    best = alive[0]
    kept = [best]
    for one in alive[1 : max(2, int(all_of_them ** (1.0 - used) + 0.999))]:
        if best.tries >= few:
            behind, doubt = _difference(best, one)
            if SURE * doubt - behind <= SLIGHT:
                continue
        kept.append(one)
    return kept


def _difference(best: Candidate, one: Candidate) -> tuple[float, float]:
    """How far a plan is behind another in the same worlds, and how uncertain that is."""
    count = len(best.results)
    total = squares = 0.0
    for high, low in zip(best.results, one.results, strict=True):
        total += high - low
        squares += (high - low) * (high - low)
    mean = total / count
    spread = max(squares / count - mean * mean, 0.0) + 0.25 / count
    if best.sight is not None and one.sight is not None:
        mean = (total + SIGHT * (best.sight - one.sight)) / (count + SIGHT)
    return mean + best.prior - one.prior, sqrt(spread / count)
