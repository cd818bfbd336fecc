"""Events of a table; those of the game itself are in `elbowroom.rules.events`."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct

from .values import Driver, WhyDriven


class GameEvent:
    """Stands for any event on the wire: `kind`, the fields, and `n`, its number at the table (not in replays)."""


class TableEvent(Struct, tag_field="kind"):
    """Something that happened at the table, not in the game."""

    silent: ClassVar[bool] = False  # nothing to say in words: what comes before or after it tells all


class Started(TableEvent, tag="started"):
    """The game begins."""

    silent = True
    first: int
    ply: int


class Moved(TableEvent, tag="move"):
    """Someone moved; the events that follow, up to the next `move`, are what it did."""

    silent = True
    player: int
    move: str
    by: Driver
    ply: int


class Undone(TableEvent, tag="undone"):
    """So many moves were taken back; the position after move `ply` is on the table again."""

    silent = True
    player: int
    moves: int
    ply: int


class Driven(TableEvent, tag="driver"):
    """A bot took over (`host`, `clock`), or the owner is back (`return`, `turn`)."""

    player: int
    driver: Driver
    why: WhyDriven
    level: str


TABLE_EVENTS: tuple[type[TableEvent], ...] = (Started, Moved, Undone, Driven)
