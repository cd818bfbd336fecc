"""What somebody brings to a new table: boxes and a map of his own. Looking at them takes time, a large map a second."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from elbowroom.boxes import board_from
from elbowroom.notation.maps import Fault, MapError, completed
from elbowroom.notation.own import OwnBox, made_box
from elbowroom.rules.board import Board

from .own_boxes import claimed_name, opened
from .refusal import Refusal


class Seen(Struct):
    """What was found: the map, everything spelt out, if there is one; or why all this is refused."""

    map: dict[str, Any] | None = None
    code: str = ""
    args: dict[str, Any] = {}


def look_at(_table: str, bring: Sequence[dict[str, Any]], own_map: dict[str, Any] | None, name: str) -> Seen:
    """Are the boxes boxes, and the map a map? A mistake is an answer, so that it comes back from any process."""
    try:
        boxes = [opened(data) for data in bring]
        return Seen(_chosen(boxes, own_map, name))
    except Refusal as refusal:
        return Seen(None, refusal.code, refusal.args_)


def _chosen(boxes: Sequence[OwnBox], own_map: dict[str, Any] | None, name: str) -> dict[str, Any] | None:
    """The map that is brought alone, or the one of this name in a box."""
    if own_map is None:
        found = next((data for one in boxes for data in one.maps if data["id"] == name), None)
    elif name:
        raise Refusal("bad-settings", field="map", detail="the table is on a map that is brought along")
    else:
        found = _spelt_out(own_map)
    if found is not None and "outline" not in found["regions"][0]:
        raise _bad_map(found, Fault("undrawn"))
    return found


def _spelt_out(said: dict[str, Any]) -> dict[str, Any]:
    try:
        return completed(said)
    except (MapError, RecursionError) as error:
        raise _bad_map(said, error.faults[0] if isinstance(error, MapError) else Fault("deep")) from error


def _bad_map(said: dict[str, Any], fault: Fault) -> Refusal:
    return Refusal("bad-map", map=claimed_name(said), fault=fault.code, region=fault.region, args=dict(fault.details))


def unpacked(seen: Seen, bring: Sequence[dict[str, Any]]) -> tuple[list[OwnBox], Board | None]:
    """The boxes and the map, once they have been looked at; raises the refusal if there was one."""
    if seen.code:
        raise Refusal(seen.code, **seen.args)
    boxes = [made_box({key: value for key, value in data.items() if key != "map"}) for data in bring]
    return boxes, None if seen.map is None else board_from(seen.map, shipped=False)
