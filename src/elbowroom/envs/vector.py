"""Gymnasium, many games at once: a batch of learners in one process, each against bots."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from elbowroom.rules.board import Board

from .graph_arrays import Array
from .rewards import Reward
from .solo import Bots, Duel, Illegal
from .tables import Form, Interface, Numbering, Padding, Settings, whole


class SmallWorldVectorEnv(VectorEnv[dict[str, Any], Array, Array]):
    """`num_envs` games against bots. A game that ends starts anew in the same step; `final_obs` shows its end."""

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int = 1,
        players: int | None = None,
        boxes: str | Sequence[str] = ("base",),
        map: str | Board | None = None,
        *,
        bots: Bots = "random",
        seat: int | None = None,
        variants: Mapping[str, object] | None = None,
        rounds: int | None = None,
        open_coins: bool = False,
        observation: Form = "flat",
        actions: Numbering = "ids",
        padding: Padding | None = None,
        reward: Reward = "win",
        illegal: Illegal = "end",
        info: str | Sequence[str] = (),
    ) -> None:
        self.num_envs = whole("num_envs", num_envs, 1)
        settings = Settings(players, boxes, map, variants, rounds, open_coins)
        self.interface = Interface(settings, observation, actions, padding)
        self.duels = [Duel(self.interface, bots, seat, reward, illegal, info) for _ in range(num_envs)]
        self.single_observation_space = self.interface.masked_space()
        self.single_action_space = self.interface.action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._chances = [random.Random() for _ in range(num_envs)]

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """New games; a single seed is counted up from game to game."""
        seeds = self._seeds(seed)
        infos: dict[str, Any] = {}
        for at, (duel, chance) in enumerate(zip(self.duels, self._chances, strict=True)):
            own = seeds[at]
            if own is not None:
                chance.seed(int(own))
            infos = self._add_info(infos, duel.reset(chance), at)
        return self._observe(), infos

    def _seeds(self, seed: int | Sequence[int | None] | None) -> Sequence[int | None]:
        """A seed for every game, or none."""
        if seed is None:
            return [None] * self.num_envs
        if isinstance(seed, int | np.integer):
            return [int(seed) + at for at in range(self.num_envs)]
        if len(seed) != self.num_envs:
            raise ValueError(f"there are {self.num_envs} games, and {len(seed)} seeds")
        return seed

    def step(self, actions: Array) -> tuple[dict[str, Any], Array, Array, Array, dict[str, Any]]:
        """One decision in every game."""
        if len(actions) != self.num_envs:
            raise ValueError(f"there are {self.num_envs} games, and {len(actions)} actions")
        rewards = np.zeros(self.num_envs, dtype=np.float64)
        ended = np.zeros(self.num_envs, dtype=np.bool_)
        infos: dict[str, Any] = {}
        for at, (duel, action) in enumerate(zip(self.duels, actions, strict=True)):
            rewards[at], over, info = duel.step(action)
            if over:
                ended[at] = True
                infos = self._add_info(infos, {"final_obs": duel.observe(), "final_info": info}, at)
                duel.reset(self._chances[at])
            elif info:
                infos = self._add_info(infos, info, at)
        return self._observe(), rewards, ended, np.zeros(self.num_envs, dtype=np.bool_), infos

    def _observe(self) -> dict[str, Any]:
        """All observations in one batch."""
        size, count = self.interface.encoder.size, self.interface.action_count
        flat = np.empty((self.num_envs, size), dtype=np.float32)
        mask = np.empty((self.num_envs, count), dtype=np.int8)
        for at, duel in enumerate(self.duels):
            view = duel.game.view(duel.player)
            flat[at] = np.frombuffer(self.interface.encoder.encode(view), dtype=np.float32)
            mask[at] = self.interface.mask(view.state.legal)
        return {"observation": self.interface.shape(flat), "action_mask": mask}
