"""A bot without a thought."""

from __future__ import annotations

import random

from elbowroom.rules.moves import Move
from elbowroom.rules.view import View

from .base import Bot


class RandomBot(Bot):
    """Plays any legal move, each as likely as the other."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._chance = random.Random(seed)

    def choose(self, view: View) -> Move:
        moves = view.legal_moves()
        # `random()` gives the same numbers on every Python version; `choice` makes no such promise.
        return moves[int(self._chance.random() * len(moves))]
