"""A tile under construction: declared values, and for every hook the functions that effects add to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from elbowroom.rules.ability import Piece, Stock, Tile
from elbowroom.rules.moves import Verb
from elbowroom.rules.state import State

from .words import ACTIVE, BOTH, DECLINED

Function = Callable[..., Any]
FIELD_BITS = 8  # of the one number that a tile can remember, for each effect that needs some of it


class Memory:
    """A few bits of what a tile remembers from turn to turn, or of one turn."""

    __slots__ = ("shift",)

    def __init__(self, shift: int) -> None:
        self.shift = shift

    def kept(self, s: State, tile: Tile) -> int:
        """What it remembers from turn to turn."""
        return s.memory(tile) >> self.shift & 255

    def keep(self, s: State, tile: Tile, value: int) -> None:
        """Remember it for good."""
        s.remember(tile, s.memory(tile) & ~(255 << self.shift) | value << self.shift)

    def used(self, s: State, tile: Tile) -> int:
        """What it remembers of this turn."""
        return s.used(tile) >> self.shift & 255

    def use(self, s: State, tile: Tile, value: int) -> None:
        """Remember it until the turn ends."""
        s.use(tile, s.used(tile) & ~(255 << self.shift) | value << self.shift)


class Building:
    """What the effects of a tile have said so far."""

    def __init__(self, id: str, markers: dict[str, dict[str, Any]]) -> None:
        self.id = id
        self.values: dict[str, Any] = {}
        self.markers = markers
        self.verbs: list[Verb] = []
        self.stocks: list[Stock] = []
        self.pieces: list[Piece] = []
        self.in_decline: set[str] = set()
        self.modes: set[str] = set()
        self._hooks: dict[str, list[tuple[str, Function]]] = {}
        self._plays: dict[str, Function] = {}
        self._refusals: dict[str, Function] = {}
        self._fields = 0

    def memory(self) -> Memory:
        """Bits that nobody else uses."""
        self._fields += 1
        return Memory((self._fields - 1) * FIELD_BITS)

    def hook(self, name: str, function: Function, mode: str = ACTIVE) -> None:
        """Let a function act in this hook: `function(tile, s, race, …)`."""
        self._hooks.setdefault(name, []).append((mode, function))
        self.modes.add(mode)

    def has(self, name: str) -> bool:
        """Is there something in this hook already?"""
        return name in self._hooks

    def verb(self, verb: Verb, play: Function, refusal: Function) -> None:
        """Let the owner say something."""
        self.verbs.append(verb)
        self._plays[verb.id] = play
        self._refusals[verb.id] = refusal

    def finish(self) -> dict[str, Any]:
        """All of it, as the contents of a class."""
        members = dict(self.values)
        members["only_in_decline"] = self.modes == {DECLINED}
        for name, functions in self._hooks.items():
            modes = {mode for mode, _ in functions}
            if modes - {ACTIVE}:
                self.in_decline.add(name)
            parts = [
                _gated(name, mode, function) if mode == DECLINED or len(modes) > 1 else function
                for mode, function in functions
            ]
            members[name] = parts[0] if len(parts) == 1 else _JOINED[name](parts)
        if self._plays:
            members["play"] = _dispatch(self._plays)
            members["refusal"] = _dispatch(self._refusals)
        members["in_decline"] = tuple(sorted(self.in_decline))
        members["verbs"] = tuple(self.verbs)
        members["stocks"] = tuple(self.stocks)
        members["pieces"] = tuple(self.pieces)
        return members


def _dispatch(functions: dict[str, Function]) -> Function:
    if len(functions) == 1:
        return next(iter(functions.values()))
    return lambda tile, s, race, move: functions[move.verb](tile, s, race, move)


def _gated(name: str, mode: str, function: Function) -> Function:
    """A function that acts only for an active race, or only for a declined one."""
    if mode == BOTH:
        return function
    if name == "coins" and mode == DECLINED:

        def paid(tile: Tile, s: State, race: int) -> int:
            if not s.live[race]:
                return int(function(tile, s, race))
            if s.kit(race).lent is not tile:
                return 0
            # lent by a place, it serves the first declined race for which it pays
            return next((coins for other in s.fallen[s.player[race]] if (coins := function(tile, s, other))), 0)

        return paid
    nothing = _NOTHING.get(name)
    live = mode == ACTIVE
    return lambda tile, s, race, *rest: function(tile, s, race, *rest) if s.live[race] is live else nothing


_NOTHING: dict[str, int] = {"coins": 0, "coin_regions": 0, "forbids": 0, "defends": 0}


def _one_after_another(parts: list[Function]) -> Function:
    def notice(tile: Tile, s: State, race: int, *rest: Any) -> None:
        for part in parts:
            part(tile, s, race, *rest)

    return notice


def _together(parts: list[Function]) -> Function:
    def mask(tile: Tile, s: State, race: int, *rest: Any) -> int:
        found = 0
        for part in parts:
            found |= part(tile, s, race, *rest)
        return found

    return mask


def _sum(parts: list[Function]) -> Function:
    return lambda tile, s, race, *rest: sum(part(tile, s, race, *rest) for part in parts)


def _chain(parts: list[Function]) -> Function:
    def widened(tile: Tile, s: State, race: int, usual: int) -> int:
        for part in parts:
            usual = part(tile, s, race, usual)
        return usual

    return widened


def _either(parts: list[Function]) -> Function:
    return lambda tile, s, race: any(part(tile, s, race) for part in parts)


def _merged(parts: list[Function]) -> Function:
    def counters(tile: Tile, s: State, race: int) -> dict[str, int]:
        found: dict[str, int] = {}
        for part in parts:
            found.update(part(tile, s, race))
        return found

    return counters


_JOINED: dict[str, Callable[[list[Function]], Function]] = {
    "coins": _sum,
    "defends": _sum,
    "links": _together,
    "joins": _together,
    "coin_regions": _together,
    "discounts": _together,
    "overlooks": _together,
    "forbids": _together,
    "entry": _chain,
    "reach": _chain,
    "redeploy_pending": _either,
    "counters": _merged,
    **dict.fromkeys(
        (
            "taken",
            "turn_starts",
            "readied",
            "conquered",
            "settled",
            "lost",
            "attacked",
            "redeploy_opens",
            "redeploy_closes",
            "redeploy_moves",
            "retreat_moves",
            "conquest_moves",
            "start_moves",
            "end_moves",
            "turn_ends",
            "after_end",
            "declines",
            "unlent",
            "restore",
        ),
        _one_after_another,
    ),
}
