"""A guest with data and arguments: it likes some verbs more than others, as a file beside it says.

elbowroom tournament --players examples/weighing_bot.py:WeighingBot?calm=2,random --games 40 --file weighing.jsonl
"""

import json
from pathlib import Path

from elbowroom import Move, View
from elbowroom.bots import Bot


class WeighingBot(Bot):
    """Makes the move whose verb weighs most; `calm` makes declining heavier from round to round."""

    name = "weighing"
    files = ("weighing_bot.json",)  # results depend on it

    def __init__(self, seed: int = 0, calm: str = "1") -> None:
        super().__init__(seed)
        self.calm = float(calm)  # arguments come as text
        self.weights: dict[str, float] = json.loads(Path(__file__).with_name(self.files[0]).read_text("utf-8"))
        self.last_round = 0

    def begins(self, view: View) -> None:
        """A game begins: whatever was remembered of another one goes."""
        self.last_round = view.table.rounds

    def choose(self, view: View) -> Move:
        def weight(move: Move) -> float:
            late = self.calm * view.round / self.last_round if move.verb == "decline" else 0.0
            return self.weights.get(move.verb, 1.0) + late

        return max(view.legal_moves(), key=weight)
