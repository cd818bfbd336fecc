"""Whoever plays, and whatever is lost on the way, the files are the same to the last byte."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import threading
import time
import uuid
from pathlib import Path

import pytest

from elbowroom.arena.version import made_by
from elbowroom.atlas.plan import AtlasError, Chunk, Series, make_terms
from elbowroom.atlas.play import play_chunk
from elbowroom.atlas.work import in_processes, on_ray
from elbowroom.ray_cluster import PATIENCE

from .deadly import ENDLESS, MARK

ROOT = Path(__file__).parents[2]
DEADLY = "tests.atlas.deadly:DeadlyBot"
TABLES = ("games.parquet", "races.parquet", "turns.parquet")


def command(folder: Path, *words: str, games: int = 100) -> list[str]:
    """`elbowroom atlas run` as somebody would type it."""
    settings = ["--players", "2,3", "--games", str(games), "--bot", DEADLY, "--no-report", *words]
    return [sys.executable, "-m", "elbowroom", "atlas", "run", str(folder), *settings]


def files(folder: Path) -> list[bytes]:
    """What the run left."""
    assert sorted(path.name for path in folder.iterdir()) == list(TABLES)
    return [(folder / name).read_bytes() for name in TABLES]


def still_running(word: str) -> list[str]:
    """The processes with this word in their environment."""
    found = []
    for path in Path("/proc").glob("[0-9]*"):
        try:
            if word.encode() in (path / "environ").read_bytes():
                found.append(f"{path.name} {(path / 'comm').read_text().strip()}")
        except OSError:  # it has just ended, or is somebody else's
            continue
    return found


def wait_until_gone(word: str) -> None:
    """Nothing that a command started may stay."""
    until = time.monotonic() + 60
    while still_running(word) and time.monotonic() < until:
        time.sleep(0.1)
    assert not still_running(word)


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> list[bytes]:
    """The files of a single process that nobody killed."""
    folder = tmp_path_factory.mktemp("alone") / "atlas"
    subprocess.run(command(folder), cwd=ROOT, check=True, capture_output=True)
    return files(folder)


@pytest.mark.parametrize(
    "words",
    [
        pytest.param(("--processes", "2"), id="processes"),
        pytest.param(("--ray", "local:2"), id="ray", marks=pytest.mark.slow),
    ],
)
def test_a_lost_worker_changes_nothing(words: tuple[str, str], alone: list[bytes], tmp_path: Path) -> None:
    word = uuid.uuid4().hex
    mark = tmp_path / word
    done = subprocess.run(
        command(tmp_path / "atlas", *words),
        cwd=ROOT,
        env={**os.environ, MARK: str(mark)},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    assert mark.exists(), "no worker was killed"
    assert files(tmp_path / "atlas") == alone
    wait_until_gone(word)


def test_a_run_that_was_killed_goes_on_where_it_was(alone: list[bytes], tmp_path: Path) -> None:
    folder = tmp_path / "atlas"
    word = uuid.uuid4().hex
    killed = subprocess.Popen(
        command(folder, "--processes", "2"),
        cwd=ROOT,
        env={**os.environ, ENDLESS: word},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    until = time.monotonic() + 300
    while not list(folder.glob("parts/*.gz")) and time.monotonic() < until:
        time.sleep(0.01)
    killed.send_signal(signal.SIGKILL)
    assert killed.wait() != 0
    wait_until_gone(word)
    assert list(folder.glob("parts/*.gz"))
    assert not (folder / "games.parquet").exists()
    subprocess.run(command(folder), cwd=ROOT, check=True, capture_output=True)
    assert files(folder) == alone


def test_a_chunk_that_kills_every_worker_is_given_up() -> None:
    bot = "tests.atlas.deadly:AlwaysDeadlyBot"
    terms = make_terms(made_by(bot), bot)
    with pytest.raises(AtlasError, match=f"{PATIENCE} processes were lost in a row"):
        list(in_processes([(terms, Chunk(Series(("base",), 2), 0, 1))], 2))


def test_a_worker_with_another_version_refuses() -> None:
    terms = make_terms("0.0.0+other", "normal")
    with pytest.raises(AtlasError, match=r"a worker has version .*, but the games are to be played by 0.0.0\+other"):
        play_chunk(terms, Chunk(Series(("base",), 2), 0, 1))


def test_ray_addresses_that_make_no_sense() -> None:
    with pytest.raises(AtlasError, match="reads like local or local:2"):
        list(on_ray([], "local:many"))


@pytest.mark.parametrize("form", ["127.0.0.1:{}", "ray://127.0.0.1:{}"])
def test_a_cluster_that_is_not_there_is_told_at_once(form: str) -> None:
    with socket.socket() as nobody:  # bound, so that nobody else takes the port, and not listening
        nobody.bind(("127.0.0.1", 0))
        address = form.format(nobody.getsockname()[1])
        start = time.monotonic()
        with pytest.raises(AtlasError, match=f"nobody answers at {address} within 15 s"):
            list(on_ray([], address))
    assert time.monotonic() - start < 20


def test_somebody_who_is_no_cluster_is_found_out() -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        address = f"127.0.0.1:{silent.getsockname()[1]}"
        start = time.monotonic()
        with pytest.raises(AtlasError, match=f"nobody answers at {address}"):
            list(on_ray([], address))
    assert time.monotonic() - start < 20


def test_somebody_who_speaks_as_a_cluster_does_but_is_none_is_found_out() -> None:
    """A server of HTTP/2 that says hello, and nothing more."""
    with socket.create_server(("127.0.0.1", 0)) as server:

        def greet() -> None:
            kept = []
            with contextlib.suppress(OSError):  # the end of the test
                while True:
                    there, _ = server.accept()
                    kept.append(there)
                    there.sendall(bytes([0, 0, 0, 4, 0, 0, 0, 0, 0]))

        threading.Thread(target=greet, daemon=True).start()
        address = f"127.0.0.1:{server.getsockname()[1]}"
        start = time.monotonic()
        with pytest.raises(AtlasError, match=f"nobody answers at {address}"):
            list(on_ray([], address))
    assert time.monotonic() - start < 20
