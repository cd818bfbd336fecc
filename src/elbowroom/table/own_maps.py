"""Maps of one's own for whoever draws them: made by chance, and looked at for what is wrong with them."""

from __future__ import annotations

from typing import Any

from elbowroom.notation.maps import MapError, completed, make_map, parse

from .protocol.workshop import MapCheck, MapFault, NewMap

MOST_FAULTS = 50  # that are told at once


def check_map(_table: str, text: bytes | str) -> MapCheck:
    """Is this a map one can play on? A mistake in it is an answer, so that it comes back from any process."""
    try:
        completed(parse(text))
    except MapError as error:
        faults = error.faults[:MOST_FAULTS]
        return MapCheck([MapFault(one.code, one.region, one.number, dict(one.details)) for one in faults])
    return MapCheck([])


def new_map(_table: str, asked: NewMap) -> dict[str, Any]:
    """A new map, the same for the same seed."""
    return make_map(asked.players, asked.seed, asked.box)
