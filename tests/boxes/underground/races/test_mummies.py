"""Mummies: many, but every conquest costs one token more (U-RACE-MUMMIES)."""

from __future__ import annotations

from tests.mixed.tables import under
from tests.support import check, parts, play, seat

BOARD = """
    a mine edge : b r g
    b black-mountain
    r river edge
    g mud-pool
    z mine edge
"""
MORE = (1, "mummies", "U-RACE-MUMMIES-1")


def test_one_more_for_land_river_and_mountain() -> None:
    """U-RACE-MUMMIES-1, U-RACE-MUMMIES-2, U-EX-32."""
    game = under(BOARD, seat("stone mummies", {"a": 1}, hand=9), seat(), stage="conquest")
    assert parts(game, "g") == [(2, "region", "CONQ-6"), MORE]
    assert parts(game, "r") == [(1, "region", "U-TERRAIN-04"), MORE]
    assert parts(game, "b") == [(2, "region", "CONQ-6"), (1, "black-mountain", "CONQ-22"), MORE]


def test_one_more_as_if_empty_and_with_the_sword() -> None:
    """U-RACE-MUMMIES-2, U-INT-16."""
    game = under(
        BOARD, seat("stone mummies", {"a": 1}, hand=9), seat("mining ogres", {"g": 4}), stage="conquest",
        relics={"a": ["socks", "sword"]},
    )  # fmt: skip
    check(game, "cost g with socks = 3", "cost g with sword = 5", "cost g with socks sword = 1")


def test_the_die_must_cover_it_too() -> None:
    """U-RACE-MUMMIES-2, U-CONQ-15."""
    game = under(BOARD, seat("stone mummies", {"a": 1}, hand=1), seat(), stage="conquest")
    check(game, "legal roll b", "legal roll g", "legal roll r")
    play(game, "roll b = 2")
    check(game, "region b = empty")


def test_a_replacement_has_no_cost() -> None:
    """U-RACE-MUMMIES-2, U-INT-36: and may be the entry."""
    game = under(BOARD, seat("vampire mummies", hand=1), seat("mining ogres", {"z": 1}), stage="conquest")
    play(game, "convert z")
    check(game, "region z = 1 mummies 1", "tray mummies = 13")
