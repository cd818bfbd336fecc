"""Boxes of one's own: what they may say, what is wrong with one, and how it is told to the page."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from .manifest import BoxData

KeyKind = Literal["flag", "whole", "word", "regions", "when", "marker"]
"""What the value of a key is: yes or no, a number, one of some words, a choice of regions, conditions, a marker."""


class Word(Struct):
    """A word of the vocabulary, and the id of its text."""

    id: str
    text: str


class KeyData(Struct):
    """What can be said of an effect, a condition or a marker."""

    id: str
    text: str
    kind: KeyKind
    least: int
    most: int
    words: list[Word]
    needed: bool


class EffectData(Struct):
    """Something that a tile can do."""

    id: str
    text: str
    keys: list[KeyData]
    lives: bool
    """May it say with `while` when it acts?"""
    race_only: bool
    once: bool
    """At most once in a tile."""


class Vocabulary(Struct):
    """All that tiles of one's own can say (docs/workshop.md)."""

    effects: list[EffectData]
    conditions: list[KeyData]
    markers: list[KeyData]
    """What can be said of a marker besides its id, name and icon."""
    printed: list[Word]
    """Choices of regions by what is printed there,"""
    living: list[Word]
    """by what is there now,"""
    composed: list[Word]
    """and made of other choices."""
    lives: list[Word]
    """What `while` can be."""
    icons: list[str]
    """Drawings that come with the game."""
    races: list[str]
    """Whose tokens a race of one's own may use."""
    limits: dict[str, int]


class OwnBoxData(BoxData):
    """A box of one's own as everybody at a table sees it."""

    texts: dict[str, dict[str, str]]
    """By language and id, as plain text."""
    icons: dict[str, str]
    """Its drawings by name: SVG of plain shapes alone."""


class BoxFault(Struct):
    """Something that is wrong with a box."""

    code: str
    """The text is `own-fault-CODE`, or `map-fault-CODE` for one that begins with `map-`,"""
    where: str
    """a path like `race.beavers.effect.2.where`,"""
    args: dict[str, Any]
    """and what the text needs."""


class BoxCheck(Struct, omit_defaults=True):
    """What there is to say of a box."""

    faults: list[BoxFault]
    box: OwnBoxData | None = None
    """How it looks, where nothing is wrong with it."""


class BoxFile(Struct, forbid_unknown_fields=True):
    """A file with a box in it."""

    name: Annotated[str, Meta(max_length=255)]
    """Its end says what it is: `.zip`, `.toml` or `.json`."""
    data: str
    """What is in it, in base64."""


class OpenedBox(Struct, omit_defaults=True):
    """The box in a file."""

    faults: list[BoxFault]
    """Why there is none."""
    box: str = ""
    """The box as the text of one JSON file; whether one can play with it `POST /api/boxes/check` says."""


class NewMap(Struct, forbid_unknown_fields=True):
    """A map that is wanted."""

    players: Annotated[int, Meta(ge=2, le=5)]
    seed: Annotated[int, Meta(ge=0, le=10**12)]
    """The same seed gives the same map."""
    box: Literal["base", "underground"] = "base"


class MapFault(Struct):
    """Something that is wrong with a map."""

    code: str
    """The text is `map-fault-CODE`."""
    region: str
    """Which region it is about, where that has an id,"""
    number: int
    """or else its place in the list, from 1; 0: the whole map."""
    args: dict[str, Any]
    """What the text needs."""


class MapCheck(Struct):
    """What there is to say of a map."""

    faults: list[MapFault]


class FairQuestion(Struct, forbid_unknown_fields=True):
    """Is this tile fair? What the answer to the last question said comes along."""

    box: dict[str, Any]
    tile: Annotated[str, Meta(max_length=60)]
    games: Annotated[int, Meta(ge=0, le=2000)] = 0
    won: Annotated[float, Meta(ge=0, le=2000)] = 0.0
    squares: Annotated[float, Meta(ge=0, le=2000)] = 0.0


class Fairness(Struct):
    """What the games so far say of a tile."""

    games: int
    won: float
    """By the seats that began with it,"""
    squares: float
    """and the sum of the squares: both come along with the next question."""
    share: float
    """Of what would be fair, which is 1,"""
    reach: float
    """so far to both sides, with 95 percent."""
    verdict: str
    """`strong`, `weak`, `fair`, or `open` where there are too few games to say."""
