"""Choices of regions on the shipped maps: how much of a map do they cover?"""

from __future__ import annotations

from functools import cache
from typing import Any

from elbowroom.boxes import load_map, map_names
from elbowroom.rules.setup import clean_state, lay_table
from elbowroom.rules.state import State

from .regions import choice, printed_only


@cache
def _grounds() -> list[tuple[State, int]]:
    """Every shipped map with nothing on it, and its land: laid out once, since a box may ask hundreds of times."""
    found = []
    for name in map_names(own=False):
        board = load_map(name)
        land = board.everything & ~board.closed & ~board.void
        found.append((clean_state(lay_table(board, [], board.players), 0), land))
    return found


def covers_most(said: Any) -> bool:
    """Is it, or may it become, more than half of the land of a shipped map?"""
    if not printed_only(said):
        return not _has_marker(said)  # a marker covers as much as there are markers
    chosen = choice(said)
    return any((chosen(state, 0) & land).bit_count() * 2 > land.bit_count() for state, land in _grounds())


def asks_for_reach(said: Any) -> bool:
    """Does it hang on what is adjacent by abilities?"""
    if isinstance(said, str):
        return False
    word, value = next(iter(said.items()))
    parts = value if isinstance(value, list) else [value] if isinstance(value, dict) else []
    return word == "within-reach-of" or any(asks_for_reach(part) for part in parts)


def _has_marker(said: Any) -> bool:
    """Is it a marker's regions, and perhaps less?"""
    if isinstance(said, str):
        return False
    word, value = next(iter(said.items()))
    return word == "marker" or (word == "all" and any(_has_marker(part) for part in value))
