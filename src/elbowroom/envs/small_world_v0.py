"""Small World for PettingZoo: `env()` as most will want it, `raw_env()` without wrappers, `parallel_env()`."""

from __future__ import annotations

from typing import Any

from pettingzoo.utils import OrderEnforcingWrapper

from .aec import SmallWorldAEC
from .parallel import SmallWorldParallel

raw_env = SmallWorldAEC
parallel_env = SmallWorldParallel


class OrderedEnv(OrderEnforcingWrapper[str, Any, int | None]):  # type: ignore[misc]
    """PettingZoo's check that an environment is reset before it is used, without its price for every attribute."""

    @property
    def agents(self) -> list[str]:
        """The agents still in the game."""
        found: list[str] = self.env.agents if self._has_reset else self.__getattr__("agents")
        return found

    @property
    def agent_selection(self) -> str:
        """The agent that decides."""
        found: str = self.env.agent_selection if self._has_reset else self.__getattr__("agent_selection")
        return found

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """What the agent that decides sees, what it got, and whether it is out."""
        seen: tuple[Any, float, bool, bool, dict[str, Any]]
        seen = self.env.last(observe) if self._has_reset else super().last(observe)
        return seen


def env(*args: Any, **kwargs: Any) -> OrderedEnv:
    """The environment, with a check that it is reset first; the arguments are those of `raw_env`."""
    return OrderedEnv(raw_env(*args, **kwargs))


__all__ = ["env", "parallel_env", "raw_env"]
