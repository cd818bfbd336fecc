"""Who thinks for the bots of a table, wherever that happens; and what there is to be thought in one place."""

from __future__ import annotations

from collections import OrderedDict
from enum import IntEnum
from typing import NamedTuple, Protocol

from elbowroom.bots import Bot, make_bot

from .replay_log import Script, catch_up, play_script

_MOST_GAMES = 200  # remembered in one place, so that it need not play a whole log again for every move


class BotFailed(Exception):
    """A bot did not come up with a move."""


class Rank(IntEnum):
    """What comes first."""

    PLAY = 0  # somebody at the table waits for it
    HINT = 1
    IDLE = 2  # only bots play, or nobody is there


class Place(NamedTuple):
    """Whose job it is; those of one address share a turn, and in it those of one table."""

    rank: Rank = Rank.PLAY
    address: str = ""
    table: str = ""


FIRST = Place()


class Thinker(Protocol):
    """Has bots think elsewhere, so that the table goes on; raises `BotFailed` if nothing comes of it."""

    def knows(self, level: str) -> bool:
        """May a seat be given to this bot?"""

    async def choose(self, table: str, script: Script, player: int, level: str, seed: int, place: Place = FIRST) -> str:
        """The move of a bot of this level."""

    async def explain(
        self, table: str, script: Script, player: int, level: str, seed: int, place: Place = FIRST
    ) -> list[dict[str, object]]:
        """What a bot of this level would do in a player's place."""

    async def review(
        self, table: str, script: Script, turn: int, closer: bool, seed: int, place: Place = FIRST
    ) -> dict[str, object]:
        """What is to be said of a turn of a finished game."""

    async def solve(self, table: str, script: Script, give_up: bool, place: Place = FIRST) -> dict[str, object]:
        """What is to be said of what was played at a puzzle's table; nothing if too little was."""


# --- where it is thought ----------------------------------------------------------------------------------------------


class _Remembered:
    """A game as this place knows it, with the bots that play it: they remember their plans from move to move."""

    def __init__(self, script: Script) -> None:
        self.moves: list[tuple[str, str]] = script.moves
        self.game = play_script(script)
        self.bots: dict[tuple[int, str], Bot] = {}

    def leads_to(self, script: Script) -> bool:
        """Is it the same game, only not as far?"""
        return script.moves[: len(self.moves)] == self.moves

    def catch_up(self, script: Script) -> None:
        """Play what is new in a script."""
        catch_up(self.game, script.moves[len(self.moves) :])
        self.moves = script.moves


_games: OrderedDict[str, _Remembered] = OrderedDict()


def _recall(table: str, script: Script) -> _Remembered:
    """The game of a script; what was played of it here already is not played again."""
    known = _games.pop(table, None)
    if known is not None and known.leads_to(script):
        known.catch_up(script)
    else:
        known = _Remembered(script)
    _games[table] = known
    if len(_games) > _MOST_GAMES:
        _games.popitem(last=False)
    return known


def think(table: str, script: Script, player: int, level: str, seed: int) -> str:
    """A bot looks at its view and answers with a move."""
    known = _recall(table, script)
    bot = known.bots.get((player, level))
    if bot is None:
        bot = known.bots[player, level] = make_bot(level, seed)
        bot.begins(known.game.view(player))
    return bot.choose(known.game.view(player)).text


def advise(table: str, script: Script, player: int, level: str, seed: int) -> list[dict[str, object]]:
    """A bot tells what it would do in a player's place."""
    view = _recall(table, script).game.view(player)
    bot = make_bot(level, seed)
    bot.begins(view)
    return [hint.as_dict() for hint in bot.explain(view)]


def get_ready() -> None:
    """Load what every bot needs."""
    make_bot("normal", 0)
