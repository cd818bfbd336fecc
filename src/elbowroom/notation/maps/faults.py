"""What can be wrong with a map: a code, which region it is about, and what the sentence needs.

The command line words the code in the user's language (`map-fault-CODE`); here every code has its English sentence, for
those who only have Python.
"""

from __future__ import annotations

from typing import Final

FILE_BYTES: Final = 1_000_000  # a larger file is not even read
MOST_REGIONS: Final = 100
MOST_POINTS: Final = 200  # in one outline
REGIONS_PER_PLAYER: Final = 5  # that can be conquered, at the least
SIDE: Final = (100, 10_000)  # of the sheet
ROUNDS: Final = (1, 100)
PLAYERS: Final = (2, 5)
MOST_LAIRS: Final = 7  # U-COMP-06
SHOWN: Final = 40  # characters of a wrong value that are repeated

SENTENCES: Final[dict[str, str]] = {
    # the file
    "big": "the file has more than {most} bytes, which is too much for a map",
    "letters": "the file is not UTF-8 text (byte {byte})",
    "json": "the file is not JSON: line {line}, column {column} cannot be read",
    "deep": "the file is no map: its lists lie too deep in one another",
    "key-twice": "key {key} stands twice in the same place",
    "object": "a map is a JSON object with keys like `id`, `players` and `regions`",
    # keys and values
    "key": "there is no key {key}; there are {known}",
    "key-like": "there is no key {key}; did you mean {like}?",
    "missing": "key {key} is missing",
    "kind-text": "{key} must be a text",
    "kind-flag": "{key} must be true or false",
    "kind-number": "{key} must be a number",
    "kind-whole": "{key} must be a whole number",
    "kind-list": "{key} must be a list",
    "kind-texts": "{key} must be a list of texts",
    "kind-point": "{key} must be made of points, two numbers each",
    "kind-object": "a region must be a JSON object",
    "range": "{key} is {value}, but must be from {least} to {most}",
    "map-id": "{value} cannot be the id of a map: it takes 1 to 40 small letters a to z, digits and hyphens",
    "map-id-taken": "{value} is the id of a map that comes with the game; choose another",
    "region-id": "{value} cannot be the id of a region: it takes 1 to 20 letters, digits, hyphens and underscores, "
    "and is not `with`",
    "region-id-twice": "more than one region is called {value}",
    "terrain": "there is no terrain {value}; there are {known}",
    "terrain-like": "there is no terrain {value}; did you mean {like}?",
    "symbol": "there is no symbol {value}; there are {known}",
    "symbol-like": "there is no symbol {value}; did you mean {like}?",
    "symbol-twice": "symbol {value} stands there twice",
    "box": "{value} is no kind of map; it is {known}",
    "box-wrong": "box says {value}, but the terrains are those of {other}",
    # what lies where
    "tribe-place": "a tribe cannot live here: the terrain is {terrain}",
    "monsters-place": "monsters cannot live here: the terrain is {terrain}",
    "symbol-place": "symbol {value} cannot lie here: the terrain is {terrain}",
    "volcano-place": "a volcano lies in a chasm, but the terrain is {terrain}",
    "monsters-many": "monsters live in {count} regions; there are enough for {most} (U-COMP-06)",
    "regions-few": "regions that can be conquered: {count}; players: {players}; so many play on {least} or more",
    "regions-many": "the map has {count} regions; more than {most} are too many",
    # borders
    "borders-missing": "there are neither neighbors nor an outline, so nobody knows what it borders",
    "neighbor-unknown": "its neighbor {other} is not on the map",
    "neighbor-self": "it cannot be its own neighbor",
    "neighbor-twice": "it names its neighbor {other} twice",
    "neighbor-one-way": "it names {other} as its neighbor, but {other} does not name it",
    "neighbor-apart": "{other} is in `neighbors` and in `apart`, and can be only one of the two",
    "neighbor-far": "it names {other} as its neighbor, but in the drawing the two do not touch",
    "neighbor-unnamed": "it touches {other} in the drawing, but the two are not neighbors; if so it shall be, name "
    "{other} in `apart`",
    "edge-inside": "it is said to be on the edge, but in the drawing it does not touch the edge of the sheet",
    "edge-none": "there is no land at the edge or on a sea at the edge, so nobody can enter the map (CONQ-2)",
    "parts": "the map falls apart: nothing leads from {one} to {other}",
    "unreachable": "nobody can get to these regions over land: {regions}",
    # the drawing
    "outline-missing": "it has no outline, though other regions have one",
    "outline-short": "an outline has at least three points",
    "outline-long": "an outline has at most {most} points, not {count}",
    "outline-thin": "its outline encloses nothing",
    "outline-crosses": "its outline crosses itself near {x}, {y}",
    "outline-overlaps": "its outline overlaps that of {other} near {x}, {y}",
    "point-outside": "the point {x}, {y} lies outside the sheet, which is {width} wide and {height} high",
    "undrawn": "it has no outlines, so the page cannot show it",
    "label-outside": "its label lies outside its outline",
}


class Fault:
    """One thing that is wrong with a map."""

    __slots__ = ("code", "details", "number", "region")

    def __init__(self, code: str, region: str = "", number: int = 0, /, **details: str | int) -> None:
        self.code = code
        self.region = region  # its id, where it has one that can be used,
        self.number = number  # else its place in the list, from 1; 0 for the whole map
        self.details = details

    def __str__(self) -> str:
        where = f"region {self.region}: " if self.region else f"entry {self.number} of regions: " if self.number else ""
        return where + SENTENCES[self.code].format_map(self.details)

    def __repr__(self) -> str:
        return f"<Fault {self}>"


class MapError(ValueError):
    """A map that cannot be used, with everything that is wrong with it."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__("; ".join(str(fault) for fault in faults))
        self.faults = faults


def shown(value: object) -> str:
    """A wrong value as a message repeats it."""
    text = value if isinstance(value, str) else repr(value)
    return text if 0 < len(text) <= SHOWN and text.isprintable() else f"{text[:SHOWN]!r}"
