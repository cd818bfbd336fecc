from __future__ import annotations

from elbowroom.rules.ability import Power


class Tomb(Power):
    """Tomb: at decline all tokens stay, and are dealt out one last time."""

    id = "tomb"
    rule = "U-POWER-TOMB"
    icon = "tombstone"
    tokens = 5
    keeps_badge = True
    stays_whole = True
    last_redeploy = True
