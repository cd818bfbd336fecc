"""Vengeful: whoever attacks its owner is cheaper to attack in his next turn (U-POWER-VENGEFUL)."""

from __future__ import annotations

import pytest

from tests.mixed.tables import under
from tests.support import Table, check, fallen, parts, play, seat

BOARD = """
    a mine edge : b c
    b mud-pool : c d
    c mine : d
    d mine
    z mine edge : d
"""
VENGEFUL = seat("vengeful drow", {"b": 3}, declined=[fallen("wise kraken", {"c": 1})])


@pytest.mark.parametrize("move", ["conquer b", "conquer c", "roll b = 0", "balrog b", "balrog c"])
def test_every_attack_brings_a_marker(move: str) -> None:
    """U-POWER-VENGEFUL-1, U-POWER-VENGEFUL-4: on whichever race, with whatever success."""
    keys: Table = {"places": {"a": ["pentacle"]}} if move.startswith("balrog") else {}
    hand = 2 if move.startswith("roll") else 6
    game = under(BOARD, seat("stone ogres", {"a": 1}, hand=hand), VENGEFUL, stage="conquest", **keys)
    check(game, "no vengeance 2 1")
    play(game, move)
    check(game, "vengeance 2 1")


def test_all_regions_of_a_marked_player_are_cheaper_for_one_turn() -> None:
    """U-POWER-VENGEFUL-2, U-POWER-VENGEFUL-3, U-INT-23, U-EX-38."""
    foe = seat("stone ogres", {"c": 1}, declined=[fallen("tomb kraken", {"d": 2})])
    game = under(BOARD, seat("vengeful drow", {"b": 1}, hand=3, vengeance=[2]), foe, stage="conquest")
    cheaper = (-1, "vengeful", "U-POWER-VENGEFUL-2")
    assert parts(game, "c")[-1] == cheaper
    assert parts(game, "d") == [(2, "region", "CONQ-6"), (2, "tokens", "CONQ-6"), cheaper]
    assert cheaper not in parts(game, "a")
    play(game, "conquer d")
    check(game, "vengeance 1 2")
    play(game, "place b 2")
    check(game, "no vengeance 1 2")


def test_monsters_and_own_attacks_leave_no_marker() -> None:
    """U-MONSTER-06."""
    game = under(BOARD, seat("vengeful drow", {"b": 1}, hand=6, vengeance=[2]), seat("stone ogres", {"z": 1}),
                 stage="conquest", monsters=["c"], marker_stack=["keep"])  # fmt: skip
    assert parts(game, "c") == [(2, "region", "CONQ-6"), (2, "monsters", "U-MONSTER-01")]


def test_a_decline_and_a_lost_stonehedge_return_the_markers() -> None:
    """U-INT-83, U-DECLINE-11, U-PLACE-STONEHEDGE-6."""
    game = under(BOARD, seat("vengeful drow", {"b": 1}, vengeance=[2]), seat("stone ogres", {"z": 1}))
    play(game, "decline")
    check(game, "no vengeance 1 2")
    lent = under(BOARD, seat("mining ogres", {"a": 1}, hand=9), seat("stone drow", {"b": 1, "c": 1}, vengeance=[]),
                 stage="conquest", places={"c": ["stonehedge"]}, stonehedge="vengeful")  # fmt: skip
    play(lent, "conquer b")
    check(lent, "vengeance 2 1")
    play(lent, "conquer c")
    check(lent, "no vengeance 2 1")
