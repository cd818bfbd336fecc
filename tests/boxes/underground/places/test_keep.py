"""Keep on the Motherland: a coin and one more defence, in decline too (U-PLACE-KEEP)."""

from __future__ import annotations

from tests.mixed.tables import under
from tests.support import fallen, income, parts, seat

BOARD = """
    a mine edge : b
    b black-mountain : c
    c mine
    z mine edge
"""
KEEP = {"b": ["keep"]}
GUARD = (1, "keep", "U-PLACE-KEEP-1")


def test_it_defends_an_empty_region_as_well() -> None:
    """U-PLACE-KEEP-1, U-CONQ-10, U-INT-20."""
    game = under(BOARD, seat("stone drow", {"a": 1}, hand=6), seat(), stage="conquest", places=KEEP)
    assert parts(game, "b") == [(2, "region", "CONQ-6"), (1, "black-mountain", "CONQ-22"), GUARD]


def test_everything_together() -> None:
    """U-CONQ-08, U-EX-14: mountain, keep, two armors and a token make seven."""
    foe = seat("shield ogres", {"b": 1})
    game = under(BOARD, seat("stone drow", {"a": 1}, hand=6), foe, stage="conquest", places=KEEP,
                 markers={"b": ["armor", "armor"]})  # fmt: skip
    assert parts(game, "b") == [
        (2, "region", "CONQ-6"), (1, "black-mountain", "CONQ-22"), GUARD,
        (2, "armor", "U-POWER-SHIELD-2"), (1, "tokens", "CONQ-6"),
    ]  # fmt: skip
    assert game.cost("b").total == 7


def test_other_places_and_relics_do_not_defend() -> None:
    """U-CONQ-10, U-MARK-07."""
    game = under(BOARD, seat("stone drow", {"a": 1}, hand=6), seat(), stage="conquest",
                 places={"c": ["altar", "pipe"]}, relics={"c": ["sword"]})  # fmt: skip
    assert parts(game, "c") == [(2, "region", "CONQ-6")]


def test_it_pays_active_and_declined_holders() -> None:
    """U-PLACE-KEEP-1, U-INT-57, U-SCORE-04."""
    active = under(BOARD, seat("mining drow", {"b": 1}), seat("stone ogres", {"a": 1}), places=KEEP)
    assert income(active, 1)["drow", "keep"] == (1, "U-PLACE-KEEP-1")
    grey = under(BOARD, seat(declined=[fallen("mining drow", {"b": 1})]), seat(), places=KEEP)
    assert income(grey, 1) == {("drow", "regions"): (1, "SCORE-2"), ("drow", "keep"): (1, "U-PLACE-KEEP-1")}
