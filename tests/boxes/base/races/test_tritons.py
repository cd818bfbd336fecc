"""Tritons: coastal regions cost one less (RACE-Tritons)."""

from __future__ import annotations

from tests.support import fallen, parts, play, position, seat

BOARD = """
    a farmland edge : s w b
    b hill
    s sea edge : c
    w lake
    c mountain tribe
    z forest edge
"""
DISCOUNT = (-1, "tritons", "RACE-Tritons-1")


def test_the_coast_is_an_item_and_counts_once() -> None:
    """RACE-Tritons-1, INT-11, INT-12: a sea and a lake, one token less, at the first conquest too."""
    game = position(BOARD, seat("merchant tritons", hand=6), seat(), stage="conquest")
    assert parts(game, "a") == [(2, "region", "CONQ-6"), DISCOUNT]
    assert parts(game, "b") == [(2, "region", "CONQ-6")]
    assert sum(part[0] for part in parts(game, "c")) == 3


def test_with_commando_the_minimum_shows() -> None:
    """EX-18, CONQ-7."""
    game = position(BOARD, seat("commando tritons", hand=6), seat(), stage="conquest")
    assert parts(game, "a") == [
        (2, "region", "CONQ-6"),
        DISCOUNT,
        (-1, "commando", "POWER-Commando-1"),
        (1, "minimum", "CONQ-8"),
    ]


def test_a_sea_that_touches_no_other_water_is_not_coastal() -> None:
    """INT-15."""
    game = position(BOARD, seat("seafaring tritons", {"a": 1}, hand=6), seat(), stage="conquest")
    assert parts(game, "s") == [(2, "region", "CONQ-6")]


def test_declined_tritons_make_nothing_cheaper() -> None:
    """DEF-5."""
    orcs = seat("merchant orcs", {"z": 1}, declined=[fallen("stout tritons", {"b": 1})])
    game = position(BOARD, orcs, seat())
    play(game, "expand")
    assert parts(game, "a") == [(2, "region", "CONQ-6")]
