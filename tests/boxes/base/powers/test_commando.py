"""Commando: every region costs one less (POWER-Commando)."""

from __future__ import annotations

from tests.support import check, fallen, parts, play, position, seat

BOARD = """
    a farmland edge : b
    b mountain tribe
    z hill edge
"""
DISCOUNT = (-1, "commando", "POWER-Commando-1")


def test_every_region_is_one_cheaper() -> None:
    """POWER-Commando-1, INT-12: also the first."""
    game = position(BOARD, seat("commando orcs", hand=5), seat("hill humans", {"z": 1}), stage="conquest")
    assert [parts(game, region)[-1] for region in "abz"] == [DISCOUNT] * 3
    check(game, "cost a = 1", "cost b = 3", "cost z = 2")


def test_it_adds_up_with_the_race() -> None:
    """INT-10, DEF-3."""
    giants = seat("commando giants", {"b": 1}, hand=5)
    game = position(BOARD, giants, seat("hill humans", {"z": 1, "a": 2}), stage="conquest")
    assert parts(game, "a")[-2:] == [DISCOUNT, (-1, "giants", "RACE-Giants-1")]
    check(game, "cost a = 2", "cost z = 2")


def test_a_declined_race_keeps_no_discount() -> None:
    """DEF-4, INT-70."""
    orcs = seat("merchant orcs", {"z": 1}, declined=[fallen("commando ghouls", {"a": 4})])
    game = position(BOARD, orcs, seat())
    play(game, "expand")
    check(game, "stage = ghouls", "cost b = 4")
