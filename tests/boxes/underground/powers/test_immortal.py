"""Immortal: nobody is lost when a region falls (U-POWER-IMMORTAL)."""

from __future__ import annotations

from elbowroom.rules.events import Lost
from tests.mixed.tables import under
from tests.support import check, fallen, play, seat, the

BOARD = """
    a mine edge : b c
    b mud-pool
    c mine
    z mine edge
"""


def test_all_withdraw() -> None:
    """U-POWER-IMMORTAL-1, U-EX-19."""
    game = under(
        BOARD, seat("stone ogres", {"a": 1}, hand=9), seat("immortal drow", {"b": 3, "z": 1}), stage="conquest"
    )
    assert the(play(game, "conquer b"), Lost) == Lost(2, "drow", "b", 0, 3, False)
    play(game, "done", "place a 8")
    check(game, "stage = retreat", "to_move = 2", "hand 2 = 3")


def test_a_lone_token_waits_for_its_return() -> None:
    """U-POWER-IMMORTAL-2."""
    game = under(BOARD, seat("stone ogres", {"a": 1}, hand=2), seat("immortal drow", {"b": 1}), stage="conquest")
    play(game, "conquer b", "place a 1", "expand")
    check(game, "to_move = 2", "hand 2 = 1", "tray drow = 8", "legal roll z", "illegal roll c")


def test_a_replaced_token_is_lost() -> None:
    """U-POWER-IMMORTAL-3, U-POWER-VAMPIRE-4."""
    game = under(BOARD, seat("vampire ogres", {"a": 1}), seat("immortal drow", {"b": 1, "z": 1}), stage="conquest")
    assert the(play(game, "convert b"), Lost) == Lost(2, "drow", "b", 1, 0, False)


def test_the_balrog_takes_none_except_from_its_own_sender() -> None:
    """U-INT-64, U-INT-65."""
    foe = under(BOARD, seat("stone ogres", {"a": 1}), seat("immortal drow", {"b": 3, "z": 1}), stage="conquest",
                places={"a": ["pentacle"]})  # fmt: skip
    assert the(play(foe, "balrog b"), Lost) == Lost(2, "drow", "b", 0, 3, False)
    own = under(BOARD, seat("immortal drow", {"a": 1, "b": 3}), seat(), stage="conquest", places={"a": ["pentacle"]})
    assert the(play(own, "balrog b"), Lost) == Lost(1, "drow", "b", 2, 1, False)


def test_declined_tokens_are_mortal_again() -> None:
    """U-DECLINE-04."""
    grey = seat(declined=[fallen("immortal drow", {"b": 1})])
    game = under(BOARD, seat("stone ogres", {"a": 1}, hand=3), grey, stage="conquest")
    assert the(play(game, "conquer b"), Lost).lost == 1
    check(game, "tray drow = 9")
