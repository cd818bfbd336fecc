"""The same game for those who want a step of all agents at once: only the action of the one who decides counts."""

from __future__ import annotations

from typing import Any, ClassVar

from gymnasium import spaces
from pettingzoo import ParallelEnv

from .aec import SmallWorldAEC
from .tables import Array, whole


class SmallWorldParallel(ParallelEnv[str, Any, int]):  # type: ignore[misc]
    """One decision a step; the actions of agents that do not have to decide are ignored."""

    metadata: ClassVar[dict[str, Any]] = {**SmallWorldAEC.metadata, "is_parallelizable": True}

    turn_based: ClassVar[type[SmallWorldAEC]] = SmallWorldAEC

    def __init__(self, *args: Any, max_cycles: int | None = None, **kwargs: Any) -> None:
        self.game_env = self.turn_based(*args, **kwargs)
        self.max_cycles = None if max_cycles is None else whole("max_cycles", max_cycles, 1)
        self.possible_agents = self.game_env.possible_agents
        self.observation_spaces = self.game_env.observation_spaces
        self.action_spaces = self.game_env.action_spaces
        self.render_mode = self.game_env.render_mode
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """A new game."""
        self.game_env.reset(seed, options)
        self.agents = self.possible_agents[:]
        self._steps = 0
        return self._observations(), dict(self.game_env.infos)

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """The decision of the one player who has to decide."""
        env = self.game_env
        if not self.agents:
            raise ValueError("no game is under way: reset starts one")
        if env.agent_selection not in actions:
            raise ValueError(f"{env.agent_selection} has to decide, and there is no action of his")
        env.step(actions[env.agent_selection])
        self._steps += 1
        over = env.game.over
        late = not over and self._steps == self.max_cycles
        seen = self._observations()
        rewards, infos = dict(env.rewards), dict(env.infos)
        ended, cut = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, late)
        if over or late:
            self.agents = []
        return seen, rewards, ended, cut, infos

    def _observations(self) -> dict[str, Any]:
        return {agent: self.game_env.observe(agent) for agent in self.agents}

    def render(self) -> str | Array | None:
        """As the turn-based environment does it."""
        return self.game_env.render()
