"""Hints: the best few plans for a turn as data that a page can word in any language."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import exp
from typing import Literal

from elbowroom.rules.state import State
from elbowroom.rules.turn import Stage

from .planner.eval_linear import prospect, standing
from .planner.style import Style
from .planner.turn_so_far import Log
from .search.rollout import Candidate, follow

Reason = Literal["pick", "decline", "expand", "conquer", "redeploy", "other"]
BY_VERB: tuple[Reason, ...] = ("pick", "decline", "expand")
# In thought the others play a little worse than they do, at a small table above all: so much (of odds' logarithms, with
# one rival) is taken off, found in a thousand games between equals by `python -m tools.habits FILE none`.
HOPE = 0.3


@dataclass(frozen=True)
class Hint:
    """One plan, what it should bring, and why."""

    moves: tuple[str, ...]
    """As far as they can be foreseen."""
    reason: Reason
    """What kind of decision it is."""
    coins: int
    """What the turn brings: its score and what lies on a combo, less the combo's price; below 0 if that is more."""
    expected: float
    """Coins from now to the end of the game."""
    lead: float
    """How far ahead of the others on average the player should end up."""
    regions: int
    """Conquests in the plan."""
    against: float | None = None
    """What the best plan of another kind should bring from now to the end, if there is one."""
    chance: float | None = None
    """How likely the player is to win, from 0 to 1, if the bot can say."""

    def as_dict(self) -> dict[str, object]:
        """Plain data for JSON."""
        return {name: getattr(self, name) for name in self.__dataclass_fields__}


def reason_of(stage: Stage, moves: Log) -> Reason:
    """What kind of decision a plan begins with."""
    verb = moves[0][1].verb if moves else ""
    for kind in BY_VERB:
        if verb == kind:
            return kind
    if stage.fights:
        return "conquer"
    return "redeploy" if stage.deals else "other"


def hint(root: State, one: Candidate, best: Candidate) -> tuple[float, Hint]:
    """What a plan comes to, without its rivals: in the worlds it was tried in, or else by the weights; its rank first.

    A plan that was given up has met fewer worlds than the best; what counts is how far behind it was in those.
    """
    player = root.mover
    had = root.coins[player]
    moves = one.moves()
    worlds = one.tries
    if worlds:
        soon = round(one.soon / worlds)
        end = _mean(best.coins) + _mean(one.coins) - _mean(best.coins[:worlds])
        rank = best.mean + one.mean - best.prior - best.seen_in(worlds)
        lead = one.prior + _mean(best.leads) + _mean(one.leads) - _mean(best.leads[:worlds])
        chance = _mean(best.chances) + _mean(one.chances) - _mean(best.chances[:worlds])
    else:
        s = follow(root.copy(), one)
        soon, end, lead, chance = s.coins[player], prospect(s, player), standing(s, player), 0.0
        rank = lead
    return rank, Hint(
        moves=tuple(move.text for _, move in moves),
        reason=reason_of(root.stage, moves),
        coins=soon - had,
        expected=round(end - had, 1),
        lead=round(lead, 1),
        chance=_stated(root, chance) if worlds and one.chances[0] >= 0.0 else None,
        regions=sum(stage.fights and bool(move.region) and move.verb != "abandon" for stage, move in moves),
    )


def _stated(root: State, chance: float) -> float:
    table = root.table
    return round(likely(chance, table.rounds - root.round, table.players), 2)


def likely(chance: float, left: int, players: int) -> float:
    """A chance to win as it comes true, of one that was seen in thought with so many rounds after this one."""
    chance = min(max(chance, 0.0), 1.0)
    if left <= 0 or chance in (0.0, 1.0):
        return chance
    return 1.0 / (1.0 + (1.0 - chance) / chance * exp(HOPE / (players - 1)))


def _mean(values: list[float]) -> float:
    added = 0.0
    for value in values:  # not `sum`, by which versions of Python add up differently
        added += value
    return added / len(values)


def compare(hints: Iterable[tuple[float, Hint]], most: int) -> list[Hint]:
    """The best few, each with what the best of another kind would bring."""
    ranked = [one for _, one in sorted(hints, key=lambda ranked: ranked[0], reverse=True)]
    found = []
    for one in ranked[:most]:
        others = [other.expected for other in ranked if _kind(other) != _kind(one)]
        against = others[0] if others else None
        found.append(Hint(**{**one.as_dict(), "against": against}))  # type: ignore[arg-type]
    return found


def _kind(one: Hint) -> str:
    """Picks differ by the combo, other plans by what they are."""
    return one.moves[0] if one.reason == "pick" and one.moves else one.reason


def plain_styles(root: State, own: Style) -> list[Style]:
    """A planner's own way for every choice of combo or of the kind of turn."""
    if root.stage.picks:
        return [own.with_pick(number) for number in range(1, len(root.legal) + 1)]
    if not root.stage.opens:
        return [own]
    styles = []
    for mode in ("expand", "decline"):
        style = own.with_pick(own.pick)
        style.mode = mode
        styles.append(style)
    return styles
