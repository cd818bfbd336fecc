"""How fast the engine is: random play and copies through the public interface.

A microsecond means little by itself, so every figure is also given in `n`: microseconds divided by the seconds that
`sum(range(10**7))` takes in the same run. Machines differ much in microseconds and little in n.
"""

from __future__ import annotations

import platform
import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from elbowroom.notation.newgame import new_game
from elbowroom.rules import game as engine
from elbowroom.rules.game import Game
from elbowroom.rules.moves import Move

CALIBRATION = 10**7
COPIES = 20  # at every point of a game at which copies are made
POINTS = 0.1  # the share of moves after which copies are made


class BenchError(ValueError):
    """A measurement that makes no sense, and why."""


@dataclass
class Speed:
    """What was measured with so many players; `unit` is the calibration in seconds."""

    players: int
    map: str
    games: int = 0
    moves: int = 0
    seconds: float = 0.0
    copies: int = 0
    copy_seconds: float = 0.0
    unit: float = 1.0

    @property
    def move(self) -> float:
        """Microseconds per move."""
        return self.seconds / self.moves * 1e6

    @property
    def copy(self) -> float:
        """Microseconds per copy."""
        return self.copy_seconds / self.copies * 1e6

    @property
    def moves_per_game(self) -> float:
        """Moves in a game, on average."""
        return self.moves / self.games

    @property
    def games_per_second(self) -> float:
        """Whole games, setting up left out."""
        return self.games / self.seconds

    def as_dict(self) -> dict[str, object]:
        """Plain data for JSON; the keys are explained in `elbowroom bench --help`."""
        return {
            "players": self.players,
            "map": self.map,
            "games": self.games,
            "moves": self.moves,
            "moves_per_game": self.moves_per_game,
            "seconds": self.seconds,
            "games_per_second": self.games_per_second,
            "moves_per_second": self.moves / self.seconds,
            "microseconds_per_move": self.move,
            "n_per_move": self.move / self.unit,
            "copies": self.copies,
            "microseconds_per_copy": self.copy,
            "n_per_copy": self.copy / self.unit,
        }


@dataclass
class Measurement:
    """One run of the benchmark."""

    boxes: list[str]
    calibration: float = 0.0
    """Seconds of `sum(range(10**7))`, the best of several."""
    speeds: list[Speed] = field(default_factory=list)

    def as_dict(self) -> dict[str, object]:
        """Plain data for JSON."""
        return {
            "python": platform.python_version(),
            "implementation": platform.python_implementation(),
            "compiled": compiled(),
            "boxes": self.boxes,
            "calibration_seconds": self.calibration,
            "results": [speed.as_dict() for speed in self.speeds],
        }


def compiled() -> bool:
    """Is the engine an extension module?"""
    return not str(engine.__file__).endswith((".py", ".pyc"))


def calibrate() -> float:
    """The seconds that a fixed piece of work takes."""
    start = time.perf_counter()
    sum(range(CALIBRATION))
    return time.perf_counter() - start


def measure(
    players: Sequence[int] = (2, 3, 4, 5),
    boxes: Sequence[str] = ("base",),
    map: str | None = None,
    seconds: float = 1.0,
    progress: Callable[[int], None] | None = None,
    variants: dict[str, object] | None = None,
) -> Measurement:
    """Measure each number of players for about so many seconds, with calibrations before, between and after.

    `progress` is told the number of players whose turn it is.
    """
    if not 0 < seconds <= 3600:
        raise BenchError(f"a measurement takes more than 0 and at most 3600 seconds, not {seconds:g}")
    for count in players:
        # what cannot be set up is refused before anything is measured
        new_game(count, list(boxes), 0, map=map, variants=variants)
    result = Measurement(list(boxes), calibrate())
    for count in players:
        if progress is not None:
            progress(count)
        result.speeds.append(_random_games(count, boxes, map, seconds, variants))
        result.calibration = min(result.calibration, calibrate())
    for speed in result.speeds:
        speed.unit = result.calibration
    return result


def _random_games(
    players: int, boxes: Sequence[str], map: str | None, seconds: float, variants: dict[str, object] | None
) -> Speed:
    """Whole games by chance; setting up is not measured, and copies are made when a game is played again."""
    chance = random.Random(players).random
    speed = Speed(players, new_game(players, list(boxes), 0, map=map).board.id)
    while speed.seconds < seconds:
        moves = _play(new_game(players, list(boxes), speed.games, map=map, variants=variants), chance, speed)
        _copy(new_game(players, list(boxes), speed.games, map=map, variants=variants), moves, chance, speed)
        speed.games += 1
    return speed


def _play(game: Game, chance: Callable[[], float], speed: Speed) -> list[Move]:
    """A whole game against the clock; the moves that were made."""
    made = []
    start = time.perf_counter()
    while not game.over:
        moves = game.legal_moves()
        move = moves[int(chance() * len(moves))]
        game.play(move)
        made.append(move)
    speed.seconds += time.perf_counter() - start
    speed.moves += len(made)
    return made


def _copy(game: Game, moves: list[Move], chance: Callable[[], float], speed: Speed) -> None:
    """The same game again, copied at its start and at points that chance picks."""
    point = 0.0
    for move in moves:
        if point < POINTS:
            start = time.perf_counter()
            for _ in range(COPIES):
                game.copy()
            speed.copy_seconds += time.perf_counter() - start
            speed.copies += COPIES
        game.play(move)
        point = chance()
