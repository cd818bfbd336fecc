"""Tomb: at decline all tokens stay, and are dealt out one last time (U-POWER-TOMB)."""

from __future__ import annotations

from elbowroom.rules.events import Lost, Scored
from tests.mixed.tables import both, under
from tests.support import check, fallen, play, refusal, seat, the

BOARD = """
    a mine edge : b
    b mud-pool : c
    c mine : d
    d mine
    z mine edge : b
"""


def test_everyone_stays_and_may_move_once_more() -> None:
    """U-POWER-TOMB-1, U-POWER-TOMB-4, U-DECLINE-16: those in hand are gone."""
    game = under(BOARD, seat("tomb drow", {"a": 4, "b": 3, "c": 1}, hand=1), seat("stone ogres", {"z": 2}))
    play(game, "decline")
    check(game, "stage = redeploy", "hand 1 drow = 5", "tray drow = 1", "region a = 1 drow 1 declined")
    assert refusal(game, "done").rule == "REDEP-3"
    assert the(play(game, "place c 5"), Scored).parts == [("drow", "regions", 3, "SCORE-2")]
    check(game, "region c = 1 drow 6 declined", "to_move = 2")


def test_a_beaten_stack_withdraws_to_the_rest() -> None:
    """U-POWER-TOMB-2, U-CONQ-20, U-EX-43, U-INT-80: never to the active race's regions."""
    owner = seat("mining liches", {"d": 1}, declined=[fallen("tomb drow", {"b": 4, "a": 1})])
    game = under(BOARD, seat("stone ogres", {"z": 1}, hand=5), owner, stage="conquest")
    assert the(play(game, "conquer b"), Lost) == Lost(2, "drow", "b", 1, 3, True)
    play(game, "place z 4")
    check(game, "to_move = 2", "stage = retreat", "legal place a 3", "illegal place d 1")


def test_without_a_region_all_are_lost() -> None:
    """U-POWER-TOMB-3, U-CONQ-22."""
    owner = seat("mining liches", {"d": 1}, declined=[fallen("tomb drow", {"b": 4})])
    game = under(BOARD, seat("stone ogres", {"z": 1}, hand=5), owner, stage="conquest")
    assert the(play(game, "conquer b"), Lost) == Lost(2, "drow", "b", 4, 0, True)
    check(game, "tray drow = 9")


def test_lent_it_outlasts_the_stonehedge() -> None:
    """U-PLACE-STONEHEDGE-5, U-EX-22, U-INT-59."""
    game = under(BOARD, seat("stone drow", {"a": 4, "b": 3}), seat("mining ogres", {"z": 9}),
                 places={"b": ["stonehedge"]}, stonehedge="tomb")  # fmt: skip
    play(game, "decline", "place a 5", "expand", "conquer b")
    check(game, "region a = 1 drow 6 declined", "tray drow = 3", "region b = 2 ogres 2")


def test_it_is_scored_whatever_happened_in_an_earlier_turn() -> None:
    """U-POWER-TOMB-1, SCORE-6: a Stout decline of the player before does not take the scoring away."""
    board = "a hill edge : b\nb swamp : c\nc hill : d\nd forest edge"
    game = both(board, seat("stout dwarves", {"a": 1, "b": 1}), seat("tomb drow", {"c": 3, "d": 3}), stage="end")
    play(game, "decline", "decline")
    assert the(play(game, "place c 4"), Scored).total == 2
    check(game, "coins 2 = 7")
