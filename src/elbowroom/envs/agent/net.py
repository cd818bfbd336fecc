"""The agent's network, worked out with numpy: scores for the legal moves and what the game will end with.

A position is the tables of `elbowroom.envs.graph`. Regions and their neighbours, the tiles that hold them, players and
the state of the game go into every legal move's score. `tools/train_agent.py` has the same layers to learn them.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final
from zipfile import BadZipFile

import numpy as np

from ..graph import GraphEncoder
from ..graph_arrays import Array, split
from ..graph_layout import OFFERS, SLOTS, TILES, check_fingerprint

WIDTH: Final = 96  # numbers that a region or a tile becomes
DEPTH: Final = 3  # how many borders away a region is felt
GLOBAL_WIDTH: Final = 192
MOVE_WIDTH: Final = 128
OWN_ACTIVE: Final = OFFERS  # rows of the tile table
OTHER_ACTIVE: Final = OFFERS + SLOTS
BLOCKS: Final = 5  # groups of tiles: on offer, own active and declined, the others' active and declined
AHEAD: Final = 20.0  # coins of lead that count as one


class Net:
    """The weights of a file, ready to judge positions."""

    def __init__(self, file: Path) -> None:
        stored = _read(file)
        try:
            check_fingerprint(str(stored.pop("tables", "")))
        except ValueError as refusal:
            raise ValueError(f"the weights in {file} do not fit: {refusal}") from None
        self._w = {name: np.ascontiguousarray(weights.astype(np.float32).T) for name, weights in stored.items()}

    def judge(self, encoder: GraphEncoder, vector: Array, near: Array, moves: int) -> tuple[Array, float, float]:
        """Scores of the moves, the lead at the end in coins, and the chance to win."""
        tables = split(encoder, vector)
        tile = np.zeros((TILES + 1, WIDTH), np.float32)
        tile[:-1] = _relu(self._layer("tile", tables["tiles"])) * tables["tiles"][:, :1]
        there = len(near)
        held = tile[tables["holders"][:there].astype(np.int64)]
        node = np.zeros((encoder.regions + 1, WIDTH), np.float32)
        land = _relu(self._layer("node", tables["nodes"][:there]) + held @ self._w["holder.weight"])
        for at in range(DEPTH):
            felt = self._layer(f"own.{at}", land) + (near @ land) @ self._w[f"around.{at}.weight"]
            land = land + _relu(felt)
        node[:there] = land
        overall = self._overall(tables, tile, land)
        rows = tables["moves"][:moves]
        aims = tables["pointers"][:moves].astype(np.int64)
        move = self._layer("move", rows) + overall @ self._w["move_global.weight"]
        move += node[aims[:, 0]] @ self._w["move_node.weight"]
        move += node[aims[:, 1]] @ self._w["move_other.weight"]
        move += tile[aims[:, 2]] @ self._w["move_tile.weight"]
        scores = self._layer("score", _relu(self._layer("move2", _relu(move))))[:, 0]
        lead, won = self._layer("end", _relu(self._layer("value", overall)))
        return scores, float(lead) * AHEAD, float(1.0 / (1.0 + np.exp(-won)))

    def _overall(self, tables: dict[str, Array], tile: Array, land: Array) -> Array:
        """The whole position in one row."""
        others = tile[OTHER_ACTIVE:-1].reshape(-1, SLOTS, WIDTH)
        parts = [
            tables["players"].ravel(),
            tables["globals"],
            land.mean(0),
            land.max(0),
            tile[:OFFERS].mean(0),
            tile[OWN_ACTIVE],
            tile[OWN_ACTIVE + 1 : OTHER_ACTIVE].sum(0),
            others[:, 0].sum(0),
            others[:, 1:].sum((0, 1)),
        ]
        return _relu(self._layer("overall2", _relu(self._layer("overall", np.concatenate(parts)))))

    def _layer(self, name: str, numbers: Array) -> Array:
        found: Array = numbers @ self._w[f"{name}.weight"] + self._w[f"{name}.bias"]
        return found


def _read(file: Path) -> dict[str, Array]:
    try:
        with np.load(file) as stored:
            return {name: stored[name] for name in stored.files}
    except (OSError, EOFError, ValueError, BadZipFile) as problem:
        raise ValueError(f"no weights can be read from {file}: {problem}") from None


def _relu(numbers: Array) -> Array:
    found: Array = np.maximum(numbers, 0.0)
    return found


def neighbours(encoder: GraphEncoder, regions: int) -> Array:
    """For every region the mean of its neighbours, as a matrix."""
    near = np.array(encoder.adjacency(), np.float32)[:regions, :regions]
    found: Array = near / np.maximum(near.sum(1, keepdims=True), 1.0)
    return found
