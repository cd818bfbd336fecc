"""Bots in their workers, the client in ten lines, and the command."""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import time
from pathlib import Path
from urllib.request import urlopen

import pytest
from websockets.asyncio.server import ServerConnection, serve

from elbowroom.client import Refused, Seat, create_table, patched
from elbowroom.server import launch
from elbowroom.server.bots import BotPool, guest_levels
from elbowroom.server.config import data_folder
from elbowroom.server.options import add_options
from elbowroom.table.protocol.table import TableSettings
from elbowroom.table.replay_log import Script
from elbowroom.table.thinker import BotFailed, think

from .support import RunningServer, ServerProcess, links
from .test_match import new_match, play

PROTOCOL = Path(__file__).parents[2] / "docs" / "protocol.md"


def test_the_example_of_the_documentation_plays_a_game(server: RunningServer) -> None:
    """The ten lines, as they are printed, at a real table against a bot."""
    code = re.findall(r"```python\n(.*?)```", PROTOCOL.read_text("utf-8"), re.S)[-1]
    made = asyncio.run(create_table(server.url, links("link", "bot")))
    code = code.replace("http://127.0.0.1:8000", server.url).replace('"ID"', repr(made["table"]))
    code = code.replace('"SECRET"', repr(made["seats"][0]["secret"]))
    exec(compile(code, "protocol.md", "exec"), {})

    async def look() -> bool:
        async with Seat(server.url, made["table"]) as seat:
            assert seat.table["seats"][0]["name"] == "My bot"
            return seat.over

    assert asyncio.run(look())


def test_merge_patches() -> None:
    """As RFC 7396 has them."""
    cases = [
        ({"a": "b"}, {"a": "c"}, {"a": "c"}),
        ({"a": "b"}, {"b": "c"}, {"a": "b", "b": "c"}),
        ({"a": "b"}, {"a": None}, {}),
        ({"a": ["b"]}, {"a": "c"}, {"a": "c"}),
        ({"a": {"b": "c"}}, {"a": {"b": "d", "c": None}}, {"a": {"b": "d"}}),
        ({"a": [{"b": "c"}]}, {"a": [1]}, {"a": [1]}),
        (["a", "b"], ["c", "d"], ["c", "d"]),
        ({"a": "foo"}, "bar", "bar"),
        ([1, 2], {"a": "b", "c": None}, {"a": "b"}),
        ({}, {"a": {"bb": {"ccc": None}}}, {"a": {"bb": {}}}),
    ]
    for old, change, new in cases:
        assert patched(old, change) == new


def test_a_worker_thinks_through_a_view_and_remembers_games() -> None:
    """The same question gives the same answer, from a known game or from its log; one that went back too."""
    match = new_match(players=2)
    play(match, 3, most=40)
    assert match.game is not None
    legal = [move.text for move in match.game.legal_moves()]
    script = match.script()
    first = think("remembered", script, match.mover, "greedy", 1)
    assert first in legal
    assert think("remembered", script, match.mover, "greedy", 1) == first
    shorter = Script(2, script.settings, "", script.opening, script.moves[:1])
    assert think("remembered", shorter, 1, "random", 1)


def test_workers_that_die_or_hang_are_replaced() -> None:
    """A bot that fails says so; the pool goes on."""
    match = new_match(players=2)
    match.start(0)

    async def run() -> None:
        pool = BotPool(1, 20, {"nobody": "nowhere:Nobody"})
        assert await pool.choose("t", match.script(), 1, "random", 1)
        with pytest.raises(BotFailed):
            await pool.choose("t", match.script(), 1, "nobody", 1)
        quick = pool._quick
        assert quick._pool is not None
        for process in (quick._pool._processes or {}).values():
            process.kill()
        assert await pool.choose("t", match.script(), 1, "random", 1)
        quick._patience = 0
        with pytest.raises(BotFailed):
            await pool.choose("t", match.script(), 1, "random", 1)
        quick._patience = 20
        assert await pool.choose("t", match.script(), 1, "random", 1)
        pool.close()

    asyncio.run(run())


