"""The bot that plans its turn."""

from __future__ import annotations

from typing import ClassVar

from .planner.bot import PlanningBot
from .planner.style import Style
from .planner.weights import PLANNERS_PICK


def _own() -> Style:
    """By its own games and rule, as in 0.1: the shipped puzzles are what this overlooks."""
    style = Style(4, True)
    style.rated = PLANNERS_PICK
    style.renewal = None
    return style


class NormalBot(PlanningBot):
    """Plans the order of its conquests, the die at the end and the redeployment as wholes; picks and declines by what
    the rounds left may bring."""

    name: ClassVar[str] = "normal"
    style = _own()
