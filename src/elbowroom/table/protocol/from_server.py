"""What the server says on the socket."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Raw, Struct, field

from elbowroom.bots.hints import Hint

from .events import GameEvent
from .table import Chat, Clock, Table, You
from .view import View

# Views and events are encoded once and sent to many: the types beside the bytes say what is in them.
EncodedView = Annotated[Raw, View]
EncodedEvent = Annotated[Raw, GameEvent]
EncodedEvents = Annotated[Raw, list[GameEvent]]
EncodedChanges = Annotated[Raw, dict[str, Any]]


class Answer(Struct, tag_field="type", omit_defaults=True, kw_only=True):
    """Anything the server may say."""

    ref: int | None = None
    """That of the message which this answers."""


class Welcome(Answer, tag="welcome"):
    """The answer to `join`."""

    protocol: int
    you: You
    table: Table
    version: int
    """Grows by one with every move and every undo."""
    ply: int
    """How many moves have been made and not taken back."""
    last: int
    """The number of the newest event."""
    events: EncodedEvents
    """Those after the client's `last`, else all of the game; at most the newest 2,000."""
    view: EncodedView | None = None
    """Left out if the client has it already, and before the start."""
    clock: Clock | None = None
    chat: list[Chat] = field(default_factory=list)
    """The newest 50 lines."""


class Update(Answer, tag="update"):
    """Something happened in the game."""

    version: int
    ply: int
    events: list[EncodedEvent]
    changes: EncodedChanges
    """A JSON Merge Patch to the view that the client has; may be empty."""
    clock: Clock | None = None


class FreshView(Answer, tag="view"):
    """The position as a whole; replaces what the client has."""

    version: int
    ply: int
    last: int
    view: EncodedView | None = None
    """Not before the start."""
    clock: Clock | None = None


class TableChanged(Answer, tag="table"):
    """Seats, presence, names, settings or status changed."""

    table: Table


class Said(Answer, tag="chat"):
    """Somebody said something."""

    number: int
    seat: int
    name: str
    text: str
    at: int


class Hints(Answer, tag="hints"):
    """The best few plans for the one who decides, best first; perhaps none."""

    version: int
    hints: list[Hint]


class Done(Answer, tag="ok"):
    """Done, nothing else to say."""


class Link(Answer, tag="link"):
    """A new secret, for the host alone."""

    seat: int
    secret: str


class Rematched(Answer, tag="rematched"):
    """The next game is there; join it with the secret you have."""

    table: str


class Refused(Answer, tag="error"):
    """Refused; nothing changed."""

    code: str
    args: dict[str, Any]


ServerMessage = Welcome | Update | FreshView | TableChanged | Said | Hints | Done | Link | Rematched | Refused
"""Anything the server may say; with `ref` if it answers a message that had one."""
