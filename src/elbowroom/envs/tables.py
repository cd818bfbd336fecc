"""What an environment is played with: boxes, map, players and variants; the numbering of moves and fields follows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from operator import index
from typing import Any, Literal, SupportsIndex

import numpy as np
from gymnasium import spaces

from elbowroom.boxes import BOXES, box, box_names
from elbowroom.notation.newgame import find_boxes, new_game
from elbowroom.notation.record import replay
from elbowroom.rules.board import Board
from elbowroom.rules.chance import take_branch
from elbowroom.rules.game import Game
from elbowroom.rules.moves import Move, parse
from elbowroom.rules.setup import SetupError
from elbowroom.rules.table import Table
from elbowroom.rules.view import View

from .actions import ActionTable
from .graph import GraphEncoder
from .graph_arrays import Array, split
from .graph_layout import MOVES, REGIONS, TILES
from .graph_moves import listed
from .observation import HIGHEST, LOWEST, Encoder

Form = Literal["flat", "planes", "graph", "tables"]
Numbering = Literal["ids", "rows"]
Padding = tuple[int, int]
"""Rows of the node and of the move table."""

Packed = tuple[str, int, int]
"""A game for a pickle: its record, and the seeds of its future."""

FORMS = ("flat", "planes", "graph", "tables")
NUMBERINGS = ("ids", "rows")
POINTING = ("holders", "pointers")  # tables whose numbers are rows of others
MASKED = ("node", "tile", "player", "move")
BOUND = 200.0  # of the tables' numbers, which are about -1 to 1
RENDER_MODES = ("human", "ansi", "rgb_array")


@dataclass(frozen=True)
class Settings:
    """How games are set up; the boxes are put into one order, so that ids do not depend on how they are named."""

    players: int | None = None
    boxes: str | Sequence[str] = ("base",)
    """Names, or one text with a `+` between them."""
    map: str | Board | None = None
    variants: Mapping[str, object] | None = None
    rounds: int | None = None
    open_coins: bool = False

    def __post_init__(self) -> None:
        for name in ("players", "rounds"):
            if getattr(self, name) is not None:
                object.__setattr__(self, name, whole(name, getattr(self, name), 1))
        object.__setattr__(self, "boxes", tuple(self.boxes.split("+") if isinstance(self.boxes, str) else self.boxes))

    def new_game(self, seed: int) -> Game:
        """A game with these settings."""
        boxes = list(self.boxes)
        board = self.map
        if board is None:  # the first box named that has a map for so many gives the board
            find_boxes(boxes)
            maps = (box(name).maps for name in boxes if name in box_names())
            board = next((found[self.players or 2] for found in maps if (self.players or 2) in found), None)
        boxes.sort(key=lambda name: BOXES.index(name) if name in BOXES else len(BOXES))
        return new_game(
            self.players,
            boxes,
            seed,
            map=board,
            variants=dict(self.variants or {}),
            rounds=self.rounds,
            open_coins=self.open_coins,
        )


class Interface:
    """Ids for moves and numbers for views, shared by all environments of one kind; makes the spaces of both."""

    def __init__(
        self, settings: Settings, form: Form = "flat", numbering: Numbering = "ids", padding: Padding | None = None
    ) -> None:
        check_choice("observation", form, FORMS)
        check_choice("actions", numbering, NUMBERINGS)
        self.settings = settings
        self.form = form
        self.numbering = numbering
        self.padding = padding
        self.table = settings.new_game(0).table
        self.kind = _kind(self.table)
        self.players = self.table.players
        self.actions = ActionTable(self.table)
        regions, moves = _padding(padding)
        flat = Encoder(self.table)
        self.encoder: Encoder | GraphEncoder = flat
        self.edges: Array = np.array(flat.edges, dtype=np.int64).reshape(-1, 2).T.copy()
        self._width = flat.width
        self._split = flat.regions * flat.width
        if form == "tables":
            self.encoder = GraphEncoder(self.table, self.actions, regions, moves)
            self.adjacency: Array = np.array(self.encoder.adjacency(), dtype=np.int8)
            self.adjacency.flags.writeable = False
        self.action_count = moves if numbering == "rows" else len(self.actions)

    def __reduce__(self) -> tuple[type[Interface], tuple[Settings, Form, Numbering, Padding | None]]:
        return Interface, (self.settings, self.form, self.numbering, self.padding)

    def __deepcopy__(self, memo: dict[int, Any]) -> Interface:
        return self  # nothing in it ever changes

    def check(self, game: Game) -> None:
        """Refuse a game whose moves and fields have other numbers."""
        if _kind(game.table) != self.kind:
            raise SetupError("this game has other players, boxes or regions than the environment")

    def move(self, action: SupportsIndex | None, legal: list[Move]) -> Move:
        """The move that this action is where these are legal; a row without a move is one that no stage knows."""
        try:
            at = index(action)  # type: ignore[arg-type]
        except TypeError:
            at = -1
        if not 0 <= at < self.action_count:
            raise ValueError(f"an action is a whole number from 0 to {self.action_count - 1}, not {action!r}")
        if self.numbering == "ids":
            return self.actions.moves[at]
        rows = listed(legal, self.action_count)
        return rows[at] if at < len(rows) else parse(f"row {at}")

    def observe(self, view: View) -> Any:
        """The view as arrays, in the form asked for."""
        flat = np.frombuffer(self.encoder.encode(view), dtype=np.float32)
        return flat if self.form == "flat" else self.shape(flat)

    def shape(self, flat: Array) -> Any:
        """Flat observations, one or a batch, in the form asked for; only the borders are copied."""
        if self.form == "flat":
            return flat
        batch = flat.shape[:-1]
        if isinstance(self.encoder, GraphEncoder):
            return self._tables(self.encoder, flat, batch)
        nodes = flat[..., : self._split].reshape(*batch, self.encoder.regions, self._width)
        rest = flat[..., self._split :]
        if self.form == "planes":
            return {"planes": nodes.swapaxes(-1, -2), "globals": rest}
        return {"nodes": nodes, "edges": np.tile(self.edges, (*batch, 1, 1)), "globals": rest}

    def _tables(self, encoder: GraphEncoder, flat: Array, batch: tuple[int, ...]) -> dict[str, Array]:
        found = split(encoder, flat)
        for name in POINTING:
            found[name] = found[name].astype(np.int64)
        found["adjacency"] = np.tile(self.adjacency, (*batch, 1, 1))
        for name in MASKED:
            found[f"{name}_mask"] = found[f"{name}s"][..., 0].astype(np.int8)
        return found

    def mask(self, legal: list[Move]) -> Array:
        """Which actions are legal, as ones and zeros."""
        if self.numbering == "rows":
            mask = np.zeros(self.action_count, dtype=np.int8)
            mask[: len(legal)] = 1  # no more than there are rows
            return mask
        return np.frombuffer(self.actions.mask(legal), dtype=np.int8)

    def _tables_space(self, encoder: GraphEncoder) -> spaces.Dict:
        regions = encoder.regions
        parts: dict[str, spaces.Space[Any]] = {}
        for name, (_, shape) in encoder.slices.items():
            parts[name] = spaces.Box(-BOUND, BOUND, shape, np.float32)
        most = max(regions, TILES, len(self.actions))
        parts["holders"] = spaces.Box(0, TILES, (regions,), np.int64)
        parts["pointers"] = spaces.Box(0, most, encoder.slices["pointers"][1], np.int64)
        parts["adjacency"] = spaces.Box(0, 1, (regions, regions), np.int8)
        for name in MASKED:
            parts[f"{name}_mask"] = spaces.Box(0, 1, encoder.slices[f"{name}s"][1][:1], np.int8)
        return spaces.Dict(parts)

    def observation_space(self) -> spaces.Space[Any]:
        """The space of `observe`."""
        if isinstance(self.encoder, GraphEncoder):
            return self._tables_space(self.encoder)
        regions, width = self.encoder.regions, self._width
        rest = _numbers(self.encoder.size - self._split)
        if self.form == "flat":
            return _numbers(self.encoder.size)
        if self.form == "planes":
            return spaces.Dict({"planes": _numbers(width, regions), "globals": rest})
        edges = spaces.Box(0, regions - 1, self.edges.shape, np.int64)
        return spaces.Dict({"nodes": _numbers(regions, width), "edges": edges, "globals": rest})

    def masked_space(self) -> spaces.Dict:
        """The space of an observation together with its mask."""
        mask = spaces.Box(0, 1, (self.action_count,), np.int8)
        return spaces.Dict({"observation": self.observation_space(), "action_mask": mask})

    def state_space(self) -> spaces.Box:
        """The space of one vector with everything in it."""
        return _numbers(self.encoder.size)

    def action_space(self) -> spaces.Discrete:
        """The ids of moves, or the rows of the move table."""
        return spaces.Discrete(self.action_count)


def _numbers(*shape: int) -> spaces.Box:
    return spaces.Box(LOWEST, HIGHEST, shape, np.float32)


def _padding(given: Padding | None) -> Padding:
    """Rows of the node and of the move table."""
    if given is None:
        return REGIONS, MOVES
    if not isinstance(given, tuple | list) or len(given) != 2:
        raise SetupError(f"padding is two numbers, the rows of the node and of the move table, not {given!r}")
    return whole("padding", given[0], 1), whole("padding", given[1], 1)


def _kind(table: Table) -> tuple[object, ...]:
    """All that the numbers of moves and fields depend on."""
    tiles = (*table.race_ids, *table.power_ids, *table.find_ids)
    return table.players, tiles, table.board.ids, table.board.near, sorted(table.stages)


# --- arguments --------------------------------------------------------------------------------------------------------


def check_choice(name: str, given: object, choices: Sequence[str]) -> None:
    """Refuse what is none of the choices that an argument has."""
    if given not in choices:
        raise SetupError(f"{name} is {', '.join(choices[:-1])} or {choices[-1]}, not {given!r}")


def check_render_mode(given: str | None) -> None:
    """Refuse a way of rendering that does not exist."""
    if given is not None:
        check_choice("render_mode", given, RENDER_MODES)


def whole(name: str, given: Any, least: int, most: int | None = None) -> int:
    """An argument that must be a whole number within bounds."""
    try:
        number = index(given)
        if number >= least and (most is None or number <= most):
            return number
    except TypeError:
        pass
    bounds = f"from {least} to {most}" if most is not None else f"from {least}"
    raise SetupError(f"{name} is a whole number {bounds}, not {given!r}")


# --- games ------------------------------------------------------------------------------------------------------------


def pack(game: Game) -> Packed:
    """A game as plain data, its future included; a record alone would not have that."""
    s = game.state
    if s.branch:
        take_branch(s)
    return game.record(), s.dice_seed, s.deck_seed


def unpack(packed: Packed) -> Game:
    """The game that was packed."""
    text, dice, deck = packed
    game = replay(text)
    game.state.dice_seed = dice
    game.state.deck_seed = deck
    return game
