"""The ids of the engine's own stages; a tile's stage has its id in the tile's file.

Outside `rules` nobody compares them: what a stage is, it says itself (`Stage` in turn.py).
"""

from __future__ import annotations

from typing import Final

PICK: Final = "pick"
MODE: Final = "mode"
CONQUEST: Final = "conquest"
REDEPLOY: Final = "redeploy"
SCORE: Final = "score"
END: Final = "end"
RETREAT: Final = "retreat"
OVER: Final = "over"

# Who decides in a stage.
TURN: Final = "turn"  # the player whose turn it is
VICTIM: Final = "victim"  # one whose region fell in it
NO_ONE: Final = "nobody"
