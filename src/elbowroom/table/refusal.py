"""What the server refuses, and how it says so: a code and arguments, never a sentence (docs/protocol.md, section 8)."""

from __future__ import annotations

from .protocol.codes import CODES

_CONFLICT = 409  # for what only the socket can ask for


class Refusal(Exception):
    """A request that is not granted; nothing has changed."""

    def __init__(self, code: str, /, *, status: int = 0, **args: object) -> None:
        super().__init__(code)
        self.code = code
        self.args_: dict[str, object] = args
        self.status = status or CODES[code].status or _CONFLICT
