"""Tournaments: seat-balanced games on shared seeds, kept line by line in a file so that a stopped one goes on."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from itertools import combinations
from math import log10
from pathlib import Path
from typing import Any, TextIO

import elbowroom
from elbowroom.bots import make_bot
from elbowroom.notation.newgame import new_game
from elbowroom.rules.chance import mix

STEPS = 20  # bins per power of ten in which decision times are counted


class TournamentError(ValueError):
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
    milliseconds: float = 0.0
    """The budget of bots that search; 0 leaves them their own."""
    nodes: int = 0


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
        raise TournamentError("a tournament needs two bots at least")
    if len(set(players)) != len(players):
        raise TournamentError("a bot is named twice")
    if len(players) == seats:
        return [tuple(players)]
    return list(combinations(players, 2))


def fixtures(terms: Terms) -> list[Fixture]:
    """All games: on every seed as many as there are seats, everybody moving on one seat each time."""
    found = []
    for pairing in pairings(terms.players, terms.seats):
        line = pairing if len(pairing) == terms.seats else (pairing[0],) + (pairing[1],) * (terms.seats - 1)
        for number in range(terms.games):
            shift = number % terms.seats
            names = tuple(line[(seat - shift) % terms.seats] for seat in range(terms.seats))
            found.append(Fixture(pairing, number, names, mix(mix(terms.seed) + number // terms.seats)))
    return found


def play_fixture(terms: Terms, fixture: Fixture) -> dict[str, Any]:
    """Play one game; the line for the file."""
    bots = [
        make_bot(name, mix(fixture.seed ^ seat + 1), milliseconds=terms.milliseconds, nodes=terms.nodes)
        for seat, name in enumerate(fixture.names)
    ]
    game = new_game(terms.seats, list(terms.boxes), fixture.seed, map=terms.map)
    clocks: dict[str, dict[int, int]] = {name: {} for name in fixture.names}
    moves = 0
    start = time.perf_counter()
    while not game.over:
        player = game.to_move
        view = game.view(player)
        before = time.perf_counter()
        move = bots[player - 1].choose(view)
        clock = clocks[fixture.names[player - 1]]
        step = _bin(time.perf_counter() - before)
        clock[step] = clock.get(step, 0) + 1
        game.play(move)
        moves += 1
    return {
        **_key(terms, fixture),
        "map": game.board.id,
        "names": list(fixture.names),
        "coins": list(game.coins.values()),
        "winners": [player - 1 for player in game.winners],
        "moves": moves,
        "seconds": round(time.perf_counter() - start, 3),
        "clocks": {name: {str(step): count for step, count in sorted(clock.items())} for name, clock in clocks.items()},
    }


def _bin(seconds: float) -> int:
    """The bin of a decision time; bin 0 is a microsecond."""
    return max(0, int(STEPS * log10(max(seconds, 1e-6) * 1e6)))


def _key(terms: Terms, fixture: Fixture) -> dict[str, Any]:
    """What tells a game from all others."""
    return {
        "version": elbowroom.__version__,
        "pairing": list(fixture.pairing),
        "number": fixture.number,
        "seats": terms.seats,
        "boxes": list(terms.boxes),
        "seed": terms.seed,
        "milliseconds": terms.milliseconds,
        "nodes": terms.nodes,
    }


def read_results(path: Path) -> list[dict[str, Any]]:
    """The games in a file; a last line that was cut off counts for nothing."""
    found: list[dict[str, Any]] = []
    if path.exists():
        for line in path.read_text(encoding="utf-8").splitlines():
            try:
                found.append(json.loads(line))
            except json.JSONDecodeError:
                continue
    return found


def still_to_play(terms: Terms, done: Iterable[dict[str, Any]]) -> list[Fixture]:
    """The games that the file does not have yet."""
    known = {_identity(line) for line in done}
    return [fixture for fixture in fixtures(terms) if _identity(_key(terms, fixture)) not in known]


def _identity(line: dict[str, Any]) -> str:
    names = ("version", "pairing", "number", "seats", "boxes", "seed", "milliseconds", "nodes")
    return json.dumps([line.get(name) for name in names])


def _games(terms: Terms, left: list[Fixture], processes: int) -> Iterator[dict[str, Any]]:
    if processes <= 1:
        for fixture in left:
            yield play_fixture(terms, fixture)
        return
    with ProcessPoolExecutor(processes) as pool:
        yield from pool.map(play_fixture, [terms] * len(left), left)


class Progress:
    """A line on the standard error: games played, and the time that is left."""

    def __init__(self, total: int, stream: TextIO = sys.stderr) -> None:
        self.total = total
        self.stream = stream
        self._start = time.perf_counter()

    def show(self, played: int) -> None:
        """So many games have been played since the start."""
        if not self.stream.isatty():
            return
        spent = time.perf_counter() - self._start
        left = int(spent / played * (self.total - played))
        end = "\n" if played == self.total else ""
        self.stream.write(f"\r{played}/{self.total} games, {left // 60}:{left % 60:02d} left {end}")
        self.stream.flush()


def run_tournament(terms: Terms, path: Path, processes: int = 1) -> list[dict[str, Any]]:
    """Play what is missing in the file, line by line; all its games."""
    for name in terms.players:
        make_bot(name)  # an unknown bot is refused before anything is played
    new_game(terms.seats, list(terms.boxes), 0, map=terms.map)
    done = read_results(path)
    left = still_to_play(terms, done)
    path.parent.mkdir(parents=True, exist_ok=True)
    whole = all(line.endswith("\n") for line in path.read_text(encoding="utf-8").splitlines(True)) if done else True
    progress = Progress(len(left))
    with path.open("a", encoding="utf-8") as file:
        if not whole:
            file.write("\n")
        for played, line in enumerate(_games(terms, left, processes), 1):
            file.write(json.dumps(line) + "\n")
            file.flush()
            done.append(line)
            progress.show(played)
    return [line for line in done if _belongs(terms, line)]


def _belongs(terms: Terms, line: dict[str, Any]) -> bool:
    own = asdict(terms)
    same = all(line.get(name) == own[name] for name in ("seats", "seed", "milliseconds", "nodes"))
    return same and tuple(line["boxes"]) == terms.boxes and set(line["pairing"]) <= set(terms.players)


# --- the command ----------------------------------------------------------------------------------------------------


def add_parser(subparsers: Any) -> None:
    """`elbowroom tournament` and `elbowroom ladder`; each parser's `run` is the function to call with the options."""
    parser = subparsers.add_parser("tournament", help="matches between bots, with intervals and ratings")
    bots = "the bots, with commas: our own by name, anyone's as module:Class (default: hard,normal)"
    parser.add_argument("--players", metavar="LIST", default="hard,normal", help=bots)
    parser.add_argument("--games", type=int, metavar="N", default=400, help="for every pairing (default: 400)")
    seats = "seats at the table (default: 2); at more, one of a pairing's first bot sits among the second"
    parser.add_argument("--seats", type=int, metavar="N", default=2, help=seats)
    parser.add_argument("--boxes", metavar="LIST", default="base", help="base, underground, or both (default: base)")
    parser.add_argument("--map", metavar="NAME", help="a shipped map (default: by number of seats)")
    parser.add_argument("--seed", type=int, metavar="N", default=1, help="which games (default: 1)")
    budget = "a decision's budget for bots that search, in milliseconds (default: their own)"
    parser.add_argument("--milliseconds", type=float, metavar="MS", default=0.0, help=budget)
    nodes = "the same in turns played in thought: the games can then be made again exactly"
    parser.add_argument("--nodes", type=int, metavar="N", default=0, help=nodes)
    parser.add_argument("--processes", type=int, metavar="N", default=1, help="games at a time (default: 1)")
    file = "result file, one JSON line per game; games it has already are not played again (default: tournament.jsonl)"
    parser.add_argument("--file", type=Path, metavar="FILE", default=Path("tournament.jsonl"), help=file)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=_run)
    ladder = subparsers.add_parser("ladder", help="write the ladder's page from result files")
    ladder.add_argument("files", nargs="+", type=Path, metavar="FILE", help="result files of tournaments")
    ladder.add_argument("--positions", type=Path, metavar="FILE", help="a report of `elbowroom positions` to add")
    ladder.set_defaults(run=_ladder)
    positions = subparsers.add_parser("positions", help="how many test positions each level solves")
    positions.add_argument("folder", type=Path, metavar="FOLDER", help="a folder with positions.toml")
    positions.add_argument("--players", metavar="LIST", default="random,easy,normal,hard,expert", help="the bots")
    positions.add_argument("--milliseconds", type=float, metavar="MS", default=0.0, help=budget)
    positions.add_argument("--nodes", type=int, metavar="N", default=0, help=nodes)
    positions.add_argument("--all", action="store_true", help="name every position, with the move that was chosen")
    positions.set_defaults(run=_positions)


