"""One game of a tournament: who decides, how long it takes, and what becomes of it when a bot fails.

A bot that crashes, answers with what is no legal move, or passes a hard limit forfeits the game: the others share the
victory, and the line in the file says why. The tournament goes on.
"""

from __future__ import annotations

import time
import traceback
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import log10
from typing import Any, Protocol

from elbowroom.bots import Bot, is_guest, make_bot, read_budget
from elbowroom.notation.newgame import new_game
from elbowroom.rules.chance import mix
from elbowroom.rules.game import Game, IllegalMove
from elbowroom.rules.moves import Move

STEPS = 50  # bins per power of ten in which decision times are counted
DECISION, GAME = 10.0, 600.0  # seconds that guests have if nothing else is said
PATIENCE = 3  # a decision that takes so many times its limit is waited for no longer
_LONGEST = 20_000  # characters of a traceback that are kept
Line = dict[str, Any]


@dataclass(frozen=True)
class Terms:
    """What all games of a tournament have in common."""

    players: tuple[str, ...]
    """The bots."""
    games: int
    """For every pairing."""
    seats: int = 2
    boxes: tuple[str, ...] = ("base",)
    map: str | None = None
    seed: int = 1
    budget: str = ""
    """Of bots that search, like `200ms` or `1500n`; nothing leaves them their own."""
    decision_limit: float = 0.0
    """Seconds; a longer decision is counted as overdrawn, one `PATIENCE` times as long forfeits."""
    game_limit: float = 0.0
    """Seconds that each seat may think in a game; who needs more forfeits."""
    variants: tuple[tuple[str, object], ...] = ()
    """House rules that are not as usual."""

    def limits(self) -> dict[str, float]:
        """The limits in force: those that were given, and where guests play both; our own bots alone have none."""
        if not (self.decision_limit or self.game_limit or any(is_guest(name) for name in self.players)):
            return {}
        return {"decision": self.decision_limit or DECISION, "game": self.game_limit or GAME}


@dataclass(frozen=True)
class Fixture:
    """One game to be played: who sits where, and which game it is."""

    pairing: tuple[str, ...]
    number: int
    names: tuple[str, ...]
    seed: int


class Watch(Protocol):
    """Whoever looks on from another process: who is thinking since when, and how long each has thought."""

    def thinks(self, seat: int, used: float) -> None:
        """This seat thinks from now on (-1: nobody); it has used so many seconds before."""


class _Nobody:
    """Nobody looks on."""

    def thinks(self, seat: int, used: float) -> None:
        """It is all the same."""


class Forfeited(Exception):
    """A bot has forfeited: which seat, why, and all there is to say about it."""

    def __init__(self, seat: int, why: str, text: str) -> None:
        super().__init__(why)
        self.seat = seat
        self.why = why
        self.text = text[-_LONGEST:]


@dataclass
class Sheet:
    """What is written down while a game is played."""

    names: tuple[str, ...]
    moves: int = 0
    clocks: dict[str, dict[int, int]] = field(default_factory=dict)
    used: list[float] = field(default_factory=list)
    overdrawn: dict[str, int] = field(default_factory=dict)

    def note(self, seat: int, seconds: float, limit: float) -> None:
        """A decision of a seat."""
        name = self.names[seat]
        clock = self.clocks.setdefault(name, {})
        step = _bin(seconds)
        clock[step] = clock.get(step, 0) + 1
        self.used[seat] += seconds
        if limit and seconds > limit:
            self.overdrawn[name] = self.overdrawn.get(name, 0) + 1


