from __future__ import annotations

from elbowroom.rules.ability import Power


class Hill(Power):
    """Hill: a coin more for every hill."""

    id = "hill"
    rule = "POWER-Hill"
    icon = "hills"
    tokens = 4
    boards = ("base",)
    coin_feature = "hill"
