"""The command line (docs/moves.md#command-line): what can be said, and how mistakes are told."""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
import traceback
from collections.abc import Sequence
from io import TextIOWrapper

import elbowroom
from elbowroom.arena.words import Mistake
from elbowroom.locale import Texts, negotiate, texts_in
from elbowroom.server.options import add_options as add_serve_options
from elbowroom.server.options import add_worker_options

from .arguments import Parser, UsageError, add_command, language_of, one_line, system_problem
from .atlas import add_atlas, atlas
from .maps import add_map, check_served, map_command, own_map, served_map
from .moderate import add_moderate, moderate
from .options import PlayOptions
from .own import add_own_command, own_command
from .own_boxes import add_own, use_own
from .puzzles import add_puzzles, puzzles
from .rules import add_rules, rules
from .site import add_site, site
from .tournament import add_ladder, add_positions, add_tournament, ladder, positions, tournament

OK, ERROR, INTERRUPTED = 0, 2, 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command and return its exit status; no exception leaves it."""
    words = sys.argv[1:] if argv is None else list(argv)
    texts = texts_in(language_of(words))
    try:
        try:
            status = _run(words, texts)
        except SystemExit as leave:  # argparse leaves like this after --help and --version
            status = leave.code if isinstance(leave.code, int) else OK
        sys.stdout.flush()
        return status
    except KeyboardInterrupt:
        return _complain(texts.get("cli-interrupted"), INTERRUPTED)
    except BrokenPipeError:
        _forget_output()
        return _complain(texts.get("cli-nobody-reads"), ERROR)
    except OSError as error:
        _forget_output()
        problem = system_problem(error, texts)
        return _complain(f"{error.filename}: {problem}" if error.filename is not None else problem, ERROR)
    except Mistake as mistake:
        if "--debug" in words and mistake.__cause__ is not None:
            traceback.print_exception(mistake.__cause__)
        return _complain(mistake.told(texts), ERROR)
    except ValueError as error:  # every other mistake that the engine finds is one
        return _complain(str(error), ERROR)
    except Exception as error:
        if "--debug" in words:
            traceback.print_exc()
        return _complain(texts.get("cli-inside", kind=type(error).__name__, reason=str(error)), ERROR)


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


def _run(words: list[str], texts: Texts) -> int:
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # a letter the terminal does not know ends nothing
    parser = make_parser(texts)
    if words in ([], ["--"]):  # nothing was said
        return _play_at_home()
    options = parser.parse_args(words)
    if getattr(options, "own", []) and options.command != "atlas":  # which puts them down in its terms
        found = use_own(options, texts)
        if options.command == "serve" or (options.command == "play" and not options.terminal):
            for one in found:
                for data in one.maps:
                    check_served(data, one.id)
    handler = {
        "play": _play,
        "serve": _serve,
        "simulate": _simulate,
        "check": _check,
        "replay": _replay,
        "review": _review,
        "puzzles": puzzles,
        "bench": _bench,
        "tournament": tournament,
        "ladder": ladder,
        "positions": positions,
        "atlas": atlas,
        "moderate": moderate,
        "map": map_command,
        "own": own_command,
        "site": site,
        "rules": rules,
        "bot-worker": _bot_worker,
    }
    return handler[options.command](options)


# --- what can be said -----------------------------------------------------------------------------------------------


def make_parser(texts: Texts) -> Parser:
    """All commands and their options."""
    parser = Parser(texts=texts, prog="elbowroom", description=texts.get("cli-help-about"))
    version = f"elbowroom {elbowroom.__version__}"
    parser.add_argument("--version", action="version", version=version, help=parser.about("version"))
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)
    _add_play(add_command(commands, texts, "play"))
    _add_serve(add_command(commands, texts, "serve"))
    _add_bot_worker(add_command(commands, texts, "bot-worker"))
    _add_simulate(add_command(commands, texts, "simulate"))
    check = add_command(commands, texts, "check")
    check.add_argument("files", nargs="+", metavar="FILE", help=check.about("check-files"))
    add_own(check, blank=False)
    _add_replay(add_command(commands, texts, "replay"))
    _add_review(add_command(commands, texts, "review"))
    add_puzzles(add_command(commands, texts, "puzzles"))
    _add_bench(add_command(commands, texts, "bench", epilog=texts.get("cli-help-bench-keys")))
    add_tournament(add_command(commands, texts, "tournament"))
    add_ladder(add_command(commands, texts, "ladder"))
    add_positions(add_command(commands, texts, "positions"))
    add_atlas(add_command(commands, texts, "atlas"))
    add_moderate(add_command(commands, texts, "moderate"))
    add_map(add_command(commands, texts, "map"))
    add_own_command(add_command(commands, texts, "own"))
    add_site(add_command(commands, texts, "site"))
    add_rules(add_command(commands, texts, "rules"))
    return parser


def _add_play(parser: Parser) -> None:
    parser.add_argument("--terminal", action="store_true", help=parser.about("play-terminal"))
    seats = parser.about("play-players")
    parser.add_argument(
        "--players", type=parser.names, metavar="LIST", default=["human", "normal", "normal"], help=seats
    )
    _add_table(parser)
    parser.add_argument("--seed", type=parser.whole_number, metavar="N", help=parser.about("play-seed"))
    parser.add_argument("--open-coins", action="store_true", help=parser.about("play-open-coins"))
    parser.add_variants()
    parser.add_language()


def _add_serve(parser: Parser) -> None:
    """The server says which options it has, the texts say what they are for."""
    add_serve_options(parser)
    for action in parser._actions:
        if action.dest != "help":
            action.help = parser.about(f"serve-{action.dest.replace('_', '-')}")


def _add_bot_worker(parser: Parser) -> None:
    add_worker_options(parser)
    own = ("database", "bot")
    for action in parser._actions:
        if action.dest != "help":
            name = action.dest.replace("_", "-")
            action.help = parser.about(f"worker-{name}" if name in own else f"serve-{name}")


def _add_simulate(parser: Parser) -> None:
    seats = parser.about("simulate-players")
    parser.add_argument("--players", type=parser.names, metavar="LIST", default=["greedy", "random"], help=seats)
    games = parser.about("simulate-games")
    parser.add_argument("--games", type=parser.counting_number, metavar="N", default=100, help=games)
    _add_table(parser)
    parser.add_variants()
    parser.add_seed()
    parser.add_json()
    parser.add_argument("--debug", action="store_true", help=parser.about("debug"))
    parser.add_language()


def _add_replay(parser: Parser) -> None:
    parser.add_argument("file", metavar="FILE", help=parser.about("replay-file"))
    add_own(parser, blank=False)
    parser.add_json("replay-json")
    parser.add_language()


def _add_review(parser: Parser) -> None:
    parser.add_argument("file", metavar="FILE", help=parser.about("replay-file"))
    add_own(parser, blank=False)
    parser.add_json("review-json")
    parser.add_argument("--html", metavar="OUT", help=parser.about("review-html"))
    parser.add_argument("--seed", type=parser.whole_number, metavar="N", default=1, help=parser.about("review-seed"))
    nodes = parser.about("review-nodes")
    parser.add_argument("--nodes", type=parser.counting_number, metavar="N", default=0, help=nodes)
    parser.add_language()


def _add_bench(parser: Parser) -> None:
    counts = parser.about("players-counts")
    parser.add_argument("--players", type=parser.numbers, metavar="LIST", default=[2, 3, 4, 5], help=counts)
    _add_table(parser)
    parser.add_variants()
    seconds = parser.about("bench-seconds")
    parser.add_argument("--seconds", type=parser.duration, metavar="S", default=2.0, help=seconds)
    parser.add_json()
    parser.add_language()


def _add_table(parser: Parser) -> None:
    parser.add_argument("--boxes", type=parser.names, metavar="LIST", default=["base"], help=parser.about("boxes"))
    parser.add_argument("--map", metavar="NAME", help=parser.about("map-or-file"))
    add_own(parser)


# --- what is done; each command loads only what it needs ------------------------------------------------------------


def _play_at_home(guests: Sequence[str] = ()) -> int:
    """Plain `elbowroom`: the table on this computer, and the page in the browser, which offers these guests, too."""
    from elbowroom.server.launch import play_at_home

    return play_at_home(guests=guests)


def _serve(options: argparse.Namespace) -> int:
    from elbowroom.server.launch import run

    from .refusals import check_bots

    check_bots(options.bot)
    for file in options.map:
        served_map(file, texts_in(negotiate()))
    return run(options)


def _bot_worker(options: argparse.Namespace) -> int:
    from elbowroom.server.bot_worker import run

    from .refusals import check_bots

    check_bots(options.bot)
    return run(options)


def _play(options: argparse.Namespace) -> int:
    from elbowroom.bots import bot_names, installed, is_guest

    from .refusals import check_bots, check_table, check_variants

    bots = [seat for seat in options.players if seat != "human"]
    known = [*bot_names(), *installed()]
    for name in bots:
        if ":" not in name and name.partition("?")[0] not in known:
            raise UsageError("cli-no-seat", name=name, known=", ".join(known))
    check_bots(bots)
    if not options.terminal:
        if options.map is not None and options.map.endswith(".json"):
            served_map(options.map, texts_in(negotiate(options.lang)))
        return _play_at_home([name for name in bots if is_guest(name)])
    from .terminal import play

    options.map = own_map(options.map, texts_in(negotiate(options.lang)))
    check_table(len(options.players), options.boxes, options.map)
    check_variants(options.variant, options.boxes)
    return play(
        PlayOptions(
            options.players,
            options.boxes,
            options.map,
            options.seed,
            options.lang,
            options.open_coins,
            dict(options.variant),
        )
    )


def _simulate(options: argparse.Namespace) -> int:
    from .refusals import check_bots, check_table, check_variants
    from .simulate import run

    check_bots(options.players)
    options.map = own_map(options.map, texts_in(negotiate(options.lang)))
    check_table(len(options.players), options.boxes, options.map)
    check_variants(options.variant, options.boxes)
    return run(
        options.players,
        options.games,
        options.boxes,
        options.seed,
        options.map,
        options.json,
        options.lang,
        options.debug,
        dict(options.variant),
    )


def _check(options: argparse.Namespace) -> int:
    from .check import run

    return run(options.files)


def _replay(options: argparse.Namespace) -> int:
    from .replay import run

    return run(options.file, options.json, options.lang)


def _review(options: argparse.Namespace) -> int:
    from .review import run

    return run(options)


def _bench(options: argparse.Namespace) -> int:
    from .bench import run
    from .refusals import check_table, check_variants

    options.map = own_map(options.map, texts_in(negotiate(options.lang)))
    for count in options.players:
        check_table(count, options.boxes, options.map)
    check_variants(options.variant, options.boxes)
    variants = dict(options.variant)
    return run(options.players, options.boxes, options.map, options.seconds, options.json, options.lang, variants)
