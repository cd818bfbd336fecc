"""Is a decision a puzzle? One idea must be clearly the best, not obvious, and true: cheap questions are asked first."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from elbowroom.bots import make_bot
from elbowroom.bots.expert import ExpertBot
from elbowroom.bots.search.eval_network import NETWORKS, Judge
from elbowroom.bots.search.racing import compete
from elbowroom.bots.search.rollout import Budget, Candidate, distinct
from elbowroom.review.judging import Bench, played, until_dealt
from elbowroom.review.turns import Decision
from elbowroom.rules.chance import mix
from elbowroom.rules.game import Game

from .deciding import of_bot, of_plan
from .judging import WORLDS, Bout, Difference
from .result import Difficulty, Theme
from .themes import Gist, gist_of, shares, theme_of

QUICK = 150  # turns played in thought for every opponent, to see whether there may be a puzzle
DEEP = 10  # times as many, to see whether it is true
AGAIN = 3  # times as many, with other seeds
SEEDS = 2  # so many others
SHORT = 60  # turns in thought for every opponent that `expert` has for a short thought, as many as `hard`
DEALING = 0.5  # of that where tokens are only dealt
FEW = 12  # worlds for a first comparison
SEEMS = 0.6  # coins that must show in them
HOPELESS = 0.02  # chance to win: below, and where it is as certain, nobody cares
RIVALS = 2  # of the best plans with other ideas, which must clearly be worse
CLEAR = 0.8  # coins by which it must be better than any other gist
SURE = 2.0  # and so many standard errors
LEAST = 0.4  # coins that are forgiven at least
SIMPLE = ("easy", "normal")  # who must miss it
_JUDGE = Judge(NETWORKS)


@dataclass(frozen=True)
class Found:
    """What makes a decision a puzzle: the fields of an `Idea` that do not say where it is."""

    theme: Theme
    difficulty: Difficulty
    plan: list[str]
    gap: float
    doubt: float
    usual: float
    within: float


class Finder:
    """Looks at one decision after the other; the same seed finds the same puzzles."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self.reached: Counter[str] = Counter()
        """How many decisions came how far: `looked`, `seems`, `deep`, `agreed`, `found`."""

    def look(self, game: Game, ply: int) -> Found | None:
        """The puzzle in a position in which a decision begins, if there is one."""
        if not _open(game):
            return None
        self.reached["looked"] += 1
        place = _Place(game, ply, mix(self._seed ^ ply << 24))
        gist = place.seems()
        if gist is None:
            return None
        self.reached["seems"] += 1
        deep = place.search(DEEP, 1)
        if deep is None or not shares(deep[0], gist):
            return None
        self.reached["deep"] += 1
        for number in range(SEEDS):
            other = place.search(AGAIN, 2 + number)
            if other is None or not shares(other[0], gist):
                return None
        self.reached["agreed"] += 1
        found = place.weigh(deep, gist)
        self.reached["found"] += found is not None
        return found


