"""What an environment is played with: boxes, map, players and variants; the numbering of moves and fields follows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

import numpy as np
from gymnasium import spaces

from elbowroom.boxes import BOXES
from elbowroom.notation.newgame import new_game
from elbowroom.rules.board import Board
from elbowroom.rules.game import Game
from elbowroom.rules.moves import Move
from elbowroom.rules.setup import SetupError
from elbowroom.rules.view import View

from .actions import ActionTable
from .observation import HIGHEST, LOWEST, Encoder

Form = Literal["flat", "planes", "graph"]
Reward = Literal["win", "margin"]
Array = np.ndarray[Any, np.dtype[Any]]

FORMS = ("flat", "planes", "graph")
REWARDS = ("win", "margin")


@dataclass(frozen=True)
class Settings:
    """How games are set up; the boxes are put into one order, so that ids do not depend on how they are named."""

    players: int | None = None
    boxes: Sequence[str] = ("base",)
    map: str | Board | None = None
    variants: Mapping[str, object] = field(default_factory=dict)
    rounds: int | None = None
    open_coins: bool = False

    def new_game(self, seed: int) -> Game:
        """A game with these settings."""
        boxes = list(self.boxes)
        board = self.map
        if board is None and boxes and boxes[0] in BOXES:
            board = f"{boxes[0]}-{self.players or 2}p"  # the first box named gives the board
        boxes.sort(key=lambda name: BOXES.index(name) if name in BOXES else len(BOXES))
        return new_game(
            self.players,
            boxes,
            seed,
            map=board,
            variants=dict(self.variants),
            rounds=self.rounds,
            open_coins=self.open_coins,
        )


class Interface:
    """Ids for moves and numbers for views, shared by all environments of one kind; makes the spaces of both."""

    def __init__(self, settings: Settings, form: Form = "flat") -> None:
        if form not in FORMS:
            raise SetupError(f"an observation is {', '.join(FORMS)}, not {form}")
        self.settings = settings
        self.form = form
        table = settings.new_game(0).table
        self.players = table.players
        self.actions = ActionTable(table)
        self.encoder = Encoder(table)
        self.edges: Array = np.array(self.encoder.edges, dtype=np.int64).reshape(-1, 2).T.copy()
        self._split = self.encoder.regions * self.encoder.width

    def observe(self, view: View) -> Any:
        """The view as arrays, in the form asked for."""
        flat = np.frombuffer(self.encoder.encode(view), dtype=np.float32)
        return flat if self.form == "flat" else self.shape(flat)

    def shape(self, flat: Array) -> Any:
        """Flat observations, one or a batch, in the form asked for; only the borders are copied."""
        if self.form == "flat":
            return flat
        batch = flat.shape[:-1]
        nodes = flat[..., : self._split].reshape(*batch, self.encoder.regions, self.encoder.width)
        rest = flat[..., self._split :]
        if self.form == "planes":
            return {"planes": nodes.swapaxes(-1, -2), "globals": rest}
        return {"nodes": nodes, "edges": np.tile(self.edges, (*batch, 1, 1)), "globals": rest}

    def mask(self, legal: list[Move]) -> Array:
        """Which ids are legal, as ones and zeros."""
        return np.frombuffer(self.actions.mask(legal), dtype=np.int8)

    def observation_space(self) -> spaces.Space[Any]:
        """The space of `observe`."""
        regions, width = self.encoder.regions, self.encoder.width
        rest = _numbers(self.encoder.size - self._split)
        if self.form == "flat":
            return _numbers(self.encoder.size)
        if self.form == "planes":
            return spaces.Dict({"planes": _numbers(width, regions), "globals": rest})
        edges = spaces.Box(0, regions - 1, self.edges.shape, np.int64)
        return spaces.Dict({"nodes": _numbers(regions, width), "edges": edges, "globals": rest})

    def masked_space(self) -> spaces.Dict:
        """The space of an observation together with its mask."""
        mask = spaces.Box(0, 1, (len(self.actions),), np.int8)
        return spaces.Dict({"observation": self.observation_space(), "action_mask": mask})

    def action_space(self) -> spaces.Discrete:
        """The ids of moves."""
        return spaces.Discrete(len(self.actions))


def _numbers(*shape: int) -> spaces.Box:
    return spaces.Box(LOWEST, HIGHEST, shape, np.float32)


def check_reward(reward: str) -> None:
    """Refuse a reward that does not exist."""
    if reward not in REWARDS:
        raise SetupError(f"a reward is {' or '.join(REWARDS)}, not {reward}")


def final_reward(game: Game, player: int, reward: Reward) -> float:
    """What a player (from 1) gets at the end: his share of the victory, or his lead over the best of the others."""
    if reward == "win":
        return 1 / len(game.winners) if player in game.winners else 0.0
    coins = game.coins
    return float(coins[player] - max(coins[other] for other in coins if other != player))
