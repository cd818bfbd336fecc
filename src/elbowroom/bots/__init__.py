"""Players that think. They are given views and nothing else."""

from __future__ import annotations

from .base import Bot
from .greedy import GreedyBot
from .random_bot import RandomBot

_BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in (GreedyBot, RandomBot)}


class UnknownBot(ValueError):
    """There is no bot of this name."""


def bot_names() -> list[str]:
    """The names of all bots."""
    return list(_BOTS)


def make_bot(name: str, seed: int = 0) -> Bot:
    """The bot of this name; the seed is for its own chance."""
    kind = _BOTS.get(name)
    if kind is None:
        raise UnknownBot(f"there is no bot {name}; there are {', '.join(_BOTS)}")
    return kind(seed)


__all__ = ["Bot", "UnknownBot", "bot_names", "make_bot"]
