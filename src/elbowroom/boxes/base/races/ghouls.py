from __future__ import annotations

from typing import Final

from elbowroom.rules.ability import Race

GHOULS: Final = "ghouls"  # the stage in which they conquer


class Ghouls(Race):
    """Ghouls: in decline all of them stay and go on conquering, before the active race."""

    id = "ghouls"
    rule = "RACE-Ghouls"
    icon = "raise-zombie"
    tokens = 5
    supply = 10
    stays_whole = True
    fights_on = GHOULS