def test_guests_are_offered_under_names_that_tell_nothing() -> None:
    """Pages and records know a level's name; a class is named by whoever starts the server, and by nobody else."""
    bad = "tests.arena.bad_bots"
    levels = guest_levels([f"{bad}:Good", f"{bad}:Told", "tests/arena/bad_bots.py:Good", f"{bad}:Good", "greedy"])
    assert levels == {
        "Good": f"{bad}:Good",
        "Told": f"{bad}:Told",
        "Good-2": "tests/arena/bad_bots.py:Good",
        "greedy-2": "greedy",
    }


def test_a_guest_sits_at_a_table_of_its_server(tmp_path: Path) -> None:
    """It is offered by its level, hears that the game begins, and nobody else's class can be asked for."""
    options = argparse.ArgumentParser()
    add_options(options)
    config = launch.configure(options.parse_args(["--data", str(tmp_path), "--bot", "tests.arena.bad_bots:Told"]))

    async def run(url: str) -> None:
        wish = links("bot", "bot", rounds=2)
        wish["seats"][0]["level"] = "Told"
        made = await create_table(url, wish)
        async with Seat(url, made["table"], made["watch"]) as watcher:
            await watcher.until(lambda: watcher.over)
            assert watcher.table["seats"][0]["level"] == "Told"
        wish["seats"][0]["level"] = "tests.arena.bad_bots:Good"
        with pytest.raises(Refused) as caught:
            await create_table(url, wish)
        assert caught.value.code == "bad-settings"

    server = RunningServer(config)
    server.start()
    try:
        with urlopen(f"{server.url}/api/info") as answer:
            assert json.loads(answer.read())["bots"][-2:] == ["expert", "Told"]
        asyncio.run(run(server.url))
    finally:
        server.stop()


def test_a_guest_that_is_no_longer_here_is_replaced() -> None:
    """Whoever starts the server without the guest lets `normal` play on."""
    pool = BotPool(1, 20)
    assert not pool.knows("Told")
    assert pool._name("Told") == "normal"


