"""Small World for PettingZoo with the tables of a graph: neither observations nor actions depend on map and boxes.

The same game as `small_world_v0`; an observation is what elbowroom.envs.graph makes of a view, an action a row of its
move table.
"""

from __future__ import annotations

from typing import Any, ClassVar

from .aec import SmallWorldAEC
from .parallel import SmallWorldParallel
from .small_world_v0 import OrderedEnv
from .tables import Form, Numbering

TABLES: Form = "tables"
ROWS: Numbering = "rows"


class SmallWorldTables(SmallWorldAEC):
    """Small World with tables for observations and rows for actions; the arguments are those of `small_world_v0`."""

    metadata: ClassVar[dict[str, Any]] = {**SmallWorldAEC.metadata, "name": "small_world_v1"}

    def __init__(self, *args: Any, observation: Form = TABLES, actions: Numbering = ROWS, **kwargs: Any) -> None:
        super().__init__(*args, observation=observation, actions=actions, **kwargs)


class SmallWorldTablesParallel(SmallWorldParallel):
    """The same for those who want a step of all agents at once."""

    metadata: ClassVar[dict[str, Any]] = {**SmallWorldParallel.metadata, "name": "small_world_v1"}
    turn_based = SmallWorldTables
    waits = True


raw_env = SmallWorldTables
parallel_env = SmallWorldTablesParallel


def env(*args: Any, **kwargs: Any) -> OrderedEnv:
    """The environment, with a check that it is reset first; the arguments are those of `raw_env`."""
    return OrderedEnv(raw_env(*args, **kwargs))


__all__ = ["env", "parallel_env", "raw_env"]
