"""Bots of tables in a tab think in a worker of their own, which is asked in JSON."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Literal

import msgspec

from elbowroom.bots import bot_names, is_guest
from elbowroom.table.codec import encode
from elbowroom.table.fairness import weigh
from elbowroom.table.own_maps import new_map
from elbowroom.table.protocol.workshop import FairQuestion, NewMap
from elbowroom.table.puzzles import solve
from elbowroom.table.refusal import Refusal
from elbowroom.table.replay_log import Script
from elbowroom.table.reviews import JUDGE, judge, rejudge
from elbowroom.table.thinker import FIRST, BotFailed, Place, advise, think

Kind = Literal["move", "hints", "judge", "rejudge", "solve", "weigh", "map"]
_WORK: dict[str, Callable[..., object]] = {
    "move": think,
    "hints": advise,
    "judge": judge,
    "rejudge": rejudge,
    "solve": solve,
}


class Question(msgspec.Struct, omit_defaults=True):
    """What is to be thought up: a move, hints, what is to be said of a turn or a puzzle; or work of the workshop."""

    kind: Kind
    table: str = ""
    script: Script | None = None
    player: int = 0
    """Or the number of the turn; of a puzzle, whether the player gives up."""
    bot: str = ""
    seed: int = 0
    fair: FairQuestion | None = None
    map: NewMap | None = None


def answer(question: str) -> str:
    """In the thinkers' worker: what a bot has to say, in JSON."""
    asked = msgspec.json.decode(question, type=Question)
    if asked.fair is not None:
        return encode(weigh("", asked.fair)).decode()
    if asked.map is not None:
        return encode(new_map("", asked.map)).decode()
    return encode(_WORK[asked.kind](asked.table, asked.script, asked.player, asked.bot, asked.seed)).decode()


class TabThinker:
    """Asks the worker by way of the page; `ask` is given a question and returns a promise of the answer."""

    def __init__(self, ask: Callable[[str], Awaitable[str]]) -> None:
        self._ask = ask

    def knows(self, level: str) -> bool:
        """May a seat be given to this bot?"""
        return level in bot_names()

    async def choose(self, table: str, script: Script, player: int, level: str, seed: int, place: Place = FIRST) -> str:
        """The move of a bot of this level."""
        return msgspec.json.decode(await self._answer("move", table, script, player, level, seed), type=str)

    async def explain(
        self, table: str, script: Script, player: int, level: str, seed: int, place: Place = FIRST
    ) -> list[dict[str, object]]:
        """What a bot of this level would do in a player's place."""
        told = await self._answer("hints", table, script, player, level, seed)
        return msgspec.json.decode(told, type=list[dict[str, object]])

    async def review(
        self, table: str, script: Script, turn: int, closer: bool, seed: int, place: Place = FIRST
    ) -> dict[str, object]:
        """What is to be said of a turn of a finished game."""
        told = await self._answer("rejudge" if closer else "judge", table, script, turn, JUDGE, seed)
        return msgspec.json.decode(told, type=dict[str, object])

    async def solve(self, table: str, script: Script, give_up: bool, place: Place = FIRST) -> dict[str, object]:
        """What is to be said of what was played at a puzzle's table."""
        told = await self._answer("solve", table, script, int(give_up), JUDGE, 0)
        return msgspec.json.decode(told, type=dict[str, object])

    async def weigh(self, asked: FairQuestion) -> bytes:
        """A few more games with a tile of one's own, so that no table waits for them."""
        return await self._work(Question("weigh", fair=asked))

    async def new_map(self, asked: NewMap) -> bytes:
        """A map by chance, which takes seconds."""
        return await self._work(Question("map", map=asked))

    async def _work(self, question: Question) -> bytes:
        try:
            return (await self._ask(encode(question).decode())).encode()
        except Exception as error:
            raise Refusal("internal") from error

    async def _answer(self, kind: Kind, table: str, script: Script, player: int, level: str, seed: int) -> str:
        bot = "normal" if is_guest(level) else level  # a guest of a server that this game was taken from
        try:
            return await self._ask(encode(Question(kind, table, script, player, bot, seed)).decode())
        except Exception as error:
            raise BotFailed(str(error)) from error
