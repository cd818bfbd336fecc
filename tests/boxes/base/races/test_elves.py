"""Elves: nobody is lost when a region falls to an opponent (RACE-Elves)."""

from __future__ import annotations

from elbowroom.rules.events import Lost
from tests.support import check, fallen, play, position, seat, the

BOARD = """
    a farmland edge : b c
    b forest : c
    c hill
    z swamp edge
"""


def test_all_elves_withdraw() -> None:
    """RACE-Elves-1."""
    game = position(
        BOARD, seat("merchant orcs", {"a": 1}, hand=4), seat("hill elves", {"b": 2, "z": 1}), stage="conquest"
    )
    assert the(play(game, "conquer b"), Lost) == Lost(2, "elves", "b", 0, 2, False)
    check(game, "hand 2 = 2", "tray elves = 8")


def test_a_lone_elf_without_another_region_waits_in_hand() -> None:
    """RACE-Elves-1, INT-58, CONQ-20."""
    game = position(BOARD, seat("merchant orcs", {"a": 1}, hand=4), seat("hill elves", {"b": 1}), stage="conquest")
    assert the(play(game, "conquer b"), Lost) == Lost(2, "elves", "b", 0, 1, False)
    play(game, "done", "place a 3")
    check(game, "to_move = 2", "stage = mode", "hand 2 = 1", "tray elves = 10")


def test_a_replaced_elf_is_lost() -> None:
    """RACE-Elves-2, INT-58."""
    sorcerers = seat("merchant sorcerers", {"a": 1}, hand=1)
    game = position(BOARD, sorcerers, seat("hill elves", {"b": 1, "z": 1}), stage="conquest")
    assert the(play(game, "convert b"), Lost) == Lost(2, "elves", "b", 1, 0, False)
    check(game, "tray elves = 10", "hand 2 = 0")


def test_a_declined_elf_is_lost() -> None:
    """INT-58, DEF-4."""
    declined = [fallen("stout elves", {"b": 1, "z": 1})]
    game = position(BOARD, seat("merchant orcs", {"a": 1}, hand=4), seat(declined=declined), stage="conquest")
    assert the(play(game, "conquer b"), Lost) == Lost(2, "elves", "b", 1, 0, True)


def test_the_owners_own_ghouls_kill_an_elf() -> None:
    """INT-72: the ability speaks of opponents."""
    elves = seat("merchant elves", {"b": 1, "z": 1}, declined=[fallen("stout ghouls", {"a": 3}, hand=0)])
    game = position(BOARD, elves, seat())
    play(game, "expand")
    check(game, "stage = ghouls", "hand 1 ghouls = 2", "cost b = 2")
    assert the(play(game, "conquer b"), Lost) == Lost(1, "elves", "b", 1, 0, False)
    check(game, "tray elves = 10", "hand 1 = 0")
