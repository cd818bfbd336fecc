"""What there is to play with, whoever asks (docs/protocol.md, section 2)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

from msgspec import convert

import elbowroom
from elbowroom.bots import LEVELS
from elbowroom.boxes import UnknownBox, box, box_names, map_data, map_names
from elbowroom.notation.own import used_box
from elbowroom.rules.game import Game
from elbowroom.rules.house import NUMBER, HouseRule
from elbowroom.rules.manifest import box_data
from elbowroom.rules.setup import known_variants

from . import own_boxes
from .carried_maps import drawing, is_shipped
from .deals import deals
from .protocol import http_answers as answers
from .protocol.manifest import BoxData
from .protocol.values import CHAT_LENGTH, MESSAGE_BYTES, MOST_SEATS, NAME_LENGTH, PROTOCOL
from .protocol.workshop import OwnBoxData
from .refusal import Refusal
from .replay_log import open_game
from .room import Room
from .settings import PACES


def info(guests: Iterable[str] = ()) -> answers.Info:
    """Boxes, maps, bots (with these guests), variants, and how long things may be."""
    boxes = box_names()
    rules = known_variants([box(name) for name in boxes])
    with_box = {name: known_variants([box(name)]) for name in boxes}
    return answers.Info(
        protocol=PROTOCOL,
        version=elbowroom.__version__,
        boxes=list(boxes),
        maps=map_names(),
        bots=[*LEVELS, *guests],
        variants={rule.name: convert(rule.values, list[bool | int | str]) for rule in rules if not rule.setting},
        box_variants={name: [rule.name for rule in with_box[name] if not rule.setting] for name in boxes},
        box_rules=convert(
            {name: box(name).variants for name in boxes if box(name).variants}, dict[str, dict[str, bool | int | str]]
        ),
        house_rules=[_house_rule(rule) for rule in rules],
        paces=PACES,
        deals=list(deals()),
        limits=answers.InfoLimits(MESSAGE_BYTES, CHAT_LENGTH, NAME_LENGTH, MOST_SEATS),
    )


def _house_rule(rule: HouseRule) -> answers.HouseRule:
    return answers.HouseRule(
        name=rule.name,
        kind=cast(answers.RuleKind, rule.kind),
        usual=convert(rule.usual, bool | int | str),
        least=rule.least,
        most=rule.most,
        values=[] if rule.kind == NUMBER else convert(rule.values, list[bool | int | str]),
        rule=rule.rule,
        setting=rule.setting,
    )


def box_contents(name: str) -> BoxData:
    """What is in a box; one of somebody's own brings its texts and drawings along."""
    try:
        found = box(name)
    except UnknownBox as error:
        raise Refusal("not-found") from error
    if found.data:
        return own_boxes.carried_data(found.data)
    own = used_box(name)
    if own is not None:
        return own_boxes.told(own)
    return convert(box_data(found), BoxData)


def carried_boxes(room: Room) -> list[OwnBoxData]:
    """The boxes of one's own that a table's game brings along."""
    return own_boxes.own_data(_laid_out(room).table)


def carried_map(room: Room) -> dict[str, Any]:
    """The map of a table's game, outlines and all."""
    name = room.row.settings.map
    return map_contents(name) if is_shipped(name) else drawing(_laid_out(room).table)


def _laid_out(room: Room) -> Game:
    """A table's game, also while its players are still awaited."""
    return room.match.game or open_game(len(room.row.seats), room.row.settings, room.row.base, 0)


def map_contents(name: str) -> dict[str, Any]:
    """A map, outlines and all."""
    try:
        return map_data(name)
    except UnknownBox as error:
        raise Refusal("not-found") from error
