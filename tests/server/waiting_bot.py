"""A guest that thinks until it is told to stop, for as long as a test needs a search to last."""

from __future__ import annotations

import time
from pathlib import Path

from elbowroom import Move, View
from elbowroom.bots import Bot


class Waits(Bot):
    """Says in a folder that it has begun, and answers once it finds there that it may."""

    def __init__(self, seed: int = 0, folder: str = "") -> None:
        super().__init__(seed)
        self._folder = Path(folder)

    def choose(self, view: View) -> Move:
        (self._folder / "begun").touch()
        while not (self._folder / "enough").exists():
            time.sleep(0.01)
        return view.legal_moves()[-1]


def waiting_bot(folder: Path) -> str:
    """Its name."""
    return f"{__name__}:{Waits.__name__}?folder={folder}"
