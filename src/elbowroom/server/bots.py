"""Bots think in worker processes, never on the event loop, and through the same view as anyone."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from elbowroom.bots import bot_kind, bot_names, is_guest
from elbowroom.bots.quick import is_quick
from elbowroom.table.puzzles import solve
from elbowroom.table.replay_log import Script
from elbowroom.table.reviews import JUDGE, judge, rejudge
from elbowroom.table.thinker import FIRST, BotFailed, Place, advise, get_ready, think

from .workshop import WorkFailed, Workshop

_LONGEST_LEVEL = 30  # letters of a guest's name that a seat shows
QUICK_COURTESY = 5  # somebody waits for a quick bot: it comes after people and before those that search
T = TypeVar("T")


def guest_levels(names: Iterable[str]) -> dict[str, str]:
    """Under which level's name each guest is offered; pages and records know that one, and not what is behind it."""
    levels: dict[str, str] = {}
    for name in dict.fromkeys(names):
        kind = bot_kind(name)
        plain = re.sub(r"[^\w-]+", "-", kind.name or kind.__name__)[:_LONGEST_LEVEL]
        level, number = plain, 1
        while level in levels or level in bot_names():
            number += 1
            level = f"{plain}-{number}"
        levels[level] = name
    return levels


class BotPool:
    """The workers in which bots think; the game of one that dies or hangs goes on.

    Those that have decided in a blink have workers of their own: no hint and no search keeps them waiting.
    """

    def __init__(self, workers: int, patience: float, guests: dict[str, str] | None = None) -> None:
        self.guests = guests or {}
        self.asked = 0  # thoughts that are had or wait now
        self.thoughts: Counter[str] = Counter()  # by where they were had
        self._patience = patience
        self._quick = Workshop(workers, patience, QUICK_COURTESY)
        self._searching = Workshop(workers, patience)

    @property
    def waiting(self) -> int:
        """Thoughts that nobody has begun yet."""
        return self._quick.waiting + self._searching.waiting

    @property
    def slots(self) -> int:
        """How many thoughts are had elsewhere at a time."""
        return 0

    async def open(self) -> None:
        """Get ready."""

    def warm(self) -> None:
        """Have a worker started before somebody waits for it."""
        self._quick.warm(get_ready)

    async def leave(self) -> None:
        """Say good-bye to those who think elsewhere."""

    def close(self) -> None:
        """Send the workers home."""
        self._quick.close()
        self._searching.close()

    def knows(self, level: str) -> bool:
        """May a seat be given to this bot?"""
        return level in bot_names() or level in self.guests

    def _name(self, level: str) -> str:
        """The bot behind a level, which may name a budget; for a guest that is no longer here, `normal` plays on."""
        ours = not is_guest(level)
        return self.guests.get(level) or (level if ours else "normal")

    async def choose(self, table: str, script: Script, player: int, level: str, seed: int, place: Place = FIRST) -> str:
        """The move of a bot of this level."""
        return await self._counted(place, think, table, script, player, self._name(level), seed)

    async def explain(
        self, table: str, script: Script, player: int, level: str, seed: int, place: Place = FIRST
    ) -> list[dict[str, object]]:
        """What a bot of this level would do in a player's place."""
        return await self._counted(place, advise, table, script, player, self._name(level), seed)

    async def review(
        self, table: str, script: Script, turn: int, closer: bool, seed: int, place: Place = FIRST
    ) -> dict[str, object]:
        """What is to be said of a turn of a finished game."""
        return await self._counted(place, rejudge if closer else judge, table, script, turn, JUDGE, seed)

    async def solve(self, table: str, script: Script, give_up: bool, place: Place = FIRST) -> dict[str, object]:
        """What is to be said of what was played at a puzzle's table."""
        return await self._counted(place, solve, table, script, int(give_up), JUDGE, 0)

    async def _counted(self, place: Place, work: Callable[..., T], *question: Any) -> T:
        self.asked += 1
        try:
            return await self._ask(place, work, *question)
        finally:
            self.asked -= 1

    async def _ask(self, place: Place, work: Callable[..., T], *question: Any) -> T:
        """Think here; the fourth word of a question is the bot's name."""
        self.thoughts["here"] += 1
        try:
            return await (self._quick if is_quick(question[3]) else self._searching).do(place, work, *question)
        except WorkFailed as error:
            raise BotFailed(str(error)) from error
