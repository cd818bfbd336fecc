"""`--own` and `--blank`: boxes of one's own in the games of a command."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from pathlib import Path

from elbowroom.locale import Texts, add_texts
from elbowroom.notation.own import ENVIRONMENT, BoxError, Fault, OwnBox, find_own, text_id, use_box

from .arguments import Parser, UsageError, shorten


def add_own(parser: Parser, *, blank: bool = True) -> None:
    """The options; `use_own` does what they say."""
    own = parser.about("own")
    parser.add_argument("--own", type=parser.names, action="extend", metavar="LIST", default=[], help=own)
    if blank:
        names = parser.about("blank")
        parser.add_argument("--blank", type=parser.names, action="extend", metavar="LIST", default=[], help=names)


def use_own(options: argparse.Namespace, texts: Texts) -> list[OwnBox]:
    """Use the boxes, in the processes that work for this one, too; the games have them, or blank tiles of them."""
    found = use_boxes([part.strip() for spec in options.own for part in spec.split(",")], texts)
    blank: Sequence[str] = getattr(options, "blank", ())
    if hasattr(options, "boxes"):
        named = [_blank(name, found) for name in blank]
        _check_blanks(blank, found)
        sources = {name.partition(":")[0] for name in named}
        whole = [own.id for own in found if _plays(own) and own.id not in sources]
        options.boxes = [*options.boxes, *(name for name in [*whole, *named] if name not in options.boxes)]
    return found


def _plays(own: OwnBox) -> bool:
    """Is there more in it than maps?"""
    return bool(own.races or own.powers or own.aside or own.rules)


def use_boxes(specs: Sequence[str], texts: Texts) -> list[OwnBox]:
    """Find the boxes and let games be played with them."""
    found = []
    for spec in specs:
        if "\0" in spec:
            raise UsageError("cli-zero-byte")
        if not Path(spec).exists() and ":" not in spec and not _installed(spec):
            raise UsageError("own-no-file", file=shorten(spec))
        try:
            own = find_own(spec)
            use_box(own)
        except BoxError as error:
            raise UsageError("own-unusable", file=spec, fault=told_all(error.faults, texts)) from error
        add_texts(own.texts)
        found.append(own)
    if specs:
        paths = [str(Path(spec).resolve()) if Path(spec).exists() else spec for spec in specs]
        os.environ[ENVIRONMENT] = ",".join(paths)
    return found


def _installed(spec: str) -> bool:
    from elbowroom.notation.own import installed

    return spec in installed()


def _blank(name: str, found: Sequence[OwnBox]) -> str:
    """A tile as games name it that have it blank."""
    known = {tile.id: own.id for own in found for tile in (*own.races, *own.powers)}
    if name not in known:
        raise UsageError("own-blank-none", name=shorten(name), known=", ".join(known) or "–")
    return f"{known[name]}:{name}"


def _check_blanks(names: Sequence[str], found: Sequence[OwnBox]) -> None:
    races = [tile for own in found for tile in own.races if tile.id in names]
    powers = [tile for own in found for tile in own.powers if tile.id in names]
    if len(races) > 1 or len(powers) > 1:
        raise UsageError("own-blank-many")


def told(fault: Fault, texts: Texts) -> str:
    """A fault in the user's language."""
    said = texts.get(text_id(fault.code), **fault.details)
    return texts.get("own-at", where=fault.where, fault=said) if fault.where else said


def told_all(faults: Sequence[Fault], texts: Texts) -> str:
    """The first fault, and how many more there are."""
    first = told(faults[0], texts)
    return first if len(faults) == 1 else texts.get("own-and-more", first=first, more=len(faults) - 1)
