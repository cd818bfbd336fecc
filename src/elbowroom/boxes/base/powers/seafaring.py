from __future__ import annotations

from elbowroom.rules.ability import Power


class Seafaring(Power):
    """Seafaring: seas and lakes are regions like others, and kept in decline."""

    id = "seafaring"
    rule = "POWER-Seafaring"
    icon = "drakkar"
    tokens = 5
    opens = "water"
    keeps_badge = True
