"""Games between bots, and what came out of them."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from elbowroom.bots import is_guest, make_bot, try_bot
from elbowroom.notation.newgame import new_game
from elbowroom.rules.chance import mix

from .hall import play_in_hall
from .referee import Fixture, Line, Terms
from .statistics import wilson
from .words import Mistake

_SAID = {"decision-limit": "arena-bot-slow", "game-limit": "arena-bot-slow", "died": "arena-bot-died"}
"""Why a guest has no move, if it is not its answer that is wrong, and what is then said."""


class SimulationError(ValueError):
    """A simulation that makes no sense, and why."""


class GuestFailed(Mistake):
    """A guest did not come up with a move; its cause is the exception, or what another process wrote of it."""


@dataclass(frozen=True)
class Outcome:
    """One game: who sat where, what they got, who won."""

    seats: tuple[str, ...]
    coins: tuple[int, ...]
    winners: tuple[int, ...]
    """Seats from 0."""
    moves: int


@dataclass
class Tally:
    """What somebody, or some seat, achieved."""

    name: str
    games: int = 0
    wins: float = 0.0
    coins: int = 0

    def add(self, coins: int, win: float) -> None:
        """Count one game."""
        self.games += 1
        self.coins += coins
        self.wins += win

    @property
    def mean_coins(self) -> float:
        """Coins per game."""
        return self.coins / self.games if self.games else 0.0

    @property
    def win_share(self) -> float:
        """Won games; a shared victory counts as a part of one."""
        return self.wins / self.games if self.games else 0.0

    def as_dict(self) -> dict[str, object]:
        """Plain data for JSON."""
        low, high = wilson(self.wins, self.games)
        return {
            "games": self.games,
            "wins": self.wins,
            "win_share": self.win_share,
            "win_share_95": [low, high],
            "mean_coins": self.mean_coins,
        }


@dataclass
class Report:
    """What a simulation found."""

    players: list[str]
    boxes: list[str]
    map: str
    seed: int
    games: int = 0
    moves: int = 0
    seconds: float = 0.0
    bots: dict[str, Tally] = field(default_factory=dict)
    seats: list[Tally] = field(default_factory=list)

    def add(self, outcome: Outcome) -> None:
        """Count one game."""
        self.games += 1
        self.moves += outcome.moves
        for seat, (name, coins) in enumerate(zip(outcome.seats, outcome.coins, strict=True)):
            win = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
            self.bots[name].add(coins, win)
            self.seats[seat].add(coins, win)

    @property
    def moves_per_game(self) -> float:
        """Moves in a game, on average."""
        return self.moves / self.games if self.games else 0.0

    @property
    def games_per_second(self) -> float:
        """Thinking included."""
        return self.games / self.seconds if self.seconds else 0.0

    @property
    def moves_per_second(self) -> float:
        """Thinking included."""
        return self.moves / self.seconds if self.seconds else 0.0

    def as_dict(self) -> dict[str, object]:
        """Plain data for JSON."""
        return {
            "players": self.players,
            "boxes": self.boxes,
            "map": self.map,
            "seed": self.seed,
            "games": self.games,
            "moves": self.moves,
            "moves_per_game": self.moves_per_game,
            "seconds": self.seconds,
            "games_per_second": self.games_per_second,
            "moves_per_second": self.moves_per_second,
            "bots": {name: tally.as_dict() for name, tally in self.bots.items()},
            "seats": [{"seat": at, **tally.as_dict()} for at, tally in enumerate(self.seats, 1)],
        }


def play_game(
    players: Sequence[str],
    number: int,
    boxes: Sequence[str] = ("base",),
    seed: int = 0,
    map: str | None = None,
    variants: dict[str, object] | None = None,
) -> Outcome:
    """Game `number` of a simulation: everybody moves on one seat from game to game."""
    names, own_seed = _seating(players, number, seed)
    bots = [make_bot(name, mix(own_seed ^ seat + 1)) for seat, name in enumerate(names)]
    game = new_game(len(players), list(boxes), own_seed, map=map, variants=variants)
    moves = 0
    for player, bot in enumerate(bots, 1):
        bot.begins(game.view(player))
    while not game.over:
        player = game.to_move
        try:
            game.play(bots[player - 1].choose(game.view(player)))
        except (Exception, SystemExit) as error:
            if not is_guest(names[player - 1]):
                raise
            reason = f"{type(error).__name__}: {error}".rstrip(": ")
            raise GuestFailed("arena-bot-failed", name=names[player - 1], reason=reason) from error
        moves += 1
    winners = tuple(player - 1 for player in game.winners)
    return Outcome(names, tuple(game.coins.values()), winners, moves)


def _seating(players: Sequence[str], number: int, seed: int) -> tuple[tuple[str, ...], int]:
    """Who sits where in a game, and its seed."""
    count = len(players)
    return tuple(players[(seat + number) % count] for seat in range(count)), mix(mix(seed) + number)


def _games_with_guests(
    players: Sequence[str],
    games: int,
    boxes: Sequence[str],
    seed: int,
    map: str | None,
    debug: bool,
    variants: dict[str, object] | None,
) -> Iterator[Outcome]:
    """The same games in a process of their own, so that a guest that hangs, dies or prints harms nobody."""
    terms = Terms(tuple(players), games, len(players), tuple(boxes), map, variants=tuple((variants or {}).items()))
    fixtures = [Fixture(tuple(players), number, *_seating(players, number, seed)) for number in range(games)]
    for fixture, line in play_in_hall(terms, fixtures, 1, 0, debug):
        if "forfeit" in line:
            raise _failed(line) from RuntimeError(line["forfeit"]["text"])
        yield Outcome(fixture.names, tuple(line["coins"]), tuple(line["winners"]), line["moves"])


def _failed(line: Line) -> GuestFailed:
    forfeit = line["forfeit"]
    lines = forfeit["text"].strip().splitlines() or [""]
    return GuestFailed(_SAID.get(forfeit["why"], "arena-bot-failed"), name=forfeit["name"], reason=lines[-1])


def simulate(
    players: Sequence[str],
    games: int,
    boxes: Sequence[str] = ("base",),
    seed: int = 0,
    map: str | None = None,
    progress: Callable[[int], None] | None = None,
    debug: bool = False,
    variants: dict[str, object] | None = None,
) -> Report:
    """Play games between bots; after as many games as there are players each bot has sat in every seat.

    `progress` is told the number of games played so far; `debug` shows what guests print. The same arguments give the
    same games.
    """
    if games < 1:
        raise SimulationError(f"a simulation has at least one game, not {games}")
    for name in players:
        try_bot(name)  # what cannot be made is refused before anything is played
    board = new_game(len(players), list(boxes), 0, map=map, variants=variants).board
    report = Report(list(players), list(boxes), board.id, seed)
    report.bots = {name: Tally(name) for name in players}
    report.seats = [Tally(str(seat)) for seat in range(1, len(players) + 1)]
    start = time.perf_counter()
    here = (play_game(players, number, boxes, seed, map, variants) for number in range(games))
    guests = any(is_guest(name) for name in players)
    for outcome in _games_with_guests(players, games, boxes, seed, map, debug, variants) if guests else here:
        report.add(outcome)
        report.seconds = time.perf_counter() - start
        if progress is not None:
            progress(report.games)
    return report
