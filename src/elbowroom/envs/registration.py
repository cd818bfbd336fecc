"""Gymnasium's names for our environments."""

from __future__ import annotations

import gymnasium

ID = "elbowroom/SmallWorld-v0"


def register() -> None:
    """Make `gymnasium.make(ID)` and `gymnasium.make_vec(ID)` work; once is enough."""
    if ID not in gymnasium.registry:
        gymnasium.register(
            ID,
            entry_point="elbowroom.envs.solo:SmallWorldEnv",
            vector_entry_point="elbowroom.envs.vector:SmallWorldVectorEnv",
        )