def _run(options: Any) -> int:
    from .tournament_report import as_text, matches, ratings, times

    terms = Terms(
        players=tuple(options.players.split(",")),
        games=options.games,
        seats=options.seats,
        boxes=tuple(options.boxes.split(",")),
        map=options.map,
        seed=options.seed,
        milliseconds=options.milliseconds,
        nodes=options.nodes,
    )
    games = run_tournament(terms, options.file, options.processes)
    if options.json:
        found = {
            "matches": [match.as_dict() for match in matches(games)],
            "ratings": ratings(games),
            "milliseconds": times(games),
        }
        print(json.dumps(found))
    else:
        print(as_text(games))
    return 0


def _ladder(options: Any) -> int:
    from .tournament_report import ladder_page

    games = [game for file in options.files for game in read_results(file)]
    if not games:
        raise TournamentError("there is no game in these files")
    positions = options.positions.read_text(encoding="utf-8").splitlines() if options.positions else []
    files = " ".join(str(file) for file in options.files)
    also = f" --positions {options.positions}" if options.positions else ""
    print(ladder_page(games, positions, f"elbowroom ladder {files}{also} > docs/ladder.md"), end="")
    return 0


def _positions(options: Any) -> int:
    from .tournament_positions import as_text, solve

    names = options.players.split(",")
    found = solve(options.folder, names, options.milliseconds, options.nodes)
    print("\n".join(as_text(found, names, options.all)))
    return 0
