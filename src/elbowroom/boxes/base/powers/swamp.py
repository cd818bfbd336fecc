from __future__ import annotations

from elbowroom.rules.ability import Power


class Swamp(Power):
    """Swamp: a coin more for every swamp."""

    id = "swamp"
    rule = "POWER-Swamp"
    icon = "swamp"
    tokens = 4
    coin_feature = "swamp"
