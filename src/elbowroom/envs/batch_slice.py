"""A part of a batch: some of its games, and what of the batch's arrays is theirs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, cast

import numpy as np

from elbowroom.bots import Bot, make_bot
from elbowroom.rules.game import Game
from elbowroom.rules.setup import SetupError

from .batch_games import Deal, Games
from .flat_rows import FlatRows
from .graph_arrays import Array
from .observation import Encoder
from .rewards import REWARDS, Reward, bound, final_reward
from .rows import EncodedRows, Rows
from .solo import seated
from .tables import FORMS, Form, Interface, Numbering, Padding, Settings, check_choice, whole

NONE = "none"
"""No observations: games that are only played."""

EncoderKind = Callable[..., Any]
"""Called with a table and its `ActionTable`; makes what has a `size` and an `encode(view)`, like `Encoder`."""


@dataclass(frozen=True)
class Plan:
    """What is played and shown; plain data, so that another process can be told."""

    settings: Settings
    observation: str | EncoderKind
    numbering: Numbering
    padding: Padding | None
    opponents: Sequence[str | Bot]
    seat: int
    reward: Reward

    def check(self) -> None:
        """Refuse what makes no sense."""
        check_choice("reward", self.reward, REWARDS)
        if not callable(self.observation):
            check_choice("observation", self.observation, (*FORMS, NONE))

    def interface(self) -> Interface:
        """The ids of moves and the form of observations."""
        named = self.observation if isinstance(self.observation, str) and self.observation != NONE else "flat"
        return Interface(self.settings, cast(Form, named), self.numbering, self.padding)

    def encoder(self, interface: Interface) -> Any:
        """What makes the observations, or nothing."""
        if callable(self.observation):
            return self.observation(interface.table, interface.actions)
        return None if self.observation == NONE else interface.encoder


def make_plan(
    settings: Settings,
    observation: str | EncoderKind,
    numbering: Numbering,
    padding: Padding | None,
    opponents: str | Bot | Sequence[str | Bot] | None,
    seat: int | None,
    reward: Reward,
) -> Plan:
    """The plan of these arguments, if they make sense."""
    players = settings.new_game(0).table.players
    if opponents is None and seat is not None:
        raise SetupError("a seat of one's own needs opponents; without them the batch plays all seats")
    others = [] if opponents is None else seated(opponents, players - 1)
    own = -1 if seat is None else whole("seat", seat, 0, players - 1)
    plan = Plan(settings, observation, numbering, padding, others, own, reward)
    plan.check()
    return plan


@dataclass
class Arrays:
    """A row for every game of a batch; docs/environments.md says what is in them."""

    actions: Array
    observations: Array
    masks: Array
    rewards: Array
    dones: Array
    seats: Array
    steps: Array
    final_coins: Array
    final_steps: Array

    def part(self, first: int, end: int) -> Arrays:
        """The rows of some games."""
        return Arrays(**{name: array[first:end] for name, array in self.__dict__.items()})


def shapes(interface: Interface, size: int) -> dict[str, tuple[tuple[int, ...], type[Any]]]:
    """Shape and type of a game's row in each array, for observations of so many numbers."""
    players = (interface.players,)
    return {
        "actions": ((), np.int64),
        "observations": ((size,), np.float32),
        "masks": ((interface.action_count,), np.int8),
        "rewards": (players, np.float32),
        "dones": ((), np.bool_),
        "seats": ((), np.int8),
        "steps": ((), np.int32),
        "final_coins": (players, np.int32),
        "final_steps": ((), np.int32),
    }


class Slice:
    """Plays some games of a batch and writes what comes of it into its part of the arrays."""

    def __init__(self, plan: Plan, interface: Interface, arrays: Arrays, first: int) -> None:
        self.arrays = arrays
        self._plan = plan
        self._bound = bound(plan.settings.new_game(0))
        count = len(arrays.actions)
        table = interface.table
        encoder = plan.encoder(interface)
        rows: Rows | None = None
        if isinstance(encoder, Encoder):
            rows = FlatRows(encoder, table, count)
        elif encoder is not None:
            rows = EncodedRows(encoder)
        deal = Deal(table, interface.settings.new_game, [_maker(bot) for bot in plan.opponents], plan.seat)
        listing = interface.action_count if interface.numbering == "rows" else 0
        self.games = Games(deal, interface.actions, rows, count, first, listing)
        self._leads = np.zeros(arrays.rewards.shape)
        self._seen = _bytes_of(arrays.observations)
        self._masks = _bytes_of(arrays.masks)
        self._seats = _bytes_of(arrays.seats)

    def reset(self, seeds: Sequence[int] | None) -> None:
        """New games, of these seeds or the next of the old ones."""
        if seeds is not None:
            self.games.reseed(list(seeds))
        self.games.reset()
        arrays = self.arrays
        arrays.rewards[:] = 0
        self._leads = self._ahead(self.games.coins())
        arrays.dones[:] = False
        arrays.steps[:] = 0
        arrays.final_coins[:] = -1
        arrays.final_steps[:] = -1
        self._show()

    def step(self) -> None:
        """The decisions that stand in `actions`."""
        games, arrays = self.games, self.arrays
        games.step(arrays.actions.tolist())
        arrays.steps += 1
        arrays.rewards[:] = 0
        arrays.dones[:] = False
        for at, state in games.ended:
            arrays.dones[at] = True
            arrays.final_coins[at] = state.coins
            arrays.final_steps[at] = arrays.steps[at]
            arrays.steps[at] = 0
            game = Game(state)
            arrays.rewards[at] = [final_reward(game, player, self._plan.reward) for player in game.coins]
        if self._plan.reward == "difference":
            self._pay_differences()
        self._show()

    def _pay_differences(self) -> None:
        """What everybody's lead has changed by."""
        coins = self.games.coins()
        now = self._ahead(coins)
        ended = [at for at, _ in self.games.ended]
        begun = now[ended]
        now[ended] = self._ahead([state.coins for _, state in self.games.ended])
        self.arrays.rewards[:] = now - self._leads
        now[ended] = begun
        self._leads = now

    def _ahead(self, coins: list[list[int]]) -> Array:
        """How far everybody is ahead of the best of the others."""
        all_coins = np.array(coins, dtype=np.float64).reshape(-1, self.arrays.rewards.shape[1])
        best = [np.delete(all_coins, player, axis=1).max(axis=1) for player in range(all_coins.shape[1])]
        ahead: Array = np.clip(all_coins - np.stack(best, axis=1), -self._bound, self._bound)
        return ahead

    def _show(self) -> None:
        self.games.show(self._masks, self._seen)
        self._seats[:] = self.games.movers


def _bytes_of(array: Array) -> memoryview:
    """The same memory as bytes, to write them into."""
    return array.reshape(-1).view(np.uint8).data


def _maker(bot: str | Bot) -> Callable[[int], Bot]:
    """Makes a bot from a seed: a new one by its name, or the one that was given."""

    def make(seed: int) -> Bot:
        return make_bot(bot, seed) if isinstance(bot, str) else bot

    return make
