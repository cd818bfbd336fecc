"""A puzzle in the terminal: the position, the turn at the keyboard, and the verdict."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from rich.console import Console

from elbowroom.locale import Texts, decimal
from elbowroom.puzzles import Puzzle, PuzzleError, PuzzleVerdict, judge
from elbowroom.rules.game import Game

from .arguments import UsageError
from .puzzles import why
from .review_words import Advice
from .terminal import keyboard, open_terminal
from .terminal_menu import Menu
from .terminal_position import position
from .terminal_screen import Screen
from .terminal_session import LeftError, Session
from .terminal_words import Words

_OTHERS = "normal"  # who decides for the others, where they have to in this turn


def show(puzzle: Puzzle, texts: Texts, console: Console | None = None, *, solution: bool = False) -> int:
    """The position, and the best plan for those who want to know."""
    game = _opened(puzzle, texts)
    screen = _screen(puzzle, game, texts, console)
    _introduce(puzzle, screen, texts)
    view = game.view(game.to_move)
    position(screen, view, Menu(view))
    if solution:
        _tell(judge(puzzle, None), game, screen, texts)
    return 0


def solve(
    puzzle: Puzzle, texts: Texts, console: Console | None = None, read: Callable[[str], str] | None = None
) -> int:
    """Play the turn, then hear what it was worth; 1 if the puzzle was not solved."""
    start = _opened(puzzle, texts)
    screen = _screen(puzzle, start, texts, console)
    _introduce(puzzle, screen, texts)
    session = _Turn(start.copy(), screen, _seats(puzzle), secrets.randbits(31), read or keyboard)
    try:
        session.run()
    except LeftError as left:
        return left.status
    except KeyboardInterrupt:
        screen.say(screen.words("left"))
        return 130
    played = [(entry.move.text, entry.chance) for entry in session.game.moves()[puzzle.idea.ply :]]
    verdict = judge(puzzle, played)
    _tell(verdict, start, screen, texts)
    return 0 if verdict.solved else 1


class _Turn(Session):
    """A session that ends with the turn."""

    def run(self) -> None:
        """Play until somebody else's turn begins."""
        s = self.game.state
        begun = (s.turn, s.round)
        self.game.reseed(self.seed)
        while not self.game.over and (self.game.state.turn, self.game.state.round) == begun:
            if self.game.to_move in self.bots:
                self.bot_moves(self.game.to_move)
            else:
                self.human_moves(self.game.to_move)


def _seats(puzzle: Puzzle) -> list[str]:
    return ["human" if seat == puzzle.idea.player else _OTHERS for seat in range(1, puzzle.game.players + 1)]


def _opened(puzzle: Puzzle, texts: Texts) -> Game:
    """Its position; a sentence if it does not hold any more."""
    try:
        return puzzle.position()
    except PuzzleError as error:
        reason = why(error.why, error.details, texts)
        raise UsageError("puzzles-bad", id=puzzle.idea.id, reason=reason) from error


def _screen(puzzle: Puzzle, game: Game, texts: Texts, console: Console | None) -> Screen:
    return Screen(console or open_terminal(), Words(texts, _seats(puzzle), game.table))


def _introduce(puzzle: Puzzle, screen: Screen, texts: Texts) -> None:
    idea = puzzle.idea
    theme, difficulty = texts.get(f"puzzle-theme-{idea.theme}"), texts.get(f"puzzle-difficulty-{idea.difficulty}")
    screen.say(texts.get("puzzles-one", id=idea.id, theme=theme, difficulty=difficulty), "bold")


def _tell(verdict: PuzzleVerdict, game: Game, screen: Screen, texts: Texts) -> None:
    """What it was worth, why, and the best plan."""
    advice = Advice(game.table, texts)
    coins = decimal(verdict.loss, 1, texts.language)
    if verdict.played:
        screen.say(texts.get(f"puzzles-{verdict.grade}", coins=coins), "bold")
        best, yours = (decimal(100 * look.chance, 0, texts.language) for look in (verdict.best, verdict.yours))
        screen.say(texts.get("puzzles-chances", best=best, yours=yours))
    if verdict.reason:
        screen.say(advice.why(verdict.reason, verdict.args))
    screen.say(texts.get("puzzles-plan", plan=advice.plan(verdict.plan, game.state)))
