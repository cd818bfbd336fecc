from __future__ import annotations

from elbowroom.rules.moves import REGION, Verb
from elbowroom.rules.relics_places import PlacedRelic, region_of
from elbowroom.rules.scoring import region_income
from elbowroom.rules.state import State


class Scepter(PlacedRelic):
    """Scepter of Avarice: put in a region, it doubles that region's coins."""

    id = "scepter"
    rule = "U-RELIC-SCEPTER"
    icon = "winged-scepter"
    verbs = (Verb("scepter", REGION),)

    def copied_coins(self, s: State, race: int, region: int) -> int:
        return region_income(s, race, region)

    def coins(self, s: State, race: int) -> int:
        return region_income(s, race, region_of(s, self)) if s.used(self) else 0
