from __future__ import annotations

from elbowroom.rules.ability import Power


class Forest(Power):
    """Forest: a coin more for every forest."""

    id = "forest"
    rule = "POWER-Forest"
    icon = "pine-tree"
    tokens = 4
    coin_feature = "forest"
