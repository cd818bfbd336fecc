"""Royal: the Queen makes one region immune, and stays there in decline (U-POWER-ROYAL)."""

from __future__ import annotations

from elbowroom.rules.events import PieceMoved
from tests.mixed.tables import under
from tests.support import check, fallen, play, refusal, seat, texts

BOARD = """
    a mine edge : b
    b mud-pool : c
    c mine
    z mine edge : b
"""


def test_she_must_be_placed_and_makes_her_region_immune() -> None:
    """U-POWER-ROYAL-1, U-TURN-25, U-IMMUNE-02."""
    foe = seat("stone drow", {"z": 7})
    game = under(BOARD, seat("royal ogres", {"a": 1, "b": 1}), foe, stage="redeploy", markers={"a": ["queen"]})
    assert texts(game) == ["queen a", "queen b"]
    assert refusal(game, "done").rule == "REDEP-3"
    assert PieceMoved("queen", "", "b", 1, "placed") in play(game, "queen b")
    play(game, "expand")
    check(game, "cost b = none", "illegal conquer b")


def test_she_stays_in_decline_and_is_not_moved() -> None:
    """U-POWER-ROYAL-2, U-DECLINE-07."""
    game = under(BOARD, seat("royal ogres", {"a": 2, "b": 1}), seat("stone drow", {"z": 3}), markers={"b": ["queen"]})
    play(game, "decline")
    check(game, "marker b queen", "to_move = 2")
    play(game, "expand")
    check(game, "cost b = none", "cost a = 3")


def test_her_owner_may_take_the_region_and_she_leaves() -> None:
    """U-INT-79, U-IMMUNE-09, U-POWER-ROYAL-3."""
    owner = seat("stone drow", {"a": 1}, hand=3, declined=[fallen("royal ogres", {"b": 1, "c": 1})])
    game = under(BOARD, owner, seat(), stage="conquest", markers={"b": ["queen"]})
    check(game, "cost b = 2")
    assert PieceMoved("queen", "b", "", 1, "conquered") in play(game, "conquer b")


def test_lent_she_may_stay_away_and_follows_the_stonehedge() -> None:
    """U-PLACE-STONEHEDGE-3, U-PLACE-STONEHEDGE-6, U-INT-59."""
    stone = {"places": {"a": ["stonehedge"]}, "stonehedge": "royal"}
    game = under(BOARD, seat("stone ogres", {"a": 1, "b": 1}), seat("mining drow", {"z": 1}), stage="redeploy", **stone)
    check(game, "legal queen a", "legal queen b", "legal done")
    fallen_stone = under(BOARD, seat("mining drow", {"b": 1}, hand=4), seat("stone ogres", {"a": 1, "c": 1}),
                         stage="conquest", markers={"c": ["queen"]}, **stone)  # fmt: skip
    check(fallen_stone, "cost c = none")
    assert PieceMoved("queen", "c", "", 1, "returned") in play(fallen_stone, "conquer a")
    check(fallen_stone, "cost c = 3", "no marker c queen")
