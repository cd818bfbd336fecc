"""What can be wrong with a box of one's own: a code, where in the box, and what the sentence needs; and how much a box
may hold.

Command line and page word the code in the user's language (`own-fault-CODE`); here every code has its English sentence,
for those who only have Python. What is wrong with a map in the box has the map's own codes and sentences, after `map-`.
"""

from __future__ import annotations

from typing import Final

from elbowroom.notation.maps import SENTENCES as MAP_SENTENCES
from elbowroom.notation.maps import Fault as MapFault
from elbowroom.rules.setup import SetupError

FILE_BYTES: Final = 1_000_000  # a larger file is not even read
BOX_BYTES: Final = 4_000_000  # all files of a box, unpacked
FILES: Final = 200  # in a folder or zip
DATA_BYTES: Final = 100_000  # tiles, texts and icons, as they are carried in a record
MOST_TILES: Final = 60
MOST_MAPS: Final = 12
MOST_EFFECTS: Final = 12  # of one tile
MOST_MARKERS: Final = 3  # of one tile
MOST_RULES: Final = 30
ICON_BYTES: Final = 8_000
NAME_LENGTH: Final = 40
TEXT_LENGTH: Final = 240
VERSION_LENGTH: Final = 20
MOST_NAMES: Final = 20  # in one choice of regions
DEEPEST: Final = 5  # choices of regions in one another
TOKENS: Final = (1, 15)  # of a race, or 0 to 8 of a power
BADGE: Final = (0, 8)
SUPPLY: Final = (1, 30)

SENTENCES: Final[dict[str, str]] = {
    # files
    "big": "this file has more than {most} bytes",
    "bigger": "all files together have more than {most} bytes",
    "files": "there are more than {most} files",
    "kind": "a box is a folder, a .zip, a .toml or a .json file",
    "zip": "this is not a zip file, or it is damaged",
    "outside": "this file would lie outside the box",
    "link": "this is a link, which a box may not hold",
    "secret": "this zip file is encrypted",
    "letters": "the file is not UTF-8 text (byte {byte})",
    "toml": "the file is not TOML: {reason}",
    "json": "the file is not JSON: line {line}, column {column} cannot be read",
    "deep": "the lists lie too deep in one another",
    "no-box": "there is no box.toml",
    "code": "this is Python, which only runs with `--own` on one's own computer",
    "code-fails": "this Python cannot be loaded: {reason}",
    "code-none": "there is no class below Race or Power in it",
    "name-like": "nothing asks for {name}; did you mean {like}?",
    "value-kind": "this must be {wanted}, not {found}",
    "signature": "the engine calls this as {wanted}",
    "feature": "there is no {value} on any map; there are {known}",
    "feature-like": "there is no {value} on any map; did you mean {known}?",
    "number": "this must be from {least} to {most}, not {value}",
    "text-missing": "the tile says no {name} in any language",
    "no-module": "there is no tile {value}: {reason}",
    "no-tile-class": "{value} is no class below Race or Power",
    # keys and values
    "object": "this must be a table with keys",
    "key": "there is no key {key}; there are {known}",
    "key-like": "there is no key {key}; did you mean {like}?",
    "missing": "key {key} is missing",
    "kind-text": "this must be a text",
    "kind-flag": "this must be true or false",
    "kind-whole": "this must be a whole number",
    "kind-list": "this must be a list",
    "range": "{value} is not from {least} to {most}",
    "word": "there is no {value} here; there are {known}",
    "word-like": "there is no {value} here; did you mean {like}?",
    "id": "{value} cannot be an id: it takes 1 to 30 small letters a to z, digits and hyphens, a letter first",
    "id-taken": "{value} is the id of something that comes with the game; choose another",
    "id-twice": "{value} is the id of two things in this box",
    "box-twice": "there is another box {value} already",
    "many": "there are {count} of them; more than {most} are too many",
    "data-big": "tiles, texts and icons take {count} bytes; a box has {most} for them",
    "nothing": "there is no race, power, map or house rule in the box",
    # texts and icons
    "no-text": "there is no text in any language",
    "long": "this text has {count} characters; there is room for {most}",
    "markup": "a text has no markup, braces or control characters",
    "language": "there are no texts in language {value}; there are {known}",
    "icon": "there is no icon {value}; an SVG will do, too",
    "icon-like": "there is no icon {value}; did you mean {like}?",
    "icon-file": "there is no file {value} in the box",
    "svg": "this is not a drawing: {reason}",
    "svg-part": "a drawing of a box has only plain shapes, and no {value}",
    # what a tile does
    "immune-all": "this makes most of the map immune; nobody could attack any more",
    "avoid-all": "a race that avoids everything can do nothing",
    "link-reach": "what is adjacent cannot hang on what is within reach",
    "marker-none": "there is no marker {value} in this tile",
    "marker-unused": "marker {value} is never used by an effect",
    "marker-shared": "marker {value} is used by two effects",
    "twice": "a tile does {value} once",
    "race-only": "only a race can do {value}",
    "needs": "{value} goes only with {other}",
    "supply-short": "there are {supply} tokens, but {need} may be needed (CUSTOM-4)",
}
_OF_MAP: Final = "map-"


class Fault:
    """One thing that is wrong with a box."""

    __slots__ = ("code", "details", "where")

    def __init__(self, code: str, where: str = "", /, **details: str | int) -> None:
        self.code = code
        self.where = where  # a file, or a path like race.beavers.effect.2
        self.details = details

    def __str__(self) -> str:
        return (f"{self.where}: " if self.where else "") + _sentence(self.code).format_map(self.details)

    def __repr__(self) -> str:
        return f"<Fault {self}>"


def _sentence(code: str) -> str:
    return MAP_SENTENCES[code.removeprefix(_OF_MAP)] if code.startswith(_OF_MAP) else SENTENCES[code]


def text_id(code: str) -> str:
    """The id of the text that words a code for users."""
    return f"map-fault-{code.removeprefix(_OF_MAP)}" if code.startswith(_OF_MAP) else f"own-fault-{code}"


def of_map(fault: MapFault, where: str) -> Fault:
    """What is wrong with a map, as a fault of the box in which the map has this place."""
    at = f".region.{fault.region}" if fault.region else f".entry.{fault.number}" if fault.number else ""
    return Fault(_OF_MAP + fault.code, where + at, **fault.details)


class BoxError(SetupError):
    """A box that cannot be used, with everything that is wrong with it."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__("; ".join(str(fault) for fault in faults))
        self.faults = faults
