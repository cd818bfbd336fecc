"""What the engine can tell beforehand, for the infos of the environments: only for those who ask, as it takes time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from elbowroom.rules.game import Game

from .tables import check_choice

INFOS = ("prospects", "forecast", "stop_moves")


def wanted_infos(given: str | Sequence[str]) -> tuple[str, ...]:
    """The names of what is to be told, one or several; an unknown one is refused."""
    names = (given,) if isinstance(given, str) else tuple(given)
    for name in names:
        check_choice("info", name, INFOS)
    return names


def foretell(game: Game, wanted: Sequence[str]) -> dict[str, Any]:
    """What the player who decides may know beforehand, as plain data; what there is nothing of is left out."""
    told: dict[str, Any] = {}
    if not wanted or game.over:
        return told
    view = game.view(game.to_move)
    if "prospects" in wanted:
        prospects = [prospect.as_dict() for prospect in view.prospects()]
        if prospects:
            told["prospects"] = prospects
    if "forecast" in wanted:
        forecast = view.forecast()
        if forecast is not None:
            told["forecast"] = forecast.as_dict()
    if "stop_moves" in wanted:
        moves = view.stop_moves()
        if moves:
            told["stop_moves"] = moves
    return told
