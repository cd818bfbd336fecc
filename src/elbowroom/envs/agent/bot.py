"""The trained agent as a bot: `elbowroom tournament --players elbowroom.envs.agent:GraphAgent,normal`."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

import numpy as np

from elbowroom.bots.base import Bot
from elbowroom.rules.moves import Move
from elbowroom.rules.table import Table
from elbowroom.rules.view import View

from ..actions import ActionTable
from ..graph import GraphEncoder
from ..graph_arrays import Array
from ..graph_layout import MOVES
from ..graph_moves import listed
from .net import Net, neighbours

WEIGHTS = Path(__file__).with_name("agent.npz")


class GraphAgent(Bot):
    """Plays the move that its network rates highest; it knows no map and no tile by name, and thinks no move ahead."""

    name: ClassVar[str] = "graph-agent"
    files: ClassVar[tuple[str, ...]] = ("agent.npz",)

    def __init__(self, seed: int = 0, weights: str = "") -> None:
        super().__init__(seed)
        self._net = Net(Path(weights) if weights else WEIGHTS)
        self._table: Table | None = None

    def choose(self, view: View) -> Move:
        legal = view.legal_moves()
        if len(legal) == 1:
            return legal[0]
        scores, _, _ = self.judge(view)
        return listed(legal, MOVES)[int(scores.argmax())]

    def judge(self, view: View) -> tuple[Array, float, float]:
        """What the network says of a position: scores of the moves, the lead at the end, the chance to win."""
        if view.table is not self._table:
            self._table = view.table
            self._encoder = GraphEncoder(view.table, ActionTable(view.table))
            self._near = neighbours(self._encoder, len(view.table.board.ids))
        vector = np.frombuffer(self._encoder.encode(view), np.float32)
        return self._net.judge(self._encoder, vector, self._near, min(len(view.legal_moves()), MOVES))
