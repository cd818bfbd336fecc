"""Looking at a game again, move by move (docs/protocol.md, section 7). Positions are rebuilt by a worker."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from . import positions
from .limits import network
from .protocol.http_answers import Replay, ReplayMove
from .protocol.table import You
from .refusal import Refusal
from .replay_log import Script
from .room import Room
from .turnstile import Place
from .workshop import WorkFailed, Workshop

_PATIENCE = 60.0  # seconds
_COME_AGAIN = 500  # milliseconds
T = TypeVar("T")


class Question(NamedTuple):
    """A position that somebody wants to see."""

    table: str
    script: Script
    ply: int
    player: int
    over: bool


class Replayer:
    """Has positions rebuilt, so many at a time for one address."""

    def __init__(self, most: int) -> None:
        self._workshop = Workshop(1, _PATIENCE)
        self._most = most
        self._asked: Counter[str] = Counter()

    async def moment(self, address: str, question: Question) -> bytes:
        """The position after so many moves, ready to be sent. No room is to be locked meanwhile."""
        return await self._ask(address, positions.moment, *question)

    async def record_at(self, address: str, table: str, script: Script, ply: int) -> str:
        """The record of a game as far as one of its positions."""
        return await self._ask(address, positions.record_at, table, script, ply)

    async def _ask(self, address: str, work: Callable[..., T], table: str, *question: Any) -> T:
        address = network(address)
        if self._asked[address] >= self._most:
            raise Refusal("too-fast", wait=_COME_AGAIN)
        self._asked[address] += 1
        try:
            return await self._workshop.do(Place(address=address, table=table), work, table, *question)
        except WorkFailed as error:
            raise Refusal("internal") from error
        finally:
            self._asked[address] -= 1
            if not self._asked[address]:
                del self._asked[address]

    def close(self) -> None:
        """Send the worker home."""
        self._workshop.close()


def replay_info(room: Room) -> Replay:
    """The list of moves that stand."""
    plies = room.match.plies
    moves = [ReplayMove(number, ply.player, ply.move, ply.by) for number, ply in enumerate(plies, 1)]
    return Replay(room.audience.info(), len(plies), room.row.status == "over", moves)


def question(room: Room, you: You, ply: int, wanted: int | None) -> Question:
    """What the worker has to know for the position after so many moves, as this viewer may see it."""
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
