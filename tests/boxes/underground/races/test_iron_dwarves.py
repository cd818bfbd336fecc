"""Iron Dwarves: every mine brings a Silver Hammer, which fights like a Dwarf (U-RACE-IRONDWARVES)."""

from __future__ import annotations

from elbowroom.rules.events import Conquered, Gained
from tests.mixed.tables import under
from tests.support import check, of_kind, play, refusal, seat, the

BOARD = """
    a mine edge : b
    b mine : c
    c black-mountain : d
    d mud-pool
    z mine edge
"""


def test_a_hammer_for_every_mine_up_to_seven() -> None:
    """U-RACE-IRONDWARVES-1, U-COMP-09, U-INT-89."""
    game = under(BOARD, seat("stone iron-dwarves", {"a": 1, "b": 1}, hammers=6), seat(), stage="conquest")
    events = play(game, "done")
    assert of_kind(events, Gained) == [Gained(1, "iron-dwarves", "hammers", 1, "U-RACE-IRONDWARVES-1")]
    check(game, "hammers 1 = 7")


def test_hammers_pay_first_and_a_dwarf_always_goes_along() -> None:
    """U-RACE-IRONDWARVES-2, U-RACE-IRONDWARVES-4, U-EX-37: five with four hammers are one Dwarf and four hammers."""
    foe = seat("mining ogres", {"c": 2})
    game = under(BOARD, seat("stone iron-dwarves", {"b": 1}, hand=2, hammers=4), foe, stage="conquest")
    taken = the(play(game, "conquer c"), Conquered)
    assert (taken.tokens, taken.cost) == (1, 5)
    check(game, "hand 1 = 1", "hammers 1 = 0", "region c = 1 iron-dwarves 1")


def test_hammers_alone_conquer_nothing() -> None:
    """U-RACE-IRONDWARVES-4, U-CONQ-03."""
    game = under(
        BOARD, seat("stone iron-dwarves", {"b": 1}, hammers=7), seat("mining ogres", {"z": 1}), stage="conquest"
    )
    assert refusal(game, "conquer c").rule == "CONQ-8"
    check(game, "illegal roll c", "illegal conquer a")


def test_spent_hammers_are_back_after_the_redeployment() -> None:
    """U-RACE-IRONDWARVES-3: one is won in the mine, two were used."""
    foe = seat("mining ogres", {"z": 1})
    game = under(BOARD, seat("stone iron-dwarves", {"b": 1}, hand=3, hammers=2), foe, stage="conquest")
    play(game, "conquer c", "done")
    check(game, "stage = redeploy", "hammers 1 = 1")
    play(game, "place b 2")
    check(game, "to_move = 2", "hammers 1 = 3", "region c = 1 iron-dwarves 1")


def test_they_add_to_the_final_die_and_go_with_the_decline() -> None:
    """U-RACE-IRONDWARVES-5, U-RACE-IRONDWARVES-6, U-DECLINE-10."""
    foe = seat("mining ogres", {"c": 4})
    game = under(BOARD, seat("stone iron-dwarves", {"b": 1}, hand=1, hammers=3), foe, stage="conquest")
    check(game, "cost c = 7", "legal roll c")
    play(game, "roll c = 3")
    check(game, "region c = 1 iron-dwarves 1")
    game = under(BOARD, seat("stone iron-dwarves", {"b": 2}, hammers=3), seat("mining ogres", {"z": 1}))
    play(game, "decline")
    check(game, "hammers 1 = 0")
