"""Processes that play a batch, this one among them: each some of the games, in memory that all of them share."""

from __future__ import annotations

import gc
import multiprocessing
import pickle
from collections.abc import Callable, Sequence
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any

import numpy as np

from elbowroom.rules.game import Game
from elbowroom.workers import begin_work

from .batch_games import IllegalAction
from .batch_slice import Arrays, Plan, Slice, shapes
from .tables import Interface, pack, unpack

LINE = 64  # bytes: arrays begin where a line of the processor's memory does
GARBAGE = 100_000  # things that are made before a worker looks for circles among them; games make none
PATIENCE = 5.0  # seconds that a worker has to end by itself


class WorkerLost(RuntimeError):
    """A process that played some of the games is gone, and with it the batch."""


def shared_arrays(memory: Any, interface: Interface, size: int, games: int) -> Arrays:
    """The arrays of a batch in shared memory; everyone who has it finds them at the same places."""
    found = {}
    at = 0
    for name, (shape, kind) in shapes(interface, size).items():
        whole = (games, *shape)
        count = int(np.prod(whole))
        found[name] = np.frombuffer(memory, kind, count, at).reshape(whole)
        at += -(-count * np.dtype(kind).itemsize // LINE) * LINE
    return Arrays(**found)


def bytes_needed(interface: Interface, size: int, games: int) -> int:
    """The size of that memory."""
    kinds = shapes(interface, size).values()
    return sum(-(-games * int(np.prod(shape)) * np.dtype(kind).itemsize // LINE) * LINE for shape, kind in kinds)


class Workers:
    """All who play a batch: this process the first games, so that it need not only wait, workers the others.

    `masks` in their memory are not shown to anybody, so that they can be relied on.
    """

    def __init__(self, plan: Plan, interface: Interface, size: int, games: int, processes: int) -> None:
        self._closed = False
        context = multiprocessing.get_context("spawn")
        memory = context.RawArray("B", bytes_needed(interface, size, games))
        self.arrays = shared_arrays(memory, interface, size, games)
        bounds = [games * at // processes for at in range(processes + 1)]
        self._bounds = list(pairwise(bounds))[1:]
        self._pipes: list[Connection] = []
        self._processes: list[SpawnProcess] = []
        for first, end in self._bounds:
            here, there = context.Pipe()
            worker = context.Process(target=_work, args=(there, plan, size, games, memory, first, end), daemon=True)
            worker.start()
            there.close()  # so that the end of the process is the end of the pipe
            self._pipes.append(here)
            self._processes.append(worker)
        self._here = bounds[1]  # so many are played here
        self._own = Slice(plan, interface, self.arrays.part(0, self._here), 0)

    def reset(self, seeds: Sequence[int] | None) -> None:
        """New games everywhere."""
        own = None if seeds is None else seeds[: self._here]
        told = [None if seeds is None else list(seeds[first:end]) for first, end in self._bounds]
        self._together(lambda: self._own.reset(own), [("reset", each) for each in told])

    def step(self) -> None:
        """The decisions that stand in `actions`; all are legal."""
        self._together(self._own.step, [("step", None)] * len(self._pipes))

    def _together(self, own: Callable[[], None], said: list[tuple[str, object]]) -> None:
        """Everybody does the same; who is interrupted meanwhile closes the batch, as its parts no longer match."""
        for at, each in enumerate(said):
            self._send(at, each)
        try:
            try:
                own()
            except Exception as error:  # of a guest's bot, for example
                raise self._stuck(0, self._here, error) from error
            self._wait()
        except BaseException:
            self.close()
            raise

    def refusal(self, game: int, action: int) -> IllegalAction:
        """Why an action is not legal in a game."""
        if game < self._here:
            return self._own.games.refusal(game, action)
        told: tuple[str, str] = self._ask(game, "refusal", action)
        return IllegalAction(game, action, *told)

    def game(self, number: int) -> Game:
        """A game as it stands."""
        return self._own.games.game(number) if number < self._here else unpack(self._ask(number, "game"))

    def _ask(self, game: int, what: str, more: object = None) -> Any:
        at = next(at for at, (first, end) in enumerate(self._bounds) if first <= game < end)
        self._send(at, (what, (game - self._bounds[at][0], more)))
        return self._hear(at)

    def _send(self, at: int, said: tuple[str, object]) -> None:
        try:
            self._pipes[at].send_bytes(pickle.dumps(said))  # a connection's own pickling takes much longer
        except OSError:
            raise self._lost(at) from None

    def _hear(self, at: int) -> Any:
        try:
            return self._pipes[at].recv()
        except (EOFError, OSError):
            raise self._lost(at) from None

    def _wait(self) -> None:
        for at in range(len(self._pipes)):
            why = self._hear(at)
            if why is not None:
                raise self._stuck(*self._bounds[at], why)

    def _stuck(self, first: int, end: int, why: object) -> WorkerLost:
        """Some games cannot go on, for a reason told by a worker, or for an error here."""
        told = f"{type(why).__name__}: {why}" if isinstance(why, Exception) else why
        self.close()
        return WorkerLost(f"games {first} to {end - 1} could not go on: {told}; the batch is closed")

    def _lost(self, at: int) -> WorkerLost:
        """A process is gone: the others go, too."""
        first, end = self._bounds[at]
        self._processes[at].join(PATIENCE)
        code = self._processes[at].exitcode
        self.close()
        return WorkerLost(f"the process with games {first} to {end - 1} is gone (status {code}); the batch is closed")

    @property
    def closed(self) -> bool:
        """Are they gone?"""
        return self._closed

    def close(self) -> None:
        """End the processes; a second time does nothing."""
        self._closed = True
        for pipe in self._pipes:
            pipe.close()  # at the end of its pipe a worker goes
        for worker in self._processes:
            worker.join(PATIENCE)
            if worker.is_alive():
                worker.kill()
                worker.join()
            worker.close()
        self._pipes, self._processes = [], []


def _work(pipe: Connection, plan: Plan, size: int, games: int, memory: Any, first: int, end: int) -> None:
    """What a process does until its pipe ends."""
    begin_work()
    gc.set_threshold(GARBAGE)
    interface = plan.interface()
    own = Slice(plan, interface, shared_arrays(memory, interface, size, games).part(first, end), first)
    gc.freeze()  # what has been set up stays
    while True:
        try:
            what, more = pipe.recv()
        except EOFError:
            return
        answer: object = None
        try:
            if what == "step":
                own.step()
            elif what == "reset":
                own.reset(more)
            else:
                at, action = more
                refused = own.games.refusal(at, action) if what == "refusal" else None
                answer = pack(own.games.game(at)) if refused is None else (refused.why, refused.rule)
        except Exception as error:  # of a guest's bot, for example; who asked is told
            answer = f"{type(error).__name__}: {error}"
        pipe.send_bytes(pickle.dumps(answer))
