"""The command as a process of its own: pipes, signals, encodings."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from elbowroom import new_game
from tests.support import play_on

COMMAND = [sys.executable, "-m", "elbowroom"]


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> str:
    path = tmp_path_factory.mktemp("record") / "game"
    path.write_text(play_on(new_game(5, seed=2), random.Random(2)).record(), "utf-8")
    return str(path)


def run(*words: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    """Run the command without a terminal."""
    return subprocess.run(
        [*COMMAND, *words],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        env={**os.environ, **environment},
        timeout=60,
        check=False,
    )


def test_the_module_is_the_command() -> None:
    result = run("--version")
    assert (result.returncode, result.stderr) == (0, b"")
    assert result.stdout.startswith(b"elbowroom ")


def test_a_mistake_is_one_line_and_status_2() -> None:
    result = run("replay", "no such file")
    assert (result.returncode, result.stdout) == (2, b"")
    assert result.stderr == b"elbowroom: no such file: No such file or directory\n"


def test_check_takes_any_name(tmp_path: Path) -> None:
    name = os.fsdecode(bytes(tmp_path) + b"/\xff.toml")
    result = run("check", name)
    assert result.returncode == 2
    assert result.stdout.startswith(b"BAD ")
    assert result.stdout.count(b"\n") == 1


def test_a_terminal_without_the_letters_gets_escapes(record: str) -> None:
    result = run("replay", record, "--lang", "uk", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert (result.returncode, result.stderr) == (0, b"")
    assert b"\\u0433" in result.stdout


@pytest.mark.parametrize(
    "words", ["replay RECORD", "replay RECORD --json", "simulate --games 1 --players random,random"]
)
def test_a_closed_pipe_leaves_no_traceback(words: str, record: str) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    command = [*COMMAND, *words.replace("RECORD", record).split()]
    process = subprocess.Popen(command, stdout=writing, stderr=subprocess.PIPE)
    os.close(writing)
    _, err = process.communicate(timeout=60)
    assert process.returncode == 2
    assert err == b"elbowroom: nobody reads the output any more\n"


def test_a_full_disk_is_one_line(record: str) -> None:
    with Path("/dev/full").open("wb") as full:
        result = subprocess.run(
            [*COMMAND, "replay", record], stdout=full, stderr=subprocess.PIPE, timeout=60, check=False
        )
    assert result.returncode == 2
    assert result.stderr == b"elbowroom: No space left on device\n"


def test_an_interrupt_leaves_no_traceback(tmp_path: Path) -> None:
    waiting = tmp_path / "never.toml"
    os.mkfifo(waiting)  # reading it takes for ever, and opening it for writing tells when reading has begun
    process = subprocess.Popen([*COMMAND, "check", str(waiting)], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    with waiting.open("wb"):
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert (process.returncode, out, err) == (130, b"", b"elbowroom: interrupted\n")
