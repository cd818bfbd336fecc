"""Players that think. They are given views and nothing else."""

from __future__ import annotations

from .base import Bot
from .expert import ExpertBot
from .frozen import Expert01
from .greedy.bot import GreedyBot
from .guests import UnknownBot, guest_kind, installed, make_guest, read_name
from .hard import HardBot
from .levels import EasyBot
from .normal import NormalBot
from .random_bot import RandomBot

LEVELS = ("random", "easy", "normal", "hard", "expert")
_OFFERED: tuple[type[Bot], ...] = (GreedyBot, RandomBot, EasyBot, NormalBot, HardBot, ExpertBot)
_BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in _OFFERED} | {Expert01.name: Expert01}


def bot_names() -> list[str]:
    """The names of our bots that people may play against; those of earlier versions only play matches."""
    return [bot.name for bot in _OFFERED]


def bot_kind(name: str) -> type[Bot]:
    """The class of a bot: one of ours by its name, anyone's as `module:Class`, `file.py:Class` or an entry point."""
    plain = read_name(name).plain
    if plain in _BOTS:
        return _BOTS[plain]
    if ":" not in plain and plain not in installed():
        known = ", ".join([*bot_names(), *installed()])
        text = f"there is no bot {plain}; there are {known}, and module:Class"
        raise UnknownBot(text, "no-bot", name=plain, known=known)
    return guest_kind(plain)


def is_guest(name: str) -> bool:
    """Is it somebody else's bot?"""
    return read_name(name).plain not in _BOTS


def read_budget(text: str) -> tuple[float, int]:
    """Milliseconds and nodes of a budget like `200ms` or `100n`."""
    number, unit = (text[:-2], "ms") if text.endswith("ms") else (text[:-1], text[-1:])
    if unit not in ("ms", "n") or not number.isdigit() or not int(number):
        raise UnknownBot(f"a budget reads like 200ms or 100n, not {text}", "no-budget", value=text)
    return (float(number), 0) if unit == "ms" else (0.0, int(number))


def make_bot(name: str, seed: int = 0, *, milliseconds: float = 0.0, nodes: int = 0) -> Bot:
    """The bot of this name; the seed is for its own chance, the budget for one decision if it searches.

    With `nodes` the same seed and views give the same moves on every machine; with `milliseconds` the clock has a say.
    A name may bring its own budget: `expert@200ms`, `hard@100n`, and arguments: `my_bots:Net?weights=a.npz`.

    >>> from elbowroom import new_game
    >>> game = new_game(players=2, seed=7)
    >>> make_bot("hard@10n", seed=1).choose(game.view(1)) in game.legal_moves()
    True
    """
    said = read_name(name)
    kind = bot_kind(name)
    if said.budget:
        milliseconds, nodes = read_budget(said.budget)
    given = (seed, milliseconds, nodes) if issubclass(kind, HardBot) else (seed,)
    if said.plain in _BOTS and not said.arguments:
        return kind(*given)
    return make_guest(kind, said.plain, given, dict(said.arguments))


def try_bot(name: str) -> None:
    """Refuse in one sentence what cannot be made, whatever its constructor does."""
    try:
        make_bot(name)
    except UnknownBot:
        raise
    except (Exception, SystemExit) as error:
        plain, reason = read_name(name).plain, str(error) or type(error).__name__
        raise UnknownBot(f"{plain} cannot be made: {reason}", "bot-not-made", name=plain, reason=reason) from error


__all__ = [
    "LEVELS",
    "Bot",
    "UnknownBot",
    "bot_kind",
    "bot_names",
    "installed",
    "is_guest",
    "make_bot",
    "read_budget",
    "read_name",
    "try_bot",
]
