"""Giants: regions next to a mountain of theirs cost one less (RACE-Giants)."""

from __future__ import annotations

from tests.support import parts, play, position, seat

BOARD = """
    a mountain edge +cavern : b c
    b mountain : c
    c hill tribe
    d mountain edge : e
    e farmland
    f forest edge +cavern
"""
DISCOUNT = (-1, "giants", "RACE-Giants-1")


def test_the_discount_is_an_item_and_counts_once() -> None:
    """RACE-Giants-1, INT-11: two mountains, one token less."""
    game = position(BOARD, seat("merchant giants", {"a": 1, "b": 1}, hand=5), seat(), stage="conquest")
    assert parts(game, "c") == [(2, "region", "CONQ-6"), (1, "tribe", "CONQ-6"), DISCOUNT]


def test_only_their_own_mountains_help() -> None:
    """RACE-Giants-1, INT-17: flying does not make anything adjacent."""
    game = position(BOARD, seat("flying giants", {"a": 1}, hand=5), seat("hill orcs", {"d": 1}), stage="conquest")
    assert DISCOUNT not in parts(game, "e")
    assert parts(game, "d") == [(2, "region", "CONQ-6"), (1, "mountain", "CONQ-22"), (1, "tokens", "CONQ-6")]


def test_with_mounted_the_cost_stays_at_one() -> None:
    """EX-18, INT-10: a hill with a lost tribe, two less; without the tribe the minimum shows."""
    game = position(BOARD, seat("mounted giants", {"a": 1}, hand=5), seat(), stage="conquest")
    assert game.cost("c").total == 1
    assert sum(part[0] for part in parts(game, "c")) == 1
    game = position(BOARD, seat("mounted giants", {"a": 1}, hand=5), seat(), stage="conquest", tribes_gone=["c"])
    assert parts(game, "c")[-1] == (1, "minimum", "CONQ-8")
    assert game.cost("c").total == 1


def test_with_underworld_the_mountain_is_next_to_every_cavern() -> None:
    """INT-16."""
    game = position(BOARD, seat("underworld giants", {"a": 1}, hand=5), seat(), stage="conquest")
    assert DISCOUNT in parts(game, "f")
    assert (-1, "underworld", "POWER-Underworld-1") in parts(game, "f")
    assert game.cost("f").total == 1


def test_the_discount_ends_with_the_decline() -> None:
    """DEF-4: the next race of the player gets nothing from declined Giants."""
    offer = ["merchant orcs", "hill humans", "stout ghouls", "swamp elves", "forest trolls", "heroic tritons"]
    game = position(BOARD, seat("berserk giants", {"a": 1}), seat(), market={"combos": offer})
    play(game, "decline", "pick 2", "done", "pick 1")
    assert parts(game, "c") == [(2, "region", "CONQ-6"), (1, "tribe", "CONQ-6")]
