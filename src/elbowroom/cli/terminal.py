"""`elbowroom play --terminal`: a game against bots, or at one keyboard, in any terminal of 80 columns or more."""

from __future__ import annotations

import contextlib
import os
import secrets
import sys
from collections.abc import Callable
from io import TextIOWrapper

from rich.console import Console

from elbowroom.locale import negotiate, texts_in
from elbowroom.notation.newgame import new_game

from .options import PlayOptions
from .terminal_screen import Screen
from .terminal_session import PAUSE, LeftError, Session
from .terminal_words import Words

WIDEST = 120  # longer lines are hard to read


class Terminal(Console):
    """A console on the standard output; a reader that has gone away ends the game without a word."""

    def on_broken_pipe(self) -> None:
        self.quiet = True
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
        raise LeftError(0)


def play(
    options: PlayOptions,
    console: Console | None = None,
    read: Callable[[str], str] | None = None,
    pause: float = PAUSE,
) -> int:
    """Play a game and return the exit status. Console and keyboard can be replaced, for tests and pictures."""
    seed = secrets.randbits(31) if options.seed is None else options.seed
    game = new_game(
        players=len(options.players),
        boxes=options.boxes,
        seed=seed,
        map=options.map,
        open_coins=options.open_coins,
        variants=options.variants,
    )
    screen_console = console or open_terminal()
    words = Words(texts_in(negotiate(options.language)), options.players, game.table)
    screen = Screen(screen_console, words)
    session = Session(game, screen, options.players, seed, read or keyboard, pause)
    try:
        screen.say(words("welcome", map=game.board.id, rounds=game.table.rounds, seed=str(seed)), "bold")
        session.run()
    except LeftError as left:
        return left.status
    except KeyboardInterrupt:
        screen.say(words("left"))
        return 130
    return 0


def open_terminal() -> Console:
    """The standard output, at most so wide that lines can be read."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal without these letters still shows the numbers
    console = Terminal(highlight=False, markup=False, emoji=False)
    if console.width > WIDEST:
        console.width = WIDEST
    return console


def keyboard(prompt: str) -> str:
    """A line from the standard input, with line editing and history where the system has them."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401
    return input(prompt)
