"""`elbowroom own`: boxes of one's own, begun, checked and weighed (docs/workshop.md)."""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from elbowroom.locale import Texts, decimal, negotiate, texts_in

from .arguments import Parser, UsageError, one_line, shorten

if TYPE_CHECKING:
    from elbowroom.arena.fairness import Share
    from elbowroom.notation.own import OwnBox
    from elbowroom.rules.ability import Power, Race

_OK, _BAD = 0, 1
_NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_LONGEST_NAME: Final = 24
_GAMES: Final = 200
_PATIENCE: Final = 300  # seconds; ten times what the games take on a slow machine


def add_own_command(parser: Parser) -> None:
    """Each action's `act` is the function to call with the options."""
    actions = parser.add_subparsers(dest="action", metavar="ACTION", parser_class=Parser, required=True)
    new = actions.add_parser("new", texts=parser.texts, help=parser.about("own-new"))
    new.add_argument("name", metavar="NAME", help=new.about("own-name"))
    new.add_argument("--python", action="store_true", help=new.about("own-python"))
    new.set_defaults(act=_new)
    check = actions.add_parser("check", texts=parser.texts, help=parser.about("own-check"))
    check.add_argument("path", metavar="PATH", help=check.about("own-path"))
    check.add_argument(
        "--games", type=check.counting_number, metavar="N", default=_GAMES, help=check.about("own-games")
    )
    check.set_defaults(act=_check)
    fair = actions.add_parser("fair", texts=parser.texts, help=parser.about("own-fair"))
    fair.add_argument("path", metavar="PATH", help=fair.about("own-path"))
    fair.add_argument("--tile", metavar="ID", default="", help=fair.about("own-tile"))
    processes = fair.about("processes")
    fair.add_argument(
        "--processes", type=fair.counting_number, metavar="N", default=min(2, os.cpu_count() or 1), help=processes
    )
    fair.set_defaults(act=_fair)
    for action in (new, check, fair):
        action.add_language()


def own_command(options: argparse.Namespace) -> int:
    """Whatever was asked for."""
    status: int = options.act(options, texts_in(negotiate(options.lang)))
    return status


# --- new ------------------------------------------------------------------------------------------------------------


def _new(options: argparse.Namespace, texts: Texts) -> int:
    """A folder with a box that can be played as it is."""
    name = options.name
    if not _NAME.fullmatch(name) or len(name) > _LONGEST_NAME:
        raise UsageError("own-new-name", name=shorten(name), most=_LONGEST_NAME)
    folder = Path(name)
    if folder.exists():
        raise UsageError("own-new-there", name=name)
    folder.mkdir()
    title = name.replace("-", " ").capitalize()
    from elbowroom.notation.own import skeleton

    files = {"box.toml": skeleton.DATA}
    if options.python:
        files = {"box.toml": skeleton.HEAD, f"{name.replace('-', '_')}_folk.py": skeleton.PYTHON}
    for file, text in files.items():
        (folder / file).write_text(text.format(name=name, title=title), "utf-8")
    print(texts.get("own-new-made", name=name))
    return _OK


# --- check ----------------------------------------------------------------------------------------------------------


def _check(options: argparse.Namespace, texts: Texts) -> int:
    """Everything that can be seen, a line each; then games, if nothing is wrong so far."""
    from elbowroom.notation.own import BoxError
    from elbowroom.notation.own.inspecting import inspect_tile

    from .own_boxes import told

    path = options.path
    try:
        own = _found(path)
        faults = [
            fault
            for tile in (*own.races, *own.powers, *own.aside)
            if not type(tile).__doc__ or not str(type(tile).__doc__).endswith("made from data.")
            for fault in inspect_tile(tile)
        ]
    except BoxError as error:
        faults = error.faults
    if faults:
        for fault in faults:
            print(one_line(f"BAD {path}: {told(fault, texts)}"))
        return _BAD
    problem = _try_games(path, options.games, texts)
    if problem:
        print(one_line(f"BAD {path}: {problem}"))
        return _BAD
    tiles = len(own.races) + len(own.powers) + len(own.aside)
    print(one_line(f"ok {path}: {texts.get('own-check-fine', tiles=tiles, games=options.games)}"))
    return _OK


