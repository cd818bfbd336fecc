"""Wise: two coins a turn while the declined race holds a region (U-POWER-WISE)."""

from __future__ import annotations

from elbowroom.rules.events import Declined
from tests.mixed.tables import under
from tests.support import check, fallen, income, play, seat, the

BOARD = """
    a mine edge : b
    b mud-pool : c
    c mine
    z mine edge
"""
TWO = (2, "U-POWER-WISE-1")


def test_it_pays_from_the_turn_of_the_decline_on() -> None:
    """U-POWER-WISE-1, U-DECLINE-06, U-EX-34: but not before."""
    game = under(BOARD, seat("wise drow", {"a": 1, "b": 1}), seat("stone ogres", {"z": 1}))
    assert ("drow", "wise") not in income(game, 1)
    assert the(play(game, "decline"), Declined).kept_badge
    check(game, "coins 1 = 9")
    assert income(game, 1) == {("drow", "regions"): (2, "SCORE-2"), ("drow", "wise"): TWO}


def test_it_needs_a_region() -> None:
    """U-INT-74."""
    game = under(
        BOARD, seat("stone ogres", {"a": 1}, hand=3), seat(declined=[fallen("wise drow", {"b": 1})]), stage="conquest"
    )
    play(game, "conquer b")
    assert income(game, 2) == {}


def test_lent_it_asks_for_declined_troops() -> None:
    """U-PLACE-STONEHEDGE-4, U-INT-59: whoever of the player's races holds the Stonehedge."""
    stone = {"places": {"a": ["stonehedge"]}, "stonehedge": "wise"}
    assert ("drow", "wise") not in income(under(BOARD, seat("stone drow", {"a": 1}), seat(), **stone), 1)
    with_grey = seat("stone drow", {"a": 1}, declined=[fallen("mining ogres", {"c": 1})])
    assert income(under(BOARD, with_grey, seat(), **stone), 1)["drow", "wise"] == TWO
    grey_holder = seat(declined=[fallen("mining ogres", {"a": 1})])
    assert income(under(BOARD, grey_holder, seat(), **stone), 1)["ogres", "wise"] == TWO


def test_the_scepter_never_doubles_it() -> None:
    """U-INT-46."""
    owner = seat("stone drow", {"a": 1}, declined=[fallen("wise ogres", {"c": 1})])
    game = under(BOARD, owner, seat("mining gnomes", {"z": 1}), stage="redeploy", relics={"a": ["scepter"]})
    before = sum(coins for _, _, coins, _ in game.income(1))
    play(game, "scepter a")
    check(game, f"coins 1 = {5 + before + 2}")
