"""Following a game by its events, and noting what the tables need of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import log10
from typing import Any

from elbowroom.rules.events import (
    CoinsMoved,
    Conquered,
    Declined,
    Event,
    Gained,
    Picked,
    Scored,
    Swapped,
    TurnStarted,
    Vanished,
)

START = 5
"""Coins that a player begins with (SETUP-8)."""

Row = dict[str, Any]


@dataclass
class Seat:
    """What is counted for a player."""

    races: int = 0
    declines: int = 0
    first_decline: int | None = None
    paid: int = 0
    gained: int = 0
    scored: int = 0
    other: int = 0
    moves: int = 0
    choices: int = 0
    widest: int = 0
    product: int = 1

    def decide(self, width: int) -> None:
        """One decision among so many moves."""
        self.moves += 1
        self.choices += width
        self.widest = max(self.widest, width)
        self.product *= width

    def as_row(self) -> Row:
        """The columns that are the seat's own."""
        row = dict(vars(self))
        row["log_choices"] = round(log10(row.pop("product")), 2)
        return row


@dataclass
class Reign:
    """A race in a player's hands, from the taking to its end."""

    seat: int
    nth: int
    race: str
    power: str
    offered: str
    position: int
    paid: int
    gained: int
    taken: int
    drawn: int = 0
    tokens: int = 0
    declined: int | None = None
    gone: int | None = None
    turns: int = 0
    most_regions: int = 0
    left_regions: int | None = None
    coins_active: int = 0
    coins_declined: int = 0
    coins_other: int = 0


@dataclass
class Turn:
    """A player's turn, as it stood when it was scored."""

    seat: int
    round: int
    scored: int = 0
    coins: int = 0
    held: list[int] = field(default_factory=list)
    conquered: list[int] = field(default_factory=list)


@dataclass
class Witness:
    """Follows a game by its events."""

    seats: list[Seat]
    round: int = 1
    reigns: list[Reign] = field(default_factory=list)
    held: dict[str, Reign] = field(default_factory=dict)
    """Races in the game."""
    latest: dict[int, Reign] = field(default_factory=dict)
    """The last race each player took."""
    turns: dict[tuple[int, int], Turn] = field(default_factory=dict)
    """By player and round."""

    def see(self, event: Event) -> None:
        """Something happened."""
        match event:
            case TurnStarted():
                self.round = event.round
            case Picked():
                self._pick(event)
            case Swapped():
                self.latest[event.player].power = event.taken
            case Gained(what="tokens", rule="PICK-6"):
                self.latest[event.player].tokens = event.count
            case Declined():
                self._decline(self.held[event.race], len(event.regions))
            case Vanished():
                self._vanish(self.held.pop(event.race), len(event.regions))
            case Scored():
                self._score(event)
            case CoinsMoved():
                self._move_coins(event)
            case Conquered():
                self._turn(event.player).conquered.append(int(event.region))

    def _turn(self, player: int) -> Turn:
        return self.turns.setdefault((player, self.round), Turn(player, self.round))

    def hold(self, player: int, regions: list[int]) -> None:
        """What a player holds whose turn has just been scored."""
        self._turn(player).held = regions

    def _pick(self, event: Picked) -> None:
        seat = self.seats[event.player - 1]
        seat.races += 1
        seat.paid += event.paid
        seat.gained += event.gained
        reign = Reign(
            event.player,
            seat.races,
            event.race,
            event.power,
            event.power,
            event.position,
            event.paid,
            event.gained,
            self.round,
        )
        self.reigns.append(reign)
        self.held[event.race] = reign
        self.latest[event.player] = reign

    def _decline(self, reign: Reign, regions: int) -> None:
        reign.declined = self.round
        reign.left_regions = regions
        seat = self.seats[reign.seat - 1]
        seat.declines += 1
        if seat.first_decline is None:
            seat.first_decline = self.round

    def _vanish(self, reign: Reign, regions: int) -> None:
        if reign.declined is None:  # a race that leaves nothing behind goes without having been grey
            self._decline(reign, regions)
        reign.gone = self.round

    def _score(self, event: Scored) -> None:
        seat = self.seats[event.player - 1]
        seat.scored += event.total
        turn = self._turn(event.player)
        turn.scored += event.total
        turn.coins = START + seat.scored + seat.other - seat.paid + seat.gained
        for reign in self.held.values():
            if reign.seat == event.player and reign.declined is None:
                reign.turns += 1
        for race, what, coins, _ in event.parts:
            reign = self.held[race]
            if what == "regions":
                reign.most_regions = max(reign.most_regions, coins)
            if reign.declined is None:
                reign.coins_active += coins
            else:
                reign.coins_declined += coins

    def _move_coins(self, event: CoinsMoved) -> None:
        if event.origin:
            self.seats[event.origin - 1].other -= event.count
        if event.to:
            self.seats[event.to - 1].other += event.count
            self.latest[event.to].coins_other += event.count
