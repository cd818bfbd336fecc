"""Will-o'-Wisps: a die before conquests of crystals or beside their own (U-RACE-WISPS)."""

from __future__ import annotations

from elbowroom.rules.events import Conquered, Repelled, Rolled
from tests.mixed.tables import both, under
from tests.support import check, of_kind, play, refusal, seat, the

BOARD = """
    a mystic-crystal edge : b c
    b mine : d
    c mystic-crystal
    d mine edge
    z mystic-crystal edge
"""


def test_crystals_and_neighbours_of_held_crystals_qualify() -> None:
    """U-RACE-WISPS-1, U-INT-88."""
    game = under(BOARD, seat("stone will-o-wisps", {"b": 1}, hand=3), seat(), stage="conquest")
    check(game, "legal wisp a", "illegal wisp d", "illegal wisp z", "illegal wisp c")
    assert refusal(game, "wisp d").rule == "U-RACE-WISPS-1"
    play(game, "conquer a")
    check(game, "legal wisp c")


def test_the_roll_lowers_the_cost() -> None:
    """U-RACE-WISPS-2, U-RACE-WISPS-3, U-EX-33: four with two in hand and a three."""
    game = under(BOARD, seat("stone will-o-wisps", {"a": 1}, hand=2), seat("mining ogres", {"c": 2}), stage="conquest")
    events = play(game, "wisp c = 3")
    assert the(events, Rolled) == Rolled(1, "c", 3, 2)
    taken = the(events, Conquered)
    assert (taken.tokens, taken.cost) == (1, 1)
    check(game, "hand 1 = 1", "stage = conquest", "legal wisp b")


def test_a_roll_that_is_not_enough_ends_the_conquests() -> None:
    """U-RACE-WISPS-4, U-POWER-VENGEFUL-4."""
    foe = seat("vengeful ogres", {"c": 2})
    game = under(BOARD, seat("stone will-o-wisps", {"a": 1}, hand=2), foe, stage="conquest")
    events = play(game, "wisp c = 1")
    assert len(of_kind(events, Repelled)) == 1
    check(game, "stage = redeploy", "vengeance 2 1")


def test_short_by_more_than_three_may_not_be_named() -> None:
    """U-RACE-WISPS-4."""
    game = under(BOARD, seat("stone will-o-wisps", {"a": 1}, hand=1), seat("mining ogres", {"c": 3}), stage="conquest")
    check(game, "cost c = 5", "illegal wisp c", "legal wisp b")


def test_the_final_die_remains_and_relics_help_both() -> None:
    """U-RACE-WISPS-5, U-TURN-15."""
    game = under(BOARD, seat("stone will-o-wisps", {"a": 1}, hand=1), seat("mining ogres", {"c": 3}), stage="conquest",
                 relics={"a": ["sword"]})  # fmt: skip
    check(game, "legal wisp c with sword", "legal roll c with sword", "legal roll b")
    play(game, "wisp c with sword = 2")
    check(game, "region c = 1 will-o-wisps 1", "marker c sword")


def test_on_a_base_map_the_magic_symbol_counts() -> None:
    """U-MIX-14."""
    board = "a hill edge +magic : b\nb swamp : c\nc farmland +magic\nz hill edge"
    game = both(board, seat("stone will-o-wisps", {"a": 1}, hand=3), seat("merchant orcs", {"z": 1}), stage="conquest")
    check(game, "legal wisp b", "illegal wisp c")
