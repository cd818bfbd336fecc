from __future__ import annotations

from typing import Final

from elbowroom.rules.ability import Race, Stock
from elbowroom.rules.events import Gained
from elbowroom.rules.setup import SetupError
from elbowroom.rules.state import State

HAMMERS: Final = 7  # U-COMP-09


class IronDwarves(Race):
    """Iron Dwarves: every mine brings a Silver Hammer, which fights like a Dwarf."""

    id = "iron-dwarves"
    rule = "U-RACE-IRONDWARVES"
    icon = "dwarf-helmet"
    tokens = 7
    supply = 12
    stocks = (Stock("hammers", of="hammer", icon="thor-hammer"),)
    restores = ("hammers",)

    def auxiliaries(self, s: State, race: int) -> int:
        return s.memory(self) - s.used(self)

    def spend_auxiliaries(self, s: State, race: int, count: int) -> None:
        s.use(self, s.used(self) + count)

    def redeploy_opens(self, s: State, race: int) -> None:
        mines = (s.realm[race] & s.board.features["mine"]).bit_count()
        new = min(mines, HAMMERS - s.memory(self))
        if new:
            s.remember(self, s.memory(self) + new)
            s.events.append(Gained(s.player[race] + 1, self.id, "hammers", new, "U-RACE-IRONDWARVES-1"))

    def redeploy_closes(self, s: State, race: int) -> None:
        s.use(self, 0)  # U-RACE-IRONDWARVES-3

    def declines(self, s: State, race: int) -> None:
        s.remember(self, 0)

    def counters(self, s: State, race: int) -> dict[str, int]:
        return {"hammers": s.memory(self) - s.used(self)}

    def restore(self, s: State, race: int, given: dict[str, int], picked: bool) -> None:
        if given.get("hammers", 0) > HAMMERS:
            raise SetupError(f"there are only {HAMMERS} hammers")
        s.remember(self, given.get("hammers", 0))
