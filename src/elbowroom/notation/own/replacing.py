"""The effect `convert`: lone tokens of opponents are replaced."""

from __future__ import annotations

from typing import Any

from elbowroom.rules.ability import Tile
from elbowroom.rules.conquest import CONVERT
from elbowroom.rules.moves import Move
from elbowroom.rules.reach import far_reach
from elbowroom.rules.refusal import Refusal, refused_by
from elbowroom.rules.state import State

from .building import Building


def add_convert(building: Building, said: dict[str, Any]) -> None:
    """Once a turn, or once a turn and opponent, from the tray or also from the hand."""
    each_turn = said.get("limit", "turn") == "turn"
    from_hand = said.get("hand", False)
    from_border = said.get("from_border", False)
    memory = building.memory()

    def no_token(s: State, race: int) -> bool:
        return not (s.tray[race] or (from_hand and s.hand[race]))

    def replaceable(tile: Tile, s: State, race: int, lone: int, reach: int, anywhere: bool) -> int:
        taken = memory.used(s, tile)
        if no_token(s, race) or (taken and each_turn):
            return 0
        if not s.realm[race] and not anywhere and not from_border:
            reach = far_reach(s, race)  # INT-51: an entry at the border is not next to an own region
        for player, active in enumerate(s.active):
            if active >= 0 and taken >> player & 1:
                lone &= ~s.realm[active]
        return lone & reach

    def replaced(tile: Tile, s: State, race: int, victim: int) -> None:
        memory.use(s, tile, memory.used(s, tile) | 1 << victim)

    def refusal(tile: Tile, s: State, race: int, move: Move) -> Refusal | None:
        if no_token(s, race):
            return refused_by(tile, "none-left", "1")
        taken = memory.used(s, tile)
        victim = s.player[s.holder[s.board.index[move.region]]]
        if taken and (each_turn or taken >> victim & 1):
            return refused_by(tile, "used-up", "1")
        return Refusal("far", "CONQ-4", {"region": move.region}) if not s.realm[race] else None

    building.hook("replaceable", replaceable)
    building.hook("replaced", replaced)
    building.verb(CONVERT, _not_played, refusal)


def _not_played(tile: Tile, s: State, race: int, move: Move) -> None:
    """The stage carries `convert` out itself."""
    raise NotImplementedError(move.text)