class _Place:
    """One position, and what is thought about it."""

    def __init__(self, game: Game, ply: int, seed: int) -> None:
        self._game = game
        self._ply = ply
        self._seed = seed
        share = DEALING if game.state.stage.deals else 1.0
        self._others = game.table.players - 1
        self._nodes = int(QUICK * share) * self._others
        self._bout = Bout(game, ply)
        self._simple = [self._answer(level) for level in SIMPLE]

    def _answer(self, level: str) -> Decision | None:
        return of_bot(self._game, self._ply, make_bot(level, self._seed))

    def seems(self) -> Gist | None:
        """The idea that seems to be better than what everybody sees; none if there is none."""
        answers = [each for each in self._simple if each is not None]
        quick = self.search(1, 0) if len(answers) == len(SIMPLE) else None
        if quick is None:
            return None
        best = quick[0]
        gist = gist_of(best, answers[-1])
        if gist is None or any(shares(each, gist) for each in answers):
            return None
        if any(self._behind(best, each, FEW).coins < SEEMS for each in reversed(answers)):
            return None
        return gist if all(_clear(self._behind(best, each)) for each in reversed(answers)) else None

    def search(self, depth: int, number: int) -> list[Decision] | None:
        """The plans that a search finds, the best first; none if there is nothing to choose."""
        bench = Bench(mix(self._seed + number))
        decision = Decision(self._game, self._ply)
        root = bench.root(decision)
        budget = Budget(0.0, self._nodes * depth)
        bot = ExpertBot(bench.world(self._ply, 1), nodes=budget.left)
        known = [played(root, each.moves, each.lucky) for each in self._simple if each is not None]
        found = distinct([*known, *(until_dealt(one) for one in bot.candidates(root, budget))])
        if len(found) < 2:
            return None
        moods, patience = bench.moods(root), bot.patience(root)
        world = bench.world(self._ply, 2)
        ranked = compete(root, found, world, len(moods.looks), budget, moods, bot.look, bot.judge, patience)
        plans = [self._decision(one) for one in ranked]
        return [plan for plan in plans if plan is not None] or None

    def _decision(self, one: Candidate) -> Decision | None:
        return of_plan(self._game, self._ply, one)

    def _behind(self, best: Decision, other: Decision, worlds: int = 0) -> Difference:
        return self._bout.difference(self._bout.plan(best), self._bout.plan(other), worlds)

    def weigh(self, deep: list[Decision], gist: Gist) -> Found | None:
        """What it is worth, in worlds that no search has seen."""
        best = deep[0]
        rivals = [each for each in deep if not shares(each, gist)][:RIVALS]
        if not rivals:
            return None
        simple = [each for each in self._simple if each is not None]
        gaps = [self._behind(best, each) for each in rivals]
        missed = [self._behind(best, each) for each in simple]
        if not all(_clear(each) for each in (*gaps, *missed)):
            return None
        gap = min(gaps, key=lambda each: each.coins)
        within = max(LEAST, round(min(each.coins for each in (*gaps, *missed)) / 2, 1))
        if not self._solves(f"expert@{QUICK * DEEP * self._others}n", best, within):
            return None  # who looks farther than a search does here thinks otherwise
        return Found(
            theme=theme_of(gist, best, simple[-1]),
            difficulty=self._difficulty(best, within),
            plan=[move.text for move in best.moves],
            gap=round(gap.coins, 2),
            doubt=round(gap.doubt, 2),
            usual=round(missed[-1].coins, 2),
            within=within,
        )

    def _difficulty(self, best: Decision, within: float) -> Difficulty:
        """Who solves it."""
        if self._solves("hard", best, within):
            return "hard"
        return "expert" if self._solves(f"expert@{SHORT * self._others}n", best, within) else "deep"

    def _solves(self, level: str, best: Decision, within: float) -> bool:
        answer = self._answer(level)
        return answer is not None and self._behind(best, answer).coins <= within


def _open(game: Game) -> bool:
    """Is there something at stake for the player who decides?"""
    s = game.state
    return HOPELESS <= _JUDGE.chance(s, _JUDGE.ends(s), s.mover) <= 1.0 - HOPELESS


def _clear(behind: Difference) -> bool:
    """Is the other plan clearly worse?"""
    return behind.coins >= CLEAR and behind.coins >= SURE * behind.doubt


def criteria() -> dict[str, float]:
    """The numbers that decide what a puzzle is."""
    depths = {"quick": QUICK, "dealing": DEALING, "deep": DEEP, "again": AGAIN, "seeds": SEEDS, "short": SHORT}
    limits = {"few": FEW, "seems": SEEMS, "worlds": WORLDS, "clear": CLEAR, "sure": SURE, "rivals": RIVALS}
    return {**depths, **limits, "least": LEAST, "hopeless": HOPELESS}
