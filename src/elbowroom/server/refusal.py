"""What the server refuses, and how it says so: a code and arguments, never a sentence (docs/protocol.md, section 8)."""

from __future__ import annotations

_STATUS = {
    "bad-message": 400,
    "wrong-secret": 403,
    "not-your-seat": 403,
    "wrong-origin": 403,
    "unknown-table": 404,
    "not-found": 404,
    "wrong-method": 405,
    "not-over": 409,
    "too-big": 413,
    "bad-settings": 422,
    "too-fast": 429,
    "too-many-tables": 429,
    "internal": 500,
    "unreadable": 500,
    "storage": 503,
    "closing": 503,
}


class Refusal(Exception):
    """A request that is not granted; nothing has changed."""

    def __init__(self, code: str, /, *, status: int = 0, **args: object) -> None:
        super().__init__(code)
        self.code = code
        self.args_: dict[str, object] = args
        self.status = status or _STATUS.get(code, 409)
