"""The command line (contract, section 5): what can be said, and how mistakes are told."""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper

import elbowroom
from elbowroom.server.options import add_options as add_serve_options

from .arguments import Parser, UsageError, counting_number, duration, language, names, numbers, one_line, whole_number
from .atlas import add_atlas, atlas
from .options import PlayOptions
from .tournament import add_ladder, add_positions, add_tournament, ladder, positions, tournament

OK, ERROR, INTERRUPTED = 0, 2, 130

_BENCH_KEYS = """
JSON: python, implementation, compiled (is the engine an extension module?), boxes, calibration_seconds, and in results
for each number of players: players, map, games, moves, moves_per_game, seconds, games_per_second, moves_per_second,
microseconds_per_move, n_per_move, copies, microseconds_per_copy, n_per_copy. A move is legal_moves() and play(), a copy
is copy() at a random point of a game; n is microseconds divided by the seconds of sum(range(10**7)) in the same run.
"""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command and return its exit status; no exception leaves it."""
    try:
        try:
            status = _run(sys.argv[1:] if argv is None else list(argv))
        except SystemExit as leave:  # argparse leaves like this after --help and --version
            status = leave.code if isinstance(leave.code, int) else OK
        sys.stdout.flush()
        return status
    except KeyboardInterrupt:
        return _complain("interrupted", INTERRUPTED)
    except BrokenPipeError:
        _forget_output()
        return _complain("nobody reads the output any more", ERROR)
    except OSError as error:
        _forget_output()
        where = f"{error.filename}: " if error.filename is not None else ""
        return _complain(f"{where}{error.strerror or error}", ERROR)
    except ValueError as error:  # every mistake that the engine or a command finds is one
        return _complain(str(error), ERROR)
    except Exception as error:
        return _complain(f"something went wrong inside ({type(error).__name__}: {error})", ERROR)


def _complain(text: str, status: int) -> int:
    """The one line about what is wrong."""
    with contextlib.suppress(OSError):
        print(f"elbowroom: {one_line(text)}", file=sys.stderr, flush=True)
    return status


def _forget_output() -> None:
    """What could not be written must not be tried again when Python ends."""
    with contextlib.suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)


def _run(words: list[str]) -> int:
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # a letter the terminal does not know ends nothing
    parser = make_parser()
    if words in ([], ["--"]):  # nothing was said
        return _play_at_home()
    options = parser.parse_args(words)
    handler = {
        "play": _play,
        "serve": _serve,
        "simulate": _simulate,
        "check": _check,
        "replay": _replay,
        "bench": _bench,
        "tournament": tournament,
        "ladder": ladder,
        "positions": positions,
        "atlas": atlas,
    }
    return handler[options.command](options)


# --- what can be said -----------------------------------------------------------------------------------------------


def make_parser() -> Parser:
    """All commands and their options."""
    parser = Parser(prog="elbowroom", description="Small World: play it, simulate it, check it.", allow_abbrev=False)
    parser.add_argument("--version", action="version", version=f"elbowroom {elbowroom.__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)
    _add_play(commands.add_parser("play", help="play a game", allow_abbrev=False))
    add_serve_options(commands.add_parser("serve", help="serve the game to others", allow_abbrev=False))
    _add_simulate(commands.add_parser("simulate", help="play games between bots", allow_abbrev=False))
    check = commands.add_parser("check", help="run scenario files", allow_abbrev=False)
    check.add_argument("files", nargs="+", metavar="FILE", help="a scenario file, or a folder of them")
    replay = commands.add_parser("replay", help="play a record again and print it", allow_abbrev=False)
    replay.add_argument("file", metavar="FILE", help="a game record; - reads standard input")
    _add_json(replay, "print one JSON object with all moves and their events")
    _add_language(replay)
    _add_bench(commands.add_parser("bench", help="measure the engine's speed", epilog=_BENCH_KEYS, allow_abbrev=False))
    add_tournament(commands.add_parser("tournament", help="matches between bots, with ratings", allow_abbrev=False))
    add_ladder(commands.add_parser("ladder", help="the ladder's page from result files", allow_abbrev=False))
    add_positions(commands.add_parser("positions", help="who solves how many test positions", allow_abbrev=False))
    add_atlas(commands.add_parser("atlas", help="many games between bots, and what wins", allow_abbrev=False))
    return parser


def _add_play(parser: Parser) -> None:
    parser.add_argument("--terminal", action="store_true", help="play in the terminal instead of the browser")
    seats = "who sits where, with commas: human, random, easy, normal, hard, expert (default: human,normal,normal)"
    parser.add_argument("--players", type=names, metavar="LIST", default=["human", "normal", "normal"], help=seats)
    _add_table(parser)
    parser.add_argument("--seed", type=whole_number, metavar="N", help="play this game and no other")
    parser.add_argument("--open-coins", action="store_true", help="everybody's coins can be seen")
    _add_language(parser)


def _add_simulate(parser: Parser) -> None:
    seats = "the bots, with commas (default: greedy,random); they change seats from game to game"
    parser.add_argument("--players", type=names, metavar="LIST", default=["greedy", "random"], help=seats)
    parser.add_argument("--games", type=counting_number, metavar="N", default=100, help="how many (default: 100)")
    _add_table(parser)
    parser.add_argument("--seed", type=whole_number, metavar="N", default=1, help="which games (default: 1)")
    _add_json(parser, "print one JSON object")
    _add_language(parser)


def _add_bench(parser: Parser) -> None:
    counts = "numbers of players, with commas (default: 2,3,4,5)"
    parser.add_argument("--players", type=numbers, metavar="LIST", default=[2, 3, 4, 5], help=counts)
    _add_table(parser)
    parser.add_argument("--seconds", type=duration, metavar="S", default=2.0, help="for each of them (default: 2)")
    _add_json(parser, "print one JSON object")
    _add_language(parser)


def _add_table(parser: Parser) -> None:
    parser.add_argument("--boxes", type=names, metavar="LIST", default=["base"], help="base, underground, or both")
    parser.add_argument("--map", metavar="NAME", help="a shipped map, like base-3p (default: by number of players)")


def _add_json(parser: Parser, text: str) -> None:
    parser.add_argument("--json", action="store_true", help=text)


def _add_language(parser: Parser) -> None:
    parser.add_argument("--lang", type=language, metavar="TAG", help="en, pl, cs or uk (default: the environment's)")


# --- what is done; each command loads only what it needs ------------------------------------------------------------


def _play_at_home() -> int:
    """Plain `elbowroom`: the table on this computer, and the page in the browser."""
    from elbowroom.server.cli import play_at_home

    return play_at_home()


def _serve(options: argparse.Namespace) -> int:
    from elbowroom.server.cli import run

    return run(options)


def _play(options: argparse.Namespace) -> int:
    if not options.terminal:
        return _play_at_home()
    from elbowroom.bots import bot_names

    from .terminal import play

    for seat in options.players:
        if seat != "human" and seat not in bot_names():
            raise UsageError(f"a seat is taken by human or one of the bots {', '.join(bot_names())}, not by {seat}")
    return play(
        PlayOptions(options.players, options.boxes, options.map, options.seed, options.lang, options.open_coins)
    )


def _simulate(options: argparse.Namespace) -> int:
    from .simulate import run

    return run(options.players, options.games, options.boxes, options.seed, options.map, options.json, options.lang)


def _check(options: argparse.Namespace) -> int:
    from .check import run

    return run(options.files)


def _replay(options: argparse.Namespace) -> int:
    from .replay import run

    return run(options.file, options.json, options.lang)


def _bench(options: argparse.Namespace) -> int:
    from .bench import run

    return run(options.players, options.boxes, options.map, options.seconds, options.json, options.lang)
