"""The same game for those who want a step of all agents at once: only the action of the one who decides counts."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

from elbowroom.rules.moves import parse

from .aec import SmallWorldAEC
from .graph_arrays import Array
from .tables import whole

WAIT = parse("wait")  # no move of any stage: who has to decide cannot wait


class SmallWorldParallel(ParallelEnv[str, Any, int]):  # type: ignore[misc]
    """One decision a step; the actions of agents that do not have to decide are ignored.

    With `waiting` there is one action more, the last, and it is the only one that the masks allow those who wait.
    """

    metadata: ClassVar[dict[str, Any]] = {**SmallWorldAEC.metadata, "is_parallelizable": True}
    turn_based: ClassVar[type[SmallWorldAEC]] = SmallWorldAEC
    waits: ClassVar[bool] = False  # what `waiting` is if nothing is said

    def __init__(self, *args: Any, max_cycles: int | None = None, waiting: bool | None = None, **kwargs: Any) -> None:
        self.game_env = self.turn_based(*args, **kwargs)
        self.max_cycles = None if max_cycles is None else whole("max_cycles", max_cycles, 1)
        self.waiting = self.waits if waiting is None else bool(waiting)
        self.wait = self.game_env.interface.action_count  # the action of those who do not decide
        self.possible_agents = self.game_env.possible_agents
        self.observation_spaces = self.game_env.observation_spaces
        self.action_spaces = self.game_env.action_spaces
        if self.waiting:
            self._widen()
        self.render_mode = self.game_env.render_mode
        self.agents: list[str] = []

    def _widen(self) -> None:
        """Room for one action more in the spaces."""
        self.action_spaces = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}
        if self.game_env.masks == "observation":
            mask = spaces.Box(0, 1, (self.wait + 1,), np.int8)
            space = self.game_env.interface.observation_space
            self.observation_spaces = {
                agent: spaces.Dict({"observation": space(), "action_mask": mask}) for agent in self.possible_agents
            }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    @property
    def state_space(self) -> spaces.Box:
        """The space of `state`."""
        return self.game_env.state_space

    def state(self) -> Array:
        """As the turn-based environment tells it."""
        return self.game_env.state()

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """A new game."""
        self.game_env.reset(seed, options)
        self.agents = self.possible_agents[:]
        self._steps = 0
        return self._observations(), self._infos()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """The decision of the one player who has to decide."""
        env = self.game_env
        if not self.agents:
            raise ValueError("no game is under way: reset starts one")
        decides = env.agent_selection
        if decides not in actions:
            raise ValueError(f"{decides} has to decide, and there is no action of his")
        if self.waiting and actions[decides] == self.wait:
            env.play(WAIT)
        else:
            env.step(actions[decides])
        self._steps += 1
        over = any(env.terminations.values())
        late = not over and self._steps == self.max_cycles
        seen, infos = self._observations(over), self._infos(over)
        rewards = dict(env.rewards)
        ended, cut = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, late)
        if over or late:
            self.agents = []
        return seen, rewards, ended, cut, infos

    def _observations(self, over: bool = False) -> dict[str, Any]:
        seen = {agent: self.game_env.observe(agent) for agent in self.agents}
        if self.waiting and self.game_env.masks == "observation":
            for agent, what in seen.items():
                what["action_mask"] = self._widened(agent, what["action_mask"], over)
        return seen

    def _infos(self, over: bool = False) -> dict[str, dict[str, Any]]:
        infos = dict(self.game_env.infos)
        if self.waiting and self.game_env.masks == "info":
            for agent, info in infos.items():
                if "action_mask" in info:
                    infos[agent] = {**info, "action_mask": self._widened(agent, info["action_mask"], over)}
        return infos

    def _widened(self, agent: str, mask: Array, over: bool) -> Array:
        """The mask with what is said of waiting: it is all that those can do who do not decide."""
        return np.append(mask, np.int8(not over and agent != self.game_env.agent_selection))

    def render(self) -> str | Array | None:
        """As the turn-based environment does it."""
        return self.game_env.render()
