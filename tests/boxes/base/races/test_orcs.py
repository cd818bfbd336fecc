"""Orcs: a coin for every non-empty region conquered this turn (RACE-Orcs)."""

from __future__ import annotations

from elbowroom.rules.events import Conquered, Scored
from tests.support import check, income, of_kind, play, position, seat, the

BOARD = """
    a farmland edge tribe : b
    b forest : c
    c hill tribe : d
    d swamp
    z mountain edge
"""


def test_pillaging_orcs_are_paid_twice() -> None:
    """RACE-Orcs-1, POWER-Pillaging-1, EX-20: three conquests, two of them non-empty, seven coins."""
    game = position(BOARD, seat("pillaging orcs", hand=8), seat("hill humans", {"z": 1}), stage="conquest")
    events = play(game, "conquer a", "conquer b", "conquer c", "place a 5")
    assert [event.occupied for event in of_kind(events, Conquered)] == [True, False, True]
    scored = the(events, Scored)
    assert scored.parts == [
        ("orcs", "regions", 3, "SCORE-1"),
        ("orcs", "orcs", 2, "RACE-Orcs-1"),
        ("orcs", "pillaging", 2, "POWER-Pillaging-1"),
    ]
    assert scored.total == 7


def test_a_lost_region_still_counts_as_conquered_this_turn_only() -> None:
    """SCORE-5: the count starts afresh with every turn."""
    game = position(BOARD, seat("berserk orcs", {"b": 1}, hand=3), seat("hill humans", {"z": 1}), stage="conquest")
    play(game, "conquer a", "place a 2")
    check(game, "to_move = 2", "coins 1 = 8")
    play(game, "decline", "expand")
    assert income(game, 1) == {("orcs", "regions"): (2, "SCORE-1")}


def test_nothing_in_the_declining_turn() -> None:
    """SCORE-6."""
    game = position(BOARD, seat("berserk orcs", {"a": 1, "b": 1}), seat())
    assert the(play(game, "decline"), Scored).parts == [("orcs", "regions", 2, "SCORE-2")]
