"""What the operator forbids: addresses, names and tables, heard by a running server, lifted again."""

from __future__ import annotations

import asyncio
import json
import re
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path

import pytest
import sqlalchemy as sa
from msgspec.structs import replace
from sqlalchemy.ext.asyncio import create_async_engine

from elbowroom.cli import main
from elbowroom.client import Refused, Seat, create_table, get
from elbowroom.locale import languages, texts_in
from elbowroom.server import moderating
from elbowroom.server.database import normal_url
from elbowroom.server.moderation import Ban, Forbidden, read_bans, read_network
from elbowroom.server.store import Store

from .support import EASY, RunningServer, links, refusal, running

QUICK = replace(EASY, moderation_seconds=0.05)


def _moderate(url: str, *words: str) -> None:
    assert main(["moderate", *words, "--database", url]) == 0


def _ban_number(url: str, capsys: pytest.CaptureFixture[str]) -> str:
    capsys.readouterr()
    _moderate(url, "list", "--json")
    return str(json.loads(capsys.readouterr().out)["bans"][-1]["number"])


async def _until(true: Callable[[], bool], seconds: float = 5.0) -> None:
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.01)


def _barred(server: RunningServer, address: str = "127.0.0.1") -> bool:
    return server.rooms.moderation._forbidden.bars(address)


@pytest.fixture(params=["sqlite", "postgresql"])
def house(request: pytest.FixtureRequest, database: str) -> str:
    """An empty database of either kind."""
    return database if request.param == "sqlite" else request.getfixturevalue("postgres_url")


