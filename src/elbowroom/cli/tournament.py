"""`elbowroom tournament`, `elbowroom ladder` and `elbowroom positions`: what can be said, and what is then done."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from elbowroom.locale import negotiate, texts_in

from .arguments import Parser, UsageError
from .maps import own_map
from .own_boxes import add_own

_LEVELS = "random,easy,normal,hard,expert"


def add_tournament(parser: Parser) -> None:
    """Matches between bots."""
    bots = parser.about("tournament-players")
    parser.add_argument("--players", type=parser.names, metavar="LIST", default=["hard", "normal"], help=bots)
    games = parser.about("tournament-games")
    parser.add_argument("--games", type=parser.counting_number, metavar="N", default=400, help=games)
    seats = parser.about("tournament-seats")
    parser.add_argument("--seats", type=parser.counting_number, metavar="N", default=2, help=seats)
    parser.add_argument("--boxes", type=parser.names, metavar="LIST", default=["base"], help=parser.about("boxes"))
    parser.add_argument("--map", metavar="NAME", help=parser.about("map-or-file"))
    add_own(parser)
    parser.add_variants()
    parser.add_seed()
    parser.add_argument("--budget", metavar="B", default="", help=parser.about("budget"))
    parser.add_processes()
    parser.add_argument("--ray", metavar="ADDRESS", help=parser.about("ray"))
    decision, game = parser.about("tournament-decision-limit"), parser.about("tournament-game-limit")
    parser.add_argument("--decision-limit", type=parser.duration, metavar="S", default=0.0, help=decision)
    parser.add_argument("--game-limit", type=parser.duration, metavar="S", default=0.0, help=game)
    memory = parser.about("tournament-memory-limit")
    parser.add_argument("--memory-limit", type=parser.counting_number, metavar="MIB", default=0, help=memory)
    parser.add_argument("--debug", action="store_true", help=parser.about("debug"))
    file = parser.about("tournament-file")
    parser.add_argument("--file", type=Path, metavar="FILE", default=Path("tournament.jsonl"), help=file)
    parser.add_json()
    parser.add_language()


def add_ladder(parser: Parser) -> None:
    """The ladder's page."""
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help=parser.about("ladder-files"))
    parser.add_argument("--positions", type=Path, metavar="FILE", help=parser.about("ladder-positions"))
    parser.add_language()


def add_positions(parser: Parser) -> None:
    """Test positions."""
    parser.add_argument("folder", type=Path, metavar="FOLDER", help=parser.about("positions-folder"))
    bots = parser.about("positions-players")
    parser.add_argument("--players", type=parser.names, metavar="LIST", default=_LEVELS.split(","), help=bots)
    parser.add_argument("--budget", metavar="B", default="", help=parser.about("budget"))
    parser.add_argument("--all", action="store_true", help=parser.about("positions-all"))
    parser.add_language()


def _check_ratings() -> None:
    """Better to hear it at once."""
    from elbowroom.arena.tournament_report import can_rate

    if not can_rate():
        raise UsageError("arena-needs-openskill")


def tournament(options: argparse.Namespace) -> int:
    """Play what is missing, and say how it stands."""
    from elbowroom.arena import tournament_faults as faults
    from elbowroom.arena.tournament import Terms, run_tournament
    from elbowroom.arena.tournament_report import as_text, can_rate, matches, ratings, times

    from .refusals import check_bots, check_budget, check_table, check_variants

    check_budget(options.budget)
    check_bots(options.players)
    options.map = own_map(options.map, texts_in(negotiate(options.lang)))
    check_table(options.seats, options.boxes, options.map)
    check_variants(options.variant, options.boxes)
    terms = Terms(
        players=tuple(options.players),
        games=options.games,
        seats=options.seats,
        boxes=tuple(options.boxes),
        map=options.map,
        seed=options.seed,
        budget=options.budget,
        decision_limit=options.decision_limit,
        game_limit=options.game_limit,
        variants=tuple(options.variant),
    )
    language = negotiate(options.lang)
    games = run_tournament(
        terms,
        options.file,
        options.processes,
        language,
        memory=options.memory_limit,
        debug=options.debug,
        ray=options.ray,
    )
    if options.json:
        found = {
            "version": games[0]["version"],
            "guests": {name: made for game in games for name, made in game["guests"].items()},
            "matches": [match.as_dict() for match in matches(games)],
            "ratings": ratings(games) if can_rate() else None,
            "milliseconds": times(games),
            **faults.as_dict(games),
        }
        if not can_rate():
            print(texts_in(language).get("arena-needs-openskill"), file=sys.stderr)
        print(json.dumps(found))
    else:
        print(as_text(games, texts_in(language)))
    return 0


def ladder(options: argparse.Namespace) -> int:
    """Print the page."""
    from elbowroom.arena.tournament import TournamentError, read_results
    from elbowroom.arena.tournament_report import ladder_page

    _check_ratings()
    games = []
    for file in options.files:
        found = read_results(file)
        if not found:
            raise TournamentError("arena-no-games", file=str(file))
        games += found
    positions = options.positions.read_text(encoding="utf-8").splitlines() if options.positions else []
    files = " ".join(str(file) for file in options.files)
    also = f" --positions {options.positions}" if options.positions else ""
    command = f"elbowroom ladder {files}{also} > docs/ladder.md"
    print(ladder_page(games, positions, command, texts_in(negotiate(options.lang))), end="")
    return 0


def positions(options: argparse.Namespace) -> int:
    """Let the bots choose, and count who is right."""
    from elbowroom.arena.tournament_positions import as_text, solve

    from .refusals import check_bots, check_budget

    check_budget(options.budget)
    check_bots(options.players)
    found = solve(options.folder, options.players, options.budget)
    print("\n".join(as_text(found, options.players, texts_in(negotiate(options.lang)), options.all)))
    return 0
