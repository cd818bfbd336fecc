from __future__ import annotations

from elbowroom.rules.ability import Race


class Wizards(Race):
    """Wizards: a coin more for every magic source."""

    id = "wizards"
    rule = "RACE-Wizards"
    icon = "wizard-face"
    tokens = 5
    supply = 10
    coin_feature = "magic"
