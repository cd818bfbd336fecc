from __future__ import annotations

from elbowroom.rules.ability import Power


class Mystic(Power):
    """Mystic: a coin more for every region of crystals."""

    id = "mystic"
    rule = "U-POWER-MYSTIC"
    icon = "crystal-shine"
    tokens = 4
    coin_feature = "magic"
