"""Bots that search over whole turns."""

from __future__ import annotations

import random
from typing import ClassVar

from elbowroom.rules.chance import mix
from elbowroom.rules.state import State
from elbowroom.rules.view import View

from .hints import Hint, compare, hint
from .planner.bot import PlanningBot
from .planner.renewal import LEARNT, Renewal
from .planner.style import Style
from .planner.turn_so_far import Log
from .planner.weights import PICK, Rated
from .search.eval_network import NETWORKS, Judge
from .search.oversights import OVERSIGHTS, Oversights
from .search.racing import FEW, compete
from .search.rollout import Budget, Candidate, Moods, candidate, distinct

HASTE = 0.4  # of the budget, for making plans
HINT = 800.0  # milliseconds at most: whoever asks for a hint is waiting


class HardBot(PlanningBot):
    """Tries some plans for the turn in possible worlds, a few rounds ahead."""

    name: ClassVar[str] = "hard"
    milliseconds: ClassVar[float] = 0.0  # the budget of a decision, if none is given
    default_nodes: ClassVar[int] = 60  # the same in turns played in thought, for every opponent
    variants: ClassVar[int] = 3  # plans for a turn with other tastes
    entries: ClassVar[int] = 0  # the same for the first turn with each combo
    whim: ClassVar[float] = 0.3  # how far everybody's tastes may differ in thought
    dealing_share: ClassVar[float] = 1.0  # of the budget, where tokens are only dealt
    look: ClassVar[int] = 8  # worlds in which all plans are tried before some are given up
    judge: ClassVar[Judge | None] = Judge(NETWORKS)  # who says what plans lead to; without one the planner's weights
    oversights: ClassVar[Oversights | None] = OVERSIGHTS  # what such thought misjudges
    rated: ClassVar[Rated] = PICK  # what combos brought in other games
    renewal: ClassVar[Renewal | None] = LEARNT  # when those in thought decline; without it by the planner's own rule
    choosy: ClassVar[int] = 1  # so many combos they compare
    spite: ClassVar[float] = 1.0  # how much they want others to lose

    def __init__(self, seed: int = 0, milliseconds: float = 0.0, nodes: int = 0) -> None:
        super().__init__(seed)
        self.own_budget = not (milliseconds or nodes)
        self.budget = self.milliseconds if self.own_budget else milliseconds
        self.nodes = self.default_nodes if self.own_budget else nodes
        self._chance = random.Random(seed)
        self._thoughts = 0

    def think(self, view: View) -> Log:
        share = self.dealing_share if view.now.deals else 1.0
        return self.ponder(view, Budget(share * self.budget, int(share * self.turns(view) + 0.5)))[0].moves()

    def turns(self, view: View) -> int:
        """How many turns may be played in thought: a round has more of them at a larger table."""
        return self.nodes * (view.table.players - 1) if self.own_budget else self.nodes

    def explain(self, view: View, most: int = 3) -> list[Hint]:
        if not view.legal_moves():
            return []
        budget = Budget(min(self.budget, HINT), self.turns(view))
        found = self.ponder(view, budget)
        root = self.imagine(view)
        return compare([hint(root, one, found[0]) for one in found if one.tries or not found[0].tries], most)

    def imagine(self, view: View) -> State:
        """A position that could be the real one."""
        return view.determinize(mix(self.seed ^ self._thoughts)).state

    def ponder(self, view: View, budget: Budget) -> list[Candidate]:
        """The plans, the best first."""
        self._thoughts += 1
        root = self.imagine(view)
        found = self.likeliest(root, distinct(self.candidates(root, budget)), budget)
        if len(found) > 1:
            moods = self.moods(root, self.seed)
            world = mix(self.seed ^ self._thoughts << 8)
            few = self.patience(root)
            found = compete(root, found, world, len(moods.looks), budget, moods, self.look, self.judge, few)
        return found

    @classmethod
    def moods(cls, root: State, seed: int) -> Moods:
        """How everybody goes on in thought."""
        return Moods(len(root.wall), seed, cls.whim, cls.rated, cls.renewal, cls.choosy, spite=cls.spite)

    def patience(self, root: State) -> int:
        """In how many worlds plans are tried before those that fall behind are given up for certain."""
        return FEW

    def candidates(self, root: State, budget: Budget) -> list[Candidate]:
        """Plans worth trying, the planner's own first; fewer where the time is short."""
        found: list[Candidate] = []
        for style in [Style(4, True), *self.styles(root)]:
            style.rated = self.rated
            style.renewal = self.renewal
            if found and budget.used() > HASTE:
                break
            one = candidate(root, style)
            one.prior = self.overlooked(root, one)
            found.append(one)
        return found

    @classmethod
    def overlooked(cls, root: State, one: Candidate) -> float:
        """What a plan is worth that possible worlds do not show, in what plans are compared by."""
        coins = cls.oversights.of(root, one) if cls.oversights is not None else 0.0
        return coins * cls.judge.rate(root) if coins and cls.judge is not None else coins

    def likeliest(self, root: State, found: list[Candidate], budget: Budget) -> list[Candidate]:
        """The plans that are worth trying out, of many."""
        return found

    def styles(self, root: State) -> list[Style]:
        """Other ways to play this turn than the planner's own."""
        if root.stage.picks:
            offers = range(1, len(root.legal) + 1)
            found = [_with_pick(Style(4, True), number) for number in offers]
            for number in offers:
                found += [_with_pick(style, number) for style in self.tilted(root, self.entries)]
            return found
        if root.stage.opens:
            found = [_with_mode(Style(4, True), "decline")] if root.round < root.table.rounds else []
            found.append(_with_mode(Style(4, True), "expand"))
            return found + [_with_mode(style, "expand") for style in self.tilted(root, self.variants)]
        return self.tilted(root, self.variants)

    def tilted(self, root: State, count: int, swing: float = 0.4) -> list[Style]:
        """The planner's way with other tastes, as far from its own as `swing` says."""
        styles = []
        for _ in range(count):
            style = Style(4, True)
            style.tilt = [1.0 - swing + 2 * swing * self._chance.random() for _ in root.wall]
            styles.append(style)
        return styles


def _with_pick(style: Style, number: int) -> Style:
    style.pick = number
    return style


def _with_mode(style: Style, mode: str) -> Style:
    style.mode = mode
    return style
