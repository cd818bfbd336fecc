from __future__ import annotations

from elbowroom.rules.ability import Power


class Merchant(Power):
    """Merchant: a coin more for every region."""

    id = "merchant"
    rule = "POWER-Merchant"
    icon = "scales"
    tokens = 2
    coin_feature = "any"
