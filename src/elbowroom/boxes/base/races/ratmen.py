from __future__ import annotations

from elbowroom.rules.ability import Race


class Ratmen(Race):
    """Ratmen: many."""

    id = "ratmen"
    rule = "RACE-Ratmen"
    icon = "rat"
    tokens = 8
    supply = 13
