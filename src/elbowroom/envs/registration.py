"""Gymnasium's names for our environments."""

from __future__ import annotations

import gymnasium

ID = "elbowroom/SmallWorld-v0"
TABLES_ID = "elbowroom/SmallWorldTables-v1"  # tables of a graph for observations, rows of the move table for actions


def register() -> None:
    """Make `gymnasium.make(ID)` and `gymnasium.make_vec(ID)` work; once is enough."""
    forms: dict[str, dict[str, str]] = {ID: {}, TABLES_ID: {"observation": "tables", "actions": "rows"}}
    for name, form in forms.items():
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="elbowroom.envs.solo:SmallWorldEnv",
                vector_entry_point="elbowroom.envs.vector:SmallWorldVectorEnv",
                kwargs=form,
            )
