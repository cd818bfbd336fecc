"""Bots think in worker processes, never on the event loop, and through the same view as anyone."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import multiprocessing.connection
import os
import signal
import threading
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from elbowroom.bots import make_bot
from elbowroom.rules.game import Game

from .script import Script, catch_up, play_script

logger = logging.getLogger("elbowroom.bots")
_MOST_GAMES = 200  # remembered by each worker, so that it need not play a whole log again for every move
_TRIES = 2

_games: OrderedDict[str, tuple[list[tuple[str, str]], Game]] = OrderedDict()


class BotFailed(Exception):
    """A bot did not come up with a move."""


def _start_worker() -> None:
    """A worker leaves interrupts and the processor to the server, and goes when it is gone, however it went."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(10)  # people come first
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch(sentinel: int) -> None:
        multiprocessing.connection.wait([sentinel])
        os._exit(0)

    threading.Thread(target=watch, args=(parent.sentinel,), daemon=True).start()


def _game(table: str, script: Script) -> Game:
    """The game of a script; what this worker has played of it already is not played again."""
    known, game = _games.pop(table, ([], None))
    if game is not None and script.moves[: len(known)] == known:
        catch_up(game, script.moves[len(known) :])
    else:
        game = play_script(script)
    _games[table] = (script.moves, game)
    if len(_games) > _MOST_GAMES:
        _games.popitem(last=False)
    return game


def think(table: str, script: Script, player: int, level: str, seed: int) -> str:
    """In the worker: a bot looks at its view and answers with a move."""
    return make_bot(level, seed).choose(_game(table, script).view(player)).text


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
        self.thinking += 1
        try:
            async with self._free:
                for _ in range(_TRIES):
                    move = await self._ask(table, script, player, level, seed)
                    if move:
                        return move
        finally:
            self.thinking -= 1
        raise BotFailed(f"{level}: no worker answered")

    async def _ask(self, *question: Any) -> str:
        """Ask a worker; nothing, if it died or took too long."""
        pool = self._running()
        try:
            async with asyncio.timeout(self._patience):
                return await asyncio.get_running_loop().run_in_executor(pool, think, *question)
        except (BrokenProcessPool, TimeoutError) as error:
            logger.error("a worker failed: %s", type(error).__name__)
            self._discard(pool)
            return ""
        except Exception as error:
            raise BotFailed(repr(error)) from error

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, context, initializer=_start_worker)
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
