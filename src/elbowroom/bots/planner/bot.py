"""What all planning bots share: they plan a turn, and then play the plan."""

from __future__ import annotations

from elbowroom.rules.moves import Move
from elbowroom.rules.table import Table
from elbowroom.rules.view import View

from ..base import Bot
from ..hints import Hint, compare, hint, plain_styles
from ..search.rollout import candidate, distinct
from .style import SOUND, Style
from .turn_so_far import Log


class PlanningBot(Bot):
    """Plans its whole turn at once and thinks again only when chance or another player has interfered."""

    style: Style = SOUND

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._plan: Log = []
        self._turn = (0, 0, 0)
        self._table: Table | None = None  # of the game that the plan is for

    def choose(self, view: View) -> Move:
        moves = view.legal_moves()
        if len(moves) == 1:
            return moves[0]
        planned = self._planned(view, moves)
        if planned is not None:
            return planned
        self._turn = (view.player, view.turn, view.round)
        self._table = view.table
        self._plan = self.think(view)
        planned = self._planned(view, moves)
        return planned if planned is not None else moves[-1]

    def _planned(self, view: View, moves: list[Move]) -> Move | None:
        """The next move of the plan, if there is one and it is still legal."""
        if self._table is not view.table or self._turn != (view.player, view.turn, view.round):
            return None
        stage = view.state.stage
        while self._plan:
            planned, move = self._plan.pop(0)
            if planned.same(stage):
                if move in moves:
                    return move
                self._plan = []
        return None

    def think(self, view: View) -> Log:
        """The moves of the turn as far as they can be foreseen."""
        return candidate(view.determinize(self.seed).state, self.style).moves()

    def explain(self, view: View, most: int = 3) -> list[Hint]:
        """The best few plans, for a hint."""
        if not view.legal_moves():
            return []
        root = view.determinize(self.seed).state
        found = distinct([candidate(root, style) for style in plain_styles(root, self.style)])
        return compare([hint(root, one, one) for one in found], most)
