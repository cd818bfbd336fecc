"""What a client may say on the socket."""

from __future__ import annotations

from typing import Annotated, ClassVar

from msgspec import Meta, Struct

from .values import Id, Level, Line, Name, Pace, Ref, SeatKind, SeatNumber, Secret, Version


class Request(Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """Anything a client may say."""

    who: ClassVar[str] = "anyone"  # for docs/protocol.md
    ref: Ref | None = None
    """A number of the client's choice; the answer carries the same."""


class Join(Request, tag="join"):
    """Comes to the table; the first message, answered by `welcome`."""

    table: Id
    secret: Secret = ""
    """May be empty for a game that is over."""
    name: Name = ""
    """Names the seat (the first, if there are several) if it has no name yet."""
    sit: bool = True
    """False: only looks in. A `link` seat that nobody has sat in yet stays empty until its owner says his `name`."""
    protocol: Version = 1
    """The version of the protocol that the client was written for."""
    last: Version | None = None
    """The number of the last event that the client has."""
    version: Version | None = None
    """The version of the game that it has."""


class MoveWish(Request, tag="move"):
    """Makes a move, thought up for that version of the game; answered by the sender's own `update`."""

    who = "the seat that decides"
    version: Version
    move: Annotated[str, Meta(max_length=200)]


class Undo(Request, tag="undo"):
    """Takes back moves of his last turn, at most to the last die, draw or decision of another person; who plays alone
    against bots takes their answers back with his own moves. Answered by `update`."""

    who = "the seat that moved last"
    version: Version
    moves: Annotated[int, Meta(ge=1, le=1000)] = 1


class Say(Request, tag="chat"):
    """Says something: one line of up to 200 characters, 5 lines in 10 s; answered by `ok`."""

    who = "players"
    text: Line


class Rename(Request, tag="name"):
    """Names the seat; who had only looked in sits down with it."""

    who = "the seat's owner"
    seat: SeatNumber
    name: Name


class AskView(Request, tag="view"):
    """Asks for a fresh `view` message."""


class AskHints(Request, tag="hint"):
    """Asks what a strong bot would do; answered by `hints`, after a second or so. One at a time for a seat."""

    who = "the seat that decides"


class Ping(Request, tag="ping"):
    """Are you there? Answered by `ok`."""


class Take(Request, tag="take"):
    """Takes the seat back from a bot (not while the time for his turn, or for the whole game, is up)."""

    who = "the seat's owner"
    seat: SeatNumber


class Start(Request, tag="start"):
    """Starts, once everyone has joined."""

    who = "host"
    missing: bool = False
    """True: even if some have not; the game waits for them when they have to decide, and their clocks stand still."""


class SetSeat(Request, tag="seat"):
    """Changes what a seat is; a bot's name goes with the bot. A `link` seat's secret comes as `link`, else `ok`."""

    who = "host, lobby only"
    seat: SeatNumber
    kind: SeatKind
    level: Level = ""


class PutBot(Request, tag="bot"):
    """Puts a bot into an empty or absent human seat, until its owner sits down; in the lobby it counts as joined."""

    who = "host"
    seat: SeatNumber
    level: Level = ""


class NewLink(Request, tag="link"):
    """Asks for a new secret for a `link` seat (0: for the watch link); the old one ends at once."""

    who = "host"
    seat: SeatNumber


class Change(Request, tag="settings"):
    """Changes these settings, each optional."""

    who = "host"
    chat: bool | None = None
    pace: Pace | None = None
    spectators: bool | None = None
    hints: bool | None = None


class Rematch(Request, tag="rematch"):
    """Makes a new table with the same settings, seats and **the same secrets**."""

    who = "host, when over"


ClientMessage = (
    Join
    | MoveWish
    | Undo
    | Say
    | Rename
    | AskView
    | AskHints
    | Ping
    | Take
    | Start
    | SetSeat
    | PutBot
    | NewLink
    | Change
    | Rematch
)
"""Anything a client may say; `ref` is a number of its choice, which the answer carries too."""
