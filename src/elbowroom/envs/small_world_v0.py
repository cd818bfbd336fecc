"""Small World for PettingZoo: `env()` as most will want it, `raw_env()` without wrappers, `parallel_env()`."""

from __future__ import annotations

from typing import Any

from pettingzoo.utils import OrderEnforcingWrapper

from .aec import SmallWorldAEC as raw_env
from .parallel import SmallWorldParallel as parallel_env


def env(*args: Any, **kwargs: Any) -> OrderEnforcingWrapper[str, Any, int | None]:
    """The environment, with a check that it is reset first; the arguments are those of `raw_env`."""
    return OrderEnforcingWrapper(raw_env(*args, **kwargs))


__all__ = ["env", "parallel_env", "raw_env"]
