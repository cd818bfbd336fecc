"""Making a table: the seats, their secrets, and the seed that lays the deal down before anyone comes."""

from __future__ import annotations

from .protocol.table import MadeSeat, MadeTable, NewSeat, NewTable, TableSettings
from .refusal import Refusal
from .replay_log import derive, play_script
from .room import now
from .rooms import Rooms
from .seats import Seat, hashed, new_id, new_secret, new_seed
from .settings import check_level, check_settings
from .store import StoreError, TableRow


async def make_table(rooms: Rooms, wish: NewTable) -> MadeTable:
    """A new table, stored; the answer is the only place where its secrets stand."""
    settings = wish.settings()
    base = ""
    if wish.origin is not None:
        settings, base = await _from_position(rooms, wish)
    else:
        settings = check_settings(settings, len(wish.seats))
    seats, secrets = _seats(wish.seats, settings)
    seed = new_seed()
    if not settings.first:
        settings.first = derive(seed, "first") % len(seats) + 1
    host, watch = new_secret(), new_secret()
    row = TableRow(
        id=new_id(),
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
        await rooms.store.add_table(row)
    except StoreError as error:
        raise Refusal("storage") from error
    rooms.metrics.tables_made += 1
    given = [MadeSeat(number, seat.kind, secrets[number - 1]) for number, seat in enumerate(seats, 1)]
    return MadeTable(row.id, host, watch, given)


def _seats(wishes: list[NewSeat], settings: TableSettings) -> tuple[list[Seat], list[str]]:
    seats, secrets = [], []
    for wish in wishes:
        seat = Seat(wish.kind, wish.name)
        seat.become(wish.kind, check_level(wish.level or settings.stand_in) if wish.kind == "bot" else "")
        secret = new_secret() if wish.kind == "link" else ""
        if secret:
            seat.secret = hashed(secret)
        seats.append(seat)
        secrets.append(secret)
    return seats, secrets


async def _from_position(rooms: Rooms, wish: NewTable) -> tuple[TableSettings, str]:
    """The settings and the record of a position of a finished game."""
    assert wish.origin is not None
    plain = TableSettings()
    for name in ("boxes", "map", "rounds", "first", "variants", "open_coins"):
        if getattr(wish, name) != getattr(plain, name):
            raise Refusal("bad-settings", field=name, detail="the position lays it down")
    settings = wish.settings()
    check_level(settings.stand_in, "stand_in")
    async with rooms.use(wish.origin.table) as room, room.lock:
        await room.ready()
        if room.row.status != "over":
            raise Refusal("not-over")
        if wish.origin.ply >= len(room.match.plies):
            raise Refusal("bad-settings", field="from", detail="the game was over by then")
        if len(wish.seats) != len(room.row.seats):
            raise Refusal("bad-settings", field="seats", detail=f"that game has {len(room.row.seats)} players")
        old = room.row.settings
        for name in ("boxes", "map", "rounds", "first", "variants", "open_coins"):
            setattr(settings, name, getattr(old, name))
        return settings, play_script(room.match.script(), wish.origin.ply).record()
