"""`elbowroom map`: maps of one's own, checked and made."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from elbowroom.locale import Texts, negotiate, texts_in
from elbowroom.notation.own import MAPS

from .arguments import Parser, UsageError, add_command, one_line, system_problem

if TYPE_CHECKING:
    from elbowroom.notation.maps import Fault

_LARGEST_SEED = 10**12
_KINDS = ("base", "underground")
_OK, _BAD, _UNREADABLE = 0, 1, 2


def add_map(parser: Parser) -> None:
    """Each action's `act` is the function to call with the options."""
    actions = parser.add_subparsers(dest="action", metavar="ACTION", parser_class=Parser, required=True)
    checking = add_command(actions, parser.texts, "check")
    checking.add_argument("files", nargs="+", metavar="FILE", help=checking.about("map-files"))
    checking.set_defaults(act=_check)
    checking.add_language()
    making = add_command(actions, parser.texts, "new")
    making.add_argument("--players", type=making.whole_number, metavar="N", default=4, help=making.about("map-players"))
    making.add_argument("--seed", type=making.whole_number, metavar="N", default=1, help=making.about("map-seed"))
    making.add_argument("--box", choices=_KINDS, default=_KINDS[0], help=making.about("map-box"))
    making.add_argument("-o", "--output", metavar="FILE", help=making.about("map-output"))
    making.set_defaults(act=_new)
    making.add_language()


def map_command(options: argparse.Namespace) -> int:
    """Whatever was asked for."""
    status: int = options.act(options)
    return status


def _check(options: argparse.Namespace) -> int:
    """Every fault of every file, a line each; the worst file decides the exit status."""
    texts = texts_in(negotiate(options.lang))
    return max(_check_file(name, texts) for name in options.files)


def _check_file(name: str, texts: Texts) -> int:
    from elbowroom.notation.maps import MapError, map_of

    try:
        data = map_of(name)
    except MapError as error:
        for fault in error.faults:
            print(one_line(f"BAD {name}: {told(fault, texts)}"))
        return _BAD
    except (OSError, ValueError) as error:  # a name with a zero byte is a ValueError
        problem = system_problem(error, texts) if isinstance(error, OSError) else texts.get("cli-zero-byte")
        print(one_line(f"BAD {name}: {problem}"))
        return _UNREADABLE
    print(one_line(f"ok {name}: {texts.get('map-fine', regions=len(data['regions']), players=data['players'])}"))
    return _OK


def _new(options: argparse.Namespace) -> int:
    """A new map, into a file or onto the standard output."""
    from elbowroom.notation.maps import PLAYERS, make_map, written

    least, most = PLAYERS
    if not least <= options.players <= most:
        raise UsageError("cli-players-range", count=str(options.players))
    if not 0 <= options.seed <= _LARGEST_SEED:
        raise UsageError("map-seed-range", most=str(_LARGEST_SEED))
    if options.output is not None and "\0" in options.output:
        raise UsageError("cli-zero-byte")
    text = written(make_map(options.players, options.seed, options.box))
    if options.output is None:
        sys.stdout.write(text)
    else:
        Path(options.output).write_text(text, "utf-8")
    return _OK


def told(fault: Fault, texts: Texts) -> str:
    """A fault in the user's language."""
    said = texts.get(f"map-fault-{fault.code}", **fault.details)
    if fault.region:
        return texts.get("map-at-region", region=fault.region, fault=said)
    return texts.get("map-at-entry", number=fault.number, fault=said) if fault.number else said


def own_map(name: str | None, texts: Texts) -> str | None:
    """The name under which games are played on a map; if it is a file's name, that of the map in the file."""
    if name is None or not name.endswith(".json"):
        return name
    id: str = _added(name, texts)["id"]
    os.environ[MAPS] = str(Path(name).resolve())  # processes that work for this one look there
    return id


def served_map(file: str, texts: Texts) -> None:
    """Let a map be chosen at tables in the browser: it must be drawn, and tell by its id for how many it is."""
    check_served(_added(file, texts), file)


def check_served(data: dict[str, Any], file: str) -> None:
    """Can tables in the browser be on this map, which lies in this file or box?"""
    if "outline" not in data["regions"][0]:
        raise UsageError("map-undrawn", file=file)
    if not data["id"].endswith(f"-{data['players']}p"):
        raise UsageError("map-serve-id", file=file, id=data["id"], end=f"-{data['players']}p")


def _added(file: str, texts: Texts) -> dict[str, Any]:
    """The map in a file, on which games can be played by its id from now on."""
    from elbowroom.boxes import add_map as add
    from elbowroom.boxes import map_data, map_names
    from elbowroom.notation.maps import MapError, map_of

    try:
        data = map_of(file)
    except MapError as error:
        raise UsageError("map-unusable", file=file, fault=_told_all(error.faults, texts)) from error
    if data["id"] in map_names(own=False):  # a copy of a shipped map is that map
        return data
    if data["id"] in map_names() and map_data(data["id"]) != data:
        raise UsageError("map-same-id", file=file, id=data["id"])
    add(data)
    return data


def _told_all(faults: Sequence[Fault], texts: Texts) -> str:
    """The first fault, and how many more there are."""
    first = told(faults[0], texts)
    return first if len(faults) == 1 else texts.get("map-and-more", first=first, more=len(faults) - 1)
