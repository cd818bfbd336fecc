from __future__ import annotations

from elbowroom.rules.relics_places import Relic


class Sword(Relic):
    """Sword of the Killer Rabbit: once a turn a region for two tokens less."""

    id = "sword"
    rule = "U-RELIC-SWORD"
    icon = "rabbit-head"
    helps = True
    discount = 2
