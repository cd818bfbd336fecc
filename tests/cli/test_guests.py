"""Guests at the command line: they play everywhere, and their mistakes are told in the user's language."""

from __future__ import annotations

from pathlib import Path

import pytest

from elbowroom.bots import make_bot
from elbowroom.cli import command, main
from elbowroom.cli.options import PlayOptions
from elbowroom.cli.terminal import play
from tests.cli.keyboard import Keyboard

BAD = "tests.arena.bad_bots"


@pytest.mark.parametrize("name", [f"{BAD}:Good", "tests/arena/bad_bots.py:Told"])
def test_a_guest_plays_in_the_terminal(name: str) -> None:
    keyboard = Keyboard()
    options = PlayOptions([name, "random"], seed=1)
    assert play(options, keyboard.console, keyboard, pause=0) == 0


def test_a_guest_that_fails_does_not_end_the_game() -> None:
    keyboard = Keyboard()
    assert play(PlayOptions([f"{BAD}:Crashes", "random"], seed=1), keyboard.console, keyboard, pause=0) == 0
    said = " ".join(keyboard.text.split())
    assert f"{BAD}:Crashes failed (StopIteration); the first legal move is made for it" in said


def test_the_page_at_home_offers_the_guests_of_the_players(monkeypatch: pytest.MonkeyPatch) -> None:
    offered: list[str] = []

    def at_home(guests: list[str]) -> int:
        offered.extend(guests)
        return 0

    monkeypatch.setattr(command, "_play_at_home", at_home)
    assert main(["play", "--players", f"human,{BAD}:Good,normal"]) == 0
    assert offered == [f"{BAD}:Good"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (f"play --players human,{BAD}:Good?depth=2", "cannot be made: got an unexpected keyword argument 'depth'"),
        ("play --terminal --players human,nobody", "a seat is taken by human or one of the bots"),
        ("simulate --players random,nowhere.py:Bot", "there is no bot nowhere.py:Bot"),
        (f"serve --bot {BAD}:Nobody", "no attribute 'Nobody'"),
        (f"simulate --players random,{BAD}:Good?a", "the arguments of a bot read like"),
        (f"simulate --games 2 --players random,{BAD}:Crashes", f"{BAD}:Crashes failed: StopIteration (--debug"),
    ],
)
def test_a_mistake_with_a_guest_is_one_line(words: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words.split()) == 2
    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1


def test_debug_shows_where(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*f"simulate --games 2 --players random,{BAD}:Crashes".split(), "--debug"]) == 2
    assert "in misbehave" in capsys.readouterr().err


def test_a_tournament_without_openskill_says_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("elbowroom.arena.tournament_report.can_rate", lambda: False)
    words = f"tournament --players random,easy --games 2 --file {tmp_path / 'a.jsonl'}"
    assert main(words.split()) == 0
    out = capsys.readouterr().out
    assert "| random | easy | 2 | base |" in out
    assert "ratings need openskill" in out
    assert main([*words.split(), "--json"]) == 0
    assert "ratings need openskill" in capsys.readouterr().err
    assert main(["ladder", str(tmp_path / "a.jsonl")]) == 2


def test_our_own_bots_are_made_as_ever() -> None:
    assert make_bot("hard@5n").name == "hard"
