"""Tiles of somebody's own."""

from __future__ import annotations

from elbowroom.rules.ability import Power, Race


class Goblins(Race):
    """Ratmen under another name."""

    box = "own"
    id = "own-goblins"
    tokens = 8
    supply = 13
    stand_in = "ratmen"


class Loud(Power):
    """Nothing but four tokens."""

    box = "own"
    id = "own-loud"
    tokens = 4
