"""Elbowroom: a complete digital Small World. Everything an outsider needs is here (contract, section 4)."""

from __future__ import annotations

from elbowroom.notation.newgame import new_game
from elbowroom.rules.game import Game, IllegalMove

__version__ = "0.1.0"
__all__ = ["Game", "IllegalMove", "new_game"]
