"""Looking at a game again, move by move (docs/protocol.md, section 7): what there is, and who may see it."""

from __future__ import annotations

from typing import NamedTuple

from .arriving import role_at
from .protocol.http_answers import Replay, ReplayMove
from .protocol.table import You
from .refusal import Refusal
from .replay_log import Script
from .room import Room


class Question(NamedTuple):
    """A position that somebody wants to see."""

    table: str
    script: Script
    ply: int
    player: int
    over: bool


def replay_info(room: Room) -> Replay:
    """The list of moves that stand."""
    plies = room.match.plies
    moves = [ReplayMove(number, ply.player, ply.move, ply.by) for number, ply in enumerate(plies, 1)]
    return Replay(room.audience.info(), len(plies), room.row.status == "over", moves)


def question(room: Room, you: You, ply: int, wanted: int | None) -> Question:
    """What has to be known for the position after so many moves, as this viewer may see it."""
    match = room.match
    over = room.row.status == "over"
    if match.game is None or ply > len(match.plies):
        raise Refusal("not-found")
    return Question(room.id, match.script(), ply, _eyes(you, wanted, over, len(room.row.seats)), over)


def _eyes(you: You, wanted: int | None, over: bool, players: int) -> int:
    """Through whose eyes: one's own in a running game, anybody's in a finished one."""
    if over:
        if wanted is not None and wanted > players:
            raise Refusal("not-found")
        return wanted or 0
    if wanted is None:
        return you.seats[0] if you.seats else 0
    if wanted and wanted not in you.seats:
        raise Refusal("not-your-seat", seat=wanted)
    return wanted


def record_of(room: Room, secret: str) -> str:
    """The record of a finished game; who plays against bots alone may take his game elsewhere before it is over."""
    game = room.match.game
    if game is None or room.row.status != "over":
        you = role_at(room, secret)
        if game is None or not (you.host and room.match.alone):
            raise Refusal("not-over")
    return game.record()


def number(text: str) -> int:
    """A number that stands in an address."""
    if not (text.isascii() and text.isdecimal() and len(text) < 8):
        raise Refusal("not-found")
    return int(text)
