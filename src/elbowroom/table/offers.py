"""What there is to play with, whoever asks (docs/protocol.md, section 2)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import convert

import elbowroom
from elbowroom.bots import LEVELS
from elbowroom.boxes import UnknownBox, box, box_names, map_data, map_names
from elbowroom.rules.manifest import box_data
from elbowroom.rules.setup import known_variants

from .deals import deals
from .protocol import http_answers as answers
from .protocol.manifest import BoxData
from .protocol.values import CHAT_LENGTH, MESSAGE_BYTES, MOST_SEATS, NAME_LENGTH, PROTOCOL
from .refusal import Refusal
from .settings import PACES


def info(guests: Iterable[str] = ()) -> answers.Info:
    """Boxes, maps, bots (with these guests), variants, and how long things may be."""
    boxes = box_names()
    variants = known_variants([box(name) for name in boxes])
    return answers.Info(
        protocol=PROTOCOL,
        version=elbowroom.__version__,
        boxes=list(boxes),
        maps=map_names(),
        bots=[*LEVELS, *guests],
        variants=convert(variants, dict[str, list[bool | str]]),
        box_variants={name: list(known_variants([box(name)])) for name in boxes},
        paces=PACES,
        deals=list(deals()),
        limits=answers.InfoLimits(MESSAGE_BYTES, CHAT_LENGTH, NAME_LENGTH, MOST_SEATS),
    )


def box_contents(name: str) -> BoxData:
    """What is in a box."""
    try:
        return convert(box_data(box(name)), BoxData)
    except UnknownBox as error:
        raise Refusal("not-found") from error


def map_contents(name: str) -> dict[str, Any]:
    """A map, outlines and all."""
    try:
        return map_data(name)
    except UnknownBox as error:
        raise Refusal("not-found") from error
