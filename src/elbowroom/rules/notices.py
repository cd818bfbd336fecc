"""Telling the tiles that listen what anybody does: first those on the table, then the races in the table's order.

Who listens is in `State.ears`; where nobody does, nothing here is called.
"""

from __future__ import annotations

from .kit import Kit
from .state import State


def _listening(s: State) -> list[tuple[int, Kit]]:
    """Who is told, with what each can do; a race that leaves the game meanwhile is told to the end."""
    return [(race, s.kit(race) if race >= 0 else s.table.aside_kit) for race in s.ears]


def round_starts(s: State) -> None:
    """A round begins."""
    for race, kit in _listening(s):
        for tile in kit.round_starts:
            tile.round_starts(s, race)


def conquered(s: State, region: int, attacker: int, victim: int) -> None:
    """A race has conquered a region."""
    for race, kit in _listening(s):
        for tile in kit.anyone_conquered:
            tile.anyone_conquered(s, race, region, attacker, victim)


def abandoned(s: State, region: int, owner: int) -> None:
    """A race has given a region up."""
    for race, kit in _listening(s):
        for tile in kit.anyone_abandoned:
            tile.anyone_abandoned(s, race, region, owner)


def declined(s: State, race: int) -> None:
    """A race has gone into decline."""
    for listener, kit in _listening(s):
        for tile in kit.anyone_declined:
            tile.anyone_declined(s, listener, race)


def vanished(s: State, race: int, player: int) -> None:
    """A declined race of that player has left the game."""
    for listener, kit in _listening(s):
        for tile in kit.anyone_vanished:
            tile.anyone_vanished(s, listener, race, player)
