from __future__ import annotations

from elbowroom.rules.ability import Race


class Tritons(Race):
    """Tritons: coastal regions cost one token less."""

    id = "tritons"
    rule = "RACE-Tritons"
    icon = "triton-head"
    tokens = 6
    supply = 11
    discount_features = ("coast",)
