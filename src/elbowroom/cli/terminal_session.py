"""A game at the keyboard: who is asked, what is played, what can be taken back."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from elbowroom.bots import Bot, is_guest, make_bot
from elbowroom.rules.events import Event, TurnStarted
from elbowroom.rules.game import Game, IllegalMove
from elbowroom.rules.moves import DONE, Move, parse
from elbowroom.rules.view import View

from . import terminal_answers as answers
from .terminal_menu import InputError, Menu, everything_to, latin, spread
from .terminal_position import ending_coins, offer, position
from .terminal_refusals import why
from .terminal_regions import board
from .terminal_screen import Screen
from .terminal_words import Line

PAUSE = 0.25  # seconds between a bot's lines at a terminal
PROMPT = "> "
WITH_ARGUMENT = ("b", "c", "l", "r", "all")
WITHOUT_ARGUMENT = ("u", "o", "i", "w", "a", "s", "h", "help", "?", "q", "even", "stop")
# What turns up something new cannot be taken back, even where nothing was drawn for it.
REVEALING = ("rolled", "revealed", "discovered")


class LeftError(Exception):
    """The player leaves; `status` is what the command returns."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


@dataclass
class Snapshot:
    """A position to come back to."""

    game: Game
    told: int
    move: str


class Session:
    """One game from the first move to the last."""

    def __init__(
        self, game: Game, screen: Screen, seats: list[str], seed: int, read: Callable[[str], str], pause: float = PAUSE
    ) -> None:
        self.game = game
        self.screen = screen
        self.words = screen.words
        self.seats = seats
        self.seed = seed
        self.read = read
        self.pause = pause
        self.bots: dict[int, Bot] = {
            at: make_bot(name, seed + at) for at, name in enumerate(seats, 1) if name != "human"
        }
        self.people = len(seats) - len(self.bots)
        self.at_keyboard = 0  # the human who was asked last
        self.story: list[Line] = []
        self.known: dict[int, int] = {}  # how much of the story each human has seen
        self.untold: list[Event] = []  # held back: a bot's tokens are told together, a turn when it begins
        self.back: list[Snapshot] = []
        self.barrier = "undo-start"  # why nothing more can be taken back
        self.written: set[Path] = set()
        self.again: Callable[[bool], None] | None = None  # the last answer that has rules behind it

    def run(self) -> None:
        """Play until the game is over; leaving it raises `LeftError`."""
        for player, bot in self.bots.items():
            try:
                bot.begins(self.game.view(player))
            except Exception as error:  # a guest's
                self.screen.say(self.failure(player, error))
        while not self.game.over:
            if self.game.to_move in self.bots:
                self.bot_moves(self.game.to_move)
            else:
                self.human_moves(self.game.to_move)
        answers.final(self.screen, self.game)
        if self.people and self.answer(self.words("end-save")) in self.yes():
            self.save("")

    # --- bots -------------------------------------------------------------------------------------------------------

    def bot_moves(self, player: int) -> None:
        """One move of a bot, told line by line; Ctrl-C asks whether to leave and spoils nothing."""
        before = self.game.copy(reseeded=False)
        try:
            events, move = self.bot_plays(player)
        except KeyboardInterrupt:
            self.game = before
            self.ask_to_leave()
            return
        self.forget("undo-start")
        self.untold += events
        if move.verb != "place" or self.game.to_move != player:
            self.catch_up()

    def bot_plays(self, player: int) -> tuple[list[Event], Move]:
        """A bot's move; where a guest fails, the first one that is legal."""
        try:
            move: object = self.bots[player].choose(self.game.view(player))
            chosen = move if isinstance(move, Move) else parse(str(move))
            return self.game.play(chosen), chosen
        except Exception as error:
            if not is_guest(self.seats[player - 1]):
                raise
            self.screen.say(self.failure(player, error))
            first = self.game.legal_moves()[0]
            return self.game.play(first), first

    def failure(self, player: int, error: Exception) -> str:
        """What is said of a guest that failed."""
        reason = f"{type(error).__name__}: {error}".rstrip(": ")
        return self.words("bot-failed", name=self.seats[player - 1], reason=reason)

    def catch_up(self) -> None:
        """Tell what was held back."""
        events, self.untold = self.untold, []
        self.tell(events)

    def tell(self, events: list[Event]) -> None:
        """Put events into the story and on the screen."""
        lines = self.words.tell(events)
        self.story += lines
        for line in lines:
            if line.heading and line.player not in self.bots:
                continue  # the human's own screen is headed anyway
            self.screen.line(line)
            if self.screen.console.is_terminal and self.pause:
                try:
                    time.sleep(self.pause)
                except KeyboardInterrupt:
                    self.ask_to_leave()

    # --- people -----------------------------------------------------------------------------------------------------

    def human_moves(self, player: int) -> None:
        """Ask until the decision has passed to somebody else."""
        self.hand_over(player)
        shown = False
        while self.game.to_move == player:
            self.catch_up()
            view = self.game.view(player)
            menu = Menu(view)
            if not shown:
                position(self.screen, view, menu)
            line = self.answer(PROMPT)
            shown = self.obey(line, view, menu)
            if self.game.to_move != player and not self.settled():
                shown = False
        self.known[player] = len(self.story)

    def hand_over(self, player: int) -> None:
        """Several people share the keyboard: the next one sits down before anything of his is shown."""
        if self.people > 1 and self.at_keyboard != player:
            self.answer(self.words("handover", player=self.words.player(player)) + " ")
            self.screen.console.clear()
            since = self.story[self.known.get(player, 0) :]
            if self.story:
                self.screen.say(self.words("news") if since else self.words("no-news"), "bold")
            for line in since:
                self.screen.line(line)
        self.at_keyboard = player

    def settled(self) -> bool:
        """The decision has passed on; the last move may still be taken back before anybody else moves."""
        while self.back:
            line = self.answer(self.words("turn-over") + " ").lower()
            if not line:
                break
            if latin(line) == "u":
                self.undo()
                return False
            if latin(line) == "q":
                self.ask_to_leave()
            else:
                self.screen.say(self.words("turn-over-again"))
        self.forget("undo-start")
        self.catch_up()
        return True

    def obey(self, line: str, view: View, menu: Menu) -> bool:
        """Do what a line says; true when the screen still shows the position."""
        if not line:
            return False
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        try:
            for name in (word.lower(), latin(word)):
                if name in WITH_ARGUMENT or (name in WITHOUT_ARGUMENT and not rest):
                    return self.command(name, rest, view, menu)
            return self.play([menu.read(line)])
        except InputError as bad:
            self.screen.say(self.words(bad.name, **bad.args_of_text), "red")
        except IllegalMove as refusal:
            self.refused(line, refusal, menu)
        return True

    def refused(self, line: str, refusal: IllegalMove, menu: Menu) -> None:
        """Say why a move is refused; a line that is no move at all is told from one that is not legal."""
        if refusal.code in ("unknown", "empty"):
            self.screen.say(self.words("error-unknown", text=line), "red")
            return
        text = self.words("error-refused", reason=why(self.words, refusal.code, refusal.args_))
        self.explain(lambda rules: self.screen.say(answers.by_rule(text, refusal.rule if rules else ""), "red"))
        if refusal.move == DONE.text and menu.outlook.stop_moves:
            self.screen.say(self.words("stop-hint", coins=ending_coins(self.screen, menu.outlook)))

    def explain(self, answer: Callable[[bool], None]) -> None:
        """Give an answer without the rules behind it, and keep it for who wants to know them."""
        self.again = answer
        answer(False)

    def command(self, name: str, rest: str, view: View, menu: Menu) -> bool:
        """Carry a command out; true when the screen still shows the position."""
        match name:
            case "u":
                return self.undo()
            case "even":
                return self.play(spread(view, menu))
            case "all":
                return self.play(everything_to(menu, rest))
            case "stop":
                return self.stop(menu)
            case "b":
                board(self.screen, view, menu, rest)
            case "o":
                offer(self.screen, view, {at: combo.position for at, combo in enumerate(view.offer)})
            case "c":
                self.cost(rest, view, menu)
            case "i":
                self.explain(lambda rules: answers.income(self.screen, view, menu, rules))
            case "w":
                self.rules()
            case "a":
                answers.abilities(self.screen, view)
            case "l":
                answers.log(self.screen, self.story, bool(rest))
            case "r":
                self.save(rest)
            case "s":
                self.suggest(view, menu)
            case "q":
                self.ask_to_leave()
            case _:
                answers.commands(self.screen)
        return True

    def play(self, moves: list[str], name: str = "") -> bool:
        """Make moves that can be taken back as one, under this name."""
        player = self.game.to_move
        before = Snapshot(self.game.copy(reseeded=False), len(self.story), name or moves[0])
        events: list[Event] = []
        revealed = False
        for move in moves:
            events += self.game.play(move)
            revealed = revealed or bool(self.game.log and self.game.log.chance)
            if self.game.to_move != player:
                break
        if revealed or any(event.kind in REVEALING for event in events):
            self.forget("undo-chance")
        else:
            self.back.append(before)
        self.again = None
        turn = next((at for at, event in enumerate(events) if isinstance(event, TurnStarted)), len(events))
        self.tell(events[:turn])
        self.untold = events[turn:]  # the next turn is told when it has really come
        return False

    # --- commands ---------------------------------------------------------------------------------------------------

    def undo(self) -> bool:
        """Take the last move back, if nothing new was seen and nobody else has moved since."""
        if not self.back:
            self.screen.say(self.words(self.barrier), "red")
            return True
        last = self.back.pop()
        self.game = last.game
        self.untold = []
        del self.story[last.told :]
        self.screen.say(self.words("undone", move=last.move), "bold")
        return False

    def forget(self, why: str) -> None:
        """From here on nothing can be taken back."""
        self.back.clear()
        self.barrier = why

    def stop(self, menu: Menu) -> bool:
        """End the turn as it stands, by the moves that the engine names."""
        moves = menu.outlook.stop_moves
        if not moves:
            raise InputError("undecided")
        self.screen.say(self.words("stopping", moves=", ".join(moves)))
        return self.play(moves, "stop")

    def rules(self) -> None:
        """The last answer once more, with the rules behind it."""
        if self.again is None:
            raise InputError("error-no-rules")
        self.again(True)

    def cost(self, region: str, view: View, menu: Menu) -> None:
        """What a region costs and why."""
        if not region:
            raise InputError("error-which", example="c 12")
        if region not in view.board.index:
            raise InputError("error-region", region=region)
        self.explain(lambda rules: answers.cost(self.screen, view, menu, region, rules))

    def suggest(self, view: View, menu: Menu) -> None:
        """What a bot of the middle level would play here."""
        move: Move = make_bot("normal", self.seed).choose(view)
        number = menu.numbers.get(move.text)
        if number is None or move.count > 1:
            self.screen.say(self.words("suggestion-text", move=move.text), "bold")
        else:
            self.screen.say(self.words("suggestion", move=move.text, number=number), "bold")

    def save(self, name: str) -> bool:
        """Write the record; an older file of somebody else's is never overwritten."""
        path = Path(name or f"elbowroom-{self.seed}.txt").expanduser()
        if path.exists() and path.absolute() not in self.written:
            self.screen.say(self.words("record-exists", file=str(path)), "red")
            return False
        try:
            path.write_text(self.game.record(), "utf-8")
        except OSError as error:
            why = error.strerror or str(error)
            self.screen.say(self.words("record-failed", file=str(path), why=why), "red")
            return False
        self.written.add(path.absolute())
        self.screen.say(self.words("record-saved", file=str(path)), "bold")
        return True

    # --- asking -----------------------------------------------------------------------------------------------------

    def answer(self, prompt: str) -> str:
        """A line from the keyboard. Ctrl-C asks whether to leave; the end of the input leaves."""
        while True:
            try:
                return self.read(prompt).strip()
            except KeyboardInterrupt:
                self.ask_to_leave()
            except (EOFError, OSError):
                self.screen.say("")
                self.screen.say(self.words("input-ended"))
                raise LeftError(0) from None

    def ask_to_leave(self) -> None:
        """Leave, save and leave, or stay; a second Ctrl-C leaves at once."""
        self.screen.say("")
        try:
            line = self.read(self.words("quit-ask") + " ").strip().lower()
        except (KeyboardInterrupt, EOFError, OSError):
            self.screen.say("")
            self.screen.say(self.words("left"))
            raise LeftError(130) from None
        if line in self.yes():
            self.screen.say(self.words("left"))
            raise LeftError(0)
        if line in ("s", self.words("answer-save")) and self.save(""):
            self.screen.say(self.words("left-saved"))
            raise LeftError(0)

    def yes(self) -> tuple[str, ...]:
        """What counts as a yes."""
        return ("y", "yes", self.words("answer-yes"))
