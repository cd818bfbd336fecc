"""Seafaring: seas and lakes are regions like others, and kept in decline (POWER-Seafaring)."""

from __future__ import annotations

from elbowroom.rules.events import Declined
from tests.support import check, fallen, income, parts, play, position, refusal, seat, the

BOARD = """
    a farmland edge : b s
    b forest : w
    s sea edge
    w lake
    z hill edge : s
"""


def test_water_costs_two() -> None:
    """POWER-Seafaring-1, INT-41: an edge sea is a way in, the lake is not."""
    game = position(BOARD, seat("seafaring orcs", hand=6), seat(), stage="conquest")
    assert parts(game, "s") == [(2, "region", "CONQ-6")]
    check(game, "legal conquer s", "illegal conquer w", "cost w = 2")
    assert refusal(game, "conquer w").rule == "CONQ-1"


def test_nobody_else_may_take_it() -> None:
    """POWER-Seafaring-3, CONQ-11."""
    game = position(BOARD, seat("hill humans", {"a": 1}, hand=9), seat("seafaring orcs", {"s": 1}), stage="conquest")
    assert game.cost("s").total is None
    assert refusal(game, "conquer s").rule == "CONQ-11"


def test_declined_it_keeps_badge_water_and_coins() -> None:
    """POWER-Seafaring-2, DECLINE-6, INT-92."""
    game = position(BOARD, seat("seafaring orcs", {"s": 2, "w": 1}), seat("hill humans", {"a": 4}))
    assert the(play(game, "decline"), Declined).kept_badge
    assert income(game, 1) == {("orcs", "regions"): (2, "SCORE-2")}
    play(game, "expand")
    check(game, "cost s = none", "region w = 1 orcs 1 declined")


def test_declined_ghouls_conquer_no_more_water() -> None:
    """POWER-Seafaring-2, INT-70."""
    orcs = seat("merchant orcs", {"z": 1}, declined=[fallen("seafaring ghouls", {"s": 3, "b": 3})])
    game = position(BOARD, orcs, seat())
    play(game, "expand")
    check(game, "stage = ghouls", "legal conquer a")
    assert refusal(game, "conquer w").rule == "CONQ-11"
