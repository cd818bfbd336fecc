from __future__ import annotations

from elbowroom.rules.ability import Race


class Kraken(Race):
    """Krakens: they stay on rivers and score them, in decline too."""

    id = "kraken"
    rule = "U-RACE-KRAKENS"
    icon = "octopus"
    tokens = 5
    supply = 10
    opens = "water"
