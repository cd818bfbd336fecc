"""The HTTP part: what happens once (docs/protocol.md, sections 2 and 7)."""

from __future__ import annotations

import asyncio

from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response

from elbowroom.table import offers, own_boxes, puzzles
from elbowroom.table.arriving import role_at
from elbowroom.table.codec import box_files, fair_questions, new_maps, new_tables
from elbowroom.table.new_table import make_table
from elbowroom.table.protocol import http_answers as answers
from elbowroom.table.refusal import Refusal
from elbowroom.table.replays import number, question, record_of, replay_info
from elbowroom.table.reviews import review_question

from .answers import json_answer, json_data
from .inside import INSIDE
from .metrics import merged
from .relay import BODY, ask
from .rooms import Rooms


def rooms_of(request: Request) -> Rooms:
    """The rooms of the server that got this request."""
    rooms: Rooms = request.app.state.rooms
    return rooms


async def health(request: Request) -> Response:
    """Is everything well? Can a move be stored?"""
    if await rooms_of(request).health.good():
        return json_answer(answers.Health("ok"))
    return json_answer(answers.Health("storage"), 503)


async def alive(_: Request) -> Response:
    """Is the server there at all?"""
    return json_answer(answers.Health("ok"))


async def metrics(request: Request) -> Response:
    """Figures for Prometheus: of all processes, or of this one alone at its own address."""
    rooms = rooms_of(request)
    text = rooms.metrics.text(rooms.lease.me.name if rooms.lease is not None else "")
    if rooms.lease is not None and INSIDE not in request.scope:
        others = [ask(other, "GET", "/metrics") for other in rooms.lease.others.values()]
        pages = [page for page in await asyncio.gather(*others) if page is not None and page.status_code == 200]
        text = merged([text, *(bytes(page.body).decode() for page in pages)])
    return Response(text, media_type="text/plain; version=0.0.4; charset=utf-8")


async def info(request: Request) -> Response:
    """What this server offers."""
    return json_answer(offers.info(rooms_of(request).pool.guests))


async def box_contents(request: Request) -> Response:
    """What is in a box."""
    return json_answer(offers.box_contents(request.path_params["box"]))


async def map_contents(request: Request) -> Response:
    """A map, outlines and all."""
    return json_answer(offers.map_contents(request.path_params["map"]))


async def words(_: Request) -> Response:
    """What tiles of one's own can say."""
    return json_answer(own_boxes.words())


async def check_box(request: Request) -> Response:
    """What is wrong with a box of one's own, found in another process."""
    rooms = rooms_of(request)
    text = await _body(request)
    return json_answer(await rooms.replayer.check_box(_address(request), text))


async def open_box(request: Request) -> Response:
    """The box in a file, unpacked in another process."""
    file = box_files.read(await _body(request))
    return json_answer(await rooms_of(request).replayer.open_box(_address(request), file))


async def weigh(request: Request) -> Response:
    """A few games with a tile of one's own, and how fair it is."""
    asked = fair_questions.read(await _body(request))
    return json_answer(await rooms_of(request).weigher.weigh(_address(request), asked))


async def check_map(request: Request) -> Response:
    """What is wrong with a map of one's own, found in another process."""
    text = await _body(request)
    return json_answer(await rooms_of(request).replayer.check_map(_address(request), text))


async def new_map(request: Request) -> Response:
    """A map by chance: seconds of work, so it is done where tiles are weighed."""
    asked = new_maps.read(await _body(request))
    return json_answer(await rooms_of(request).weigher.new_map(_address(request), asked))


async def _body(request: Request) -> bytes:
    """The body of a request, if it is not too long and does not take too long."""
    limits = rooms_of(request).limits
    if BODY in request.scope:
        return bytes(request.scope[BODY])
    data = bytearray()
    try:
        async with asyncio.timeout(limits.body_seconds):
            async for part in request.stream():
                data += part
                if len(data) > limits.body_bytes:
                    raise Refusal("too-big", most=limits.body_bytes)
    except (TimeoutError, ClientDisconnect) as error:
        raise Refusal("bad-message", detail="the body did not come") from error
    request.scope[BODY] = bytes(data)  # in case it has to be passed on
    return bytes(data)


