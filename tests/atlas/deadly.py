"""A bot like `normal` whose process dies in the middle of a game, once."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from typing import ClassVar

from elbowroom.bots.normal import NormalBot
from elbowroom.rules.moves import Move
from elbowroom.rules.view import View

MARK = "ELBOWROOM_TEST_DEADLY"
"""Names the file that is there once the bot has killed somebody; without it the bot kills nobody."""


class DeadlyBot(NormalBot):
    """Kills its process on its first choice in the third round."""

    name: ClassVar[str] = "deadly"

    def choose(self, view: View) -> Move:
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
