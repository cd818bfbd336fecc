"""What clients ask for, one function a message (docs/protocol.md, section 5). The room's lock is held."""

from __future__ import annotations

import copy
from collections.abc import Awaitable, Callable
from typing import Any

from elbowroom.rules.game import IllegalMove

from .arriving import may_take, sit_down, start_if_full
from .client import Client
from .journal import StoreError, TableRow
from .protocol import from_client as ask
from .protocol import from_server as tell
from .protocol.table import Chat
from .refusal import Refusal
from .replay_log import deal_again, derive
from .room import CHAT_KEPT, Room
from .seats import Seat, hashed, new_secret, new_seed
from .settings import check_level
from .timekeeping import now

REPLACED = 4002


# --- players ----------------------------------------------------------------------------------------------------------


def _running(room: Room) -> None:
    if room.row.status != "running":
        raise Refusal("not-started" if room.row.status == "lobby" else "over")


def _playing(room: Room, version: int) -> None:
    _running(room)
    if version != room.match.version:
        raise Refusal("stale", version=room.match.version)


async def _move(room: Room, connection: Client, request: ask.MoveWish) -> None:
    _players_only(connection)
    _playing(room, request.version)
    mover = room.match.mover
    if mover not in connection.you.seats:
        raise Refusal("not-your-turn", to_move=mover)
    if room.row.seats[mover - 1].driver != "player":
        raise Refusal("bot-plays", seat=mover)
    if not room.row.seats[mover - 1].joined:
        raise Refusal("not-joined", seats=[mover])
    try:
        await room.play(request.move, "player", connection, request.ref)
    except IllegalMove as illegal:
        move, why, args, rule, reason = illegal.move, illegal.code, illegal.args_, illegal.rule, illegal.reason
        raise Refusal("illegal-move", move=move, why=why, args=args, rule=rule, reason=reason) from illegal


async def _undo(room: Room, connection: Client, request: ask.Undo) -> None:
    _players_only(connection)
    _playing(room, request.version)
    match = room.match
    player = next((seat for seat in sorted(connection.you.seats) if match.undoable(seat)), 0)
    if not player or room.row.seats[player - 1].driver != "player":
        raise Refusal("nothing-to-undo", most=0)
    first = len(match.events)
    row = match.undo(player, request.moves, room.sitting.elapsed(), now())
    await room.commit([row], first, connection, request.ref)
    room.attend()


async def _chat(room: Room, connection: Client, request: ask.Say) -> None:
    _players_only(connection, host_too=True)
    if not room.row.settings.chat:
        raise Refusal("chat-off")
    if not connection.may_chat():
        raise Refusal("too-fast", wait=2000)
    seat = connection.eyes(room.match.mover)
    name = room.row.seats[seat - 1].name if seat else ""
    number = room.sitting.chat[-1].number + 1 if room.sitting.chat else 1
    line = Chat(number, seat, name, request.text, now())
    try:
        await room.store.add_chat(room.id, line, room.epoch)
    except StoreError as error:
        raise room.failed(error) from error
    room.sitting.chat = [*room.sitting.chat, line][-CHAT_KEPT:]
    room.audience.tell(tell.Said(number=number, seat=seat, name=name, text=line.text, at=line.at))
    _ok(connection, request)


async def _name(room: Room, connection: Client, request: ask.Rename) -> None:
    seat = _seat(room, request.seat)
    _own(connection, request.seat)
    seat.name = request.name
    await sit_down(room, [request.seat])
    await room.save({"seats": room.row.seats})
    room.audience.tell_table()
    _ok(connection, request)
    await start_if_full(room)


async def _view(room: Room, connection: Client, request: ask.AskView) -> None:
    room.audience.show(connection, request.ref)


async def _hint(room: Room, connection: Client, request: ask.AskHints) -> None:
    _players_only(connection)
    _running(room)
    if not room.row.settings.hints:
        raise Refusal("hints-off")
    if room.match.mover not in connection.you.seats:
        raise Refusal("not-your-turn", to_move=room.match.mover)
    room.bots.advise(room, connection, request.ref)


async def _ping(_: Room, connection: Client, request: ask.Ping) -> None:
    _ok(connection, request)


async def _take(room: Room, connection: Client, request: ask.Take) -> None:
    seat = _seat(room, request.seat)
    _own(connection, request.seat)
    _running(room)
    if seat.driver != "bot":
        raise Refusal("seat-taken", seat=request.seat)
    if not may_take(room, request.seat):
        raise Refusal("time-up", seat=request.seat)
    await room.drive(request.seat, "player", "return", "")
    _ok(connection, request)


# --- the host ---------------------------------------------------------------------------------------------------------


async def _start(room: Room, connection: Client, request: ask.Start) -> None:
    _host_only(connection)
    _in_lobby(room)
    await start_if_full(room, asked=True, missing=request.missing)
    _ok(connection, request)


async def _set_seat(room: Room, connection: Client, request: ask.SetSeat) -> None:
    _host_only(connection)
    _in_lobby(room)
    seat = _seat(room, request.seat)
    level = check_level(room.pool, request.level or room.row.settings.stand_in) if request.kind == "bot" else ""
    _send_away(room, request.seat)
    seat.become(request.kind, level)
    secret = ""
    if request.kind == "link":
        secret = new_secret()
        seat.secret = hashed(secret)
    elif request.kind == "here":
        seat.joined = True
    for other in room.audience.connections:
        if other.you.host:
            other.you.seats = [number for number, one in enumerate(room.row.seats, 1) if one.kind == "here"]
    await room.save({"seats": room.row.seats})
    room.audience.tell_table()
    if secret:
        connection.say(tell.Link(seat=request.seat, secret=secret, ref=request.ref))
    else:
        _ok(connection, request)
    await start_if_full(room)