async def make(request: Request) -> Response:
    """A new table."""
    rooms = rooms_of(request)
    wish = new_tables.read(await _body(request))
    if not rooms.addresses.may_make_table(_address(request)):
        raise Refusal("too-many-tables", most=rooms.limits.tables_per_address)
    for seat in wish.seats:
        rooms.moderation.check_name(seat.name)
    made = await make_table(rooms, wish, _address(request))
    rooms.metrics.tables_made += 1
    return json_answer(made, 201)


async def table(request: Request) -> Response:
    """A table, for those who belong to it."""
    async with rooms_of(request).use(request.path_params["table"]) as room, room.lock:
        await room.ready()
        role_at(room, secret_of(request))
        return json_answer(room.audience.info())


async def table_boxes(request: Request) -> Response:
    """The boxes of one's own that a table's game carries."""
    async with rooms_of(request).use(request.path_params["table"]) as room, room.lock:
        await room.ready()
        role_at(room, secret_of(request))
        return json_answer(offers.carried_boxes(room))


async def table_map(request: Request) -> Response:
    """The map that a table's game is played on, outlines and all."""
    async with rooms_of(request).use(request.path_params["table"]) as room, room.lock:
        await room.ready()
        role_at(room, secret_of(request))
        return json_answer(offers.carried_map(room))


async def replay(request: Request) -> Response:
    """The moves of a game."""
    async with rooms_of(request).use(request.path_params["table"]) as room, room.lock:
        await room.ready()
        role_at(room, secret_of(request))
        return json_answer(replay_info(room))


async def replay_ply(request: Request) -> Response:
    """A position of a game."""
    rooms = rooms_of(request)
    async with rooms.use(request.path_params["table"]) as room, room.lock:
        await room.ready()
        you = role_at(room, secret_of(request))
        ply = number(request.path_params["ply"])
        wanted = request.query_params.get("player")
        asked = question(room, you, ply, None if wanted is None else number(wanted))
    return json_data(await rooms.replayer.moment(_address(request), asked))


async def review(request: Request) -> Response:
    """How many turns a finished game has, or what is to be said of one of them."""
    rooms = rooms_of(request)
    async with rooms.use(request.path_params["table"]) as room, room.lock:
        await room.ready()
        role_at(room, secret_of(request))
        turn = number(request.path_params.get("turn", "0"))
        asked = review_question(room, turn, "closer" in request.query_params)
    return json_data(await rooms.reviewer.answer(_address(request), asked))


async def puzzle_list(_: Request) -> Response:
    """The puzzles."""
    return json_answer(puzzles.index())


async def puzzle(request: Request) -> Response:
    """What is to be said of what was played at a puzzle's table."""
    rooms = rooms_of(request)
    async with rooms.use(request.path_params["table"]) as room, room.lock:
        await room.ready()
        role_at(room, secret_of(request))
        asked = puzzles.puzzle_question(room, "give-up" in request.query_params)
    return json_data(await rooms.reviewer.solve(_address(request), asked))


async def record(request: Request) -> Response:
    """The record of a finished game."""
    async with rooms_of(request).use(request.path_params["table"]) as room, room.lock:
        await room.ready()
        return PlainTextResponse(record_of(room, secret_of(request)), headers={"cache-control": "no-store"})


def secret_of(request: Request) -> str:
    """The secret that came in the header."""
    kind, _, secret = request.headers.get("authorization", "").partition(" ")
    return secret.strip() if kind.lower() == "bearer" else ""


def _address(request: Request) -> str:
    return request.client.host if request.client is not None else ""
