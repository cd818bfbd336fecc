from __future__ import annotations

from elbowroom.rules.relics_places import Relic


class Doormat(Relic):
    """Flying Doormat: once a turn any region, next door or not."""

    id = "doormat"
    rule = "U-RELIC-DOORMAT"
    icon = "rolled-cloth"
    helps = True
    any_reach = True
