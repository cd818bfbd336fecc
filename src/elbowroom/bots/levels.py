"""Levels that are another bot under another name."""

from __future__ import annotations

from typing import ClassVar

from .greedy.bot import GreedyBot


class EasyBot(GreedyBot):
    """What `greedy` is: the best coins per token, one turn at a time."""

    name: ClassVar[str] = "easy"
