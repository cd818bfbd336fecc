from __future__ import annotations

from elbowroom.rules.ability import Power


class Stone(Power):
    """Stone: a coin more for every black mountain."""

    id = "stone"
    rule = "U-POWER-STONE"
    icon = "stone-pile"
    tokens = 4
    coin_feature = "mountain"