def play_fixture(terms: Terms, fixture: Fixture, watch: Watch | None = None) -> Line:
    """Play one game; its line for the file."""
    start = time.perf_counter()
    game = new_game(terms.seats, list(terms.boxes), fixture.seed, map=terms.map, variants=dict(terms.variants))
    sheet = Sheet(fixture.names, clocks={name: {} for name in fixture.names}, used=[0.0] * terms.seats)
    forfeit: Forfeited | None = None
    try:
        _play(terms, fixture, game, sheet, watch or _Nobody())
    except Forfeited as error:
        forfeit = error
    clocks = {name: {str(at): count for at, count in sorted(clock.items())} for name, clock in sheet.clocks.items()}
    line: Line = {
        "number": fixture.number,
        "coins": list(game.coins.values()),
        "winners": [player - 1 for player in game.winners],
        "moves": sheet.moves,
        "seconds": round(time.perf_counter() - start, 2),
        "clocks": clocks,
    }
    if sheet.overdrawn:
        line["overdrawn"] = sheet.overdrawn
    return forfeited(line, fixture.names, forfeit) if forfeit is not None else line


def forfeited(line: Line, names: Sequence[str], forfeit: Forfeited) -> Line:
    """The line of a game that somebody has forfeited: the others share the victory."""
    why = {"seat": forfeit.seat, "name": names[forfeit.seat], "why": forfeit.why, "text": forfeit.text}
    return {**line, "winners": [seat for seat in range(len(names)) if seat != forfeit.seat], "forfeit": why}


def forfeited_unseen(fixture: Fixture, seat: int, why: str, text: str, seconds: float) -> Line:
    """The line of a game whose process had to be ended, so that nothing else is known of it."""
    line: Line = {"number": fixture.number, "coins": [0] * len(fixture.names), "moves": 0}
    line |= {"seconds": round(seconds, 2), "clocks": {}}
    return forfeited(line, fixture.names, Forfeited(seat, why, text))


def _play(terms: Terms, fixture: Fixture, game: Game, sheet: Sheet, watch: Watch) -> None:
    limits = terms.limits()
    bots = []
    for seat, name in enumerate(fixture.names):
        watch.thinks(seat, 0.0)
        bots.append(_seated(terms, fixture, game, seat, name))
    while not game.over:
        seat = game.to_move - 1
        watch.thinks(seat, sheet.used[seat])
        seconds = _decide(game, seat, bots[seat])
        watch.thinks(-1, 0.0)
        sheet.note(seat, seconds, limits.get("decision", 0.0))
        sheet.moves += 1
        if limits and seconds > PATIENCE * limits["decision"]:
            raise Forfeited(seat, "decision-limit", f"{seconds:.1f} s")
        if limits and sheet.used[seat] > limits["game"]:
            raise Forfeited(seat, "game-limit", f"{sheet.used[seat]:.1f} s")


def _seated(terms: Terms, fixture: Fixture, game: Game, seat: int, name: str) -> Bot:
    """A bot that knows that the game begins."""
    milliseconds, nodes = read_budget(terms.budget) if terms.budget else (0.0, 0)
    try:
        bot = make_bot(name, mix(fixture.seed ^ seat + 1), milliseconds=milliseconds, nodes=nodes)
        bot.begins(game.view(seat + 1))
    except (Exception, SystemExit):
        raise Forfeited(seat, "crash", traceback.format_exc()) from None
    return bot


def _decide(game: Game, seat: int, bot: Bot) -> float:
    """One decision and its move; how long the bot took."""
    view = game.view(seat + 1)
    before = time.perf_counter()
    try:
        move: object = bot.choose(view)
    except (Exception, SystemExit):
        raise Forfeited(seat, "crash", traceback.format_exc()) from None
    seconds = time.perf_counter() - before
    if not isinstance(move, Move | str):
        raise Forfeited(seat, "illegal", f"{type(move).__name__} is no move")
    try:
        game.play(move)
    except IllegalMove as error:
        raise Forfeited(seat, "illegal", f"{move}: {error}") from None
    except Exception:  # a move put together by hand that is none
        raise Forfeited(seat, "illegal", traceback.format_exc()) from None
    return seconds


def _bin(seconds: float) -> int:
    """The bin of a decision time; all below a millisecond are in bin 0."""
    return max(0, int(1 + STEPS * log10(seconds * 1000))) if seconds > 0.001 else 0
