from __future__ import annotations

from elbowroom.rules.events import Gained
from elbowroom.rules.relics_places import Place
from elbowroom.rules.state import State


class Fountain(Place):
    """Fountain of Youth: a token at the start of every turn."""

    id = "fountain"
    rule = "U-PLACE-FOUNTAIN"
    icon = "fountain"

    def turn_starts(self, s: State, race: int) -> None:
        if s.tray[race]:
            s.tray[race] -= 1
            s.hand[race] += 1
            s.events.append(Gained(s.player[race] + 1, s.table.race_ids[race], "tokens", 1, "U-PLACE-FOUNTAIN-1"))
