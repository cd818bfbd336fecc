"""What bots do at a table: they make the moves of their seats, and tell players what they would do."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from msgspec import convert

from elbowroom.bots.hints import Hint

from .client import Client
from .deals import deals
from .journal import Fenced
from .match import Match
from .protocol.from_server import Hints
from .refusal import Refusal
from .replay_log import derive
from .thinker import BotFailed, Place, Rank

if TYPE_CHECKING:
    from .room import Room

logger = logging.getLogger("elbowroom.room")
ADVISER = "expert"  # the bot behind the hints, where no prepared deal names another


class Thinking:
    """The bots of one table; they think elsewhere, and one at a time has to decide.

    It does not keep the room, which would be kept in turn: a room that nobody needs is to go at once.
    """

    def __init__(self) -> None:
        self._thought: asyncio.Task[str] | None = None  # the move that a bot is thinking up
        self._pondered: tuple[Match, int] | None = None  # where in which game a bot thinks
        self._advised: set[int] = set()  # seats for which a hint is being thought up
        self._stumbles = 0  # how often a bot's move failed in a row
        self._told = False  # does everybody know that a bot's move cannot be stored?

    # --- moves --------------------------------------------------------------------------------------------------------

    def think_of_nothing_else(self, match: Match) -> None:
        """Give up a thought about a position that has been taken back, or decided otherwise."""
        if self._thought is not None and self._pondered != (match, match.rows):
            self._thought.cancel()

    def move(self, room: Room, level: str, pace: float) -> None:
        """Let the bot in the seat that decides make its move, unless it is at it already."""
        match = room.match
        if self._pondered != (match, match.rows):
            self._pondered = (match, match.rows)
            room.spawn(self._moves(room, match, match.rows, level, pace))

    async def _moves(self, room: Room, match: Match, row: int, level: str, pace: float) -> None:
        """The bot moves, unless something else has happened by then."""
        move = None
        try:
            if pace:
                await asyncio.sleep(pace)
            if match.rows != row or (room.only_bots and not room.audience.connections):
                return
            move = await self._thought_up(room, match, level)
            if move is None:
                return
        finally:
            if move is None and self._pondered == (match, row):
                self._pondered = None  # whoever comes next sets the bot going again
        async with room.lock:
            await self._play(room, match, row, move)

    async def _thought_up(self, room: Room, match: Match, level: str) -> str | None:
        """What the bot wants to do; none if nobody wants to know any more."""
        thought = self._thought = asyncio.create_task(self._chosen(room, match, level))
        try:
            await asyncio.wait((thought,))
        except asyncio.CancelledError:
            thought.cancel()
            raise
        finally:
            if self._thought is thought:
                self._thought = None
        return None if thought.cancelled() else thought.result()

    async def _chosen(self, room: Room, match: Match, level: str) -> str:
        """What the bot wants to do; nothing if it fails."""
        seed = derive(room.row.seed, f"bot {len(match.plies)}")
        try:
            return await room.pool.choose(room.id, match.script(), match.mover, level, seed, _place(room))
        except BotFailed as error:
            logger.error("a bot failed", extra={"facts": {"table": room.id, "why": str(error)}})
            return ""

    async def _play(self, room: Room, match: Match, row: int, move: str) -> None:
        if room.match is not match or match.rows != row or match.game is None:
            return
        legal = [choice.text for choice in match.game.legal_moves()]
        if move not in legal or self._stumbles:
            move = legal[-1 - self._stumbles % len(legal)]
        try:
            await room.play(move, "bot")
            self._stumbles = 0
            self._told = False
        except Refusal as refusal:
            self._fails(room, refusal)

    def _fails(self, room: Room, refusal: Refusal) -> None:
        """The game is being mended. What could not be stored is tried again, else the bot does something else then."""
        if refusal.code != "storage":
            self._stumbles += 1
        elif not self._told and not isinstance(refusal.__cause__, Fenced):
            self._told = True  # nobody has asked, so everybody is told why the bot does not move; once
            for connection in room.audience.connections:
                connection.refuse(Refusal("storage", why="bot"), None)

    # --- hints --------------------------------------------------------------------------------------------------------

    def advise(self, room: Room, connection: Client, ref: int | None) -> None:
        """Let a bot think about what the player who decides should do; the game goes on meanwhile."""
        seat = room.match.mover
        if seat in self._advised:
            raise Refusal("too-fast", wait=1000)
        self._advised.add(seat)
        room.spawn(self._advise(room, connection, seat, ref))

    async def _advise(self, room: Room, connection: Client, seat: int, ref: int | None) -> None:
        match = room.match
        version = match.version
        seed = derive(room.row.seed, f"hint {len(match.plies)}")
        place = Place(Rank.HINT, connection.household, room.id)
        try:
            found = await room.pool.explain(room.id, match.script(), seat, _adviser(room), seed, place)
            connection.say(Hints(version=version, hints=convert(found, list[Hint]), ref=ref))
        except BotFailed as error:
            logger.error("a hint failed", extra={"facts": {"table": room.id, "why": str(error)}})
            connection.refuse(Refusal("no-hint"), ref)
        finally:
            self._advised.discard(seat)


def _place(room: Room) -> Place:
    """Where a bot's move stands in the queue: before others if a player is here to see it."""
    players = [connection.household for connection in room.audience.connections if connection.you.seats]
    return Place(Rank.PLAY if players else Rank.IDLE, min(players, default=""), room.id)


def _adviser(room: Room) -> str:
    """The bot behind the hints."""
    deal = deals().get(room.row.settings.deal)
    return deal.adviser if deal is not None else ADVISER
