"""Tournaments: seat-balanced games on shared seeds, kept line by line in a file so that a stopped one goes on.

A result file is JSON lines: a line with what the games of a match have in common (the version that played them among
it), then a line for every game of it.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import combinations
from math import log10
from pathlib import Path
from typing import Any, TextIO

from elbowroom.bots import make_bot, read_budget
from elbowroom.locale import texts_in
from elbowroom.notation.newgame import new_game
from elbowroom.rules.chance import mix
from elbowroom.rules.game import IllegalMove

from .version import made_by
from .words import Mistake

STEPS = 50  # bins per power of ten in which decision times are counted
COMMON = ("version", "pairing", "seats", "boxes", "map", "seed", "budget")  # of all games of a match
QUIET = 15.0  # seconds between two lines of progress where no terminal shows it


class TournamentError(Mistake):
    """A tournament that makes no sense, and why."""


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


@dataclass(frozen=True)
class Fixture:
    """One game to be played: who sits where, and which game it is."""

    pairing: tuple[str, ...]
    number: int
    names: tuple[str, ...]
    seed: int


def pairings(players: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Who meets whom: all together if they fill the table, else each two; at a larger table one among the other."""
    if len(players) < 2:
        raise TournamentError("arena-few-bots")
    if len(set(players)) != len(players):
        raise TournamentError("arena-bot-twice")
    if len(players) == seats:
        return [tuple(players)]
    return list(combinations(players, 2))


def seating(pairing: Sequence[str], seats: int, number: int) -> tuple[str, ...]:
    """Who sits where in a game of a match: everybody moves on one seat each time."""
    line = tuple(pairing) if len(pairing) == seats else (pairing[0],) + (pairing[1],) * (seats - 1)
    return tuple(line[(seat - number) % seats] for seat in range(seats))


