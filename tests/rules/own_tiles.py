"""Races and powers of one's own, as a player would write them (CUSTOM)."""

from __future__ import annotations

from elbowroom.rules.ability import Power, Race
from elbowroom.rules.state import State


class Pixies(Race):
    """A coin more for every forest; their tokens are those of the Ratmen."""

    id = "pixies"
    rule = "RACE-Pixies"
    box = "own"
    tokens = 8
    supply = 13
    stand_in = "ratmen"
    coin_feature = "forest"


class Ladies(Race):
    """They use the tokens of the Amazons, and nothing else of theirs (INT-95)."""

    id = "ladies"
    rule = "RACE-Ladies"
    box = "own"
    tokens = 10
    supply = 15
    stand_in = "amazons"


class Stonefolk(Race):
    """They use the tokens of the Trolls, and build no lairs (INT-95)."""

    id = "stonefolk"
    rule = "RACE-Stonefolk"
    box = "own"
    tokens = 5
    supply = 10
    stand_in = "trolls"


class Lucky(Power):
    """A coin whatever happens."""

    id = "lucky"
    rule = "POWER-Lucky"
    box = "own"
    tokens = 5

    def coins(self, s: State, race: int) -> int:
        return 1
