"""Bots like `normal` whose process dies in the middle of a game, or never comes to an end."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path
from typing import ClassVar

from elbowroom.bots.normal import NormalBot
from elbowroom.rules.moves import Move
from elbowroom.rules.view import View

MARK = "ELBOWROOM_TEST_DEADLY"
"""Names the file that is there once the bot has killed somebody; without it the bot kills nobody."""


ENDLESS = "ELBOWROOM_TEST_ENDLESS"
"""If it is set, a process plays one chunk of games and not a second one."""
_BOTS = 80  # a chunk of 25 games with three players has 75


class DeadlyBot(NormalBot):
    """Kills its process on its first choice in the third round, or stops for good after a chunk."""

    name: ClassVar[str] = "deadly"
    made: ClassVar[int] = 0

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        DeadlyBot.made += 1

    def choose(self, view: View) -> Move:
        if ENDLESS in os.environ and DeadlyBot.made > _BOTS:
            time.sleep(3600)
        mark = os.environ.get(MARK)
        if mark and view.round == 3:
            try:
                Path(mark).touch(exist_ok=False)
            except FileExistsError:
                pass
            else:
                os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(view)


class AlwaysDeadlyBot(NormalBot):
    """Kills its process whenever it is asked."""

    name: ClassVar[str] = "always-deadly"

    def choose(self, view: View) -> Move:
        os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(view)
