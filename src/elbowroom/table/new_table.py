"""Making a table: the seats, their secrets, and the seed that lays the deal down before anyone comes."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol

from elbowroom.boxes import BOXES
from elbowroom.rules.board import Board
from elbowroom.rules.setup import Box

from .bringing import Seen, unpacked
from .carried_maps import is_shipped
from .deals import deals
from .journal import Journal, StoreError, TableRow
from .protocol.table import MadeSeat, MadeTable, NewSeat, NewTable, TableSettings
from .puzzles import check_seats
from .records import Recorded, lay_down, log_of
from .refusal import Refusal
from .replay_log import Script, derive, open_game
from .room import Room
from .rules_version import rules_version
from .seats import Seat, hashed, new_secret, new_seed
from .settings import check_level, check_settings
from .thinker import Thinker
from .timekeeping import now

_DEALS = 60  # of which one at least shows a tile that is one of thirty; a tile that makes no sense on the map in none


class House(Protocol):
    """Where tables are."""

    @property
    def store(self) -> Journal:
        """Keeps them."""

    @property
    def pool(self) -> Thinker:
        """Thinks for their bots."""

    def use(self, table: str) -> AbstractAsyncContextManager[Room]:
        """A table that stays in memory for as long as this lasts."""

    async def record_at(self, address: str, table: str, script: Script, ply: int) -> str:
        """The record of a game as far as one of its positions."""

    async def read_record(self, address: str, text: str) -> Recorded:
        """The game of a record that somebody has brought along."""

    async def lay_out(self, address: str, puzzle: str) -> Recorded:
        """The game of a puzzle, as far as its position."""

    async def look_at(
        self, address: str, bring: list[dict[str, Any]], own_map: dict[str, Any] | None, name: str
    ) -> Seen:
        """What there is to say of the boxes and the map that somebody brings along."""


async def make_table(house: House, wish: NewTable, address: str) -> MadeTable:
    """A new table, stored; the answer is the only place where its secrets stand."""
    settings = wish.settings()
    bring, own_map = await _brought(house, wish, address)
    base, past = "", list[tuple[int, str, str]]()
    if wish.show and wish.show not in {tile.id for box in bring for tile in (*box.races, *box.powers)}:
        raise Refusal("bad-settings", field="show", detail="there is no such tile in the boxes that are brought along")
    seed = new_seed()
    if wish.look_back and not wish.record:
        raise Refusal("bad-settings", field="look_back", detail="there is no record to look back on")
    if wish.deal:
        settings, seed = _prepared(house, wish)
    elif wish.puzzle:
        settings, base = await _from_puzzle(house, wish, address)
    elif wish.origin is not None:
        settings, base = await _from_position(house, wish, address)
    elif wish.record:
        settings, base, past = await _from_record(house, wish, address)
    else:
        settings = check_settings(house.pool, settings, len(wish.seats), bring, own_map)
    seats, secrets = _seats(house, wish.seats, settings)
    if not settings.first:
        settings.first = derive(seed, "first") % len(seats) + 1
    if not base and not (is_shipped(settings.map) and {*settings.boxes} <= {*BOXES}):
        base = _laid_down(len(seats), settings, seed, wish.show, bring, own_map)
    host, watch = new_secret(), new_secret()
    row = TableRow(
        id=house.store.new_id(),
        status="lobby",
        awake=False,
        created=now(),
        touched=now(),
        settings=settings,
        seats=seats,
        host=hashed(host),
        watch=hashed(watch),
        seed=seed,
        base=base,
        origin_table=wish.origin.table if wish.origin is not None else "",
        origin_ply=wish.origin.ply if wish.origin is not None else 0,
    )
    try:
        await house.store.add_table(row)
        if past:  # until the log is stored, too, nobody knows the table
            over = {"status": "over", "rules": rules_version()}
            await house.store.append(row.id, log_of(past, seats, now()), over)
    except StoreError as error:
        raise Refusal("storage") from error
    given = [MadeSeat(number, seat.kind, secrets[number - 1]) for number, seat in enumerate(seats, 1)]
    return MadeTable(row.id, host, watch, given)


async def _brought(house: House, wish: NewTable, address: str) -> tuple[list[Box], Board | None]:
    """The boxes and the map that the maker of the table has brought along."""
    if not wish.bring and wish.own_map is None:
        return [], None
    seen = await house.look_at(address, wish.bring, wish.own_map, wish.map)
    boxes, own_map = unpacked(seen, wish.bring)
    return [one.box() for one in boxes], own_map


def _laid_down(
    players: int, settings: TableSettings, seed: str, show: str, bring: list[Box], own_map: Board | None
) -> str:
    """The record of a deal, as the log must hold map and boxes; it is dealt until the tile to be shown lies there."""
    for again in range(_DEALS):
        start = derive(seed, f"start {again}" if again else "start")
        game = open_game(players, settings, "", start, bring=bring, own_map=own_map)
        if not show or any(show in (combo.race, combo.power) for combo in game.view().offer):
            break
    return game.record()


def _seats(house: House, wishes: list[NewSeat], settings: TableSettings) -> tuple[list[Seat], list[str]]:
    seats, secrets = [], []
    for wish in wishes:
        seat = Seat(wish.kind, wish.name)
        seat.become(wish.kind, check_level(house.pool, wish.level or settings.stand_in) if wish.kind == "bot" else "")
        secret = new_secret() if wish.kind == "link" else ""
        if secret:
            seat.secret = hashed(secret)
        seats.append(seat)
        secrets.append(secret)
    return seats, secrets


LAID_DOWN = ("boxes", "map", "rounds", "first", "variants", "open_coins")


def _leave_out(wish: NewTable, why: str) -> None:
    """What a position or a deal lays down may not be wished for."""
    for name, said in (("bring", wish.bring), ("own_map", wish.own_map)):
        if said:
            raise Refusal("bad-settings", field=name, detail=why)
    plain = TableSettings()
    for name in LAID_DOWN:
        if getattr(wish, name) != getattr(plain, name):
            raise Refusal("bad-settings", field=name, detail=why)


def _nothing_else(wish: NewTable, why: str) -> None:
    """A table begins in one way."""
    if wish.origin is not None or wish.record:
        raise Refusal("bad-settings", field="from" if wish.origin is not None else "record", detail=why)


def _prepared(house: House, wish: NewTable) -> tuple[TableSettings, str]:
    """The settings of a prepared deal, and the seed of all that chance will give."""
    deal = deals().get(wish.deal)
    if deal is None:
        raise Refusal("bad-settings", field="deal", detail=f"there is no prepared deal {wish.deal!r}")
    _nothing_else(wish, "a prepared deal starts from the beginning")
    if wish.puzzle:
        raise Refusal("bad-settings", field="puzzle", detail="a prepared deal starts from the beginning")
    _leave_out(wish, "the deal lays it down")
    settings = wish.settings()
    settings.boxes, settings.map, settings.rounds = list(deal.boxes), deal.map, deal.rounds
    settings.first, settings.open_coins = 1, deal.open_coins
    return check_settings(house.pool, settings, len(wish.seats)), deal.seed


async def _from_position(house: House, wish: NewTable, address: str) -> tuple[TableSettings, str]:
    """The settings and the record of a position of a finished game."""
    assert wish.origin is not None
    if wish.record:
        raise Refusal("bad-settings", field="record", detail="the position is another game's")
    _leave_out(wish, "the position lays it down")
    settings = wish.settings()
    check_level(house.pool, settings.stand_in, "stand_in")
    async with house.use(wish.origin.table) as room, room.lock:
        await room.ready()
        if room.row.status != "over":
            raise Refusal("not-over")
        if wish.origin.ply >= len(room.match.plies):
            raise Refusal("bad-settings", field="from", detail="the game was over by then")
        if len(wish.seats) != len(room.row.seats):
            raise Refusal("bad-settings", field="seats", detail=f"that game has {len(room.row.seats)} players")
        old = room.row.settings
        for name in LAID_DOWN:
            setattr(settings, name, getattr(old, name))
        script = room.match.script()
    return settings, await house.record_at(address, wish.origin.table, script, wish.origin.ply)


async def _from_record(
    house: House, wish: NewTable, address: str
) -> tuple[TableSettings, str, list[tuple[int, str, str]]]:
    """The settings, the record and, if it is over, the moves of a game that was begun elsewhere."""
    _leave_out(wish, "the record lays it down")
    check_level(house.pool, wish.stand_in, "stand_in")
    found = await house.read_record(address, wish.record)
    if wish.look_back and not found.past and not found.why_not:
        raise Refusal("not-over")
    return lay_down(wish.settings(), found, len(wish.seats)), found.record, found.past


async def _from_puzzle(house: House, wish: NewTable, address: str) -> tuple[TableSettings, str]:
    """The settings and the record of a puzzle; nobody tells its player what to do."""
    _nothing_else(wish, "the puzzle is another game's")
    _leave_out(wish, "the puzzle lays it down")
    check_level(house.pool, wish.stand_in, "stand_in")
    check_seats(wish.puzzle, wish.seats)
    found = await house.lay_out(address, wish.puzzle)
    if found.why_not:
        raise Refusal("bad-puzzle", puzzle=wish.puzzle, detail=found.why_not)
    settings = lay_down(wish.settings(), found, len(wish.seats))
    settings.hints = False
    return settings, found.record
