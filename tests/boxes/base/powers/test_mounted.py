"""Mounted: hills and farmlands cost one less (POWER-Mounted)."""

from __future__ import annotations

from tests.support import check, parts, position, seat

BOARD = """
    a farmland edge : b c d
    b hill tribe
    c forest
    d mountain
    z farmland edge : s
    s sea edge
"""
DISCOUNT = (-1, "mounted", "POWER-Mounted-1")


def test_hill_and_farmland_only() -> None:
    """POWER-Mounted-1, INT-12."""
    game = position(BOARD, seat("mounted orcs", hand=5), seat(), stage="conquest")
    assert [region for region in "abcdz" if DISCOUNT in parts(game, region)] == ["a", "b", "z"]
    check(game, "cost a = 1", "cost b = 2", "cost c = 2", "cost d = 3")


def test_it_adds_up_with_the_race_down_to_one() -> None:
    """INT-10, CONQ-7: a coastal farmland for Mounted Tritons."""
    game = position(BOARD, seat("mounted tritons", hand=5), seat(), stage="conquest")
    assert parts(game, "z")[-1] == (1, "minimum", "CONQ-8")
    check(game, "cost z = 1")


def test_one_discount_a_region() -> None:
    """INT-11: a mountain next to the Giants is theirs alone, a hill gets both."""
    game = position(BOARD, seat("mounted giants", {"d": 1}, hand=5), seat("hill humans", {"a": 3}), stage="conquest")
    assert parts(game, "a")[-2:] == [DISCOUNT, (-1, "giants", "RACE-Giants-1")]
    check(game, "cost a = 3")
