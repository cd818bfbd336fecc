"""Underworld: caverns cost one less and are next to one another (POWER-Underworld)."""

from __future__ import annotations

from tests.support import check, fallen, parts, play, position, refusal, seat

BOARD = """
    a farmland edge +cavern : b
    b forest
    c mountain +cavern tribe : d
    d hill
    z swamp edge
"""
DISCOUNT = (-1, "underworld", "POWER-Underworld-1")


def test_the_discount_is_an_item() -> None:
    """POWER-Underworld-1, INT-12."""
    game = position(BOARD, seat("underworld orcs", hand=5), seat(), stage="conquest")
    assert [region for region in "abcdz" if DISCOUNT in parts(game, region)] == ["a", "c"]
    check(game, "cost a = 1", "cost c = 3")


def test_from_cavern_to_cavern() -> None:
    """POWER-Underworld-2, INT-40: but not in from outside."""
    game = position(BOARD, seat("underworld orcs", hand=9), seat(), stage="conquest")
    assert refusal(game, "conquer c").rule == "CONQ-1"
    play(game, "conquer a")
    check(game, "legal conquer c", "illegal conquer d")
    play(game, "conquer c")
    check(game, "legal conquer d")


def test_a_region_without_a_cavern_opens_none() -> None:
    """POWER-Underworld-2."""
    game = position(BOARD, seat("underworld orcs", {"b": 1}, hand=5), seat(), stage="conquest")
    assert refusal(game, "conquer c").rule == "CONQ-14"
    check(game, "legal conquer a")


def test_sorcerers_use_the_way_too() -> None:
    """INT-51."""
    sorcerers = seat("underworld sorcerers", {"a": 1}, hand=1)
    game = position(BOARD, sorcerers, seat("hill humans", {"c": 1}), stage="conquest", tribes_gone=["c"])
    check(game, "legal convert c")


def test_declined_ghouls_lose_it() -> None:
    """INT-70."""
    orcs = seat("merchant orcs", {"z": 1}, declined=[fallen("underworld ghouls", {"a": 5})])
    game = position(BOARD, orcs, seat())
    play(game, "expand")
    check(game, "stage = ghouls", "cost c = 4")
    assert refusal(game, "conquer c").rule == "CONQ-14"