async def _bot(room: Room, connection: Client, request: ask.PutBot) -> None:
    _host_only(connection)
    seat = _seat(room, request.seat)
    level = check_level(room.pool, request.level or room.row.settings.stand_in)
    if room.row.status == "over":
        raise Refusal("over")
    if not seat.human or (seat.kind == "link" and seat.joined and room.audience.present(request.seat)):
        raise Refusal("seat-taken", seat=request.seat)
    if room.row.status == "running":
        await room.drive(request.seat, "bot", "host", level)
        _ok(connection, request)
        return
    seat.driver, seat.why, seat.bot = "bot", "host", level
    await room.save({"seats": room.row.seats})
    room.audience.tell_table()
    _ok(connection, request)
    await start_if_full(room)


async def _link(room: Room, connection: Client, request: ask.NewLink) -> None:
    _host_only(connection)
    secret = new_secret()
    if request.seat == 0:
        room.row.watch = hashed(secret)
        for other in list(room.audience.connections):
            if other.you.watch:
                other.close(REPLACED)
        await room.save({"watch": room.row.watch})
    else:
        seat = _seat(room, request.seat)
        if seat.kind != "link":
            raise Refusal("no-such-seat", seat=request.seat)
        _send_away(room, request.seat)
        seat.secret = hashed(secret)
        seat.joined = False
        await room.save({"seats": room.row.seats})
        room.audience.tell_table()
        room.attend_anew(request.seat)
    connection.say(tell.Link(seat=request.seat, secret=secret, ref=request.ref))


async def _settings(room: Room, connection: Client, request: ask.Change) -> None:
    _host_only(connection)
    settings = room.row.settings
    if request.chat is not None:
        settings.chat = request.chat
    if request.pace is not None:
        settings.pace = request.pace
    if request.hints is not None:
        settings.hints = request.hints
    if request.spectators is not None:
        settings.spectators = request.spectators
        for other in list(room.audience.connections):
            if other.you.watch and not request.spectators and room.row.status != "over":
                other.close(REPLACED)
    await room.save({"settings": settings})
    room.audience.tell_table()
    _ok(connection, request)


async def _rematch(room: Room, connection: Client, request: ask.Rematch) -> None:
    _host_only(connection)
    if room.row.status != "over":
        raise Refusal("not-over")
    if not room.row.rematch:
        row = next_game(room.row, room.store.new_id())
        try:
            await room.store.add_table(row)
        except StoreError as error:
            raise Refusal("storage") from error
        await room.save({"rematch": row.id})
        room.row.rematch = row.id
        room.audience.tell(tell.Rematched(table=row.id), but=connection)
    connection.say(tell.Rematched(table=room.row.rematch, ref=request.ref))


def next_game(old: TableRow, table: str) -> TableRow:
    """A table like this one, with the same people; another player goes first."""
    settings = copy.deepcopy(old.settings)
    settings.deal = ""  # what was prepared has been played
    if not settings.puzzle:
        settings.first = settings.first % len(old.seats) + 1
    seats = []
    for was in old.seats:
        seat = Seat(was.kind, was.name)
        seat.become(was.kind, was.level)
        seat.secret = was.secret
        seats.append(seat)
    seed = new_seed()
    return TableRow(
        id=table,
        status="lobby",
        awake=False,
        created=now(),
        touched=now(),
        settings=settings,
        seats=seats,
        host=old.host,
        watch=old.watch,
        seed=seed,
        base=deal_again(old.base, settings, derive(seed, "start")),
        origin_table=old.origin_table,
        origin_ply=old.origin_ply,
    )


# --- who may ----------------------------------------------------------------------------------------------------------


def _ok(connection: Client, request: ask.Request) -> None:
    if request.ref is not None:
        connection.say(tell.Done(ref=request.ref))


def _host_only(connection: Client) -> None:
    if not connection.you.host:
        raise Refusal("host-only")


def _players_only(connection: Client, *, host_too: bool = False) -> None:
    if not connection.you.seats and not (host_too and connection.you.host):
        raise Refusal("players-only")


def _in_lobby(room: Room) -> None:
    if room.row.status != "lobby":
        raise Refusal("already-started")


def _seat(room: Room, number: int) -> Seat:
    if not 1 <= number <= len(room.row.seats):
        raise Refusal("no-such-seat", seat=number)
    return room.row.seats[number - 1]


def _own(connection: Client, number: int) -> None:
    if number not in connection.you.seats:
        raise Refusal("not-your-seat", seat=number)


def _send_away(room: Room, number: int) -> None:
    """The link of a seat ends: whoever used it has to go."""
    for other in list(room.audience.connections):
        if number in other.you.seats and not other.you.host:
            room.audience.connections.discard(other)
            other.close(REPLACED)


Handler = Callable[[Room, Client, Any], Awaitable[None]]
HANDLERS: dict[type[ask.Request], Handler] = {
    ask.MoveWish: _move,
    ask.Undo: _undo,
    ask.Say: _chat,
    ask.Rename: _name,
    ask.AskView: _view,
    ask.AskHints: _hint,
    ask.Ping: _ping,
    ask.Take: _take,
    ask.Start: _start,
    ask.SetSeat: _set_seat,
    ask.PutBot: _bot,
    ask.NewLink: _link,
    ask.Change: _settings,
    ask.Rematch: _rematch,
}


async def handle(room: Room, connection: Client, request: ask.Request) -> None:
    """Do what a client that has joined asks for."""
    handler = HANDLERS.get(type(request))
    if handler is None:
        raise Refusal("already-joined")
    await handler(room, connection, request)
