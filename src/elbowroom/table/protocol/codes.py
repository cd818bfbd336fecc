"""The codes of refusals: status over HTTP, arguments, meaning."""

from __future__ import annotations

from typing import Final, NamedTuple


class Code(NamedTuple):
    """What a code says."""

    status: int  # over HTTP; 0 for those of the socket alone
    args: tuple[str, ...]
    meaning: str


CODES: Final[dict[str, Code]] = {
    "bad-message": Code(
        400, ("detail",), "not JSON, or a value beyond its limits; `detail` is English, for developers"
    ),
    "wrong-protocol": Code(
        400,
        ("protocol", "detail"),
        "the client is older (or newer) than the server, which speaks version `protocol`: another version was named, "
        "or there is no such message or field; a page is to be loaded anew, nothing is lost",
    ),
    "bad-settings": Code(422, ("field", "detail"), "a table that cannot be made"),
    "bad-record": Code(
        422,
        ("why", "line", "detail"),
        "a record that no table takes; `why` is `version` (a newer one), `line` (that one does not fit), or empty",
    ),
    "bad-puzzle": Code(
        422,
        ("puzzle", "detail"),
        "there is no such puzzle, or it does not hold any more: a tile is missing, or the rules are others",
    ),
    "puzzle-unfinished": Code(409, (), "what the puzzle asks for has not been decided yet"),
    "bad-box": Code(
        422,
        ("box", "fault", "where", "args"),
        "a box of one's own that cannot be used: its first fault as in `BoxFault`; `POST /api/boxes/check` tells all",
    ),
    "bad-map": Code(
        422,
        ("map", "fault", "region", "args"),
        "a map of one's own that cannot be used: the code of its first fault (docs/maps.md), the region it is about, "
        "and what its sentence needs",
    ),
    "too-big": Code(413, ("most",), "the body is too large"),
    "too-fast": Code(429, ("wait",), "too many messages; `wait` in ms"),
    "too-many-tables": Code(429, ("most",), "this address has made too many tables lately"),
    "unknown-table": Code(404, ("table",), "there is none"),
    "wrong-secret": Code(403, (), "no secret (401) or one that does not belong here (403)"),
    "not-found": Code(404, (), "no such address, box, map or ply"),
    "banned": Code(403, (), "the operator does not let this address in"),
    "banned-name": Code(422, (), "nobody may be called so here"),
    "table-closed": Code(
        410, ("why",), "the operator has closed this table; `why` is `conduct`, `load`, `request`, or empty"
    ),
    "wrong-method": Code(405, (), "the address does not take this method"),
    "wrong-origin": Code(403, (), "a page of another site"),
    "join-first": Code(0, (), "the first message is `join`"),
    "already-joined": Code(0, (), "`join` comes once"),
    "stale": Code(0, ("version",), "the game has gone on"),
    "not-started": Code(0, (), "the game has not begun"),
    "already-started": Code(0, (), "only before the start"),
    "over": Code(0, (), "the game is over"),
    "not-over": Code(409, (), "only for games that are over"),
    "not-your-turn": Code(0, ("to_move",), "another player decides"),
    "bot-plays": Code(0, ("seat",), "a bot plays this seat; `take` it first"),
    "not-your-seat": Code(403, ("seat",), "it belongs to somebody else"),
    "no-such-seat": Code(0, ("seat",), "there is none of that number or kind"),
    "host-only": Code(0, (), "only the host may"),
    "players-only": Code(0, (), "spectators may not"),
    "illegal-move": Code(
        0,
        ("move", "why", "args", "rule", "reason"),
        "refused by the rules; `why` is the engine's code with its `args` (docs/moves.md#refusals), `rule` the "
        "rule's id, `reason` the engine's English sentence",
    ),
    "nothing-to-undo": Code(0, ("most",), "so many moves may be taken back"),
    "not-joined": Code(0, ("seats",), "these seats have not joined yet"),
    "seat-taken": Code(0, ("seat",), "its owner is here"),
    "time-up": Code(0, ("seat",), "his time is up, for this turn or for the whole game"),
    "chat-off": Code(0, (), "the host has switched the chat off"),
    "hints-off": Code(0, (), "there are no hints at this table"),
    "no-hint": Code(0, (), "no bot could say anything; try again"),
    "internal": Code(500, (), "the server made a mistake; nothing changed"),
    "unreadable": Code(500, ("table",), "the log of this game cannot be played again"),
    "other-rules": Code(
        409,
        ("table", "began"),
        "the game began with version `began` of the rules, and this server's no longer give the same game",
    ),
    "storage": Code(
        503,
        ("why",),
        "it could not be stored, so it did not happen; try again. Everybody is told so once of a bot's move, with the "
        "`why` `bot`; that is tried again by itself",
    ),
    "closing": Code(503, (), "the server stops"),
}
"""Every code that a refusal may have."""
