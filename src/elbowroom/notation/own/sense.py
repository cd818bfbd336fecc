"""Choices of regions on the shipped maps: how much of a map do they cover?"""

from __future__ import annotations

from typing import Any

from elbowroom.boxes import load_map, map_names
from elbowroom.rules.setup import clean_state, lay_table

from .regions import choice, printed_only


def covers_most(said: Any) -> bool:
    """Is it, or may it become, more than half of the land of a shipped map?"""
    if not printed_only(said):
        return not _has_marker(said)  # a marker covers as much as there are markers
    chosen = choice(said)
    for name in map_names(own=False):
        board = load_map(name)
        land = board.everything & ~board.closed & ~board.void
        state = clean_state(lay_table(board, [], board.players), 0)
        if (chosen(state, 0) & land).bit_count() * 2 > land.bit_count():
            return True
    return False


def _has_marker(said: Any) -> bool:
    """Is it a marker's regions, and perhaps less?"""
    if isinstance(said, str):
        return False
    word, value = next(iter(said.items()))
    return word == "marker" or (word == "all" and any(_has_marker(part) for part in value))
