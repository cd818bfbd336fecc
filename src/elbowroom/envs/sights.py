"""What the rows of a batch remember of a game, so that only what has changed is made again."""

from __future__ import annotations


class Sight:
    """What one seat saw last of one game: the parts of its row that are its own, and what they were made from."""

    __slots__ = ("active", "badge", "coins", "fallen", "parts", "slot_of", "stale", "turn")

    def __init__(self, parts: int, regions: int, races: int) -> None:
        self.parts: list[bytes] = [b""] * parts
        self.stale = (1 << regions) - 1  # the regions whose parts are to be made again, as bits
        self.slot_of: list[int] = [0] * (races + 1)
        self.active: list[int] = []
        self.fallen: list[tuple[int, ...]] = []
        self.badge: list[int] = []
        self.turn = -1
        self.coins: list[int] = []


class Shared:
    """What every seat sees alike of one game: those parts of its rows, and what they were made from."""

    __slots__ = (
        "acts",
        "bottom",
        "discard",
        "finds",
        "hand",
        "holder",
        "kept",
        "lent",
        "monsters",
        "neutral",
        "offer_coins",
        "offer_powers",
        "offer_races",
        "parts",
        "pieces",
        "power_pool",
        "race_pool",
        "shown",
        "spent",
        "tokens",
        "tray",
        "unfound",
        "waiting",
        "wall",
        "warded",
    )

    def __init__(self, parts: int, regions: int, races: int) -> None:
        self.parts: list[bytes] = [b""] * parts
        self.shown = -1  # the seat whose row was written last
        self.holder: list[int] = [-1] * regions
        self.tokens: list[int] = [0] * regions
        self.wall: list[int] = [0] * regions
        self.neutral: list[int] = [0] * regions
        self.pieces: list[int] = [0] * regions
        self.finds: list[int] = [0] * regions
        self.monsters = 0
        self.warded = 0
        self.acts = -1
        self.hand: list[int] = [-1] * races
        self.waiting: list[int] = [0] * races
        self.tray: list[int] = []
        self.race_pool = -1
        self.power_pool = -1
        self.bottom: tuple[int, ...] = ()
        self.discard = -1
        self.lent = -1
        self.unfound = -1
        self.offer_races: list[int] = []
        self.offer_powers: list[int] = []
        self.offer_coins: list[int] = []
        self.kept: list[int] = []
        self.spent: list[int] = []
