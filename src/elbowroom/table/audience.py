"""Those at a table: who is there, and what they are told. Each sees the game through his own eyes."""

from __future__ import annotations

import asyncio

from msgspec import Raw

from .carried_maps import is_shipped
from .client import Client
from .codec import encode
from .match import Match
from .protocol.from_server import Answer, FreshView, TableChanged, Update, Welcome
from .protocol.table import Origin, Table
from .protocol.values import PROTOCOL
from .sitting import Sitting
from .wire import Wire, changes

EVENTS_SENT = 2000
_TOGETHER = 0.05  # seconds


class Audience:
    """The clients of a table."""

    def __init__(self, sitting: Sitting) -> None:
        self.connections: set[Client] = set()
        self._sitting = sitting
        self._sent: dict[int, Wire] = {}  # the views the clients have, by player
        self._encoded: dict[int, tuple[Wire, Raw]] = {}  # whole views as they were last sent, by player
        self._told: tuple[Match, int, int, Raw] | None = None  # the game's events from one number to another, encoded
        self._heard = 0  # how many of the game's events everybody here knows
        self._news: asyncio.TimerHandle | None = None  # those who come and go are told of together

    def present(self, seat: int) -> bool:
        """Is somebody, or a bot of its own, in this seat?"""
        return not self._sitting.row.seats[seat - 1].human or seat in self._here()

    def _here(self) -> set[int]:
        """The seats whose owners are here."""
        return {seat for connection in self.connections for seat in connection.you.seats}

    def info(self) -> Table:
        """The table as everyone sees it."""
        row = self._sitting.row
        here = self._here()
        seats = [seat.info(number, not seat.human or number in here) for number, seat in enumerate(row.seats, 1)]
        watchers = sum(connection.you.watch for connection in self.connections)
        origin = Origin(row.origin_table, row.origin_ply) if row.origin_table else None
        own_map = not is_shipped(row.settings.map)
        return Table(row.id, row.status, row.created, row.settings, seats, watchers, origin, row.rematch, own_map)

    def tell(self, answer: Answer, *, but: Client | None = None) -> None:
        """The same message to all."""
        data = encode(answer)
        for connection in self.connections:
            if connection is not but:
                connection.send(data)

    def tell_table(self, *, but: Client | None = None) -> None:
        """Seats, presence or settings have changed."""
        self.tell(TableChanged(table=self.info()), but=but)

    def tell_table_soon(self) -> None:
        """Somebody has come or gone: a crowd is told of once, not once for each of it."""
        if self._news is None:
            self._news = asyncio.get_running_loop().call_later(_TOGETHER, self._tell_news)

    def _tell_news(self) -> None:
        self._news = None
        self.tell_table()

    def _view(self, connection: Client) -> Raw | None:
        """The whole view for a client, which it has from now on."""
        match = self._sitting.match
        if match.game is None:
            return None
        connection.shown = connection.eyes(match.mover)
        wire = self._sent[connection.shown] = match.view(connection.shown)
        known, data = self._encoded.get(connection.shown, (None, None))
        if known is not wire or data is None:
            data = Raw(encode(wire))
            self._encoded[connection.shown] = (wire, data)
        return data

    def _events(self, first: int) -> Raw:
        """The game's events after so many; whoever comes next often wants the same."""
        match = self._sitting.match
        if self._told is None or self._told[:3] != (match, first, len(match.events)):
            self._told = (match, first, len(match.events), Raw(encode(match.events[first:])))
        return self._told[3]

    def show(self, connection: Client, ref: int | None = None) -> None:
        """A fresh view for one client."""
        match = self._sitting.match
        connection.say(
            FreshView(
                version=match.version,
                ply=len(match.plies),
                last=len(match.events),
                view=self._view(connection),
                clock=self._sitting.clock(),
                ref=ref,
            )
        )

    def refresh(self) -> None:
        """A fresh view for everyone."""
        self._sent = {}
        for connection in self.connections:
            self.show(connection)

    def catch_up(self) -> None:
        """The game was rebuilt from its log, in which there may be more than anybody was told."""
        self.tell_table()
        self.refresh()
        if self._heard < len(self._sitting.match.events):
            self.publish(self._heard, None, None)

    def welcome(self, connection: Client, last: int | None, version: int | None, ref: int | None) -> None:
        """The answer to a client that joins: what it has missed, and the view unless it has it already."""
        match = self._sitting.match
        self._heard = newest = len(match.events)
        view = self._view(connection)
        known = last if last is not None and last <= newest else 0
        one_seat = len(connection.you.seats) < 2  # with several it is not certain whose view the client has
        if last == newest and version == match.version and one_seat:
            view = None
        connection.say(
            Welcome(
                protocol=PROTOCOL,
                you=connection.you,
                table=self.info(),
                version=match.version,
                ply=len(match.plies),
                last=newest,
                events=self._events(max(known, newest - EVENTS_SENT)),
                view=view,
                clock=self._sitting.clock(),
                chat=self._sitting.chat,
                ref=ref,
            )
        )

    def publish(self, first: int, sender: Client | None, ref: int | None) -> None:
        """Tell everyone what happened since event `first`, each the changes of his own view."""
        match = self._sitting.match
        events = match.events[first:]
        clock = self._sitting.clock()
        ready: dict[tuple[int, int], bytes] = {}
        views: dict[int, Wire] = {}
        for connection in self.connections:
            eyes = connection.eyes(match.mover)
            pair = (connection.shown, eyes)
            mine = connection is sender and ref is not None
            if mine or pair not in ready:
                patch = changes(self._sent.get(connection.shown, {}), match.view(eyes))
                update = Update(
                    version=match.version,
                    ply=len(match.plies),
                    events=events,
                    changes=Raw(encode(patch)),
                    clock=clock,
                    ref=ref if mine else None,
                )
                data = encode(update)
                if not mine:
                    ready[pair] = data
            else:
                data = ready[pair]
            views[eyes] = match.view(eyes)
            connection.shown = eyes
            connection.send(data)
        self._sent = views
        self._heard = len(match.events)
