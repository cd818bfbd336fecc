from __future__ import annotations

from elbowroom.rules.ability import Power


class Spirit(Power):
    """Spirit: declined, it does not count towards the one declined race."""

    id = "spirit"
    rule = "POWER-Spirit"
    icon = "ghost"
    tokens = 5
    keeps_badge = True
    beyond_limit = True
