"""The messages of the socket, both ways (docs/protocol.md, sections 3 to 6)."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Raw, Struct, field

from .settings import Id, Kind, Level, Name, Origin, Pace, Settings

PROTOCOL = 1
CHAT_LENGTH = 200
MESSAGE_BYTES = 8192

Ref = Annotated[int, Meta(ge=0, le=2**53 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Version = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Secret = Annotated[str, Meta(max_length=100)]


class Request(Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """Anything a client may say."""

    ref: Ref | None = None


class Join(Request, tag="join"):
    """The first message: which table, and by what right."""

    table: Id
    secret: Secret = ""
    name: Name = ""
    last: Version | None = None
    version: Version | None = None


class MoveWish(Request, tag="move"):
    """A move, and the version of the game it was thought up for."""

    version: Version
    move: Annotated[str, Meta(max_length=200)]


class Undo(Request, tag="undo"):
    """Take back one's latest moves."""

    version: Version
    moves: Annotated[int, Meta(ge=1, le=1000)] = 1


class Say(Request, tag="chat"):
    """A line of chat."""

    text: Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH, pattern=r"^[^\x00-\x1f\x7f\u2028\u2029]+$")]


class Rename(Request, tag="name"):
    """A name for one's seat."""

    seat: SeatNumber
    name: Name


class AskView(Request, tag="view"):
    """A fresh view, please."""


class AskHints(Request, tag="hint"):
    """What would a good player do?"""


class Ping(Request, tag="ping"):
    """Are you there?"""


class Take(Request, tag="take"):
    """The owner takes his seat back from a bot."""

    seat: SeatNumber


class Start(Request, tag="start"):
    """The host starts the game."""


class SetSeat(Request, tag="seat"):
    """The host changes what a seat is, before the start."""

    seat: SeatNumber
    kind: Kind
    level: Level = ""


class PutBot(Request, tag="bot"):
    """The host puts a bot into an empty or absent seat."""

    seat: SeatNumber
    level: Level = ""


class NewLink(Request, tag="link"):
    """The host replaces the secret of a seat (0: of the watch link)."""

    seat: SeatNumber


class Change(Request, tag="settings"):
    """The host changes what may change in mid-game."""

    chat: bool | None = None
    pace: Pace | None = None
    spectators: bool | None = None
    hints: bool | None = None


class Rematch(Request, tag="rematch"):
    """The host wants another game with the same people."""


AnyRequest = (
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


class Answer(Struct, tag_field="type", omit_defaults=True, kw_only=True):
    """Anything the server may say."""

    ref: int | None = None


class SeatInfo(Struct):
    """A seat as everyone at the table sees it."""

    seat: int
    kind: Kind
    name: str
    level: str
    driver: str
    why: str
    joined: bool
    present: bool


class TableInfo(Struct, rename={"origin": "from"}):
    """Everything about a table that is not the position."""

    table: str
    status: str
    created: int
    settings: Settings
    seats: list[SeatInfo]
    watchers: int
    origin: Origin | None
    rematch: str


class You(Struct):
    """What a connection's secret gives."""

    host: bool
    watch: bool
    seats: list[int]


class ClockInfo(Struct):
    """Whose time runs, and what everyone has left."""

    running: int
    left: dict[str, int]


class ChatLine(Struct):
    """A line of chat as it is kept."""

    number: int
    seat: int
    name: str
    text: str
    at: int


class Welcome(Answer, tag="welcome"):
    """The answer to `join`."""

    protocol: int
    you: You
    table: TableInfo
    version: int
    ply: int
    last: int
    events: list[Raw]
    view: Raw | None = None
    clock: ClockInfo | None = None
    chat: list[ChatLine] = field(default_factory=list)


class Update(Answer, tag="update"):
    """Something happened in the game."""

    version: int
    ply: int
    events: list[Raw]
    changes: Raw
    clock: ClockInfo | None = None


class FreshView(Answer, tag="view"):
    """The position as a whole."""

    version: int
    ply: int
    last: int
    view: Raw | None = None
    clock: ClockInfo | None = None


class Hints(Answer, tag="hints"):
    """The best few plans for the one who decides, best first; what they say is in `elbowroom.bots.hints`."""

    version: int
    hints: list[dict[str, Any]]


class TableChanged(Answer, tag="table"):
    """Seats, presence, names, settings or status changed."""

    table: TableInfo


class Said(Answer, tag="chat"):
    """Somebody said something."""

    number: int
    seat: int
    name: str
    text: str
    at: int


class Done(Answer, tag="ok"):
    """Done, nothing else to say."""


class Link(Answer, tag="link"):
    """A new secret, for the host alone."""

    seat: int
    secret: str


class Rematched(Answer, tag="rematched"):
    """The next game is there."""

    table: str


class Refused(Answer, tag="error"):
    """Refused; nothing changed."""

    code: str
    args: dict[str, Any] = field(default_factory=dict)


class SecretGiven(Struct):
    """A seat of a new table with its secret, if it has one."""

    seat: int
    kind: Kind
    secret: str


class TableMade(Struct):
    """The answer to `POST /api/tables`."""

    table: str
    host: str
    watch: str
    seats: list[SecretGiven]


class PlyInfo(Struct):
    """A move in a replay's list."""

    ply: int
    player: int
    move: str
    by: str


class ReplayInfo(Struct):
    """A whole game as a list of moves."""

    table: TableInfo
    plies: int
    over: bool
    moves: list[PlyInfo]


class ReplayView(Struct, omit_defaults=True):
    """A position of a replay."""

    ply: int
    plies: int
    view: dict[str, Any]
    events: list[dict[str, Any]]
    coins: dict[str, int] | None = None


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyRequest).decode
