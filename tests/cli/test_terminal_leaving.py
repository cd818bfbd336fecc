"""Leaving: by command, Ctrl-C, the end of the input, a closed terminal. Never a traceback, never a silent file."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import elbowroom
from elbowroom.cli.terminal import play
from elbowroom.cli.terminal_session import Session
from tests.cli.keyboard import Keyboard, options

SCRIPT = """
import sys
from elbowroom.cli.options import PlayOptions
from elbowroom.cli.terminal import play
from elbowroom.cli.terminal_session import Session
sys.exit(play(PlayOptions(players=["human", "greedy"], seed=7, language="en")))
"""


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize(
    ("lines", "status", "last"),
    [
        ([], 0, "The input has ended"),
        ([OSError], 0, "The input has ended"),
        (["q", "y"], 0, "You have left the game. Nothing was saved."),
        (["q", EOFError], 130, "You have left the game. Nothing was saved."),
        ([KeyboardInterrupt, "y"], 0, "You have left the game. Nothing was saved."),
        ([KeyboardInterrupt, KeyboardInterrupt], 130, "You have left the game. Nothing was saved."),
        (["1", "0", KeyboardInterrupt, "n", "q", "yes"], 0, "You have left the game. Nothing was saved."),
    ],
)
def test_leaving_says_so_and_writes_nothing(
    lines: list[str | type[BaseException]], status: int, last: str, tmp_path: Path
) -> None:
    keyboard = Keyboard(lines)
    assert play(options("human", "greedy"), keyboard.console, keyboard) == status
    assert last in keyboard.fresh()
    assert list(tmp_path.iterdir()) == []


def test_leaving_can_save_the_record(tmp_path: Path) -> None:
    keyboard = Keyboard(["1", "1", "q", "s"])
    assert play(options("human", "greedy"), keyboard.console, keyboard) == 0
    game = elbowroom.replay((tmp_path / "elbowroom-7.txt").read_text("utf-8"))
    assert [entry.move.verb for entry in game.moves()] == ["pick", "conquer"]


def test_a_record_that_cannot_be_saved_keeps_the_game_going(tmp_path: Path) -> None:
    (tmp_path / "elbowroom-7.txt").write_text("mine", "utf-8")
    keyboard = Keyboard(["q", "s", "1"])
    play(options("human", "greedy"), keyboard.console, keyboard)
    assert "nothing was written" in keyboard.screens[2]
    assert "Player 1 takes" in keyboard.screens[3] + keyboard.fresh()
    assert (tmp_path / "elbowroom-7.txt").read_text("utf-8") == "mine"


@pytest.mark.parametrize(("language", "yes"), [("en", "y"), ("pl", "t"), ("cs", "a"), ("uk", "т")])
def test_yes_is_understood_in_every_language(language: str, yes: str) -> None:
    keyboard = Keyboard(["q", yes])
    assert play(options("human", "greedy", language=language), keyboard.console, keyboard) == 0
    assert len(keyboard.asked) == 2
    assert f"{yes} –" in keyboard.asked[1]


def test_ctrl_c_while_a_bot_thinks_asks_and_spoils_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    from elbowroom.bots.greedy.bot import GreedyBot

    choose = GreedyBot.choose
    interrupts = [KeyboardInterrupt]

    def interrupted(self: GreedyBot, view: elbowroom.View) -> elbowroom.Move:
        if interrupts:
            raise interrupts.pop()
        return choose(self, view)

    monkeypatch.setattr(GreedyBot, "choose", interrupted)
    keyboard = Keyboard(["n"])
    play(options("greedy", "human"), keyboard.console, keyboard)
    assert keyboard.asked[0].startswith("Leave the game?")
    assert "Bot 1 takes" in keyboard.screens[1]


def test_ctrl_c_anywhere_else_ends_with_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(_: Session) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Session, "run", interrupt)
    keyboard = Keyboard()
    assert play(options("human", "greedy"), keyboard.console, keyboard) == 130
    assert "You have left the game." in keyboard.text


@pytest.mark.parametrize("surroundings", [{}, {"NO_COLOR": "1"}, {"TERM": "dumb"}, {"PYTHONIOENCODING": "ascii"}])
def test_as_a_program_it_reads_lines_and_ends_cleanly(surroundings: dict[str, str], tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        input="1\n1\nb\n",
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, **surroundings},
        cwd=tmp_path,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "\x1b" not in done.stdout
    assert "The input has ended" in done.stdout


def test_a_reader_that_goes_away_ends_it_without_a_traceback(tmp_path: Path) -> None:
    read_end, write_end = os.pipe()
    os.close(read_end)
    try:
        done = subprocess.run(
            [sys.executable, "-c", SCRIPT],
            input=b"1\n",
            stdout=write_end,
            stderr=subprocess.PIPE,
            cwd=tmp_path,
            timeout=60,
            check=False,
        )
    finally:
        os.close(write_end)
    assert b"Traceback" not in done.stderr
    assert done.returncode == 0
