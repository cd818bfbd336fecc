"""Which bots have decided in a blink; a server lets them wait for no other. It has no say in what they choose."""

from __future__ import annotations

from typing import Final

from .base import Bot
from .greedy.bot import GreedyBot
from .guests import read_name
from .hard import HardBot
from .levels import EasyBot
from .normal import NormalBot
from .random_bot import RandomBot

QUICK: Final[tuple[type[Bot], ...]] = (RandomBot, GreedyBot, EasyBot, NormalBot, HardBot)
"""Their decisions take milliseconds, those of `hard` in a full house tenths of a second, unless they have a budget."""
_NAMES: Final = frozenset(bot.name for bot in QUICK)


def is_quick(name: str) -> bool:
    """Has a bot of this name decided in a blink? A budget is there to be used, and of guests nobody knows."""
    said = read_name(name)
    return said.plain in _NAMES and not said.budget and not said.arguments
