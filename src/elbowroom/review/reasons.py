"""Why a decision was a mistake: what was done is compared with the better plan."""

from __future__ import annotations

from elbowroom.rules.moves import DONE, Move
from elbowroom.rules.state import State

from .turns import Decision

REASONS = (
    "decline-late",
    "decline-early",
    "combo",
    "price",
    "entry",
    "roll",
    "no-roll",
    "kept",
    "gave-up",
    "stopped",
    "overreach",
    "target",
    "border",
    "move",
)
"""Every reason; each has its sentence."""
Why = tuple[str, dict[str, str]]


def reason(decision: Decision, plan: list[Move]) -> Why:
    """The first thing in which the two differ that has a name."""
    s = decision.game.state
    done = decision.moves
    found: Why | None = None
    if s.stage.deals:
        found = _border(done, plan)
    elif s.stage.picks:
        found = _pick(s, done, plan)
    elif s.stage.opens:
        found = _mode(s, done, plan)
    return found or _war(s, done, plan) or _other(done, plan)


def _pick(s: State, done: list[Move], plan: list[Move]) -> Why | None:
    taken, better = done[0].count, plan[0].count
    if taken == better:
        return None
    args = {
        "race": s.table.race_ids[s.offer_races[better - 1]],
        "power": s.table.power_ids[s.offer_powers[better - 1]],
    }
    net = [coins - at for at, coins in enumerate(s.offer_coins)]
    if net[taken - 1] < 0 and net[better - 1] > net[taken - 1]:
        return "price", args | {"coins": str(net[better - 1] - net[taken - 1])}
    return "combo", args


def _mode(s: State, done: list[Move], plan: list[Move]) -> Why | None:
    declined, should = (any(move.verb == "decline" for move in moves) for moves in (done, plan))
    if declined == should:
        return None
    active = s.active[s.turn]
    args = {"race": s.table.race_ids[active]} if active >= 0 else {}
    return ("decline-late" if should else "decline-early"), args


def _war(s: State, done: list[Move], plan: list[Move]) -> Why | None:
    """Where the conquests differ."""
    ours, theirs = _taken(done), _taken(plan)
    left, leave = _given_up(done), _given_up(plan)
    for mine, other, name in ((leave, left, "kept"), (left, leave, "gave-up")):
        more = [region for region in mine if region not in other]
        if more:
            return name, {"region": more[0]}
    if not ours and not theirs:
        return None
    race = s.active[s.turn]
    enters = s.stage.picks or (race >= 0 and not s.realm[race])
    if enters and ours and theirs and ours[0] != theirs[0]:
        return "entry", {"region": theirs[0], "instead": ours[0]}
    missed = [region for region in theirs if region not in ours]
    extra = [region for region in ours if region not in theirs]
    rolled, rolls = _rolled(done), _rolled(plan)
    sure = [region for region in missed if region != rolls]
    if rolled and sure:
        return "roll", {"region": sure[0], "instead": rolled}
    if rolls and not rolled and not extra:
        return "no-roll", {"region": rolls}
    if missed and extra:
        return "target", {"region": missed[0], "instead": extra[0]}
    if missed:
        return "stopped", {"region": missed[0]}
    return ("overreach", {"region": extra[0]}) if extra else None


def _border(done: list[Move], plan: list[Move]) -> Why | None:
    """The region that should have had more of what was dealt."""
    ours, theirs = _dealt(done), _dealt(plan)
    lacking = {region: count - ours.get(region, 0) for region, count in theirs.items()}
    worst = max(lacking, key=lambda region: (lacking[region], region), default="")
    return ("border", {"region": worst}) if worst and lacking[worst] > 0 else None


def _other(done: list[Move], plan: list[Move]) -> Why:
    """The first move that is another one."""
    for better, move in zip(plan, [*done, *[DONE] * len(plan)], strict=False):
        if better is not move:
            return "move", {"move": better.text}
    return "move", {"move": plan[0].text}


def _taken(moves: list[Move]) -> list[str]:
    """The regions that were attacked, in order."""
    return [move.region for move in moves if move.region and not move.count and move.verb not in ("abandon", "place")]


def _given_up(moves: list[Move]) -> list[str]:
    return [move.region for move in moves if move.verb == "abandon"]


def _rolled(moves: list[Move]) -> str:
    """The region that the die was rolled for; empty if it was not."""
    return next((move.region for move in moves if move.verb == "roll"), "")


def _dealt(moves: list[Move]) -> dict[str, int]:
    dealt: dict[str, int] = {}
    for move in moves:
        if move.region:
            dealt[move.region] = dealt.get(move.region, 0) + (move.count or 1)
    return dealt
