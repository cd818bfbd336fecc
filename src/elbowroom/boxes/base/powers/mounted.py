from __future__ import annotations

from elbowroom.rules.ability import Power


class Mounted(Power):
    """Mounted: hills and farmlands cost one token less."""

    id = "mounted"
    rule = "POWER-Mounted"
    icon = "horse-head"
    tokens = 5
    boards = ("base",)
    discount_features = ("hill", "farmland")