def test_a_game_goes_on_without_its_bots(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """If a bot cannot think, some legal move is made for it."""

    async def fails(*_: object) -> str:
        raise BotFailed("no idea")

    monkeypatch.setattr(server.rooms.pool, "choose", fails)

    async def run() -> None:
        made = await create_table(server.url, links("bot", "bot", rounds=1))
        async with Seat(server.url, made["table"], made["watch"]) as watcher:
            await watcher.until(lambda: watcher.over)

    asyncio.run(run())


def test_workers_go_when_their_server_is_killed(tmp_path: Path) -> None:
    """However it went."""
    server = ServerProcess("--port", "0", "--data", str(tmp_path))

    async def run() -> None:
        made = await create_table(server.url, links("bot", "bot", rounds=1))
        async with Seat(server.url, made["table"], made["watch"]) as watcher:
            await watcher.until(lambda: watcher.over)

    asyncio.run(run())
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
    assert children
    server.kill()
    deadline = time.monotonic() + 60
    while any(Path(f"/proc/{child}/cmdline").exists() for child in children):
        assert time.monotonic() < deadline
        time.sleep(0.02)


def test_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Options become settings; what cannot work is one line and status 2."""
    parser = argparse.ArgumentParser()
    add_options(parser)
    options = parser.parse_args(["--data", str(tmp_path), "--tables-per-address", "7"])
    config = launch.configure(options)
    assert config.database.endswith("elbowroom.sqlite")
    assert config.limits.tables_per_address == 7
    assert "localhost" in config.hosts
    options.host, options.database = "0.0.0.0", "postgresql://db/x"
    assert (launch.configure(options).hosts, launch.configure(options).database) == ([], "postgresql://db/x")
    options.port = 70000
    assert launch.run(options) == 2
    assert capsys.readouterr().err.count("\n") == 1
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("sys.platform", "linux")
    assert data_folder() == tmp_path / "elbowroom"
    monkeypatch.setattr("sys.platform", "darwin")
    assert data_folder().name == "elbowroom"
    assert TableSettings().stand_in


def test_every_option_may_come_from_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And a password from a file; the command line has the last word, nonsense is refused like there."""
    for name, text in {
        "PORT": "1234", "BOT_WORKERS": "3", "ORIGIN": "https://a.example, https://b.example", "LOG_LEVEL": "error",
        "DATA": str(tmp_path), "OPEN": "yes", "TABLES_PER_ADDRESS": "7",
    }.items():  # fmt: skip
        monkeypatch.setenv(f"ELBOWROOM_{name}", text)
    parser = argparse.ArgumentParser()
    add_options(parser)
    options = parser.parse_args(["--port", "99"])
    assert (options.port, options.bot_workers, options.data, options.open) == (99, 3, tmp_path, True)
    assert options.origin == ["https://a.example", "https://b.example"]
    assert launch.configure(options).limits.tables_per_address == 7
    (tmp_path / "address").write_text("postgresql://elbowroom:secret@db/x\n")
    monkeypatch.setenv("ELBOWROOM_DATABASE_FILE", str(tmp_path / "address"))
    assert launch.configure(options).database == "postgresql://elbowroom:secret@db/x"
    monkeypatch.setenv("ELBOWROOM_DATABASE_FILE", str(tmp_path / "nowhere"))
    assert launch.run(options) == 2
    for name in ("LOG_LEVEL", "PORT"):
        monkeypatch.setenv(f"ELBOWROOM_{name}", "loud")
        parser = argparse.ArgumentParser()
        add_options(parser)
        with pytest.raises(SystemExit):
            parser.parse_args([])
        monkeypatch.delenv(f"ELBOWROOM_{name}")


def test_a_taken_port_is_one_line(server: RunningServer, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """No traceback reaches a user."""
    parser = argparse.ArgumentParser()
    add_options(parser)
    assert launch.run(parser.parse_args(["--port", str(server.port), "--data", str(tmp_path)])) == 2
    assert capsys.readouterr().err.startswith("elbowroom: ")


@pytest.mark.parametrize(
    "url", ["sqlite:////nowhere/at/all.sqlite", "postgresql://127.0.0.1:1/x", "oracle+nothing://x", "gibberish"]
)
def test_a_database_that_cannot_be_opened_is_one_line(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    """And status 2."""
    parser = argparse.ArgumentParser()
    add_options(parser)
    assert launch.run(parser.parse_args(["--port", "0", "--database", url])) == 2
    error = capsys.readouterr().err
    assert error.startswith("elbowroom: ")
    assert error.count("\n") == 1


def test_what_was_asked_while_coming_back_is_asked_again() -> None:
    """A line that breaks again before the welcome leaves nobody waiting for an answer for ever."""
    welcome = {"type": "welcome", "version": 0, "ply": 0, "table": {}, "you": {}, "view": {"player": 1}}
    visits = 0

    async def table(socket: ServerConnection) -> None:
        nonlocal visits
        visits += 1
        await socket.recv()
        if visits != 2:
            await socket.send(json.dumps(welcome))
        if visits < 3:
            await asyncio.sleep(0.3)  # time to ask something
            return
        move = json.loads(await socket.recv())
        await socket.send(json.dumps({"type": "update", "version": 1, "ply": 1, "ref": move["ref"]}))

    async def run() -> None:
        async with serve(table, "127.0.0.1", 0) as server:
            port = next(iter(server.sockets)).getsockname()[1]
            async with Seat(f"http://127.0.0.1:{port}", "t") as seat:
                while visits < 2:
                    await asyncio.sleep(0.01)
                await asyncio.sleep(0.1)
                async with asyncio.timeout(5):
                    assert (await seat.play("pick 1"))["version"] == 1

    asyncio.run(run())
