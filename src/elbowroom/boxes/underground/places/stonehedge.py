from __future__ import annotations

from elbowroom.rules.events import Used
from elbowroom.rules.offer import hidden_power
from elbowroom.rules.relics_places import Place
from elbowroom.rules.state import State, refit


class Stonehedge(Place):
    """Stonehedge: it lends whoever holds it a power drawn at its discovery."""

    id = "stonehedge"
    rule = "U-PLACE-STONEHEDGE"
    icon = "dolmen"
    lends = True

    def discovered(self, s: State, race: int, region: int) -> None:
        if s.memory(self):
            s.lent = s.memory(self) - 1
        elif s.lent < 0:
            s.lent = hidden_power(s)  # U-PLACE-STONEHEDGE-2
        s.events.append(Used(s.player[race] + 1, self.id, s.board.ids[region], s.table.power_ids[s.lent]))
        refit(s, race)
