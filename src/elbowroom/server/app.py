"""The application: routes, and what every request passes through."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from elbowroom.table.codec import wrong_protocol
from elbowroom.table.journal import StoreError
from elbowroom.table.protocol.values import PROTOCOL
from elbowroom.table.refusal import Refusal

from . import http, socket
from .answers import json_answer, refused
from .config import Config
from .guard import Guard
from .openapi import document
from .page import page, turned_away
from .relay import Backdoor, answered
from .rooms import Rooms

logger = logging.getLogger("elbowroom.http")
_PACKED_FROM = 1000  # bytes; less fits into one packet anyway
HEALTH = "health"  # a purpose of requests
Endpoint = Callable[[Request], Awaitable[Response]]


def limited(endpoint: Endpoint, purpose: str = "") -> Endpoint:
    """An endpoint that counts, that no address can flood, and that says no in our own way."""

    async def answer(request: Request) -> Response:
        rooms = http.rooms_of(request)
        address = request.client.host if request.client is not None else ""
        wait = rooms.addresses.request(address, purpose)
        try:
            if wait:
                raise Refusal("too-fast", wait=round(wait * 1000) + 1)
            if rooms.closing:
                raise Refusal("closing")
            if purpose != HEALTH:
                rooms.moderation.check_address(address)
            if (spoken := request.headers.get("elbowroom-protocol", "")) not in ("", str(PROTOCOL)):
                raise wrong_protocol(f"the client speaks version {spoken}")
            response = await answered(request, endpoint)
        except Refusal as refusal:
            rooms.metrics.refusals[refusal.code] += 1
            response = turned_away(request) if refusal.code == "banned" and _is_page(request) else refused(refusal)
        except StoreError:
            response = refused(Refusal("storage"))
        except Exception:
            logger.exception("a request failed", extra={"facts": {"endpoint": getattr(endpoint, "__name__", "")}})
            response = refused(Refusal("internal"))
        rooms.metrics.requests[str(response.status_code)] += 1
        return response

    return answer


def _is_page(request: Request) -> bool:
    """Does somebody open the page himself, and not a program that knows codes?"""
    return not request.url.path.startswith("/api/") and "text/html" in request.headers.get("accept", "")


async def _openapi(_: Request) -> Response:
    return json_answer(document())


async def _socket(websocket: WebSocket) -> None:
    await socket.serve(websocket.app.state.rooms, websocket)


def _http_error(_: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 500
    return refused(Refusal("wrong-method" if status == 405 else "not-found", status=status))


def create_app(config: Config) -> Starlette:
    """The whole server as an ASGI application."""
    rooms = Rooms(config)

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await rooms.open()
        try:
            yield
        finally:
            await rooms.close()

    get = [
        ("/metrics", http.metrics),
        ("/api/info", http.info),
        ("/api/openapi.json", _openapi),
        ("/api/puzzles", http.puzzle_list),
        ("/api/workshop", http.words),
        ("/api/boxes/{box}", http.box_contents),
        ("/api/maps/{map}", http.map_contents),
        ("/api/tables/{table}", http.table),
        ("/api/tables/{table}/boxes", http.table_boxes),
        ("/api/tables/{table}/map", http.table_map),
        ("/api/tables/{table}/replay", http.replay),
        ("/api/tables/{table}/replay/{ply}", http.replay_ply),
        ("/api/tables/{table}/review", http.review),
        ("/api/tables/{table}/review/{turn}", http.review),
        ("/api/tables/{table}/puzzle", http.puzzle),
        ("/api/tables/{table}/record", http.record),
        ("/{path:path}", page),
    ]
    app = Starlette(
        routes=[
            Route("/healthz", limited(http.health, HEALTH)),
            Route("/livez", limited(http.alive, HEALTH)),
            WebSocketRoute("/api/tables/{table}/socket", _socket),
            WebSocketRoute("/api/socket", _socket),
            Route("/api/tables", limited(http.make), methods=["POST"]),
            Route("/api/boxes/check", limited(http.check_box), methods=["POST"]),
            Route("/api/boxes/open", limited(http.open_box), methods=["POST"]),
            Route("/api/boxes/fair", limited(http.weigh), methods=["POST"]),
            Route("/api/maps/check", limited(http.check_map), methods=["POST"]),
            Route("/api/maps/new", limited(http.new_map), methods=["POST"]),
            *(Route(path, limited(endpoint)) for path, endpoint in get),
        ],
        middleware=[
            Middleware(Backdoor, rooms=rooms),
            Middleware(Guard, hosts=config.hosts, origins=config.origins),
            Middleware(GZipMiddleware, minimum_size=_PACKED_FROM, compresslevel=6),
        ],
        exception_handlers={HTTPException: _http_error},
        lifespan=lifespan,
    )
    app.state.rooms = rooms
    return app
