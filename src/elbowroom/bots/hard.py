"""Bots that search over whole turns."""

from __future__ import annotations

import random
from typing import ClassVar

from elbowroom.rules.chance import mix
from elbowroom.rules.state import State
from elbowroom.rules.view import View

from .conduct import Log, Style, combo_worth
from .hints import Hint, compare, hint
from .planner import PlanningBot
from .search import Budget, Candidate, Moods, candidate, distinct, halve


class HardBot(PlanningBot):
    """Tries some plans for the turn in possible worlds, a few rounds ahead."""

    name: ClassVar[str] = "hard"
    milliseconds: ClassVar[float] = 50.0
    variants: ClassVar[int] = 4  # plans for a turn
    entries: ClassVar[int] = 1  # plans for the first turn with each combo
    rounds: ClassVar[int] = 2  # so far ahead
    swing: ClassVar[float] = 0.4  # how far the plans' tastes differ
    whim: ClassVar[float] = 0.3  # how far everybody's tastes may differ in thought
    memory: ClassVar[float] = 0.5  # how much counts what combos brought in other games
    deals_apart: ClassVar[bool] = False  # is the redeployment thought over once more?

    def __init__(self, seed: int = 0, milliseconds: float = 0.0, nodes: int = 0) -> None:
        super().__init__(seed)
        self.budget = milliseconds or self.milliseconds
        self.nodes = nodes
        self._chance = random.Random(seed)
        self._thoughts = 0

    def think(self, view: View) -> Log:
        found = self.ponder(view)
        moves = found[0].moves()
        if self.deals_apart and view.stage != "redeploy":
            until = next((at for at, (stage, _) in enumerate(moves) if stage == "redeploy"), len(moves))
            moves = moves[:until]
        return moves

    def explain(self, view: View, most: int = 3) -> list[Hint]:
        found = self.ponder(view)
        root = view.determinize(mix(self.seed ^ self._thoughts)).state
        return compare([hint(root, one, one.mean if one.tries else None) for one in found], most)

    def ponder(self, view: View) -> list[Candidate]:
        """The plans, the best first."""
        budget = Budget(self.budget, self.nodes)
        self._thoughts += 1
        root = view.determinize(mix(self.seed ^ self._thoughts)).state
        found = distinct(self.candidates(root))
        if len(found) > 1:
            moods = Moods(len(root.wall), self.seed, self.whim)
            found = halve(root, found, mix(self.seed ^ self._thoughts << 8), self.rounds, budget, moods)
        return found

    def candidates(self, root: State) -> list[Candidate]:
        """Plans worth trying."""
        found = []
        for style in self.styles(root):
            one = candidate(root, style)
            if style.pick:
                one.prior = self.memory * combo_worth(root, style.pick - 1)
            found.append(one)
        return found

    def styles(self, root: State) -> list[Style]:
        """The ways to play this turn."""
        stage = root.stage.name
        if stage == "pick":
            found = []
            for number in range(len(root.legal)):
                for style in self.tilted(root, self.entries):
                    style.pick = number + 1
                    found.append(style)
            return found
        found = self.tilted(root, self.variants)
        if stage == "mode":
            for style in found:
                style.mode = "expand"
            if root.round < root.table.rounds:
                style = Style(4, True)
                style.mode = "decline"
                found.append(style)
        return found

    def tilted(self, root: State, count: int) -> list[Style]:
        """The planner's own way, and some with other tastes."""
        styles = []
        for number in range(count):
            style = Style(4, True)
            if number:
                low = 1.0 - self.swing
                style.tilt = [low + 2 * self.swing * self._chance.random() for _ in root.wall]
            styles.append(style)
        return styles
