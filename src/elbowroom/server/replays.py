"""Positions of old moves are rebuilt by a worker, so many at a time for one address."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, TypeVar

from elbowroom.table import own_boxes, own_maps, positions, puzzles
from elbowroom.table.bringing import Seen, look_at
from elbowroom.table.fairness import find_tile, weigh
from elbowroom.table.protocol.workshop import BoxCheck, BoxFile, Fairness, FairQuestion, MapCheck, NewMap, OpenedBox
from elbowroom.table.records import Recorded, read_record
from elbowroom.table.refusal import Refusal
from elbowroom.table.replay_log import Script
from elbowroom.table.replays import Question
from elbowroom.table.thinker import Place

from .limits import network
from .workshop import WorkFailed, Workshop

_PATIENCE = 60.0  # seconds
_COME_AGAIN = 500  # milliseconds
T = TypeVar("T")


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

    async def read_record(self, address: str, text: str) -> Recorded:
        """The game of a record that somebody has brought along."""
        return await self._ask(address, read_record, "", text)

    async def lay_out(self, address: str, puzzle: str) -> Recorded:
        """The game of a puzzle, as far as its position."""
        return await self._ask(address, puzzles.lay_out, "", puzzle)

    async def look_at(
        self, address: str, bring: list[dict[str, Any]], own_map: dict[str, Any] | None, name: str
    ) -> Seen:
        """What there is to say of the boxes and the map that somebody brings to a new table."""
        return await self._ask(address, look_at, "", bring, own_map, name)

    async def check_box(self, address: str, text: bytes) -> BoxCheck:
        """What is wrong with a box of one's own."""
        return await self._ask(address, own_boxes.check_box, "", text)

    async def open_box(self, address: str, file: BoxFile) -> OpenedBox:
        """The box in a file."""
        return await self._ask(address, own_boxes.open_box, "", file)

    async def check_map(self, address: str, text: bytes) -> MapCheck:
        """What is wrong with a map of one's own."""
        return await self._ask(address, own_maps.check_map, "", text)

    async def new_map(self, address: str, asked: NewMap) -> dict[str, Any]:
        """A map by chance."""
        return await self._ask(address, own_maps.new_map, "", asked)

    async def weigh(self, address: str, asked: FairQuestion) -> Fairness:
        """A few more games with a tile of one's own."""
        find_tile(asked)  # what is wrong with the question is said here
        return await self._ask(address, weigh, "", asked)

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
