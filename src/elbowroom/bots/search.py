"""Search over whole turns: every plan is tried out in many possible worlds in which all go on by the fast planner.

Plans that do badly are given up early (sequential halving), and all plans meet the same worlds, so that luck
weighs equally on them.
"""

from __future__ import annotations

import random
import time

from elbowroom.rules.chance import mix, reseed
from elbowroom.rules.moves import DONE
from elbowroom.rules.state import State
from elbowroom.rules.table import NOBODY
from elbowroom.rules.turn import settle

from .conduct import Log, Style, Turn, let_play
from .future import standing

_LONGEST = 200  # turns and retreats; no game takes as many


class Candidate:
    """A way to play the turn, and how it has done so far."""

    __slots__ = ("certain", "log", "prior", "style", "tries", "value")

    def __init__(self, style: Style, log: Log, certain: int) -> None:
        self.style = style
        self.log = log
        self.certain = certain  # so many moves can be relied on; -1: all
        self.prior = 0.0  # coins that the worlds tried out do not show
        self.value = 0.0
        self.tries = 0

    @property
    def mean(self) -> float:
        """What it brought on average."""
        return self.prior + self.value / self.tries if self.tries else -1e9

    def moves(self) -> Log:
        """The moves that can be relied on."""
        return self.log if self.certain < 0 else self.log[: self.certain]


class Budget:
    """How long to think: so many milliseconds, or so many turns played in thought."""

    __slots__ = ("_deadline", "left")

    def __init__(self, milliseconds: float, nodes: int) -> None:
        self.left = nodes
        self._deadline = 0.0 if nodes else time.perf_counter() + milliseconds / 1000

    def spent(self) -> bool:
        """Is it used up?"""
        return time.perf_counter() >= self._deadline if self._deadline else self.left <= 0


def candidate(root: State, style: Style) -> Candidate:
    """The turn in this style."""
    turn = Turn(root.copy(), style)
    turn.play()
    return Candidate(style, turn.log, turn.certain)


def distinct(found: list[Candidate]) -> list[Candidate]:
    """Plans that differ in what they do before chance has a say."""
    seen = set()
    kept = []
    for one in found:
        key = tuple(move.text for _, move in one.moves())
        if key not in seen:
            seen.add(key)
            kept.append(one)
    return kept


def follow(s: State, one: Candidate) -> State:
    """Play the certain part of a plan, and the rest of the turn in its style."""
    player = s.mover
    turn, round_ = s.turn, s.round
    for stage, move in one.moves():
        if s.stage.name != stage:
            if s.stage.name in ("score", "next"):
                settle(s)
            if s.stage.name != stage or s.mover != player:
                continue
        if move is DONE:
            s.stage.leave(s)
        else:
            s.stage.play(s, move)
    if s.stage.name in ("score", "next"):
        settle(s)
    if (s.turn, s.round, s.mover) == (turn, round_, player):
        s = let_play(s, one.style)
    return s


class Moods:
    """Fast styles whose tastes differ a little: nobody can foretell exactly what others will do."""

    __slots__ = ("styles",)

    def __init__(self, regions: int, seed: int, swing: float, width: int = 2, count: int = 61) -> None:
        chance = random.Random(seed)
        self.styles = []
        for _ in range(count):
            style = Style(width, False)
            style.tilt = [1.0 - swing + 2 * swing * chance.random() for _ in range(regions)]
            self.styles.append(style)


def rollout(root: State, one: Candidate, seed: int, rounds: int, budget: Budget, moods: Moods) -> float:
    """How the player stands some rounds after a plan in one possible world."""
    mood = seed
    styles = moods.styles
    s = root.copy()
    reseed(s, seed)
    player = s.mover
    until = s.round + rounds
    s = follow(s, one)
    for _ in range(_LONGEST):
        budget.left -= 1
        if s.mover == NOBODY or (s.round >= until and s.turn == player and s.mover == player):
            break
        mood += 1
        s = let_play(s, styles[mood % len(styles)])
    return standing(s, player)


def halve(
    root: State, found: list[Candidate], seed: int, rounds: int, budget: Budget, moods: Moods, first: int = 4
) -> list[Candidate]:
    """Try the plans in ever more worlds, dropping the worse half each time; the best come first."""
    alive = list(found)
    world = 0
    batch = first
    while not budget.spent():
        for _ in range(batch):
            world += 1
            for one in alive:
                one.value += rollout(root, one, mix(seed ^ world << 16), rounds, budget, moods)
                one.tries += 1
            if budget.spent():
                break
        if len(alive) > 2:
            alive.sort(key=lambda one: one.mean, reverse=True)
            alive = alive[: (len(alive) + 1) // 2]
            batch *= 2
        elif len(alive) == 1:
            break
    return sorted(found, key=lambda one: (one.tries, one.mean), reverse=True)


__all__ = ["Budget", "Candidate", "Moods", "candidate", "distinct", "follow", "halve", "rollout"]
