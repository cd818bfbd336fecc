"""Elbowroom: a complete digital Small World. Everything an outsider needs is here (docs/moves.md#python)."""

from __future__ import annotations

from elbowroom.notation.maps import MapError, read_map
from elbowroom.notation.newgame import new_game
from elbowroom.notation.own import BoxError, read_box, use_box
from elbowroom.notation.record import RecordError, replay
from elbowroom.notation.scenario import ScenarioError, load_scenario
from elbowroom.rules.forecast import Forecast
from elbowroom.rules.game import Game, IllegalMove
from elbowroom.rules.moves import Move
from elbowroom.rules.prospects import Prospect
from elbowroom.rules.setup import SetupError
from elbowroom.rules.view import View

__version__ = "0.1.0"
__all__ = [
    "BoxError",
    "Forecast",
    "Game",
    "IllegalMove",
    "MapError",
    "Move",
    "Prospect",
    "RecordError",
    "ScenarioError",
    "SetupError",
    "View",
    "load_scenario",
    "new_game",
    "read_box",
    "read_map",
    "replay",
    "use_box",
]
