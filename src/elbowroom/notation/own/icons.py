"""Icons of a box: a name that the page knows, or a drawing of plain shapes."""

from __future__ import annotations

import re
from functools import cache
from hashlib import sha256
from typing import Final
from xml.etree import ElementTree

from elbowroom.boxes import PRINTED, box

from .faults import ICON_BYTES, Fault

_SPACE: Final = "{http://www.w3.org/2000/svg}"
_SHAPES: Final = {"svg", "g", "path", "circle", "ellipse", "rect", "polygon", "polyline", "line"}
_NUMBERS: Final = {"cx", "cy", "r", "rx", "ry", "x", "y", "x1", "y1", "x2", "y2", "width", "height", "points", "d"} | {
    "viewBox",
    "stroke-width",
    "opacity",
    "fill-opacity",
    "transform",
}
_COLOURS: Final = {"fill", "stroke"}
_WORDS: Final = {"fill-rule", "clip-rule", "stroke-linecap", "stroke-linejoin"}
_NUMBER: Final = re.compile(r"[-+.,0-9eE\sa-zA-Z()%]*")
_COLOUR: Final = re.compile(r"none|currentColor|#[0-9a-fA-F]{3,8}|[a-z]{3,20}")


@cache
def icon_names() -> tuple[str, ...]:
    """The drawings that come with the game."""
    found: set[str] = set()
    for name in PRINTED:
        contents = box(name)
        for tile in (*contents.races, *contents.powers, *contents.finds):
            found.add(tile.icon)
            found.update(piece.icon for piece in tile.pieces)
            found.update(stock.icon for stock in tile.stocks)
    return tuple(sorted(found - {""}))


def is_drawing(icon: str) -> bool:
    """Is this an SVG rather than a name?"""
    return icon.lstrip().startswith("<")


def icon_name(icon: str) -> str:
    """The name by which tiles have an icon; a drawing's follows from what is drawn."""
    return f"own-{sha256(icon.encode()).hexdigest()[:12]}" if is_drawing(icon) else icon


def drawing_fault(text: str, where: str) -> Fault | None:
    """What is wrong with a drawing: anything but plain shapes is."""
    if len(text.encode()) > ICON_BYTES:
        return Fault("big", where, most=ICON_BYTES)
    if "<!" in text or "<?" in text:  # entities that grow, comments that hide something
        return Fault("svg-part", where, value="<!" if "<!" in text else "<?")
    try:
        root = ElementTree.fromstring(text)
    except (ElementTree.ParseError, ValueError) as error:
        return Fault("svg", where, reason=str(error))
    if root.tag != f"{_SPACE}svg" or "viewBox" not in root.attrib:
        return Fault("svg", where, reason='<svg xmlns="http://www.w3.org/2000/svg" viewBox="…">')
    for element in root.iter():
        name = element.tag.removeprefix(_SPACE)
        if name not in _SHAPES or name == element.tag:
            return Fault("svg-part", where, value=f"<{name[:30]}>")
        for key, value in element.attrib.items():
            if not _plain(key, value):
                return Fault("svg-part", where, value=f"{key[:30]}={value[:30]!r}")
        if (element.text or "").strip() or (element.tail or "").strip():
            return Fault("svg-part", where, value="text")
    return None


def _plain(key: str, value: str) -> bool:
    if key in _NUMBERS:
        return _NUMBER.fullmatch(value) is not None and "url" not in value.lower()
    if key in _COLOURS:
        return _COLOUR.fullmatch(value) is not None
    return key in _WORDS and value.isalpha()
