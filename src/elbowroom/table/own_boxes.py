"""Boxes of one's own at a table: brought along when it is made, carried by the game, told to everybody who looks."""

from __future__ import annotations

import base64
import json
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec

from elbowroom.boxes import BOXES
from elbowroom.notation.own import BoxError, Fault, OwnBox, box_from, carried_box, unpacked, used_box, vocabulary
from elbowroom.rules.manifest import box_data
from elbowroom.rules.setup import Box
from elbowroom.rules.table import Table

from .protocol.workshop import BoxCheck, BoxFault, BoxFile, OpenedBox, OwnBoxData, Vocabulary
from .refusal import Refusal

MOST_FAULTS = 50  # that are told at once
_LONGEST_NAME = 40  # characters


def words() -> Vocabulary:
    """What tiles of one's own can say."""
    return msgspec.convert(vocabulary(), Vocabulary)


def told(own: OwnBox) -> OwnBoxData:
    """A box as a page needs it."""
    return msgspec.convert({**box_data(own.box()), "texts": own.texts, "icons": own.icons}, OwnBoxData)


def check_box(_table: str, text: bytes | str) -> BoxCheck:
    """Is this a box? Nothing of it runs; a mistake in it is an answer, so that it comes back from any process."""
    try:
        own = box_from(msgspec.json.decode(text))
    except (msgspec.DecodeError, UnicodeError):
        return BoxCheck([BoxFault("json", "", {"line": 1, "column": 1})])
    except RecursionError:
        return BoxCheck([BoxFault("deep", "", {})])
    except BoxError as error:
        return BoxCheck([_fault(one) for one in error.faults[:MOST_FAULTS]])
    return BoxCheck([], told(own))


def open_box(_table: str, file: BoxFile) -> OpenedBox:
    """The box in a file: nothing of it runs, and no more is unpacked than a box may hold."""
    try:
        content = base64.b64decode(file.data, validate=True)
    except ValueError:
        return OpenedBox([BoxFault("zip", file.name, {})])
    try:
        return OpenedBox([], unpacked(file.name, content))
    except BoxError as error:
        return OpenedBox([_fault(one) for one in error.faults[:MOST_FAULTS]])


def _fault(one: Fault) -> BoxFault:
    return BoxFault(one.code, one.where, dict(one.details))


def opened(data: dict[str, Any]) -> OwnBox:
    """A box that somebody sends; refused with its first fault if it has one."""
    try:
        return box_from(data)
    except (BoxError, RecursionError) as error:
        first = _fault(error.faults[0]) if isinstance(error, BoxError) else BoxFault("deep", "", {})
        raise Refusal(
            "bad-box", box=claimed_name(data), fault=first.code, where=first.where, args=first.args
        ) from error


def claimed_name(data: dict[str, Any]) -> str:
    """What something that somebody sends calls itself, in a length that can be told."""
    name = data.get("id")
    return name[:_LONGEST_NAME] if isinstance(name, str) else ""


def split_blanks(names: Sequence[str], boxes: Sequence[Box]) -> tuple[list[str | Box], list[str], list[Box]]:
    """What a game is laid out with: whole boxes, tiles that come as blank ones (`box:tile`), and where those are from.

    A box that is brought and not named comes whole.
    """
    by_name = {one.id: one for one in boxes}
    whole: list[str | Box] = [by_name.get(name, name) for name in names if ":" not in name]
    blank = [name for name in names if ":" in name]
    partly = [by_name[home] for home in dict.fromkeys(name.partition(":")[0] for name in blank) if home in by_name]
    named = {*names, *(one.id for one in partly)}
    return [*whole, *(one for one in boxes if one.id not in named)], [name.partition(":")[2] for name in blank], partly


@lru_cache(maxsize=64)
def carried_id(data: str) -> str:
    """What a box that a game carries is called."""
    return str(json.loads(data)["id"])


def own_ids(table: Table) -> list[str]:
    """The boxes of one's own in a game: those it carries, and those of the host, which are Python."""
    carried = [carried_id(data) for data in table.carried]
    return [*carried, *(name for name in table.boxes if name not in carried and name not in BOXES)]


def own_data(table: Table) -> list[OwnBoxData]:
    """The same, as a page needs them."""
    hosts = [used_box(name) for name in own_ids(table)[len(table.carried) :]]
    return [*(carried_data(data) for data in table.carried), *(told(own) for own in hosts if own is not None)]


@lru_cache(maxsize=16)
def carried_data(data: str) -> OwnBoxData:
    """A box that a game carries, as a page needs it."""
    return told(carried_box(data))
