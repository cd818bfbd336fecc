"""A bot with the sense of one turn: what brings coins now, and what keeps them."""

from __future__ import annotations

from elbowroom.rules.moves import Move
from elbowroom.rules.view import View

from ..base import Bot
from .choice import best_move


class GreedyBot(Bot):
    """Takes the best coins per token, declines when the race has had its day, guards what is in danger.

    It knows no tile by name: every choice is tried out on a game that could be the real one.
    """

    name = "greedy"

    def choose(self, view: View) -> Move:
        moves = view.legal_moves()
        return moves[0] if len(moves) == 1 else best_move(view.determinize(self.seed).state, view.player - 1)
