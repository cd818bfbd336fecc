"""What the rows of a batch remember of a game, so that only what has changed is made again."""

from __future__ import annotations

from elbowroom.rules.state import State


class Parts:
    """Some of the parts of a row, one after the other: the first of them is the row's part number `first`."""

    __slots__ = ("first", "parts")

    def __init__(self, first: int, count: int) -> None:
        self.first = first
        self.parts: list[bytes] = [b""] * count


class Sight(Parts):
    """What one seat saw last of one game: the parts of its row that are its own, and what they were made from."""

    __slots__ = ("coins", "seating", "slot_of", "stale", "turn")

    def __init__(self, count: int, regions: int, races: int) -> None:
        super().__init__(0, count)
        self.stale = (1 << regions) - 1  # the regions whose parts are to be made again, as bits
        self.slot_of: list[int] = [0] * races
        self.seating = -1
        self.turn = -1
        self.coins: list[int] = []


class Shared(Parts):
    """What every seat sees alike of one game: those parts of its rows, and what they were made from."""

    __slots__ = (
        "active",
        "acts",
        "badge",
        "bottom",
        "discard",
        "fallen",
        "hand",
        "kept",
        "lent",
        "lone",
        "offer_coins",
        "offer_powers",
        "offer_races",
        "power_pool",
        "race_pool",
        "seating",
        "shown",
        "spent",
        "spent_list",
        "state",
        "tray",
        "unfound",
        "waiting",
    )

    def __init__(self, first: int, count: int, races: int) -> None:
        super().__init__(first, count)
        self.state: State | None = None  # the one that was looked at last
        self.shown = -1  # the seat whose row was written last
        self.seating = 0  # counted up when somebody has other races or powers than before
        self.active: list[int] = []
        self.fallen: list[tuple[int, ...]] = []
        self.badge: list[int] = []
        self.acts = -1
        self.lone = -1  # the only race that may have tokens in hand, -1 if that is not known
        self.hand: list[int] = [-1] * races
        self.waiting: list[int] = []
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
        self.spent_list: list[int] = []  # the state's own, which every turn replaces
