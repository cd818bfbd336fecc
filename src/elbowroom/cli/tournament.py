"""`elbowroom tournament`, `elbowroom ladder` and `elbowroom positions`: what can be said, and what is then done."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from .arguments import Parser, counting_number, names, whole_number

_LEVELS = "random,easy,normal,hard,expert"


def add_tournament(parser: Parser) -> None:
    """Matches between bots."""
    bots = "the bots, with commas: our own by name, anyone's as module:Class (default: hard,normal)"
    parser.add_argument("--players", type=names, metavar="LIST", default=["hard", "normal"], help=bots)
    games = "for every pairing (default: 400)"
    parser.add_argument("--games", type=counting_number, metavar="N", default=400, help=games)
    seats = "seats at the table (default: 2); at more, one of a pairing's first bot sits among the second"
    parser.add_argument("--seats", type=counting_number, metavar="N", default=2, help=seats)
    boxes = "base, underground, or both (default: base)"
    parser.add_argument("--boxes", type=names, metavar="LIST", default=["base"], help=boxes)
    parser.add_argument("--map", metavar="NAME", help="a shipped map (default: by number of seats)")
    parser.add_argument("--seed", type=whole_number, metavar="N", default=1, help="which games (default: 1)")
    _add_budget(parser)
    processes = "games at a time (default: 1)"
    parser.add_argument("--processes", type=counting_number, metavar="N", default=1, help=processes)
    file = "result file, JSON lines; games it has already are not played again (default: tournament.jsonl)"
    parser.add_argument("--file", type=Path, metavar="FILE", default=Path("tournament.jsonl"), help=file)
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def add_ladder(parser: Parser) -> None:
    """The ladder's page."""
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="result files of tournaments")
    report = "a report of `elbowroom positions` to add"
    parser.add_argument("--positions", type=Path, metavar="FILE", help=report)


def add_positions(parser: Parser) -> None:
    """Test positions."""
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="a folder with positions.json")
    parser.add_argument("--players", type=names, metavar="LIST", default=_LEVELS.split(","), help="the bots")
    _add_budget(parser)
    every = "name every position too, with the moves that were chosen"
    parser.add_argument("--all", action="store_true", help=every)


def _add_budget(parser: Parser) -> None:
    budget = "for one decision of bots that search: 200ms, or 1500n (turns played in thought), which always gives the "
    parser.add_argument("--budget", metavar="B", default="", help=f"{budget}same games (default: their own)")


def tournament(options: argparse.Namespace) -> int:
    """Play what is missing, and say how it stands."""
    from elbowroom.arena.tournament import Terms, run_tournament
    from elbowroom.arena.tournament_report import as_text, matches, ratings, times
    from elbowroom.bots import read_budget

    if options.budget:
        read_budget(options.budget)
    terms = Terms(
        players=tuple(options.players),
        games=options.games,
        seats=options.seats,
        boxes=tuple(options.boxes),
        map=options.map,
        seed=options.seed,
        budget=options.budget,
    )
    games = run_tournament(terms, options.file, options.processes)
    if options.json:
        found = {
            "version": games[0]["version"],
            "matches": [match.as_dict() for match in matches(games)],
            "ratings": ratings(games),
            "milliseconds": times(games),
        }
        print(json.dumps(found))
    else:
        print(as_text(games))
    return 0


def ladder(options: argparse.Namespace) -> int:
    """Print the page."""
    from elbowroom.arena.tournament import TournamentError, read_results
    from elbowroom.arena.tournament_report import ladder_page

    games = []
    for file in options.files:
        found = read_results(file)
        if not found:
            raise TournamentError(f"there is no game in {file}")
        games += found
    positions = options.positions.read_text(encoding="utf-8").splitlines() if options.positions else []
    files = " ".join(str(file) for file in options.files)
    also = f" --positions {options.positions}" if options.positions else ""
    print(ladder_page(games, positions, f"elbowroom ladder {files}{also} > docs/ladder.md"), end="")
    return 0


def positions(options: argparse.Namespace) -> int:
    """Let the bots choose, and count who is right."""
    from elbowroom.arena.tournament_positions import as_text, solve

    found = solve(options.folder, options.players, options.budget)
    print("\n".join(as_text(found, options.players, options.all)))
    return 0
