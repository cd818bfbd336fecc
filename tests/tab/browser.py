"""A browser without a browser: it keeps what is to be kept, has bots think, and talks to a table like the page."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine
from typing import Any

import elbowroom
from elbowroom.client import patched
from elbowroom.tab.house import Line, TabHouse
from elbowroom.tab.worker import answer, open_house

PATIENCE = 60.0  # seconds


class Drawer:
    """Keeps tables as the browser does: as JSON, no row twice; `full` takes nothing more."""

    def __init__(self) -> None:
        self.tables: dict[str, dict[str, Any]] = {}
        self.full = False

    def _check(self) -> None:
        if self.full:
            raise OSError("there is no space left")

    async def add(self, table: str) -> None:
        """A new table."""
        self._check()
        row = json.loads(table)
        self.tables[row["id"]] = {"table": row, "log": []}

    async def append(self, table: str, rows: str, change: str) -> None:
        """More rows, all or none."""
        self._check()
        log = self.tables[table]["log"]
        for row in (found := json.loads(rows)):
            if any(row["number"] == known["number"] for known in log):
                raise KeyError(row["number"])
        log += found
        self.tables[table]["table"] |= json.loads(change)

    async def change(self, table: str, change: str) -> None:
        """Other values of a table's own fields."""
        self._check()
        self.tables[table]["table"] |= json.loads(change)

    async def read(self, table: str) -> str | None:
        """A table and its log."""
        return json.dumps(self.tables[table]) if table in self.tables else None


class Tab:
    """A page with tables in it."""

    def __init__(self, drawer: Drawer | None = None) -> None:
        self.drawer = drawer or Drawer()
        self.questions: list[dict[str, Any]] = []
        self.house: TabHouse = open_house(self.drawer, self._think)

    async def _think(self, question: str) -> str:
        self.questions.append(json.loads(question))
        await asyncio.sleep(0)
        return answer(question)

    async def ask(self, method: str, path: str, body: object = None, secret: str = "") -> tuple[int, Any]:
        """What would go over HTTP."""
        status, text = await self.house.request(method, path, secret, json.dumps(body) if body is not None else "")
        return status, json.loads(text) if text.startswith(("{", "[")) else text

    async def table(self, *levels: str, **settings: object) -> dict[str, Any]:
        """A new table for one person and these bots."""
        seats = [{"kind": "here", "name": "Ada"}, *({"kind": "bot", "level": level} for level in levels)]
        wish = {"seats": seats, "pace": "instant", "first": 1, **settings}
        status, made = await self.ask("POST", "/api/tables", wish)
        assert status == 201, made
        return dict(made)

    async def sit(self, made: dict[str, Any], table: str = "") -> Screen:
        """A screen of the page at a table, once it knows the position."""
        screen = Screen(self.house)
        screen.say(type="join", table=table or made["table"], secret=made["host"], protocol=2)
        await screen.until(lambda: screen.view or screen.errors)
        return screen


class Screen:
    """What the page shows of one table."""

    def __init__(self, house: TabHouse) -> None:
        self.heard: list[dict[str, Any]] = []
        self.closed = 0
        self._news = asyncio.Event()
        self._line: Line = house.open(self._hear, self._close)
        self._ref = 0
        self.view: dict[str, Any] | None = None
        self.version = 0

    @property
    def errors(self) -> list[str]:
        """The codes of all refusals."""
        return [message["code"] for message in self.heard if message["type"] == "error"]

    def of_type(self, kind: str) -> list[dict[str, Any]]:
        """All messages of a type."""
        return [message for message in self.heard if message["type"] == kind]

    def _hear(self, text: str) -> None:
        message = json.loads(text)
        self.heard.append(message)
        if message.get("view"):
            self.view = message["view"]
        if message["type"] == "update" and self.view is not None:
            self.view = patched(self.view, message["changes"])
        self.version = message.get("version", self.version)
        self._news.set()

    def _close(self, code: int) -> None:
        self.closed = code
        self._news.set()

    def say(self, **message: object) -> int:
        """Say something; returns its number."""
        self._ref += 1
        self._line.hear(json.dumps({**message, "ref": self._ref}))
        return self._ref

    def hang_up(self) -> None:
        """Leave the table."""
        self._line.hang_up()

    async def until(self, reached: Any) -> None:
        """Wait until something is true."""
        async with asyncio.timeout(PATIENCE):
            while not reached():
                self._news.clear()
                await self._news.wait()

    async def ask(self, **message: object) -> dict[str, Any]:
        """Say something and wait for the answer."""
        ref = self.say(**message)
        await self.until(lambda: any(heard.get("ref") == ref for heard in self.heard))
        return next(heard for heard in self.heard if heard.get("ref") == ref)

    async def my_turn(self) -> list[str]:
        """Wait until this screen has to decide, or the game is over; returns its moves."""
        await self.until(lambda: self.view and (self.view.get("legal") or self.view.get("winners")))
        assert self.view is not None
        return list(self.view.get("legal", []))

    async def move(self, text: str) -> dict[str, Any]:
        """Make a move."""
        return await self.ask(type="move", version=self.version, move=text)

    async def play_on(self, moves: int = 10_000) -> None:
        """Play so many moves, or to the end; the last legal one each time ends turns soonest."""
        for _ in range(moves):
            legal = await self.my_turn()
            if not legal:
                return
            await self.move(legal[-1])


def in_a_tab(work: Coroutine[Any, Any, None]) -> None:
    """Run something like a page."""
    asyncio.run(work)


def replayed(record: str) -> elbowroom.Game:
    """A game out of its record."""
    return elbowroom.replay(record)
