from __future__ import annotations

from elbowroom.rules.ability import Power


class Mining(Power):
    """Mining: a coin more for every mine."""

    id = "mining"
    rule = "U-POWER-MINING"
    icon = "mining"
    tokens = 4
    coin_feature = "mine"
