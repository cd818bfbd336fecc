"""`elbowroom serve --processes N`: many processes behind one address."""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from elbowroom.client import Seat, create_table, get
from elbowroom.server import channel, doorman
from elbowroom.server.launch import listen
from elbowroom.server.metrics import Metrics, merged

from .support import ServerProcess, links, play_randomly


def _children(server: ServerProcess) -> list[int]:
    """The processes behind a doorman."""
    pid = server.process.pid
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def _gone(pids: list[int], seconds: float) -> bool:
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if not any(Path(f"/proc/{pid}").exists() for pid in pids):
            return True
        time.sleep(0.05)
    return False


def _in_pieces(url: str, *pieces: bytes) -> bytes:
    """What is answered to a request that comes in pieces."""
    host, port = url.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=20) as line:
        for piece in pieces:
            line.sendall(piece)
            time.sleep(0.2)
        return line.recv(100)


async def _tables_in_memory(url: str) -> list[str]:
    """The lines of that name, of all processes that this computer's doorman has; another test's server is none."""
    page = await get(url, "/metrics")
    ours = f'elbowroom_tables_in_memory{{process="{socket.gethostname()}-'
    return [line for line in page.splitlines() if line.startswith(ours)]


def test_processes_behind_one_address(postgres_url: str) -> None:
    """Tables are spread, one process dies and another takes its place, and an end in good order ends them all."""
    server = ServerProcess("--port", "0", "--database", postgres_url, "--processes", "2", "--trusted-proxy", "10.0.0.1")
    children = _children(server)

    async def run() -> None:
        made = [await create_table(server.url, links("here", "link", rounds=3)) for _ in range(6)]
        seats = [Seat(server.url, table["table"], table["host"]) for table in made]
        seats += [Seat(server.url, table["table"], table["seats"][1]["secret"]) for table in made]
        for seat in seats:
            await seat.__aenter__()
        tables = await _tables_in_memory(server.url)
        async with asyncio.timeout(5):  # they hear of each other within a second
            while len(tables) < 2:
                await asyncio.sleep(0.05)
                tables = await _tables_in_memory(server.url)
        assert sum(int(line.split()[-1]) for line in tables) >= 6
        playing = [asyncio.create_task(play_randomly(seat, str(at))) for at, seat in enumerate(seats)]
        await asyncio.sleep(0.1)
        os.kill(children[0], signal.SIGKILL)
        async with asyncio.timeout(60):
            await asyncio.gather(*playing)
        for one, two in zip(seats[:6], seats[6:], strict=True):
            assert one.over
            assert one.events == two.events
        for seat in seats:
            await seat.__aexit__(None, None, None)
        async with asyncio.timeout(20):
            while len(_children(server)) < 2 or children[0] in _children(server):
                await asyncio.sleep(0.1)

    asyncio.run(run())
    request = (b"GET /li", b"vez HTTP/1.1\r\nhost: 127", b".0.0.1\r\n\r\n")
    assert _in_pieces(server.url, *request).startswith(b"HTTP/1.1 200")
    children = _children(server)
    server.process.terminate()
    log = server.errors()
    assert server.process.returncode == 0
    assert _gone(children, 5)
    assert "a process ended; another is started in its place" in log
    assert "Traceback" not in log


def test_processes_do_not_outlive_their_doorman(postgres_url: str) -> None:
    """They let go of their tables and end."""
    server = ServerProcess("--port", "0", "--database", postgres_url, "--processes", "2")
    children = _children(server)
    server.kill()
    assert _gone(children, 20)


def test_a_process_that_dies_before_it_is_told_how_to_run_is_started_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its keeper outlives it."""
    start = asyncio.create_subprocess_exec
    started: list[asyncio.subprocess.Process] = []

    async def sleeper(*_: str, **options: Any) -> asyncio.subprocess.Process:
        started.append(await start("sleep", "60", **options))
        return started[-1]

    def dead(*_: Any) -> None:
        raise BrokenPipeError

    async def run() -> None:
        monkeypatch.setattr(asyncio, "create_subprocess_exec", sleeper)
        monkeypatch.setattr(channel, "send_settings", dead)
        monkeypatch.setattr(doorman, "_FIRST_WAIT", 0.01)
        with listen("127.0.0.1", 0) as listener:
            options = argparse.Namespace(trusted_proxy="", internal="", processes=1, data=None)
            man = doorman.Doorman(listener, options)
            keeper = asyncio.create_task(man._keep(0))
            async with asyncio.timeout(20):
                while len(started) < 3 and not keeper.done():
                    await asyncio.sleep(0.01)
            man._stopping.set()
            await keeper
        assert len(started) >= 3

    asyncio.run(run())


@pytest.mark.parametrize("options", [["--processes", "2"], ["--processes", "0"]])
def test_processes_that_cannot_be_are_refused_with_a_sentence(options: list[str], tmp_path: Path) -> None:
    """SQLite belongs to one process; and there must be one."""
    command = [sys.executable, "-m", "elbowroom", "serve", "--port", "0", "--data", str(tmp_path), *options]
    found = subprocess.run(command, capture_output=True, text=True, timeout=60, env={**os.environ, "LANG": "C"})
    assert found.returncode == 2
    wanted = "several processes need Linux and PostgreSQL" if options[1] == "2" else "there is at least one bot worker"
    assert wanted in found.stderr
    assert "Traceback" not in found.stderr


def test_an_internal_address_that_is_none_is_refused_with_a_sentence(postgres_url: str) -> None:
    """It takes a port."""
    command = [sys.executable, "-m", "elbowroom", "serve", "--port", "0", "--database", postgres_url]
    found = subprocess.run(
        [*command, "--internal", "nowhere"], capture_output=True, text=True, timeout=60, env={**os.environ, "LANG": "C"}
    )
    assert found.returncode == 2
    assert "the address for other processes is HOST:PORT, and nowhere is not" in found.stderr
    assert "Traceback" not in found.stderr


def test_a_connection_is_handed_over_whole() -> None:
    """What the client has said is still to be read, and the doorman's going is noticed."""
    ours, theirs = channel.pair()
    theirs.setblocking(False)
    with listen("127.0.0.1", 0) as listener, theirs:
        listener.listen()
        with socket.create_connection(listener.getsockname()) as client, ours:
            client.sendall(b"hello")
            accepted, _ = listener.accept()
            with accepted:
                assert channel.hand_over(ours, accepted)
            taken = channel.take(theirs)
            assert taken is not None
            with taken:
                taken.setblocking(True)
                assert taken.recv(10) == b"hello"
            assert channel.take(theirs) is None
        with pytest.raises(EOFError):
            channel.take(theirs)


def test_figures_of_several_processes_are_one_page() -> None:
    """Each line says whose it is, and each name is introduced once."""
    one, two = Metrics(), Metrics()
    one.moves["player"] = 3
    two.moves["player"] = 4
    page = merged([one.text("one"), two.text("two")])
    assert page.count("# TYPE elbowroom_moves_total counter") == 1
    at = page.index('elbowroom_moves_total{process="one",by="player"} 3\n')
    assert page[at:].splitlines()[1] == 'elbowroom_moves_total{process="two",by="player"} 4'
    assert 'elbowroom_messages_total{process="one"} 0' in page
    assert 'elbowroom_store_seconds_bucket{process="two",le="0.001"} 0' in page
