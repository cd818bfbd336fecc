"""`--variant`: house rules on the command line."""

from __future__ import annotations

import json

import pytest

from elbowroom.cli import main
from elbowroom.cli.options import PlayOptions
from elbowroom.cli.terminal import play
from tests.cli.keyboard import Keyboard


def test_games_are_simulated_by_house_rules(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "--players", "random,random", "--games", "2", "--json", "--variant"]
    assert main([*words, "rounds=1", "--variant", "starting_coins=50", "--variant", "tribes=false"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert all(tally["mean_coins"] > 45 for tally in report["bots"].values())


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        ("coins", "--variant wants name=value, like starting_coins=10, not 'coins'"),
        ("starting_coins=99", "variant starting_coins is a whole number from 0 to 50, not '99'"),
        ("tribes=7", "variant tribes can be true, false, not '7'"),
        ("coins=7", "there is no variant 'coins'; there are own_tokens_defend, rounds"),
        ("flames_entry=edge", "there is no variant 'flames_entry'"),
    ],
)
@pytest.mark.parametrize("command", [["simulate"], ["play", "--terminal"]])
def test_what_cannot_be_is_one_line(
    command: list[str], said: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*command, "--variant", said]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert sentence in line


def test_the_terminal_plays_by_them() -> None:
    keyboard = Keyboard(["quit"])
    play(PlayOptions(["human", "random"], seed=1, language="en", variants={"rounds": 2}), keyboard.console, keyboard)
    assert "rounds: 2" in keyboard.text
