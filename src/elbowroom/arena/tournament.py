"""Tournaments: seat-balanced games on shared seeds, kept line by line in a file so that a stopped one goes on.

A result file is JSON lines: a line with what the games of a match have in common (the version that played them among
it, and what each guest is made of), then a line for every game of it.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from pathlib import Path
from typing import Any, TextIO

from elbowroom.bots import try_bot
from elbowroom.locale import texts_in
from elbowroom.notation.newgame import new_game
from elbowroom.rules.chance import mix

from .hall import play_in_hall
from .ray_hall import play_on_ray
from .referee import Fixture, Line, play_fixture
from .referee import Terms as Terms
from .version import guest_fingerprints, made_by
from .words import Mistake

# of a match's games
COMMON = ("version", "pairing", "seats", "boxes", "map", "seed", "budget", "guests", "limits", "variants")
LATER = {"guests": dict, "limits": dict, "variants": dict}  # what old files do not have yet
QUIET = 15.0  # seconds between two lines of progress where no terminal shows it


class TournamentError(Mistake):
    """A tournament that makes no sense, and why."""


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
        "guests": guest_fingerprints(pairing),
        "limits": terms.limits(),
        "variants": dict(terms.variants),
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
            match = {**{name: kind() for name, kind in LATER.items()}, **data}
        elif match and "number" in data:
            found.append({**match, **data, "names": list(seating(match["pairing"], match["seats"], data["number"]))})
        else:
            raise TournamentError("arena-no-results", file=str(path))
    return found


def one_version(games: Iterable[dict[str, Any]]) -> str:
    """The version that played all of these games; there must be no other, nor two of a guest."""
    versions: set[str] = set()
    guests: dict[str, str] = {}
    for game in games:
        versions.add(str(game["version"]))
        for name in game["pairing"]:
            made = game["guests"].get(name, "")
            if guests.setdefault(name, made) != made:
                raise TournamentError("arena-guest-versions", name=name)
    if len(versions) != 1:
        raise TournamentError("arena-versions", versions=", ".join(sorted(versions)))
    return next(iter(versions))


def _same_makers(terms: Terms, done: list[Line], path: Path) -> None:
    """Old games are gone on with only if the same rules and the same bots would play them again."""
    if not done:
        return
    if (found := one_version(done)) != made_by():
        raise TournamentError("arena-other-version", file=str(path), found=found, own=made_by())
    now = guest_fingerprints(terms.players)
    for game in done:
        for name in game["pairing"]:
            if name in now and game["guests"].get(name, "") != now[name]:
                raise TournamentError("arena-other-guest", file=str(path), name=name)


def still_to_play(terms: Terms, done: Iterable[dict[str, Any]]) -> list[Fixture]:
    """The games that the file does not have yet."""
    known = {(_identity(game), game["number"]) for game in done}
    own = {pairing: _identity(common(terms, pairing)) for pairing in pairings(terms.players, terms.seats)}
    return [fixture for fixture in fixtures(terms) if (own[fixture.pairing], fixture.number) not in known]


def _identity(match: dict[str, Any]) -> str:
    return json.dumps([match[name] for name in COMMON])


def _games(
    terms: Terms, left: list[Fixture], processes: int, memory: int, debug: bool, ray: str | None
) -> Iterator[tuple[Fixture, Line]]:
    """The games as they are finished; where strangers play or time is limited, in processes that can be ended."""
    if ray is not None:
        yield from play_on_ray(terms, left, ray, memory)
        return
    if processes <= 1 and not terms.limits():
        for fixture in left:
            yield fixture, play_fixture(terms, fixture)
        return
    yield from play_in_hall(terms, left, processes, memory, debug)


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


def run_tournament(
    terms: Terms,
    path: Path,
    processes: int = 1,
    language: str = "en",
    *,
    memory: int = 0,
    debug: bool = False,
    ray: str | None = None,
) -> list[Line]:
    """Play what is missing in the file, line by line, telling how far it is in `language`; the games of these terms.

    `memory` is how many MiB a process with guests may take (by itself a share of the machine's); `debug` shows what
    guests print and why they fail; `ray` is the address of a Ray cluster that is to play.
    """
    for name in terms.players:
        try_bot(name)  # what cannot be made is refused before anything is played
    new_game(terms.seats, list(terms.boxes), 0, map=terms.map, variants=dict(terms.variants))
    matches = {pairing: common(terms, pairing) for pairing in pairings(terms.players, terms.seats)}
    done = read_results(path)
    _same_makers(terms, done, path)
    left = still_to_play(terms, done)
    path.parent.mkdir(parents=True, exist_ok=True)
    whole = not done or path.read_text(encoding="utf-8").endswith("\n")
    _say_what_is_there(terms, len(fixtures(terms)) - len(left), path, language)
    progress = Progress(len(left), language)
    match: dict[str, Any] = {}
    with path.open("a", encoding="utf-8") as file:
        file.write("" if whole else "\n")
        for played, (fixture, game) in enumerate(_games(terms, left, processes, memory, debug, ray), 1):
            if matches[fixture.pairing] != match:
                match = matches[fixture.pairing]
                file.write(json.dumps(match) + "\n")
            file.write(json.dumps(game, separators=(",", ":")) + "\n")
            file.flush()
            progress.show(played)
            if debug and "forfeit" in game:
                print(f"\n{game['forfeit']['name']}: {game['forfeit']['text']}", file=sys.stderr)
    order = {(_identity(matches[one.pairing]), one.number): at for at, one in enumerate(fixtures(terms))}
    wanted = [game for game in read_results(path) if (_identity(game), game["number"]) in order]
    return sorted(wanted, key=lambda game: order[_identity(game), game["number"]])


def _say_what_is_there(terms: Terms, games: int, path: Path, language: str) -> None:
    """On the standard error: old games that count, and whose they are."""
    if games:
        made = guest_fingerprints(terms.players)
        names = ", ".join(f"{name} ({made[name]})" if name in made else name for name in terms.players)
        print(texts_in(language).get("arena-going-on", games=games, names=names, file=str(path)), file=sys.stderr)
