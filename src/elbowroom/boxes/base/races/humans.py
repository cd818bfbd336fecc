from __future__ import annotations

from elbowroom.rules.ability import Race


class Humans(Race):
    """Humans: a coin more for every farmland."""

    id = "humans"
    rule = "RACE-Humans"
    icon = "visored-helm"
    tokens = 5
    supply = 10
    boards = ("base",)
    coin_feature = "farmland"
