"""A data tile becomes a class below `Race` or `Power`, with only the hooks that its effects need."""

from __future__ import annotations

from typing import Any

from elbowroom.rules.ability import Power, Race

from .building import Building
from .effects import add_effect
from .icons import icon_name
from .words import ACTIVE

SPARE_TOKENS = 5  # a race has so many more than banner and own effects give, for the badge (CUSTOM-4)


def race_of(said: dict[str, Any], box: str) -> Race:
    """The race of a table that has been checked."""
    members = _members(said, box)
    extra = members.get("extra_tokens", 0)
    members["supply"] = said.get("supply", said["tokens"] + extra + SPARE_TOKENS)
    members["stand_in"] = said.get("stand_in", "")
    tile: Race = type(_class_name(said["id"]), (Race,), members)()
    return tile


def power_of(said: dict[str, Any], box: str) -> Power:
    """The power of a table that has been checked."""
    members = _members(said, box)
    if members["in_decline"]:
        members["keeps_badge"] = True
    tile: Power = type(_class_name(said["id"]), (Power,), members)()
    return tile


def _members(said: dict[str, Any], box: str) -> dict[str, Any]:
    rule = f"OWN-{said['id']}"
    markers = {
        marker["id"]: {**marker, "icon": icon_name(marker.get("icon", said.get("icon", ""))), "rule": f"{rule}-1"}
        for marker in said.get("marker", ())
    }
    building = Building(said["id"], markers)
    for effect in said.get("effect", ()):
        add_effect(building, effect)
    if not said.get("effect"):
        building.modes.add(ACTIVE)
    return {
        **building.finish(),
        "id": said["id"],
        "rule": rule,
        "box": box,
        "icon": icon_name(said.get("icon", "")),
        "tokens": said["tokens"],
        "boards": tuple(said.get("boards", ("base", "underground"))),
        "needs_finds": said.get("needs_finds", False),
        "__slots__": (),
        "__doc__": f"{said['id']}: made from data.",
    }


def _class_name(id: str) -> str:
    return "".join(word.capitalize() for word in id.split("-"))
