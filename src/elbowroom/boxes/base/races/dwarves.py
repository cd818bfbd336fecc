from __future__ import annotations

from elbowroom.rules.ability import Race


class Dwarves(Race):
    """Dwarves: a coin more for every mine, in decline too."""

    id = "dwarves"
    rule = "RACE-Dwarves"
    icon = "dwarf-face"
    tokens = 3
    supply = 8
    coin_feature = "mine"
    in_decline = ("coin_feature",)
