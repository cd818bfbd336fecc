"""Many games in one call, all seats of them, in one process or several, into arrays that stay where they are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import TracebackType
from typing import Any, Self

import numpy as np

from elbowroom.bots import Bot
from elbowroom.rules.board import Board
from elbowroom.rules.game import Game
from elbowroom.rules.setup import SetupError

from .batch_games import IllegalAction
from .batch_slice import Arrays, EncoderKind, Slice, make_plan, shapes
from .batch_workers import WorkerLost, Workers
from .graph_arrays import Array
from .rewards import Reward
from .tables import Interface, Numbering, Padding, Settings, whole

__all__ = ["BatchEnv", "IllegalAction", "WorkerLost", "random_actions"]


class BatchEnv:
    """`num_games` games, a decision in each with every step; see docs/environments.md for every argument and array."""

    def __init__(
        self,
        num_games: int,
        players: int | None = None,
        boxes: str | Sequence[str] = ("base",),
        map: str | Board | None = None,
        *,
        opponents: str | Bot | Sequence[str | Bot] | None = None,
        seat: int | None = None,
        variants: Mapping[str, object] | None = None,
        rounds: int | None = None,
        open_coins: bool = False,
        observation: str | EncoderKind = "flat",
        actions: Numbering = "ids",
        padding: Padding | None = None,
        reward: Reward = "win",
        processes: int = 1,
        out: Mapping[str, Array] | None = None,
    ) -> None:
        self.num_games = whole("num_games", num_games, 1)
        processes = whole("processes", processes, 1, self.num_games)
        settings = Settings(players, boxes, map, variants, rounds, open_coins)
        plan = make_plan(settings, observation, actions, padding, opponents, seat, reward)
        self.interface = plan.interface()
        self.encoder: Any = plan.encoder(self.interface)
        self._own_encoder = callable(observation)
        size = 0 if self.encoder is None else self.encoder.size
        self._given = _check_given(out or {}, self.interface, size, self.num_games)
        self._workers: Workers | None = None
        self._slice: Slice | None = None
        if processes > 1:
            self._workers = Workers(plan, self.interface, size, self.num_games, processes)
            self._arrays = self._workers.arrays
            # what is legal is read from the workers' masks, so those are shown to nobody
            copied = {"masks": np.empty_like(self._arrays.masks)} | self._given
        else:
            kinds = shapes(self.interface, size).items()
            made = {name: np.zeros((self.num_games, *shape), kind) for name, (shape, kind) in kinds}
            copied = {name: array for name, array in self._given.items() if name == "observations"}
            self._arrays = Arrays(**(made | {name: self._given[name] for name in self._given if name not in copied}))
            self._slice = Slice(plan, self.interface, self._arrays, 0)
        # of an observation only what has changed is written, so nobody else may write there
        shown = {"observations": _read_only(self._arrays.observations)}
        self._shown = Arrays(**(self._arrays.__dict__ | shown | copied))
        self._copied = list(copied)
        self._begun = False
        self._closed = False

    # --- what there is to see ---------------------------------------------------------------------------------------

    @property
    def observations(self) -> Any:
        """What everyone who decides sees, in the form asked for; nothing without observations."""
        if self.encoder is None:
            return None
        return self._shown.observations if self._own_encoder else self.interface.shape(self._shown.observations)

    @property
    def masks(self) -> Array:
        """(games, actions): a 1 for every legal action of who decides."""
        return self._shown.masks

    @property
    def seat_to_move(self) -> Array:
        """(games,): who decides, from 0; with opponents always the learner's seat."""
        return self._shown.seats

    @property
    def rewards(self) -> Array:
        """(games, players): what the last step brought to each seat."""
        return self._shown.rewards

    @property
    def dones(self) -> Array:
        """(games,): whether the last step ended a game; the next one has begun."""
        return self._shown.dones

    @property
    def steps(self) -> Array:
        """(games,): decisions so far in the game under way."""
        return self._shown.steps

    @property
    def final_coins(self) -> Array:
        """(games, players): coins at the end of the last game that ended here, -1 before one has."""
        return self._shown.final_coins

    @property
    def final_steps(self) -> Array:
        """(games,): decisions in that game, -1 before one has ended."""
        return self._shown.final_steps

    def game(self, number: int) -> Game:
        """A game as it stands, with its record, to look at or to play on elsewhere."""
        self._look()
        number = whole("game", number, 0, self.num_games - 1)
        if self._workers is not None:
            return self._workers.game(number)
        assert self._slice is not None
        return self._slice.games.game(number)

    # --- playing ----------------------------------------------------------------------------------------------------

    def reset(self, seed: int | Sequence[int] | None = None) -> None:
        """New games everywhere: of one seed, counted up from game to game, of a seed each, or the next ones."""
        self._look(begun=True)
        seeds = self._seeds(seed)
        player: Workers | Slice | None = self._workers or self._slice
        assert player is not None
        player.reset(seeds)
        self._begun = True
        self._copy()

    def _seeds(self, seed: int | Sequence[int] | None) -> list[int] | None:
        if seed is None:
            return None if self._begun else np.random.SeedSequence().generate_state(self.num_games).tolist()
        if isinstance(seed, int | np.integer):
            return [int(seed) + at for at in range(self.num_games)]
        if len(seed) != self.num_games:
            raise ValueError(f"there are {self.num_games} games, and {len(seed)} seeds")
        return [int(each) for each in seed]

    def step(self, actions: Array | Sequence[int]) -> None:
        """One decision in every game; if one is not legal, `IllegalAction` says which and why, and none is made."""
        self._look()
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_games,) or chosen.dtype.kind not in "iu":
            what = f"an array of {chosen.dtype} with the shape {chosen.shape}"
            raise ValueError(f"actions are {self.num_games} whole numbers, one for each game, not {what}")
        if self._workers is not None:
            self._check(self._workers, chosen)
        self._arrays.actions[:] = chosen
        player: Workers | Slice | None = self._workers or self._slice
        assert player is not None
        player.step()
        self._copy()

    def _check(self, workers: Workers, actions: Array) -> None:
        """Refuse before any process is told."""
        count = self.interface.action_count
        inside = (actions >= 0) & (actions < count)
        legal = inside & (self._arrays.masks[np.arange(self.num_games), np.where(inside, actions, 0)] == 1)
        if not legal.all():
            game = int(np.argmin(legal))
            raise workers.refusal(game, int(actions[game]))

    def _copy(self) -> None:
        """To arrays that are not those which are played with."""
        for name in self._copied:
            np.copyto(getattr(self._shown, name), getattr(self._arrays, name))

    def _look(self, begun: bool = False) -> None:
        """Refuse what cannot be answered now."""
        if self._closed or (self._workers is not None and self._workers.closed):
            raise RuntimeError("this batch is closed")
        if not (begun or self._begun):
            raise RuntimeError("no game is under way: reset starts them")

    # --- the end ----------------------------------------------------------------------------------------------------

    def close(self) -> None:
        """End the processes, if there are any; a second time does nothing."""
        self._closed = True
        if self._workers is not None:
            self._workers.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def _read_only(array: Array) -> Array:
    view = array.view()
    view.flags.writeable = False
    return view


