"""Players that think. They are given views and nothing else."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

from .base import Bot
from .expert import ExpertBot
from .greedy.bot import GreedyBot
from .hard import HardBot
from .levels import EasyBot
from .normal import NormalBot
from .random_bot import RandomBot

LEVELS = ("random", "easy", "normal", "hard", "expert")
_BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in (GreedyBot, RandomBot, EasyBot, NormalBot, HardBot, ExpertBot)}


class UnknownBot(ValueError):
    """There is no bot of this name."""


def bot_names() -> list[str]:
    """The names of all bots."""
    return list(_BOTS)


def bot_kind(name: str) -> type[Bot]:
    """The class of a bot: one of ours by its name, anyone's as `module:Class`."""
    if ":" in name:
        found = _load(name)
        if not (isinstance(found, type) and issubclass(found, Bot)):
            raise UnknownBot(f"{name} is not a subclass of elbowroom.bots.Bot")
        return found
    if name not in _BOTS:
        raise UnknownBot(f"there is no bot {name}; there are {', '.join(_BOTS)}, and module:Class")
    return _BOTS[name]


def _load(name: str) -> object:
    """A class of somebody's module, which may lie in the current folder."""
    module, _, kind = name.partition(":")
    if str(Path.cwd()) not in sys.path:
        sys.path.append(str(Path.cwd()))
    try:
        return getattr(importlib.import_module(module), kind)
    except Exception as error:  # whatever their module does
        raise UnknownBot(f"there is no bot {name}: {error or type(error).__name__}") from None


def read_budget(text: str) -> tuple[float, int]:
    """Milliseconds and nodes of a budget like `200ms` or `100n`."""
    number, unit = (text[:-2], "ms") if text.endswith("ms") else (text[:-1], text[-1:])
    if unit not in ("ms", "n") or not number.isdigit() or not int(number):
        raise UnknownBot(f"a budget reads like 200ms or 100n, not {text}")
    return (float(number), 0) if unit == "ms" else (0.0, int(number))


def make_bot(name: str, seed: int = 0, *, milliseconds: float = 0.0, nodes: int = 0) -> Bot:
    """The bot of this name; the seed is for its own chance, the budget for one decision if it searches.

    With `nodes` the same seed and views give the same moves on every machine; with `milliseconds` the clock has a say.
    A name may bring its own budget: `expert@200ms`, `hard@100n`.
    """
    plain, _, budget = name.partition("@")
    kind = bot_kind(plain)
    if budget:
        milliseconds, nodes = read_budget(budget)
    if issubclass(kind, HardBot):
        return kind(seed, milliseconds, nodes)
    return kind(seed)


__all__ = ["LEVELS", "Bot", "UnknownBot", "bot_kind", "bot_names", "make_bot", "read_budget"]
