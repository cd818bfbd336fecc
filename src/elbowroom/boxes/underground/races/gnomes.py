from __future__ import annotations

from elbowroom.rules.ability import Race


class Gnomes(Race):
    """Gnomes: no ability, place or relic of others helps to conquer them."""

    id = "gnomes"
    rule = "U-RACE-GNOMES"
    icon = "bad-gnome"
    tokens = 6
    supply = 11
    ability_proof = True
