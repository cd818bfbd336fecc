from __future__ import annotations

from elbowroom.rules.ability import Power


class Commando(Power):
    """Commando: every region costs one token less."""

    id = "commando"
    rule = "POWER-Commando"
    icon = "bowie-knife"
    tokens = 4
    discount_features = ("any",)
