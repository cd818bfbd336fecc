"""The tables of one tab: the page's lines to them, and what it asks once."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable
from typing import Any
from urllib.parse import parse_qs, unquote, urlsplit

from elbowroom.table import offers, own_boxes, own_maps, positions, puzzles
from elbowroom.table.arriving import join, leave, role_at
from elbowroom.table.bringing import Seen, look_at
from elbowroom.table.client import Client
from elbowroom.table.codec import box_files, client_messages, encode, fair_questions, new_maps, new_tables
from elbowroom.table.conversation import answer, read_join, ref_of
from elbowroom.table.fairness import find_tile
from elbowroom.table.journal import Journal, StoreError
from elbowroom.table.new_table import make_table
from elbowroom.table.protocol.http_answers import Failure, ServerError
from elbowroom.table.records import Recorded, read_record
from elbowroom.table.refusal import Refusal
from elbowroom.table.replay_log import Script
from elbowroom.table.replays import number, question, replay_info
from elbowroom.table.reviews import ask as ask_review
from elbowroom.table.reviews import review_question
from elbowroom.table.room import Room

from .thinker import TabThinker

logger = logging.getLogger("elbowroom.tab")
CLOSED = 1000
FAREWELLS = {"unknown-table": 4001, "wrong-secret": 4001, "wrong-protocol": 4004}  # as a server hangs up
COME_AGAIN = 1013
Deliver = Callable[[str], None]


class Line(Client):
    """One screen of the page at a table: `deliver` takes a message, or a number with which the line is closed."""

    __slots__ = ("_close", "_deliver", "words")

    def __init__(self, deliver: Deliver, close: Callable[[int], None]) -> None:
        super().__init__()
        self._deliver = deliver
        self._close = close
        self.words: asyncio.Queue[str | None] = asyncio.Queue()  # said by the page; none: it has hung up

    def hear(self, words: str) -> None:
        """The page says something."""
        self.words.put_nowait(words)

    def hang_up(self) -> None:
        """The page has left."""
        self.words.put_nowait(None)

    @property
    def household(self) -> str:
        """Everybody in a tab is at home."""
        return ""

    def may_chat(self) -> bool:
        """As much as he likes."""
        return True

    def send(self, data: bytes) -> None:
        """Hand a message to the page."""
        self._deliver(data.decode())

    def close(self, code: int) -> None:
        """Hang up."""
        self._close(code)


class TabHouse:
    """Tables that are kept in the browser."""

    def __init__(self, store: Journal, pool: TabThinker) -> None:
        self.store = store
        self.pool = pool
        self._rooms: dict[str, Room] = {}
        self._loading = asyncio.Lock()
        self._talks: set[asyncio.Task[None]] = set()

    @contextlib.asynccontextmanager
    async def use(self, table: str) -> AsyncIterator[Room]:
        """A table that stays in memory for as long as this lasts; nothing happens at one that nobody looks at."""
        async with self._loading:
            room = self._rooms.get(table)
            if room is None:
                room = await self._load(table)
        room.pins += 1
        try:
            yield room
        finally:
            room.pins -= 1
            if not room.used_now and self._rooms.get(table) is room:
                del self._rooms[table]
                room.close(CLOSED)

    async def _load(self, table: str) -> Room:
        try:
            row = await self.store.table(table)
            if row is None:
                raise Refusal("unknown-table", table=table)
            room = Room(row, self.store, self.pool)
            await room.load()
        except StoreError as error:
            raise Refusal("storage") from error
        self._rooms[table] = room
        return room

    async def record_at(self, address: str, table: str, script: Script, ply: int) -> str:
        """The record of a game as far as one of its positions."""
        return positions.record_at(table, script, ply)

    async def read_record(self, address: str, text: str) -> Recorded:
        """The game of a record that somebody has brought along."""
        return read_record("", text)

    async def lay_out(self, address: str, puzzle: str) -> Recorded:
        """The game of a puzzle, as far as its position."""
        return puzzles.lay_out("", puzzle)

    async def look_at(
        self, address: str, bring: list[dict[str, Any]], own_map: dict[str, Any] | None, name: str
    ) -> Seen:
        """What there is to say of the boxes and the map that somebody brings along."""
        return look_at("", bring, own_map, name)

    # --- talking ------------------------------------------------------------------------------------------------------

    def open(self, deliver: Deliver, close: Callable[[int], None]) -> Line:
        """A new line; its first message joins a table."""
        line = Line(deliver, close)
        task = asyncio.ensure_future(self._talk(line))
        self._talks.add(task)
        task.add_done_callback(self._talks.discard)
        return line

    async def _talk(self, line: Line) -> None:
        first = await line.words.get()
        if first is None:
            return
        try:
            request = read_join(first)
            async with self.use(request.table) as room:
                try:
                    async with room.lock:
                        await room.ready()
                        await join(room, line, request)
                    await self._listen(room, line)
                finally:
                    leave(room, line)
        except (Refusal, StoreError) as error:
            refusal = error if isinstance(error, Refusal) else Refusal("storage")
            line.refuse(refusal, ref_of(first))
            line.close(FAREWELLS.get(refusal.code, COME_AGAIN))

    async def _listen(self, room: Room, line: Line) -> None:
        """One message after the other, until the page hangs up."""
        while (words := await line.words.get()) is not None:
            try:
                request = client_messages.read(words)
            except Refusal as refusal:
                line.refuse(refusal, ref_of(words))
                continue
            await answer(room, line, request)

    # --- asking once --------------------------------------------------------------------------------------------------

    async def request(self, method: str, address: str, secret: str, body: str) -> tuple[int, str]:
        """What a server would answer to this over HTTP: a status and a body."""
        try:
            status, data = await self._answer(method, address, secret, body)
            return status, data.decode()
        except Refusal as error:
            refusal = error
        except StoreError:
            refusal = Refusal("storage")
        except Exception:
            logger.exception("a request failed")
            refusal = Refusal("internal")
        return refusal.status, encode(Failure(ServerError(refusal.code, refusal.args_))).decode()

    async def _answer(self, method: str, address: str, secret: str, body: str) -> tuple[int, bytes]:
        url = urlsplit(address)
        api, *path = [unquote(part) for part in url.path.strip("/").split("/")]
        if (method, api, path) == ("POST", "api", ["tables"]):
            return 201, encode(await make_table(self, new_tables.read(body), ""))
        if (method, api, path) == ("POST", "api", ["boxes", "check"]):
            return 200, encode(own_boxes.check_box("", body))
        if (method, api, path) == ("POST", "api", ["boxes", "open"]):
            return 200, encode(own_boxes.open_box("", box_files.read(body)))
        if (method, api, path) == ("POST", "api", ["boxes", "fair"]):
            fair = fair_questions.read(body)
            find_tile(fair)  # what is wrong with the question is said here
            return 200, await self.pool.weigh(fair)
        if (method, api, path) == ("POST", "api", ["maps", "check"]):
            return 200, encode(own_maps.check_map("", body))
        if (method, api, path) == ("POST", "api", ["maps", "new"]):
            return 200, await self.pool.new_map(new_maps.read(body))
        if method != "GET" or api != "api":
            raise Refusal("not-found")
        match path:
            case ["info"]:
                return 200, encode(offers.info())
            case ["puzzles"]:
                return 200, encode(puzzles.index())
            case ["workshop"]:
                return 200, encode(own_boxes.words())
            case ["boxes", name]:
                return 200, encode(offers.box_contents(name))
            case ["maps", name]:
                return 200, encode(offers.map_contents(name))
            case ["tables", table, "review", *turn] if len(turn) < 2:
                return 200, await self._review(table, number(turn[0]) if turn else 0, "closer" in url.query, secret)
            case ["tables", table, "puzzle"]:
                return 200, await self._solved(table, "give-up" in url.query, secret)
            case ["tables", table, *rest]:
                return 200, await self._about(table, rest, secret, parse_qs(url.query).get("player", []))
        raise Refusal("not-found")

    async def _review(self, table: str, turn: int, closer: bool, secret: str) -> bytes:
        """A turn of a finished game, judged where bots think."""
        async with self.use(table) as room, room.lock:
            await room.ready()
            role_at(room, secret)
            asked = review_question(room, turn, closer)
        return await ask_review(self.pool, asked, "")

    async def _solved(self, table: str, give_up: bool, secret: str) -> bytes:
        """What was played at a puzzle's table, judged where bots think."""
        async with self.use(table) as room, room.lock:
            await room.ready()
            role_at(room, secret)
            asked = puzzles.puzzle_question(room, give_up)
        return await puzzles.ask(self.pool, asked, "")

    async def _about(self, table: str, wanted: list[str], secret: str, player: list[str]) -> bytes:
        """What is asked about a table: itself, its moves, one of its positions, its record."""
        async with self.use(table) as room, room.lock:
            await room.ready()
            you = role_at(room, secret)
            match wanted:
                case []:
                    return encode(room.audience.info())
                case ["boxes"]:
                    return encode(offers.carried_boxes(room))
                case ["map"]:
                    return encode(offers.carried_map(room))
                case ["replay"]:
                    return encode(replay_info(room))
                case ["replay", ply]:
                    asked = question(room, you, number(ply), number(player[0]) if player else None)
                    return positions.moment(*asked)
                case ["record"] if room.match.game is not None and (you.host or room.row.status == "over"):
                    return room.match.game.record().encode()  # before the end, too: it is his own game
                case ["record"]:
                    raise Refusal("not-over")
        raise Refusal("not-found")
