"""Krakens: they stay on rivers and score them, in decline too (U-RACE-KRAKENS)."""

from __future__ import annotations

from tests.mixed.tables import both, under
from tests.support import check, fallen, income, parts, play, refusal, seat

BOARD = """
    a mine edge : r
    r river edge : b q
    q river
    b mud-pool
    z mine edge
"""


def test_they_keep_their_rivers_and_score_them() -> None:
    """U-RACE-KRAKENS-1, U-EX-10."""
    game = under(BOARD, seat("stone kraken", {"r": 2, "a": 1}), seat("mining ogres", {"z": 1}), stage="redeploy")
    assert refusal(game, "place q 1").rule == "REDEP-1"
    play(game, "place r 1")
    check(game, "to_move = 2", "region r = 1 kraken 2", "coins 1 = 7")


def test_others_leave_the_river() -> None:
    """U-RACE-KRAKENS-4, U-REDEP-02, U-REDEP-03."""
    game = under(BOARD, seat("stone ogres", {"r": 2, "a": 1}), seat("mining kraken", {"z": 1}), stage="redeploy")
    check(game, "region r = empty", "hand 1 = 2", "illegal place r 1")


def test_declined_krakens_hold_and_score_the_river() -> None:
    """U-RACE-KRAKENS-2, U-DECLINE-08, U-INT-02."""
    game = under(BOARD, seat("stone kraken", {"r": 3, "a": 1}), seat("mining ogres", {"z": 5}))
    play(game, "decline")
    assert income(game, 1) == {("kraken", "regions"): (2, "SCORE-2")}
    check(game, "region r = 1 kraken 1 declined")
    play(game, "expand")
    assert parts(game, "r") == [
        (1, "region", "U-TERRAIN-04"), (1, "tokens", "CONQ-6"), (-1, "ogres", "U-RACE-OGRES-1"),
    ]  # fmt: skip


def test_their_river_must_be_taken_before_it_leads_on() -> None:
    """U-RACE-KRAKENS-3, U-TERRAIN-08."""
    krakens = seat("stone kraken", {"r": 1, "z": 1})
    game = under(BOARD, seat("mining ogres", {"a": 1}, hand=5), krakens, stage="conquest")
    check(game, "illegal conquer b")
    play(game, "conquer r")
    check(game, "legal conquer b")


def test_on_a_base_map_they_take_seas_and_lakes() -> None:
    """U-MIX-09."""
    board = "s sea edge : a\na hill : w\nw lake\nz hill edge"
    game = both(board, seat("stone kraken", hand=9), seat("merchant orcs", {"z": 1}), stage="conquest")
    assert parts(game, "s") == [(2, "region", "CONQ-6")]
    play(game, "conquer s", "conquer a", "conquer w", "place w 3", "place a 3")
    check(game, "region w = 1 kraken 4", "coins 1 = 8")
    declined = both(board, seat("merchant orcs", {"z": 5}), seat(declined=[fallen("wise kraken", {"s": 1})]))
    play(declined, "expand")
    check(declined, "cost s = none")
