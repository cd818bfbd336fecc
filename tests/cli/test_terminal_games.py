"""Whole games at the terminal: every language, every width, no line too wide, nothing hidden shown."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from rich.cells import cell_len

import elbowroom
from elbowroom.cli.options import PlayOptions
from elbowroom.cli.terminal import play
from elbowroom.cli.terminal_menu import Menu
from elbowroom.cli.terminal_position import position
from elbowroom.cli.terminal_screen import Screen
from elbowroom.cli.terminal_words import Words
from elbowroom.locale import languages, texts_in
from tests.cli.keyboard import Answering, Keyboard, options


def random_numbers(seed: int) -> Answering:
    """Somebody who types numbers at random and otherwise only Enter."""
    chance = random.Random(seed)
    return Answering(lambda prompt: str(chance.randint(0, 12)) if prompt == "> " else "")


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("language", languages())
def test_a_whole_game_of_random_numbers_fits_80_columns(language: str) -> None:
    keyboard = random_numbers(3)
    status = play(options("human", "random", seed=5, language=language), keyboard.console, keyboard)
    assert status == 0
    assert max(cell_len(line) for line in keyboard.text.splitlines()) <= 80
    assert keyboard.text.count("{") == 0


@pytest.mark.parametrize("seed", range(2))
def test_humans_see_only_their_own_coins(seed: int) -> None:
    keyboard = random_numbers(seed)
    assert play(options("human", "human", "random", seed=seed), keyboard.console, keyboard) == 0
    rows = re.findall(r"^((?:Player|Bot) \d.*?) {2,}(\S+)", keyboard.text.split("The game is over ==")[0], re.M)
    tables = [(name, coins) for name, coins in rows if coins == "?" or coins.isdecimal()]
    assert len(tables) > 50
    for name, coins in tables:
        assert coins.isdecimal() == name.endswith("= you")


@pytest.mark.parametrize("boxes", [["underground"], ["underground", "base"]])
def test_underground_fits_too(boxes: list[str]) -> None:
    keyboard = random_numbers(2)
    table = PlayOptions(players=["human", "random"], boxes=boxes, seed=4, language="uk")
    assert play(table, keyboard.console, keyboard) == 0
    assert max(cell_len(line) for line in keyboard.text.splitlines()) <= 80


@pytest.mark.parametrize("boxes", [["base"], ["underground"], ["base", "underground"]], ids="+".join)
def test_every_legal_move_stands_on_the_screen_once(boxes: list[str]) -> None:
    chance = random.Random(1)
    for seed in range(4):
        game = elbowroom.new_game(3, boxes, seed)
        while not game.over:
            if chance.random() < 0.15:
                keyboard = Keyboard(width=120)  # so wide that nothing is broken off
                words = Words(texts_in("en"), ["human"] * 3, game.table)
                view = game.view(game.to_move)
                menu = Menu(view)
                position(Screen(keyboard.console, words), view, menu)
                shown = [int(number) for number in re.findall(r"(?:^ *|  )(\d+)\) ", keyboard.text, re.M)]
                assert sorted(shown) == [0] * menu.done + list(range(1, len(menu.choices) + 1))
            game.play(chance.choice(game.legal_moves()))


@pytest.mark.parametrize("language", ["en", "pl"])
def test_no_rule_code_is_shown_unasked(language: str) -> None:
    chance = random.Random(2)
    typed = [
        "c 3",
        "i",
        "b",
        "a",
        "o",
        "l",
        "h",
        "0",
        "conquer 8",
        "roll 5",
        "place 4 1",
        "decline",
        "pick 6",
        "s",
        "stop",
    ]

    def answer(prompt: str) -> str:
        if prompt != "> ":
            return ""
        return chance.choice(typed) if chance.random() < 0.5 else str(chance.randint(1, 9))

    keyboard = Answering(answer)
    table = PlayOptions(players=["human", "random"], boxes=["base", "underground"], seed=4, language=language)
    assert play(table, keyboard.console, keyboard) == 0
    assert re.findall(r"\b(?:[A-Z]+-)+[A-Za-z]*-?\d+\b", keyboard.text) == []


def test_open_coins_are_seen_by_all() -> None:
    keyboard = Keyboard()
    play(PlayOptions(players=["human", "greedy"], seed=1, language="en", open_coins=True), keyboard.console, keyboard)
    assert re.search(r"^Bot 2 \(greedy\) +5 ", keyboard.text, re.M)


def test_each_human_gets_the_news_after_sitting_down() -> None:
    keyboard = random_numbers(1)
    play(options("human", "human", seed=2), keyboard.console, keyboard)
    handovers = [at for at, prompt in enumerate(keyboard.asked) if prompt.startswith("Player 2 has to decide now")]
    news = keyboard.screens[handovers[0] + 1].split("Round 1 of 10")[0]
    assert "Since your last decision:" in news
    assert "Player 1 takes" in news


def test_bots_alone_play_to_the_end() -> None:
    keyboard = Keyboard()
    assert play(options("random", "random", "random"), keyboard.console, keyboard) == 0
    assert keyboard.asked == []
    assert "Winner:" in keyboard.text or "Shared victory:" in keyboard.text


def test_the_end_shows_all_coins_and_saves_on_request() -> None:
    chance = random.Random(1)

    def answer(prompt: str) -> str:
        if prompt.startswith("Save the record"):
            return "y"
        return str(chance.randint(0, 9)) if prompt == "> " else ""

    keyboard = Answering(answer)
    assert play(options("human", "random", seed=9), keyboard.console, keyboard) == 0
    game = elbowroom.replay(Path("elbowroom-9.txt").read_text("utf-8"))
    assert game.over
    end = keyboard.text.split("The game is over ==")[1]
    for player, coins in game.coins.items():
        assert re.search(rf"(?:Player|Bot) {player}.* {coins} ", end)
    for winner in game.winners:
        assert re.search(rf"(?:Winner|Shared victory): .*(?:Player|Bot) {winner}", end)


def test_the_same_seed_and_lines_give_the_same_text() -> None:
    first, second = random_numbers(4), random_numbers(4)
    play(options("human", "greedy", seed=3), first.console, first)
    play(options("human", "greedy", seed=3), second.console, second)
    assert first.text == second.text


def test_a_wide_terminal_shows_neighbours() -> None:
    keyboard = Keyboard(["1"], width=110)
    play(options("human", "greedy"), keyboard.console, keyboard)
    assert "Next to" in keyboard.screens[-1]
    assert max(cell_len(line) for line in keyboard.text.splitlines()) <= 110


def test_without_a_seed_the_game_names_the_one_it_drew() -> None:
    keyboard = Keyboard()
    play(PlayOptions(players=["human", "greedy"], language="en"), keyboard.console, keyboard)
    assert re.search(r"seed \d+ ", keyboard.text)
