"""Those at a table: who is there, and what they are told. Each sees the game through his own eyes."""

from __future__ import annotations

from msgspec import Raw

from .codec import encode
from .connection import Connection
from .protocol.from_server import Answer, FreshView, TableChanged, Update, Welcome
from .protocol.table import Origin, Table
from .protocol.values import PROTOCOL
from .sitting import Sitting
from .wire import Wire, changes

EVENTS_SENT = 2000


class Audience:
    """The clients of a table."""

    def __init__(self, sitting: Sitting) -> None:
        self.connections: set[Connection] = set()
        self._sitting = sitting
        self._sent: dict[int, Wire] = {}  # the views the clients have, by player

    def present(self, seat: int) -> bool:
        """Is somebody, or a bot of its own, in this seat?"""
        if not self._sitting.row.seats[seat - 1].human:
            return True
        return any(seat in connection.you.seats for connection in self.connections)

    def info(self) -> Table:
        """The table as everyone sees it."""
        row = self._sitting.row
        seats = [seat.info(number, self.present(number)) for number, seat in enumerate(row.seats, 1)]
        watchers = sum(connection.you.watch for connection in self.connections)
        origin = Origin(row.origin_table, row.origin_ply) if row.origin_table else None
        return Table(row.id, row.status, row.created, row.settings, seats, watchers, origin, row.rematch)

    def tell(self, answer: Answer, *, but: Connection | None = None) -> None:
        """The same message to all."""
        data = encode(answer)
        for connection in self.connections:
            if connection is not but:
                connection.send(data)

    def tell_table(self, *, but: Connection | None = None) -> None:
        """Seats, presence or settings have changed."""
        self.tell(TableChanged(table=self.info()), but=but)

    def _view(self, connection: Connection) -> Raw | None:
        """The whole view for a client, which it has from now on."""
        match = self._sitting.match
        if match.game is None:
            return None
        connection.shown = connection.eyes(match.mover)
        self._sent[connection.shown] = match.view(connection.shown)
        return Raw(encode(self._sent[connection.shown]))

    def show(self, connection: Connection, ref: int | None = None) -> None:
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

    def welcome(self, connection: Connection, last: int | None, version: int | None, ref: int | None) -> None:
        """The answer to a client that joins: what it has missed, and the view unless it has it already."""
        match = self._sitting.match
        newest = len(match.events)
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
                events=match.events[max(known, newest - EVENTS_SENT) :],
                view=view,
                clock=self._sitting.clock(),
                chat=self._sitting.chat,
                ref=ref,
            )
        )

    def publish(self, first: int, sender: Connection | None, ref: int | None) -> None:
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
