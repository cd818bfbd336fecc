"""What somebody played in a puzzle, against the best plan: both meet in the same possible worlds, always the same ones.

The worlds and the way all go on in them are the review's, and nothing depends on a clock: the same moves are judged
alike on every machine.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from elbowroom.bots.search.rollout import Budget, Candidate, Outcome
from elbowroom.review.judging import Bench, played
from elbowroom.review.reasons import Why, reason
from elbowroom.review.result import Outlook
from elbowroom.review.turns import Decision, Moves
from elbowroom.rules.game import Game
from elbowroom.rules.state import State

from .deciding import decided
from .puzzle import Puzzle
from .result import PuzzleVerdict

SEED = 2026  # of all puzzles' worlds
WORLDS = 40  # in which plans meet
BEST = 0.25  # coins less than the best plan that are no difference
_UNLIMITED = 1_000_000


@dataclass(frozen=True)
class Difference:
    """How far a plan is behind another."""

    coins: float
    doubt: float
    best: Outlook
    other: Outlook


class Bout:
    """Plans for one decision, tried out in the same worlds."""

    def __init__(self, game: Game, ply: int) -> None:
        self._bench = Bench(SEED)
        self._ply = ply
        self.root: State = self._bench.root(Decision(game, ply))
        self._moods = self._bench.moods(self.root)
        self._known: dict[tuple[str, ...], list[Outcome]] = {}

    def plan(self, decision: Decision) -> Candidate:
        """What was decided, as a plan."""
        return played(self.root, decision.moves, decision.lucky)

    def outcomes(self, one: Candidate, worlds: int = 0) -> list[Outcome]:
        """What a plan leads to, world by world: in all of them, or in so many."""
        known = self._known.setdefault(tuple([move.text for _, move in one.moves()]), [])
        budget = Budget(0.0, _UNLIMITED)
        while len(known) < (worlds or WORLDS):
            seed = self._bench.world(self._ply, 1001 + len(known))
            known.append(self._bench.outcome(self.root, one, seed, budget, self._moods))
        return known[: worlds or WORLDS]

    def difference(self, best: Candidate, other: Candidate, worlds: int = 0) -> Difference:
        """How far the other plan is behind; below 0 if it is ahead."""
        return compare(self.outcomes(best, worlds), self.outcomes(other, worlds), best.prior - other.prior)


def compare(good: Sequence[Outcome], bad: Sequence[Outcome], prior: float) -> Difference:
    """How far the second is behind the first, in the worlds that both have met."""
    coins = [one.worth - other.worth + prior for one, other in zip(good, bad, strict=True)]
    count = len(coins)
    mean = _mean(coins)
    squares = 0.0
    for each in coins:
        squares += (each - mean) * (each - mean)
    return Difference(mean, sqrt((squares + 0.25) / (count * (count - 1))), _outlook(good), _outlook(bad))


def judge(puzzle: Puzzle, moves: Moves | None) -> PuzzleVerdict:
    """What is to be said of these moves, which were made from the puzzle's position; none: somebody gives up."""
    game = puzzle.position()
    idea = puzzle.idea
    bout = Bout(game, idea.ply)
    aim = decided(game, idea.ply, [(text, ()) for text in idea.plan])
    best = bout.plan(aim)
    if moves is None:
        outlook = _outlook(bout.outcomes(best))
        return _verdict(puzzle, Difference(idea.usual, 0.0, outlook, outlook), [], ("", {}), False)
    decision = decided(game, idea.ply, moves)
    found = bout.difference(best, bout.plan(decision))
    solved = found.coins <= idea.within
    why: Why = ("", {}) if solved else reason(decision, aim.moves)
    return _verdict(puzzle, found, [move.text for move in decision.moves], why, solved)


def _verdict(puzzle: Puzzle, found: Difference, done: list[str], why: Why, ok: bool) -> PuzzleVerdict:
    idea = puzzle.idea
    return PuzzleVerdict(
        puzzle=idea.id,
        theme=idea.theme,
        difficulty=idea.difficulty,
        solved=ok,
        grade="missed" if not ok else "best" if found.coins <= BEST else "good",
        loss=round(max(0.0, found.coins), 2),
        doubt=round(found.doubt, 2),
        chance=round(found.best.chance - found.other.chance, 4),
        within=idea.within,
        usual=idea.usual,
        best=found.best,
        yours=found.other,
        plan=list(idea.plan),
        played=done,
        reason=why[0],
        args=why[1],
    )


def _outlook(outcomes: Sequence[Outcome]) -> Outlook:
    lead = _mean([one.lead for one in outcomes])
    return Outlook(round(lead, 2), round(_mean([one.chance for one in outcomes]), 4))


def _mean(values: Sequence[float]) -> float:
    added = 0.0
    for value in values:  # not `sum`, by which versions of Python add up differently
        added += value
    return added / len(values)
