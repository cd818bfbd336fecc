from __future__ import annotations

from elbowroom.rules.ability import Power


class Muddy(Power):
    """Muddy: a coin more for every mud pool, in decline too."""

    id = "muddy"
    rule = "U-POWER-MUDDY"
    icon = "dripping-goo"
    tokens = 3
    coin_feature = "swamp"
    in_decline = ("coin_feature",)
    keeps_badge = True
