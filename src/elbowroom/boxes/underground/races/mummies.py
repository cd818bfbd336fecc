from __future__ import annotations

from elbowroom.rules.ability import Race


class Mummies(Race):
    """Mummies: many, but every conquest costs one token more."""

    id = "mummies"
    rule = "U-RACE-MUMMIES"
    icon = "mummy-head"
    tokens = 10
    supply = 15
    handicap = 1
