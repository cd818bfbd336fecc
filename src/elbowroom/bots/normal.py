"""The bot that plans its turn."""

from __future__ import annotations

from typing import ClassVar

from .planner.bot import PlanningBot


class NormalBot(PlanningBot):
    """Plans the order of its conquests, the die at the end and the redeployment as wholes; picks and declines by what
    the rounds left may bring."""

    name: ClassVar[str] = "normal"
