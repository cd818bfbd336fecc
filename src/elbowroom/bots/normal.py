"""The bot that plans its turn."""

from __future__ import annotations

from typing import ClassVar

from .planner.bot import PlanningBot


class NormalBot(PlanningBot):
    """Plans the order of its conquests, the die at the end and the redeployment as wholes.

    It picks and declines as experts were seen to.
    """

    name: ClassVar[str] = "normal"
