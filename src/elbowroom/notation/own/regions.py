"""Choices of regions and conditions, made into functions of the state once, when a box is read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from elbowroom.rules.reach import adjacent
from elbowroom.rules.relics_places import Place
from elbowroom.rules.scoring import groups
from elbowroom.rules.state import State, where_is

from .words import PRINTED

Choice = Callable[[State, int], int]  # the state and the race with the tile: a set of regions
Condition = Callable[[State, int], bool]


def printed_only(said: Any) -> bool:
    """Does what is chosen stay the same all game long?"""
    if isinstance(said, str):
        return said in PRINTED
    word, value = next(iter(said.items()))
    if word in ("all", "some"):
        return all(printed_only(part) for part in value)
    return word in ("not", "beside") and printed_only(value)


def choice(said: Any) -> Choice:
    """The function that answers which regions are meant."""
    if isinstance(said, str):
        return _printed(said) if said in PRINTED else _LIVING[said]
    word, value = next(iter(said.items()))
    return _COMPOSED[word](value)


def _printed(name: str) -> Choice:
    if name == "edge":
        return lambda s, race: s.board.edge
    if name == "any":
        return lambda s, race: s.board.everything
    return lambda s, race: s.board.features[name]


def _own(s: State, race: int) -> int:
    return s.realm[race]


def _own_declined(s: State, race: int) -> int:
    mask = 0
    for fallen in s.fallen[s.player[race]]:
        mask |= s.realm[fallen]
    return mask


def _enemy(s: State, race: int) -> int:
    mask = 0
    player = s.player[race]
    for other, active in enumerate(s.active):
        if active >= 0 and other != player:
            mask |= s.realm[active]
    return mask


def _enemy_declined(s: State, race: int) -> int:
    mask = 0
    player = s.player[race]
    for other, declined in enumerate(s.fallen):
        if other != player:
            for fallen in declined:
                mask |= s.realm[fallen]
    return mask


def _neutral(s: State) -> int:
    mask = 0
    for region, count in enumerate(s.neutral):
        if count:
            mask |= 1 << region
    return mask


def _tribe(s: State, race: int) -> int:
    return _neutral(s) & ~s.monsters


def _monsters(s: State, race: int) -> int:
    return s.monsters


def _empty(s: State, race: int) -> int:
    mask = s.board.everything & ~_neutral(s)
    for realm in s.realm:
        mask &= ~realm
    return mask


def _with_find(places: bool) -> Choice:
    def chosen(s: State, race: int) -> int:
        mask = 0
        for region in s.board.each(s.find_regions):
            found = s.finds[region]
            for at, find in enumerate(s.table.finds):
                if found >> at & 1 and isinstance(find, Place) is places:
                    mask |= 1 << region
                    break
        return mask

    return chosen


_LIVING: dict[str, Choice] = {
    "own": _own,
    "own-declined": _own_declined,
    "enemy": _enemy,
    "enemy-declined": _enemy_declined,
    "tribe": _tribe,
    "monsters": _monsters,
    "empty": _empty,
    "relic": _with_find(False),
    "place": _with_find(True),
}


def _all(parts: list[Any]) -> Choice:
    choices = [choice(part) for part in parts]
    if len(choices) == 2:
        one, two = choices
        return lambda s, race: one(s, race) & two(s, race)

    def chosen(s: State, race: int) -> int:
        mask = choices[0](s, race)
        for more in choices[1:]:
            mask &= more(s, race)
        return mask

    return chosen


def _some(parts: list[Any]) -> Choice:
    choices = [choice(part) for part in parts]

    def chosen(s: State, race: int) -> int:
        mask = 0
        for more in choices:
            mask |= more(s, race)
        return mask

    return chosen


def _not(part: Any) -> Choice:
    other = choice(part)
    return lambda s, race: s.board.everything & ~other(s, race)


def _beside(part: Any) -> Choice:
    origin = choice(part)
    return lambda s, race: s.board.around(origin(s, race))


def _within_reach(part: Any) -> Choice:
    origin = choice(part)
    return lambda s, race: adjacent(s, race, origin(s, race))


def _tokens(least: int) -> Choice:
    def chosen(s: State, race: int) -> int:
        mask = 0
        tokens = s.tokens
        for region in s.board.each(s.realm[race]):
            if tokens[region] >= least:
                mask |= 1 << region
        return mask

    return chosen


def _marker(name: str) -> Choice:
    return lambda s, race: where_is(s, s.table.piece[name])


_COMPOSED: dict[str, Callable[[Any], Choice]] = {
    "all": _all,
    "some": _some,
    "not": _not,
    "beside": _beside,
    "within-reach-of": _within_reach,
    "tokens": _tokens,
    "marker": _marker,
}


# --- conditions -----------------------------------------------------------------------------------------------------


def condition(said: dict[str, Any] | None) -> Condition | None:
    """The function that answers whether all of this holds; none where nothing is asked."""
    tests = [_TESTS[name](value) for name, value in (said or {}).items()]
    if not tests:
        return None
    return tests[0] if len(tests) == 1 else lambda s, race: all(test(s, race) for test in tests)


def _holds(said: Any) -> Condition:
    wanted = choice(said)
    return lambda s, race: wanted(s, race) & s.realm[race] != 0


_TESTS: dict[str, Callable[[Any], Condition]] = {
    "round_from": lambda value: lambda s, race: s.round >= value,
    "round_to": lambda value: lambda s, race: s.round <= value,
    "first_turn": lambda value: lambda s, race: (s.picked and s.turn == s.player[race]) is value,
    "first_conquest": lambda value: lambda s, race: s.begun is not value,
    "regions_from": lambda value: lambda s, race: s.realm[race].bit_count() >= value,
    "regions_to": lambda value: lambda s, race: s.realm[race].bit_count() <= value,
    "raids_from": lambda value: lambda s, race: s.raids >= value,
    "together": lambda value: lambda s, race: (groups(s, race, by_ability=True) == 1) is value,
    "holds": _holds,
    "declined": lambda value: lambda s, race: bool(s.fallen[s.player[race]]) is value,
    "tokens_in_tray": lambda value: lambda s, race: (s.tray[race] > 0) is value,
}
