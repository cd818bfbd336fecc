"""A race that `--own tests.own.some_tile:Otters` finds."""

from __future__ import annotations

from elbowroom.rules.ability import Race


class Otters(Race):
    """Otters: coasts cost one token less."""

    id = "otters"
    rule = "OWN-otters"
    tokens = 6
    supply = 11
    stand_in = "tritons"
    discount_features = ("coast",)