def _found(path: str) -> OwnBox:
    from elbowroom.notation.own import find_own, installed

    if "\0" in path:
        raise UsageError("cli-zero-byte")
    if not Path(path).exists() and ":" not in path and path not in installed():
        raise UsageError("own-no-file", file=shorten(path))
    return find_own(path)


def _try_games(path: str, games: int, texts: Texts) -> str:
    """Games in another process, in which a list that copies share refuses to be changed; what went wrong in them."""
    from elbowroom.notation.own import from_sources

    command = [sys.executable, from_sources.__file__, path, str(games)]
    environment = {**os.environ, "ELBOWROOM_CHECK": "1"}
    try:
        done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=_PATIENCE, check=False)
    except subprocess.TimeoutExpired:
        return texts.get("own-check-hangs", seconds=_PATIENCE)
    lines = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
    if not lines:
        return texts.get("own-check-died", status=str(done.returncode))
    last = lines[-1]
    if last.get("played") == games:
        return ""
    played = max((line.get("played", 0) for line in lines), default=0)
    if "failed" not in last:
        return texts.get("own-check-died", status=str(done.returncode))
    reason = f"{last['failed']}: {last['reason']}" if last["reason"] else last["failed"]
    where = f"{last['where']}: " if last["where"] else ""
    return texts.get("own-check-fails", played=played, reason=where + reason)


# --- fair -----------------------------------------------------------------------------------------------------------


def _fair(options: argparse.Namespace, texts: Texts) -> int:
    """One sentence for each race and power, or for the one that was named."""
    from elbowroom.arena.fairness import fair_share
    from elbowroom.locale import add_texts
    from elbowroom.notation.own import BoxError

    from .own_boxes import told_all

    try:
        own = _found(options.path)
    except BoxError as error:
        raise UsageError("own-unusable", file=options.path, fault=told_all(error.faults, texts)) from error
    add_texts(own.texts)
    tiles: list[Race | Power] = [*own.races, *own.powers]
    if options.tile:
        tiles = [tile for tile in tiles if tile.id == options.tile]
    if not tiles:
        known = ", ".join(tile.id for tile in (*own.races, *own.powers)) or "–"
        raise UsageError("own-fair-none", name=shorten(options.tile or options.path), known=known)
    for tile in tiles:
        name = texts.get(f"{tile.kind}-{tile.id}")

        def show(tokens: int, games: int, value: float, reach: float, name: str = name) -> None:
            said = _number(value, texts), _number(reach, texts)
            line = texts.get("own-fair-progress", name=name, tokens=tokens, games=games, value=said[0], reach=said[1])
            print(f"\r{line}" if sys.stderr.isatty() else line, end="", file=sys.stderr, flush=True)
            if not sys.stderr.isatty():
                print(file=sys.stderr)

        found = fair_share(_absolute(options.path), tile, options.processes, show)
        if sys.stderr.isatty():
            print(file=sys.stderr)
        print(one_line(sentence(name, found, texts)))
    return _OK


def _absolute(path: str) -> str:
    """Other processes may stand elsewhere."""
    return str(Path(path).resolve()) if Path(path).exists() else path


def _number(value: float, texts: Texts) -> str:
    return decimal(value, 2, texts.language)


def sentence(name: str, found: list[Share], texts: Texts) -> str:
    """What came out, in one sentence: the share, its interval, the verdict, and the number of tokens that would do."""
    first = found[0]
    low, high = (_number(max(0.0, first.value + way * first.reach), texts) for way in (-1, 1))
    value = _number(first.value, texts)
    said = texts.get(f"own-fair-{first.verdict}", name=name, value=value, low=low, high=high)
    best = min(found, key=lambda share: abs(share.value - 1))
    if best is first:
        return said
    return texts.get("own-fair-other", said=said, tokens=best.tokens, value=_number(best.value, texts))
