"""Spiderines: every region beside a chasm is next to them (U-RACE-SPIDERINES)."""

from __future__ import annotations

from tests.mixed.tables import under
from tests.support import check, income, play, refusal, seat, texts

BOARD = """
    k chasm : a b
    l chasm : c r
    a mine : d
    b mud-pool
    c mine : e
    d mud-pool edge
    e mine
    r river
    z mine edge
"""


def test_all_rims_are_next_to_every_region() -> None:
    """U-RACE-SPIDERINES-1, U-INT-05: even from a region far from any chasm, rivers included."""
    game = under(BOARD, seat("stone spiderines", {"z": 1}, hand=5), seat(), stage="conquest")
    targets = {move for move in texts(game) if move.startswith("conquer")}
    assert targets == {"conquer a", "conquer b", "conquer c", "conquer r"}
    assert refusal(game, "conquer d").rule == "CONQ-14"


def test_they_enter_out_of_a_chasm_or_at_the_edge() -> None:
    """U-RACE-SPIDERINES-2, U-RACE-SPIDERINES-3."""
    game = under(BOARD, seat("stone spiderines", hand=5), seat(), stage="conquest")
    entries = {move for move in texts(game) if move.startswith("conquer")}
    assert entries == {f"conquer {region}" for region in "abcrdz"}
    assert refusal(game, "conquer k").rule == "U-TERRAIN-10"
    check(game, "cost k = none")


def test_rims_of_all_chasms_are_one_flock() -> None:
    """U-POWER-FLOCKING-2, U-EX-16: but a region off the chasms hangs on by its borders alone."""
    game = under(BOARD, seat("flocking spiderines", {"a": 1, "c": 1}), seat())
    assert income(game, 1)["spiderines", "flocking"] == (2, "U-POWER-FLOCKING-1")
    apart = under(BOARD, seat("flocking spiderines", {"a": 1, "z": 1}), seat())
    assert ("spiderines", "flocking") not in income(apart, 1)


def test_quarrels_and_gnomes_see_only_borders() -> None:
    """U-POWER-QUARRELING-2, U-RACE-GNOMES-2, U-INT-28."""
    game = under(BOARD, seat("quarreling spiderines", {"a": 1, "b": 1}, hand=4), seat("stone gnomes", {"c": 1, "d": 1}),
                 stage="conquest")  # fmt: skip
    assert income(game, 1)["spiderines", "quarreling"] == (2, "U-POWER-QUARRELING-1")
    check(game, "illegal conquer c", "legal conquer d")
    entering = under(
        BOARD, seat("quarreling spiderines", hand=4), seat("stone gnomes", {"c": 1, "d": 1}), stage="conquest"
    )
    check(entering, "illegal conquer c", "legal conquer d")


def test_a_relic_goes_where_the_river_is_left() -> None:
    """U-INT-04, U-INT-05."""
    game = under(BOARD, seat("stone spiderines", {"a": 1}, hand=1), seat("mining ogres", {"z": 1}), stage="conquest",
                 relics={"a": ["sword"]})  # fmt: skip
    play(game, "conquer r with sword")
    check(game, "region r = empty", "marker r sword", "hand 1 = 1")
