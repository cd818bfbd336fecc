"""A table: everything about it that is not the position."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from .values import MOST_SEATS, RECORD_LENGTH, Driver, Id, Level, Name, Pace, SeatKind, TableStatus, Variants, WhyBot


class ClockSetting(Struct, forbid_unknown_fields=True):
    """How long a player may think: for each turn, for the whole game, or as long as he likes."""

    kind: Literal["none", "turn", "game"] = "none"
    seconds: Annotated[int, Meta(ge=5, le=86400)] = 90


class TableSettings(Struct, forbid_unknown_fields=True):
    """How a table plays."""

    boxes: Annotated[list[Id], Meta(max_length=8)] = field(default_factory=lambda: ["base"])
    map: Id = ""
    """Empty in a wish: the first box's map for that number of players."""
    rounds: Annotated[int, Meta(ge=0, le=100)] = 0
    """0 in a wish: as the rules say."""
    first: Annotated[int, Meta(ge=0, le=MOST_SEATS)] = 0
    """Who goes first; 0 in a wish: drawn."""
    variants: Variants = field(default_factory=dict)
    open_coins: bool = False
    """Does everybody see everybody's coins?"""
    clock: ClockSetting = field(default_factory=ClockSetting)
    pace: Pace = "normal"
    stand_in: Level = "normal"
    """The level of the bots that step in for people."""
    chat: bool = True
    spectators: bool = True
    hints: bool = True
    """May players ask a bot what it would do?"""
    auto_start: bool = True
    """The game starts by itself once everyone has joined and is here; else the host says `start`."""
    deal: Id = ""
    """One of `Info.deals`: boxes, map, rounds, first player, variants and open coins are then its own, and must be left
    out of a wish; what chance gives and what hints say is the same every time."""
    puzzle: Id = ""
    """One of `PuzzleIndex.puzzles`: the table begins with its position, what that lays down must be left out of a
    wish, and bots rest once the turn is over. Its player sits here, bots play the others."""


class Origin(Struct, forbid_unknown_fields=True):
    """The position of a finished game that a table starts from."""

    table: Id
    ply: Annotated[int, Meta(ge=0, le=100_000)]


class NewSeat(Struct, forbid_unknown_fields=True):
    """A seat as the maker of a table wants it."""

    kind: SeatKind
    name: Name = ""
    level: Level = ""
    """Of a bot: one of `Info.bots`."""


class NewTable(TableSettings, forbid_unknown_fields=True, rename={"origin": "from"}, kw_only=True):
    """What a new table should be: the body of `POST /api/tables`."""

    seats: Annotated[list[NewSeat], Meta(min_length=2, max_length=MOST_SEATS)]
    origin: Origin | None = None
    """Boxes, map, rounds, variants and open coins are then that game's, and must be left out."""
    record: Annotated[str, Meta(max_length=RECORD_LENGTH)] = ""
    """The record of a game: the table goes on with it, or, if it is over, is there to look back on it. What the record
    lays down must be left out, too."""
    look_back: bool = False
    """With a `record`: only of a game that is over, else it is refused with `not-over`."""
    own_map: dict[str, Any] | None = None
    """A map of one's own as one JSON value (docs/maps.md), with outlines; `map` is then left out."""
    bring: Annotated[list[dict[str, Any]], Meta(max_length=4)] = field(default_factory=list)
    """Boxes of one's own, each as one JSON value (docs/workshop.md). They are in the game whole, after those of
    `boxes`; where `boxes` names `BOX:TILE`, only these tiles are, as the blank banner and badge."""
    show: Annotated[str, Meta(max_length=60)] = ""
    """A race or power of these boxes that lies in the first offer, so that one can play with it."""

    def settings(self) -> TableSettings:
        """The settings alone."""
        return TableSettings(**{name: getattr(self, name) for name in TableSettings.__struct_fields__})


class MadeSeat(Struct):
    """A seat of a new table."""

    seat: int
    kind: SeatKind
    secret: str
    """Of a seat by link, else empty."""


class MadeTable(Struct):
    """A new table with its secrets; they are told here and never again."""

    table: str
    host: str
    """The host's secret."""
    watch: str
    """The spectators' secret."""
    seats: list[MadeSeat]


class TableSeat(Struct):
    """A seat as everyone at the table sees it."""

    seat: int
    kind: SeatKind
    name: str
    level: str
    """Of the bot that plays it, if one does."""
    driver: Driver
    """Who plays it now."""
    why: WhyBot
    joined: bool
    """Has its owner sat down, or does a bot play it?"""
    present: bool
    """Is its owner connected?"""


class Table(Struct, rename={"origin": "from"}):
    """Everything about a table that is not the position."""

    table: str
    """Its id."""
    status: TableStatus
    created: int
    settings: TableSettings
    seats: list[TableSeat]
    watchers: int
    origin: Origin | None
    rematch: str
    """The id of the table that follows, once there is one."""
    own_map: bool
    """Is the map one that only this table has? Then its drawing is at `/api/tables/{table}/map`."""


class You(Struct):
    """What a connection's secret gives."""

    host: bool
    watch: bool
    seats: list[int]


class Clock(Struct):
    """Whose time runs, and what everyone has left."""

    running: int
    """The player whose time runs, 0 for nobody."""
    left: dict[str, int]
    """Milliseconds by player, when the message was sent."""


class Chat(Struct):
    """A line of chat."""

    number: int
    seat: int
    name: str
    text: str
    at: int
