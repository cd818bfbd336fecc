"""Flying Doormat: once a turn any region, next door or not (U-RELIC-DOORMAT)."""

from __future__ import annotations

from elbowroom.rules.events import Conquered, PieceMoved
from tests.mixed.tables import under
from tests.support import check, fallen, play, seat, texts, the

BOARD = """
    a mine edge : b
    b mud-pool
    d mine : k
    k chasm
    r river : d
    z mine edge
"""
MAT = {"a": ["doormat"]}


def test_any_region_at_its_normal_cost() -> None:
    """U-RELIC-DOORMAT-1, U-MARK-05: it lies there afterwards, and once a turn is enough."""
    game = under(BOARD, seat("stone drow", {"a": 1}, hand=6), seat(), stage="conquest", relics=MAT)
    check(game, "illegal conquer d", "cost d with doormat = 2")
    events = play(game, "conquer d with doormat")
    assert the(events, Conquered) == Conquered(1, "drow", "d", 2, 2, False, ("doormat",))
    assert PieceMoved("doormat", "a", "d", 1, "used") in events
    assert [move for move in texts(game) if "doormat" in move] == []


def test_it_stays_when_the_attempt_fails() -> None:
    """U-RELIC-DOORMAT-2, U-MARK-10, U-INT-49."""
    foe = seat("mining ogres", {"d": 1})
    for face, where in ((0, "a"), (1, "d")):
        game = under(BOARD, seat("stone drow", {"a": 1}, hand=2), foe, stage="conquest", relics=MAT)
        play(game, f"roll d with doormat = {face}")
        check(game, f"marker {where} doormat")


def test_what_it_does_not_reach() -> None:
    """U-RELIC-DOORMAT-3: chasms, immune regions and gnomes; rivers it does."""
    gnomes = seat("royal gnomes", {"d": 1, "z": 1})
    game = under(BOARD, seat("stone drow", {"a": 1}, hand=6), gnomes, stage="conquest", relics=MAT,
                 markers={"z": ["queen"]})  # fmt: skip
    assert [move for move in texts(game) if "doormat" in move] == ["conquer b with doormat", "conquer r with doormat"]


def test_only_active_holders_use_it_and_the_great_ancient_must_be_near() -> None:
    """U-MARK-03, U-RACE-CULTISTS-6."""
    grey = seat("stone drow", {"b": 1}, hand=6, declined=[fallen("wise ogres", {"a": 1})])
    assert [move for move in texts(under(BOARD, grey, seat(), stage="conquest", relics=MAT)) if "doormat" in move] == []
    cultists = under(BOARD, seat("stone cultists", {"a": 1}, hand=6), seat(), stage="conquest", relics=MAT,
                     markers={"a": ["ancient"]})  # fmt: skip
    check(cultists, "cost d with doormat = 2", "cost b with doormat = 1")
