"""Bots that search over whole turns."""

from __future__ import annotations

import random
from typing import ClassVar

from elbowroom.rules.chance import mix
from elbowroom.rules.state import State
from elbowroom.rules.view import View

from .conduct import Log, Style
from .planner import PlanningBot
from .search import Budget, Candidate, candidate, distinct, halve


class HardBot(PlanningBot):
    """Tries some plans for the turn in possible worlds, a few rounds ahead."""

    name: ClassVar[str] = "hard"
    milliseconds: ClassVar[float] = 100.0
    variants: ClassVar[int] = 4
    rounds: ClassVar[int] = 2

    def __init__(self, seed: int = 0, milliseconds: float = 0.0, nodes: int = 0) -> None:
        super().__init__(seed)
        self.budget = milliseconds or self.milliseconds
        self.nodes = nodes
        self._chance = random.Random(seed)
        self._thoughts = 0
        self.last: list[Candidate] = []

    def think(self, view: View) -> Log:
        budget = Budget(self.budget, self.nodes)
        self._thoughts += 1
        root = view.determinize(mix(self.seed ^ self._thoughts)).state
        found = distinct(self.candidates(root))
        if len(found) > 1:
            found = halve(root, found, mix(self.seed ^ self._thoughts << 8), self.rounds, budget)
        self.last = found
        return found[0].moves()

    def candidates(self, root: State) -> list[Candidate]:
        """Plans worth trying."""
        styles = []
        if root.stage.name == "pick":
            for pick in range(len(root.legal)):
                style = Style(3, False)
                style.pick = pick + 1
                styles.append(style)
        elif root.stage.name == "mode":
            style = Style(4, True)
            style.mode = "decline"
            if root.round < root.table.rounds:
                styles.append(style)
            styles += self.tilted(root, "expand")
        else:
            styles += self.tilted(root, "")
        return [candidate(root, style) for style in styles]

    def tilted(self, root: State, mode: str) -> list[Style]:
        """The planner's own way, and some with other tastes."""
        styles = []
        for number in range(self.variants):
            style = Style(4, True)
            style.mode = mode
            if number:
                style.tilt = [0.6 + 0.8 * self._chance.random() for _ in root.wall]
            styles.append(style)
        return styles
