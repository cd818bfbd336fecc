"""Shrooms: a coin more for every mushroom forest (U-RACE-SHROOMS)."""

from __future__ import annotations

from tests.mixed.tables import both, under
from tests.support import check, fallen, income, play, seat

BOARD = """
    a mushroom-forest edge : b
    b mushroom-forest : c
    c mystic-crystal
    z mine edge
"""


def test_forests_pay_twice() -> None:
    """U-RACE-SHROOMS-1, U-EX-09."""
    game = under(BOARD, seat("mystic shrooms", {"a": 1, "b": 1, "c": 1}), seat())
    assert income(game, 1) == {
        ("shrooms", "regions"): (3, "SCORE-1"),
        ("shrooms", "shrooms"): (2, "U-RACE-SHROOMS-1"),
        ("shrooms", "mystic"): (1, "U-POWER-MYSTIC-1"),
    }


def test_the_scepter_doubles_a_forest() -> None:
    """U-SCORE-06, U-RELIC-SCEPTER-1: the basic coin and the Shrooms' coin."""
    game = under(BOARD, seat("stone shrooms", {"a": 1, "c": 1}), seat(), stage="redeploy", relics={"c": ["scepter"]})
    play(game, "scepter a")
    check(game, "coins 1 = 10")


def test_nothing_extra_in_decline() -> None:
    """U-SCORE-03."""
    game = under(BOARD, seat(declined=[fallen("wise shrooms", {"a": 1})]), seat())
    assert income(game, 1) == {("shrooms", "regions"): (1, "SCORE-2"), ("shrooms", "wise"): (2, "U-POWER-WISE-1")}


def test_a_forest_of_the_base_game_is_one_too() -> None:
    """U-MIX-03: and Forest and Shrooms both pay for it."""
    game = both("a forest edge : b\nb swamp\nz hill edge", seat("forest shrooms", {"a": 1, "b": 1}), seat())
    assert income(game, 1)["shrooms", "shrooms"] == (1, "U-RACE-SHROOMS-1")
    assert income(game, 1)["shrooms", "forest"] == (1, "POWER-Forest-1")
