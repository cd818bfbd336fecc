from __future__ import annotations

from elbowroom.rules.ability import Race


class Ogres(Race):
    """Ogres: every conquest costs one token less."""

    id = "ogres"
    rule = "U-RACE-OGRES"
    icon = "ogre"
    tokens = 5
    supply = 10
    discount_features = ("any",)
