"""Coming to a table: who may, sitting down, and when the game begins. The room's lock is held."""

from __future__ import annotations

from collections.abc import Sequence

from .client import Client
from .protocol.from_client import Join
from .protocol.table import You
from .refusal import Refusal
from .room import Room
from .seats import role


def role_at(room: Room, secret: str) -> You:
    """What a secret gives at this table; a finished game is open to anybody."""
    row = room.row
    you = role(secret, row.host, row.watch, row.seats) if secret else None
    if you is not None and you.watch and not row.settings.spectators and row.status != "over":
        you = None
    if you is None and row.status == "over" and not secret:
        you = You(False, True, [])
    if you is None:
        raise Refusal("wrong-secret", status=403 if secret else 401)
    return you


async def join(room: Room, connection: Client, request: Join) -> None:
    """Somebody comes to the table; a seat that a bot kept for him is his again."""
    you = role_at(room, request.secret)
    seats = [number for number in you.seats if request.sit or _known(room, number)]
    named = _introduce(room, seats, request.name)
    if await sit_down(room, seats) or named:
        await room.save({"seats": room.row.seats})
    connection.you = you
    room.audience.connections.add(connection)
    room.audience.welcome(connection, request.last, request.version, request.ref)
    room.audience.tell_table_soon()
    room.attend()  # bots among themselves had waited for somebody to watch
    await start_if_full(room)


def _introduce(room: Room, seats: Sequence[int], name: str) -> bool:
    """Give the first of these seats a name if it has none; others at the same screen are other people."""
    if not name or not seats or room.row.seats[seats[0] - 1].name:
        return False
    room.row.seats[seats[0] - 1].name = name
    return True


def _known(room: Room, number: int) -> bool:
    """Is it the host's own seat, or one whose owner has sat in it before?"""
    seat = room.row.seats[number - 1]
    return seat.kind == "here" or seat.joined


async def sit_down(room: Room, seats: Sequence[int]) -> bool:
    """The owners of these seats have come: bots that kept them go, clocks that waited run. Has a seat changed?"""
    news = False
    for number in seats:
        seat = room.row.seats[number - 1]
        if not seat.joined:
            seat.joined = news = True
            room.attend_anew(number)
        if seat.driver != "bot":
            continue
        if room.row.status == "lobby":
            seat.driver, seat.why, seat.bot = "player", "", ""
            news = True
        elif room.row.status == "running" and may_take(room, number):
            await room.drive(number, "player", "return", "")
    return news


def may_take(room: Room, number: int) -> bool:
    """May the owner have his seat back? Not while his time is up: for this turn, or for the whole game."""
    match = room.match
    if room.row.seats[number - 1].why != "clock" or match.clock.left(number) > 0:
        return True
    return match.clock.kind == "turn" and match.mover != number


async def start_if_full(room: Room, *, asked: bool = False, missing: bool = False) -> None:
    """Start once everyone is here, or when the host asks for it, even in spite of those who are missing."""
    row = room.row
    if row.status != "lobby" or not (asked or row.settings.auto_start):
        return
    absent = [number for number, seat in enumerate(row.seats, 1) if not (seat.ready and (asked or _here(room, number)))]
    if absent and not missing:
        if asked:
            raise Refusal("not-joined", seats=absent)
        return
    for number, seat in enumerate(row.seats, 1):
        if not _here(room, number):
            seat.joined = False  # the game waits for him, and so does his clock
    await room.start()


def _here(room: Room, number: int) -> bool:
    """Is the one who plays this seat here?"""
    return room.row.seats[number - 1].driver == "bot" or room.audience.present(number)


def leave(room: Room, connection: Client) -> None:
    """A client is gone; the game goes on without it."""
    if connection in room.audience.connections:
        room.audience.connections.discard(connection)
        room.audience.tell_table_soon()