def random_actions(masks: Array, chance: np.random.Generator) -> Array:
    """A legal action for every row of masks, each as likely as the other."""
    games, count = masks.shape
    legal = np.flatnonzero(masks.reshape(-1).view(np.bool_))
    first = np.searchsorted(legal, np.arange(games + 1) * count)
    chosen = first[:-1] + (chance.random(games) * np.diff(first)).astype(np.int64)
    actions: Array = legal[chosen] - np.arange(games) * count
    return actions


def _check_given(given: Mapping[str, Array], interface: Interface, size: int, games: int) -> dict[str, Array]:
    """Arrays that the caller wants written, if they are fit for it."""
    kinds = {name: kind for name, kind in shapes(interface, size).items() if name != "actions"}
    kinds["seat_to_move"] = kinds.pop("seats")
    found = {}
    for name, array in given.items():
        if name not in kinds:
            raise SetupError(f"there is no array {name}; there are {', '.join(kinds)}")
        shape, kind = (games, *kinds[name][0]), np.dtype(kinds[name][1])
        if not isinstance(array, np.ndarray) or array.shape != shape or array.dtype != kind:
            raise SetupError(f"out: {name} is an array of {kind} with the shape {shape}")
        if not array.flags.c_contiguous or not array.flags.writeable:
            raise SetupError(f"out: {name} must be writable and in one piece (C order)")
        found["seats" if name == "seat_to_move" else name] = array
    return found