def fixtures(terms: Terms) -> list[Fixture]:
    """All games: on every seed as many as there are seats."""
    return [
        Fixture(
            pairing,
            number,
            seating(pairing, terms.seats, number),
            mix(mix(terms.seed) + number // terms.seats),
        )
        for pairing in pairings(terms.players, terms.seats)
        for number in range(terms.games)
    ]


def play_fixture(terms: Terms, fixture: Fixture) -> dict[str, Any]:
    """Play one game; its line for the file."""
    milliseconds, nodes = read_budget(terms.budget) if terms.budget else (0.0, 0)
    bots = [
        make_bot(name, mix(fixture.seed ^ seat + 1), milliseconds=milliseconds, nodes=nodes)
        for seat, name in enumerate(fixture.names)
    ]
    game = new_game(terms.seats, list(terms.boxes), fixture.seed, map=terms.map)
    clocks: dict[str, dict[int, int]] = {name: {} for name in fixture.names}
    moves = 0
    start = time.perf_counter()
    while not game.over:
        player = game.to_move
        name = fixture.names[player - 1]
        view = game.view(player)
        before = time.perf_counter()
        move = bots[player - 1].choose(view)
        step = _bin(time.perf_counter() - before)
        clocks[name][step] = clocks[name].get(step, 0) + 1
        try:
            game.play(move)
        except IllegalMove as error:
            raise TournamentError("arena-not-legal", name=name, move=str(move), reason=str(error)) from None
        moves += 1
    return {
        "number": fixture.number,
        "coins": list(game.coins.values()),
        "winners": [player - 1 for player in game.winners],
        "moves": moves,
        "seconds": round(time.perf_counter() - start, 2),
        "clocks": {name: {str(step): count for step, count in sorted(clock.items())} for name, clock in clocks.items()},
    }


def _bin(seconds: float) -> int:
    """The bin of a decision time; all below a millisecond are in bin 0."""
    return max(0, int(1 + STEPS * log10(seconds * 1000))) if seconds > 0.001 else 0


# --- result files ---------------------------------------------------------------------------------------------------


def common(terms: Terms, pairing: Sequence[str]) -> dict[str, Any]:
    """What a match's games have in common."""
    return {
        "version": made_by(),
        "pairing": list(pairing),
        "seats": terms.seats,
        "boxes": list(terms.boxes),
        "map": terms.map,
        "seed": terms.seed,
        "budget": terms.budget,
    }


def read_results(path: Path) -> list[dict[str, Any]]:
    """The games in a file, each with what its match has in common; a line that was cut off counts for nothing."""
    found: list[dict[str, Any]] = []
    match: dict[str, Any] = {}
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else ():
        try:
            data = json.loads(line)
        except json.JSONDecodeError:
            continue
        if not isinstance(data, dict):
            raise TournamentError("arena-no-results", file=str(path))
        if "pairing" in data:
            match = data
        elif match and "number" in data:
            found.append({**match, **data, "names": list(seating(match["pairing"], match["seats"], data["number"]))})
        else:
            raise TournamentError("arena-no-results", file=str(path))
    return found


def one_version(games: Iterable[dict[str, Any]]) -> str:
    """The version that played all of these games; there must be no other."""
    versions = sorted({str(game["version"]) for game in games})
    if len(versions) != 1:
        raise TournamentError("arena-versions", versions=", ".join(versions))
    return versions[0]


def still_to_play(terms: Terms, done: Iterable[dict[str, Any]]) -> list[Fixture]:
    """The games that the file does not have yet."""
    known = {(_identity(game), game["number"]) for game in done}
    return [
        fixture
        for fixture in fixtures(terms)
        if (_identity(common(terms, fixture.pairing)), fixture.number) not in known
    ]


def _identity(match: dict[str, Any]) -> str:
    return json.dumps([match[name] for name in COMMON])


def _games(terms: Terms, left: list[Fixture], processes: int) -> Iterator[dict[str, Any]]:
    if processes <= 1:
        for fixture in left:
            yield play_fixture(terms, fixture)
        return
    with ProcessPoolExecutor(processes) as pool:
        try:
            yield from pool.map(play_fixture, [terms] * len(left), left)
        finally:
            pool.shutdown(cancel_futures=True)  # whoever stops does not want to wait for all the rest


class Progress:
    """On the standard error: games played, and the time that is left; a line now and then where no terminal is."""

    def __init__(self, total: int, language: str = "en", stream: TextIO | None = None) -> None:
        self.total = total
        self.stream = stream or sys.stderr
        self._texts = texts_in(language)
        self._start = time.perf_counter()
        self._last = self._start

    def show(self, played: int) -> None:
        """So many games have been played since the start."""
        now = time.perf_counter()
        left = int((now - self._start) / played * (self.total - played) + 0.5)
        time_left = f"{left // 3600}:{left // 60 % 60:02d}:{left % 60:02d}"
        text = self._texts.get("arena-progress", played=played, total=self.total, left=time_left)
        if self.stream.isatty():
            self.stream.write(f"\r{text} " + ("\n" if played == self.total else ""))
        elif now - self._last >= QUIET:
            self._last = now
            self.stream.write(text + "\n")
        self.stream.flush()


def run_tournament(terms: Terms, path: Path, processes: int = 1, language: str = "en") -> list[dict[str, Any]]:
    """Play what is missing in the file, line by line, telling how far it is in `language`; the games of these terms."""
    for name in terms.players:
        make_bot(name)  # an unknown bot is refused before anything is played
    new_game(terms.seats, list(terms.boxes), 0, map=terms.map)
    done = read_results(path)
    if done and one_version(done) != made_by():
        raise TournamentError("arena-other-version", file=str(path), found=one_version(done), own=made_by())
    left = still_to_play(terms, done)
    path.parent.mkdir(parents=True, exist_ok=True)
    whole = not done or path.read_text(encoding="utf-8").endswith("\n")
    progress = Progress(len(left), language)
    match: dict[str, Any] = {}
    with path.open("a", encoding="utf-8") as file:
        file.write("" if whole else "\n")
        for played, (fixture, game) in enumerate(zip(left, _games(terms, left, processes), strict=True), 1):
            if common(terms, fixture.pairing) != match:
                match = common(terms, fixture.pairing)
                file.write(json.dumps(match) + "\n")
            file.write(json.dumps(game, separators=(",", ":")) + "\n")
            file.flush()
            progress.show(played)
    wanted = {(_identity(common(terms, fixture.pairing)), fixture.number) for fixture in fixtures(terms)}
    return [game for game in read_results(path) if (_identity(game), game["number"]) in wanted]
