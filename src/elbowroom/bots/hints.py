"""Hints: the best few plans for a turn as data that a page can word in any language."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from elbowroom.rules.state import State

from .conduct import MARCHING, Log, Style
from .future import hope, standing, summaries
from .search import Candidate, follow


@dataclass(frozen=True)
class Hint:
    """One plan, what it should bring, and why."""

    moves: tuple[str, ...]
    """As far as they can be foreseen."""
    reason: str
    """`pick`, `decline`, `expand`, `conquer`, `redeploy` or `other`: what kind of decision it is."""
    coins: int
    """Scored this turn."""
    expected: float
    """Coins from now to the end of the game."""
    lead: float
    """How far ahead of the others on average the player should end up."""
    regions: int
    """Conquests in the plan."""
    against: float | None = None
    """What the best plan of another kind should bring from now to the end, if there is one."""

    def as_dict(self) -> dict[str, object]:
        """Plain data for JSON."""
        return {name: getattr(self, name) for name in self.__dataclass_fields__}


def reason_of(stage: str, moves: Log) -> str:
    """What kind of decision a plan begins with."""
    verb = moves[0][1].verb if moves else ""
    if verb in ("pick", "decline", "expand"):
        return verb
    if stage in MARCHING:
        return "conquer"
    return "redeploy" if stage in ("redeploy", "retreat") else "other"


def hint(root: State, one: Candidate, lead: float | None = None) -> Hint:
    """What a plan comes to, without its rivals."""
    player = root.mover
    s = follow(root.copy(), one)
    own = summaries(s, False)[player]
    gained = s.coins[player] - root.coins[player]
    moves = one.moves()
    return Hint(
        moves=tuple(move.text for _, move in moves),
        reason=reason_of(root.stage.name, moves),
        coins=gained,
        expected=round(gained + hope(own, s.table.players), 1),
        lead=round(standing(s, player) if lead is None else lead, 1),
        regions=sum(stage in MARCHING and bool(move.region) for stage, move in moves),
    )


def compare(hints: Iterable[Hint], most: int) -> list[Hint]:
    """The best few, each with what the best of another kind would bring."""
    ranked = sorted(hints, key=lambda one: one.lead, reverse=True)
    found = []
    for one in ranked[:most]:
        others = [other.expected for other in ranked if _kind(other) != _kind(one)]
        against = others[0] if others else None
        found.append(Hint(**{**one.as_dict(), "against": against}))  # type: ignore[arg-type]
    return found


def _kind(one: Hint) -> str:
    """Picks differ by the combo, other plans by what they are."""
    return one.moves[0] if one.reason == "pick" and one.moves else one.reason


def plain_styles(root: State) -> list[Style]:
    """The planner's own way for every choice of combo or of the kind of turn."""
    stage = root.stage.name
    styles = []
    if stage == "pick":
        for number in range(len(root.legal)):
            style = Style()
            style.pick = number + 1
            styles.append(style)
    elif stage == "mode":
        for mode in ("expand", "decline"):
            style = Style()
            style.mode = mode
            styles.append(style)
    return styles or [Style()]
