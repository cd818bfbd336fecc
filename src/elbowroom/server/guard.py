"""What stands before everything else: security headers, the names the server answers to, the origin of pages."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from elbowroom.table.refusal import Refusal

from .answers import refused
from .inside import INSIDE

POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "media-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


def same_origin(headers: Headers, others: list[str]) -> bool:
    """Does this come from our own page, from one we were told of, or from no page at all?"""
    origin = headers.get("origin")
    if origin is None or origin in others:
        return True
    try:
        return urlsplit(origin).netloc == headers.get("host", "")
    except ValueError:
        return False


class Guard:
    """Middleware: every answer gets the headers; requests to a foreign name or from a foreign page get no other."""

    def __init__(self, app: ASGIApp, hosts: list[str], origins: list[str]) -> None:
        self._app = app
        self._hosts = hosts
        self._origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or do not."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        headers = Headers(scope=scope)
        foreign = bool(self._hosts) and INSIDE not in scope and _name(headers.get("host", "")) not in self._hosts
        if scope["type"] == "http":
            unsafe = scope["method"] not in ("GET", "HEAD", "OPTIONS")
            if foreign or (unsafe and not same_origin(headers, self._origins)):
                await refused(Refusal("wrong-origin"))(scope, receive, with_headers)
                return
        elif foreign:
            await receive()
            await send({"type": "websocket.close", "code": 1008})
            return
        await self._app(scope, receive, with_headers)


def _name(host: str) -> str:
    """A host without its port."""
    if host.startswith("["):
        return host.partition("]")[0] + "]"
    return host.partition(":")[0]
