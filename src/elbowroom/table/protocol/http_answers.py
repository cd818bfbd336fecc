"""What the HTTP part answers."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NamedTuple

from msgspec import Struct

from .events import GameEvent
from .table import Table
from .values import Driver, Pace, Symbol, Terrain
from .view import View


class Health(Struct):
    """Is everything well? `storage`: the database does not answer, or takes nothing."""

    status: Literal["ok", "storage"]


class InfoLimits(Struct):
    """How long things may be."""

    message_bytes: int
    chat_length: int
    name_length: int
    seats: int


RuleKind = Literal["flag", "number", "choice"]
"""What is chosen in a house rule: yes or no, a number, or one of some words."""


class HouseRule(Struct):
    """One choice of the table; its text is `variant-NAME`, that of a word to choose `value-WORD`."""

    name: str
    kind: RuleKind
    usual: bool | int | str
    least: int
    """Of a number."""
    most: int
    values: list[bool | int | str]
    """What can be chosen, the usual one first; of a number, nothing."""
    rule: str
    """Which of the game's rules it changes."""
    setting: bool
    """Does it stand in the settings under its own name, rather than among the variants?"""


class Info(Struct):
    """What a server offers."""

    protocol: int
    version: str
    """Of Elbowroom."""
    boxes: list[str]
    maps: list[str]
    bots: list[str]
    variants: dict[str, list[bool | int | str]]
    """Each with its choices, the usual one first."""
    box_variants: dict[str, list[str]]
    """The variants that there are in a game with this box, by box."""
    box_rules: dict[str, dict[str, bool | int | str]]
    """House rules that a box of one's own lays down where the table says nothing else, by box."""
    house_rules: list[HouseRule]
    """What a table can choose, one row each: the variants, and the settings that are house rules too."""
    paces: dict[Pace, int]
    """Milliseconds before each move of a bot."""
    deals: list[str]
    """Prepared deals."""
    limits: InfoLimits


class Point(NamedTuple):
    """A point of a drawing."""

    x: float
    y: float


class MapRegion(Struct, omit_defaults=True, kw_only=True):
    """A region as it is printed."""

    id: str
    terrain: Terrain
    symbols: list[Symbol]
    tribe: bool | None = None
    monsters: bool | None = None
    edge: bool
    neighbors: list[str]
    label: Point
    """Where its number stands."""
    outline: list[Point]


class MapData(Struct):
    """A map with everything that is needed to draw it."""

    id: str
    box: str
    players: int
    rounds: int
    width: float
    height: float
    regions: list[MapRegion]


class ReplayMove(Struct):
    """A move in a replay's list."""

    ply: int
    player: int
    move: str
    by: Driver


class Replay(Struct):
    """A whole game as a list of moves."""

    table: Table
    plies: int
    over: bool
    moves: list[ReplayMove]


class ReplayMoment(Struct, omit_defaults=True):
    """A position of a replay. Nobody decides in it: `legal`, `prospects`, `forecast` and `undo` are absent."""

    ply: int
    plies: int
    view: View
    events: list[Annotated[dict[str, Any], GameEvent]]
    """What the move did, without numbers; for ply 0, what the start did."""
    coins: dict[str, int] | None = None
    """Everybody's, when the game is over."""


class ReviewHead(Struct):
    """What there is to be reviewed in a finished game."""

    turns: int
    """Each has an answer of its own, from 1."""
    looks: int
    """So many of the costliest are worth asking for once more, `?closer=1`."""
    curve: list[list[float]]
    """Every player's chance to win at the start of each turn, and at the end."""


class ServerError(Struct):
    """A refusal: a code, never a sentence."""

    code: str
    args: dict[str, Any]


class Failure(Struct):
    """What every refusal over HTTP looks like."""

    error: ServerError
