"""A server with newer rules: games of older versions go on as they began, or are told why they cannot."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from elbowroom.client import Seat, create_table
from elbowroom.rules.house import HOUSE_RULES
from elbowroom.server.bots import BotPool
from elbowroom.server.database import normal_url
from elbowroom.server.migrate import upgrade
from elbowroom.server.store import Store
from elbowroom.table import match, room
from elbowroom.table.match import Match, Row
from elbowroom.table.protocol.table import TableSettings
from elbowroom.table.replay_log import Unreadable
from elbowroom.table.rules_version import rules_version
from elbowroom.table.seats import Seat as StoredSeat
from elbowroom.table.seats import hashed
from elbowroom.table.settings import check_settings

from .support import RunningServer, links, play_randomly, refusal, running
from .test_match import new_match, play

LOGS = sorted(Path(__file__).with_name("logs").glob("*.json"))
TABLE = "0123456789abcdef"
SECRET = "the secret of an old host"


def _rows(kept: dict[str, Any]) -> list[Row]:
    return [Row(**dict(zip(kept["columns"], row, strict=True))) for row in kept["rows"]]


def _apply(game: Match, rows: list[Row]) -> None:
    for row in rows:
        game.apply(row, check=True)


async def _old_database(url: str, kept: dict[str, Any], rows: int) -> None:
    """A database as that version left it, with a game that has come so far."""
    table = {
        "id": TABLE, "status": "running", "awake": False, "created": 1, "touched": 1, "host": hashed(SECRET),
        "settings": json.dumps(kept["settings"]), "seats": json.dumps(kept["seats"]), "watch": "e" * 64,
        "seed": "seed 1", "base": "", "origin_table": "", "origin_ply": 0,
    }  # fmt: skip
    engine = create_async_engine(normal_url(url))
    await upgrade(engine, "0002")
    async with engine.begin() as connection:
        await connection.execute(sa.table("tables", *map(sa.column, table)).insert(), table)
        log = sa.table("log", *map(sa.column, ("table_id", *kept["columns"])))
        for row in kept["rows"][:rows]:
            values = dict(zip(kept["columns"], row, strict=True))
            await connection.execute(log.insert(), {"table_id": TABLE, **values})
    await engine.dispose()


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_a_game_of_an_older_version_is_played_to_its_end(path: Path, database: str) -> None:
    """By the rules that it began with: with the variants that were usual then."""
    kept = json.loads(path.read_text("utf-8"))

    async def run() -> None:
        await _old_database(database, kept, len(kept["rows"]) - 30)
        with running(database) as server:
            async with Seat(server.url, TABLE, SECRET) as seat:
                assert seat.view["variants"]["flames_entry"] == "volcano"
                assert seat.view["variants"]["vampire_limit"] == "per_opponent"
                await play_randomly(seat, "on")
                assert seat.over

    asyncio.run(run())


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_a_kept_log_gives_the_same_game(path: Path, database: str) -> None:
    """To the last coin; and with today's usual variants it would not, which is why they are spelt out."""
    kept = json.loads(path.read_text("utf-8"))

    async def settings() -> TableSettings:
        await _old_database(database, kept, len(kept["rows"]))
        store = Store(database)
        await store.open()
        row = await store.table(TABLE)
        await store.close()
        assert row is not None
        assert row.rules == kept["version"]
        return row.settings

    seats = msgspec.convert(kept["seats"], list[StoredSeat])
    old = Match(asyncio.run(settings()), seats, "")
    _apply(old, _rows(kept))
    assert old.game is not None
    assert old.game.digest() == kept["digest"]
    assert {str(player): coins for player, coins in old.game.coins.items()} == kept["coins"]
    usual = Match(msgspec.convert(kept["settings"], TableSettings), seats, "")
    with pytest.raises(ValueError, match="border"):
        _apply(usual, _rows(kept))


def test_there_is_a_log_of_the_first_version() -> None:
    """One of every version that was ever given away."""
    assert [path.stem for path in LOGS] == ["0.1.0"]


HOUSE = {rule.name: rule.usual for rule in HOUSE_RULES if not rule.setting}


def test_a_table_spells_its_variants_out() -> None:
    """So what is usual may change without changing a game."""
    assert check_settings(BotPool(1, 1), TableSettings(boxes=["underground"]), 3).variants == {
        **HOUSE,
        "flames_entry": "edge",
        "vampire_limit": "per_turn",
    }
    assert check_settings(BotPool(1, 1), TableSettings(), 3).variants == HOUSE


def test_the_log_notices_other_rules() -> None:
    """Though every move is still legal: the marks of positions tell."""
    one = new_match()
    rows = play(one, 1)
    marked = [row for row in rows if row.mark]
    assert len(marked) > 10
    again = new_match()
    _apply(again, rows)
    other = new_match()
    marked[-1].mark = "0" * match._MARK_LENGTH
    with pytest.raises(Unreadable, match="another"):
        _apply(other, rows)


def test_a_game_that_newer_rules_cannot_play_is_told_so(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not `unreadable`: what it needs is a server of that version."""

    async def run() -> None:
        made = await create_table(server.url, links("here", "here", first=1))
        async with Seat(server.url, made["table"], made["host"]) as seat:
            await seat.until(lambda: seat.decides)
        row = server.inside(server.rooms.store.table(made["table"]))
        assert row is not None
        assert row.rules == rules_version()
        assert row.rules.startswith("0.")
        server.inside(server.rooms.store.append(made["table"], [Row(2, "move", 1, "conquer nowhere")]))
        server.rooms._rooms.pop(made["table"])
        monkeypatch.setattr(room, "rules_version", lambda: "9.9.9+00000000")
        refused = await refusal(Seat(server.url, made["table"], made["host"]).__aenter__())
        assert (refused.code, refused.args_["began"]) == ("other-rules", row.rules.partition("+")[0])

    asyncio.run(run())
