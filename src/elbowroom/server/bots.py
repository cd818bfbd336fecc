"""Bots think in worker processes, never on the event loop, and through the same view as anyone."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from elbowroom.bots import Bot, make_bot
from elbowroom.workers import worker_pool

from .replay_log import Script, catch_up, play_script

logger = logging.getLogger("elbowroom.bots")
_MOST_GAMES = 200  # remembered by each worker, so that it need not play a whole log again for every move
_TRIES = 2
T = TypeVar("T")


class _Remembered:
    """A game as a worker knows it, with the bots that play it: they remember their plans from move to move."""

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


class BotFailed(Exception):
    """A bot did not come up with a move."""


def _recall(table: str, script: Script) -> _Remembered:
    """The game of a script; what this worker has played of it already is not played again."""
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
    """In the worker: a bot looks at its view and answers with a move."""
    known = _recall(table, script)
    bot = known.bots.get((player, level))
    if bot is None:
        bot = known.bots[player, level] = make_bot(level, seed)
    return bot.choose(known.game.view(player)).text


def advise(table: str, script: Script, player: int, level: str, seed: int) -> list[dict[str, object]]:
    """In the worker: a bot tells what it would do in a player's place."""
    view = _recall(table, script).game.view(player)
    return [hint.as_dict() for hint in make_bot(level, seed).explain(view)]


class BotPool:
    """The workers. One that dies or hangs is replaced; the game it thought about goes on."""

    def __init__(self, workers: int, patience: float) -> None:
        self._workers = workers
        self._patience = patience
        self._pool: ProcessPoolExecutor | None = None
        self._free = asyncio.Semaphore(workers)  # so that waiting for a worker is not taken for thinking
        self.thinking = 0

    async def choose(self, table: str, script: Script, player: int, level: str, seed: int) -> str:
        """The move of a bot of this level."""
        return await self._ask(think, table, script, player, level, seed)

    async def explain(self, table: str, script: Script, player: int, level: str, seed: int) -> list[dict[str, object]]:
        """What a bot of this level would do in a player's place."""
        return await self._ask(advise, table, script, player, level, seed)

    async def _ask(self, work: Callable[..., T], *question: Any) -> T:
        """Ask a worker; if it dies or takes too long, another."""
        self.thinking += 1
        try:
            async with self._free:
                for _ in range(_TRIES):
                    pool = self._running()
                    try:
                        async with asyncio.timeout(self._patience):
                            return await asyncio.get_running_loop().run_in_executor(pool, work, *question)
                    except (BrokenProcessPool, TimeoutError) as error:
                        logger.error("a worker failed: %s", type(error).__name__)
                        self._discard(pool)
                    except Exception as error:
                        raise BotFailed(repr(error)) from error
        finally:
            self.thinking -= 1
        raise BotFailed("no worker answered")

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = worker_pool(self._workers, courtesy=10)  # people come first
        return self._pool

    def _discard(self, pool: ProcessPoolExecutor) -> None:
        """Give a pool up; a worker that hangs is ended with it."""
        if pool is self._pool:
            self._pool = None
        workers = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.kill()

    def close(self) -> None:
        """Send the workers home."""
        if self._pool is not None:
            self._discard(self._pool)