def test_a_banned_address_is_refused_everywhere(house: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Whoever is in is told and goes; HTTP, page and socket say the same; lifted, everything is as before."""
    limits = EASY if house.startswith("postgresql") else QUICK  # there, it must be called out

    async def banned(server: RunningServer, made: dict[str, str], seat: Seat) -> None:
        await asyncio.to_thread(_moderate, house, "ban-address", "127.0.0.0/8")
        with pytest.raises(Refused, match="banned"):
            await seat.until(lambda: False)
        assert (await refusal(get(server.url, "/api/info"))).code == "banned"
        assert (await refusal(create_table(server.url, links("here", "bot")))).code == "banned"
        assert (await refusal(Seat(server.url, made["table"], made["host"]).__aenter__())).code == "banned"
        for language in languages():
            assert await asyncio.to_thread(_page, server.url, language) == texts_in(language).get("error-banned") + "\n"
        assert (await get(server.url, "/livez"))["status"] == "ok"
        assert server.rooms.metrics.refusals["banned"] >= 3

    async def run(server: RunningServer) -> None:
        made = await create_table(server.url, links("here", "bot", first=1))
        async with Seat(server.url, made["table"], made["host"]) as seat:
            await banned(server, made, seat)
        number = await asyncio.to_thread(_ban_number, house, capsys)
        await asyncio.to_thread(_moderate, house, "lift", number)
        await _until(lambda: not _barred(server))
        async with Seat(server.url, made["table"], made["host"]):
            pass

    with running(house, limits) as server:
        began = time.monotonic()
        asyncio.run(run(server))
        assert time.monotonic() - began < 10


def _page(url: str, language: str) -> str:
    request = urllib.request.Request(url + "/table/x", headers={"accept": "text/html", "accept-language": language})
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(request, timeout=10)
    with refused.value as answer:
        assert answer.status == 403
        return answer.read().decode()


def test_a_closed_table_tells_its_players_why(house: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Also whoever comes later; its bots stop; the others play on; reopened, the game goes on where it was."""

    async def run(server: RunningServer) -> None:
        made = await create_table(server.url, links("here", "bot", first=1))
        other = await create_table(server.url, links("here", "bot", first=1))
        async with Seat(server.url, other["table"], other["host"]) as stays:
            async with Seat(server.url, made["table"], made["host"]) as seat:
                await seat.until(lambda: seat.view.get("legal"))
                await seat.play("pick 1")
                await asyncio.to_thread(_moderate, house, "close", made["table"], "--why", "conduct")
                with pytest.raises(Refused) as told:
                    await seat.until(lambda: False)
                assert (told.value.code, told.value.args_) == ("table-closed", {"why": "conduct"})
            again = await refusal(Seat(server.url, made["table"], made["host"]).__aenter__())
            assert (again.code, again.args_) == ("table-closed", {"why": "conduct"})
            assert (await refusal(get(server.url, f"/api/tables/{made['table']}", made["host"]))).code == "table-closed"
            assert made["table"] not in server.rooms._rooms
            await stays.until(lambda: stays.view.get("legal"))
            await stays.play("pick 1")
        number = await asyncio.to_thread(_ban_number, house, capsys)
        await asyncio.to_thread(_moderate, house, "lift", number)
        await _until(lambda: made["table"] in server.rooms._rooms)  # its bots and clocks go on by themselves
        async with Seat(server.url, made["table"], made["host"]) as seat:
            assert seat.ply >= 1

    with running(house, QUICK) as server:
        asyncio.run(run(server))


def test_a_banned_name_is_nobodys(database: str) -> None:
    """Not of a new table, not said later; who has it loses it, who brings it comes in without."""

    async def run(server: RunningServer) -> None:
        seats = [{"kind": "here", "name": "Lord Spam"}, {"kind": "link"}]
        made = await create_table(server.url, {"seats": seats})
        async with Seat(server.url, made["table"], made["host"]) as host:
            assert host.table["seats"][0]["name"] == "Lord Spam"
            await asyncio.to_thread(_moderate, database, "ban-name", "*spam*")
            await host.until(lambda: not host.table["seats"][0].get("name"))
            assert (await refusal(create_table(server.url, {"seats": seats}))).code == "banned-name"
            secret = made["seats"][1]["secret"]
            async with Seat(server.url, made["table"], secret, name="ＳＰÁM er") as guest:
                assert not guest.table["seats"][1].get("name")
                rename = {"type": "name", "seat": 2, "name": "s p a m"}
                assert (await refusal(guest.ask(rename))).code == "banned-name"
                await guest.ask({**rename, "name": "Ada"})
                await guest.until(lambda: guest.table["seats"][1]["name"] == "Ada")

    with running(database, QUICK) as server:
        asyncio.run(run(server))


def test_a_broken_line_is_mended(postgres_url: str) -> None:
    """The database hangs up on whoever listens: what is called out then is heard all the same."""

    async def run(server: RunningServer) -> None:
        await _until(lambda: server.rooms.notices.listening)
        engine = create_async_engine(normal_url(postgres_url))
        async with engine.connect() as connection:
            listening = "query LIKE 'LISTEN%' OR query = 'SELECT 1'"
            gone = await connection.execute(
                sa.text(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {listening}")
            )
            assert gone.all()
        await engine.dispose()
        await _until(lambda: not server.rooms.notices.listening)
        number = await moderating.ban(postgres_url, "address", "192.0.2.1/32")
        await _until(lambda: _barred(server, "192.0.2.1"))
        await moderating.lift(postgres_url, number)
        await _until(lambda: not _barred(server, "192.0.2.1"))

    with running(postgres_url, replace(EASY, moderation_seconds=60)) as server:
        asyncio.run(run(server))


def test_networks() -> None:
    """A lone IPv6 address stands for its household; what is written in another way is the same; too much is refused."""
    assert read_network("2001:db8::1") == "2001:db8::/64"
    assert read_network("::ffff:192.0.2.7") == "192.0.2.7/32"
    assert read_network("192.0.2.7/24") == "192.0.2.0/24"
    for wrong in ("nonsense", "0.0.0.0/0", "::/8", "192.0.2.7/64", ""):
        with pytest.raises(ValueError, match="does not appear|has host bits|^" + re.escape(wrong)):
            read_network(wrong)
    bans = [Ban(n, "address", what, "", 0, 0) for n, what in enumerate(("192.0.2.0/24", "2001:db8::/64"))]
    forbidden = Forbidden(bans)
    for address in ("192.0.2.9", "::ffff:192.0.2.9", "2001:db8::9%eth0"):
        assert forbidden.bars(address), address
    for address in ("192.0.3.9", "2001:db8:0:1::9", "", "testclient"):
        assert not forbidden.bars(address), address


def test_patterns_of_names() -> None:
    """The whole name must fit; * is any part, ? one letter, and nothing else is special."""
    forbidden = Forbidden([Ban(n, "name", what, "", 0, 0) for n, what in enumerate(("Bad*", "x?z", "[ab]", "čert"))])
    for name in ("bad", "BAD GUY", "b a d", "Xyz", "[AB]", "Cert", "ČERT"):
        assert forbidden.bars_name(name), name
    for name in ("", "not bad", "xz", "xyyz", "a", "Certain"):
        assert not forbidden.bars_name(name), name


def test_a_ban_ends_by_itself(database: str) -> None:
    """And nothing is kept of it then."""

    async def run(server: RunningServer) -> None:
        await moderating.ban(database, "address", "127.0.0.1/32", days=0.3 / 86400)
        await _until(lambda: _barred(server))
        await _until(lambda: not _barred(server))
        assert await moderating.all_bans(database) == []
        await asyncio.to_thread(server.inside, server.rooms.sweep())
        store = Store(database)
        await store.open()
        try:
            assert await read_bans(store) == []
        finally:
            await store.close()

    with running(database, QUICK) as server:
        asyncio.run(run(server))


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("ban-address nonsense", "is no address"),
        ("ban-address 10.0.0.1 --days -1", "must be 0 to 36500"),
        ("ban-name **", "is no name to forbid"),
        ("close nowhere", "there is no table"),
        ("lift 7", "there is no ban 7"),
        ("close x --why because", "--why"),
        ("", "ACTION"),
    ],
)
def test_mistakes_are_one_sentence(
    server: RunningServer, words: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    database = server.config.database
    options = ["--database", database, "--lang", "en"] if words else ["--lang", "en"]
    assert main(["moderate", *words.split(), *options]) == 2
    err = capsys.readouterr().err
    assert said in err
    assert err.count("\n") == 1


def test_without_a_database_nothing_is_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["moderate", "list", "--data", str(tmp_path), "--lang", "en"]) == 2
    assert "start the server once before" in capsys.readouterr().err
    assert not (tmp_path / "elbowroom.sqlite").exists()
