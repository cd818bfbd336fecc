"""Relics and places: tiles that lie in a region and work for whoever holds it (U-MARK)."""

from __future__ import annotations

from typing import ClassVar

from .ability import Tile


class Find(Tile):
    """A relic or a place."""

    guard: ClassVar[int] = 0  # what it adds to the defence of its region
    lends: ClassVar[bool] = False  # does it lend its holder a power?


class Relic(Find):
    """A relic is used, and then lies where it was used last (U-MARK-05)."""


class Place(Find):
    """A place never moves (U-MARK-04)."""
