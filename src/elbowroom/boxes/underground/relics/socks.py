from __future__ import annotations

from elbowroom.rules.relics_places import Relic


class Socks(Relic):
    """Stinky Troll's Socks: once a turn a region as if it were empty; nobody is lost there."""

    id = "socks"
    rule = "U-RELIC-SOCKS"
    icon = "socks"
    helps = True
    as_if_empty = True
    spares = True
