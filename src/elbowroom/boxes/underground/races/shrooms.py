from __future__ import annotations

from elbowroom.rules.ability import Race


class Shrooms(Race):
    """Shrooms: a coin more for every mushroom forest."""

    id = "shrooms"
    rule = "U-RACE-SHROOMS"
    icon = "super-mushroom"
    tokens = 5
    supply = 10
    coin_feature = "forest"
