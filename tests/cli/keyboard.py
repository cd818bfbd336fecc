"""A keyboard and a screen for tests: scripted lines go in, plain text of 80 columns comes out."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable

import pytest
from rich.console import Console

from elbowroom.bots import make_bot
from elbowroom.cli.options import PlayOptions
from elbowroom.cli.terminal_screen import Screen
from elbowroom.cli.terminal_session import LeftError, Session
from elbowroom.cli.terminal_words import Words
from elbowroom.locale import texts_in
from elbowroom.rules.game import Game

WIDTH = 80


class Keyboard:
    """Types the given lines; an exception class among them is raised. Then the input ends."""

    def __init__(self, lines: Iterable[str | type[BaseException]] = (), width: int = WIDTH) -> None:
        self.lines = iter(lines)
        self.out = io.StringIO()
        self.console = Console(file=self.out, width=width, highlight=False, markup=False, emoji=False)
        self.asked: list[str] = []
        self.screens: list[str] = []  # what was printed before each prompt

    def __call__(self, prompt: str) -> str:
        self.asked.append(prompt)
        self.screens.append(self.fresh())
        line = next(self.lines, EOFError)
        if isinstance(line, str):
            return line
        raise line

    def fresh(self) -> str:
        """What has been printed since the last prompt."""
        return self.text[sum(len(screen) for screen in self.screens) :]

    @property
    def text(self) -> str:
        """Everything printed so far."""
        return self.out.getvalue()


class Answering(Keyboard):
    """Types what a function makes of the prompt."""

    def __init__(self, answer: Callable[[str], str], width: int = WIDTH) -> None:
        super().__init__(width=width)
        self.answer = answer

    def __call__(self, prompt: str) -> str:
        self.asked.append(prompt)
        self.screens.append(self.fresh())
        return self.answer(prompt)


def options(*players: str, seed: int = 7, language: str = "en") -> PlayOptions:
    """A game for these seats."""
    return PlayOptions(players=list(players), seed=seed, language=language)


def session(game: Game, keyboard: Keyboard, *seats: str, language: str = "en") -> Session:
    """A session around a position of one's own."""
    words = Words(texts_in(language), seats, game.table)
    return Session(game, Screen(keyboard.console, words), list(seats), 7, keyboard, pause=0)


def advanced(game: Game, stage: str, player: int = 1, since: int = 2) -> Game:
    """Let greedy bots play on until a player is in a stage, in this round or later."""
    bot = make_bot("greedy", 1)
    while not (game.to_move == player and game.stage == stage and game.round >= since):
        assert not game.over
        game.play(bot.choose(game.view(game.to_move)))
    return game


def typed(game: Game, *lines: str, language: str = "en") -> tuple[list[str], Game]:
    """What the screen says after each line, and the game after them."""
    keyboard = Keyboard(lines)
    playing = session(game, keyboard, "human", "greedy", language=language)
    with pytest.raises(LeftError):
        playing.run()
    return keyboard.screens[1:], playing.game
