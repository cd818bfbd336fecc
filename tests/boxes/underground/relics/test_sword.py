"""Sword of the Killer Rabbit: once a turn a region for two tokens less (U-RELIC-SWORD)."""

from __future__ import annotations

from tests.mixed.tables import under
from tests.support import check, play, refusal, seat, texts

BOARD = """
    a mine edge : b c d
    b black-mountain
    c mud-pool
    d river
    z mine edge
"""
SWORD = {"a": ["sword"]}


def test_two_less_and_one_at_least() -> None:
    """U-RELIC-SWORD-1, U-EX-31."""
    game = under(
        BOARD, seat("stone drow", {"a": 1}, hand=6), seat("mining ogres", {"c": 3}), stage="conquest", relics=SWORD
    )
    check(game, "cost c with sword = 3", "cost b with sword = 1", "cost d with sword = 1")
    assert [(part.amount, part.source, part.rule) for part in game.cost("d", "sword").parts] == [
        (1, "region", "U-TERRAIN-04"), (-2, "sword", "U-RELIC-SWORD-1"), (2, "minimum", "CONQ-8"),
    ]  # fmt: skip
    play(game, "conquer c with sword")
    check(game, "marker c sword", "hand 1 = 3", "illegal conquer b with sword")


def test_it_needs_a_token_and_a_holder() -> None:
    """U-RELIC-SWORD-1, U-CONQ-03, U-MARK-01."""
    game = under(BOARD, seat("stone drow", {"a": 1}), seat("mining ogres", {"z": 1}), stage="conquest", relics=SWORD)
    assert [move for move in texts(game) if "sword" in move] == []
    foreign = under(
        BOARD, seat("stone drow", {"c": 1}, hand=6), seat("mining ogres", {"a": 1}), stage="conquest", relics=SWORD
    )
    assert game.cost("b", "sword").total == 1
    assert foreign.cost("b", "sword").total is None
    assert refusal(foreign, "conquer b with sword").rule


def test_captured_it_serves_at_once() -> None:
    """U-MARK-01, U-INT-38, U-MARK-11."""
    game = under(BOARD, seat("stone drow", {"c": 1}, hand=6), seat("mining ogres", {"a": 1, "z": 1}), stage="conquest",
                 relics=SWORD)  # fmt: skip
    play(game, "conquer a")
    check(game, "legal conquer b with sword", "cost b with sword = 1")


def test_it_goes_with_the_die_and_with_other_relics() -> None:
    """U-MARK-09, U-INT-37, U-TURN-15."""
    game = under(BOARD, seat("stone drow", {"a": 1}, hand=1), seat("mining ogres", {"z": 6, "c": 2}), stage="conquest",
                 relics={"a": ["sword", "doormat", "socks"]})  # fmt: skip
    check(game, "cost z with doormat socks sword = 1", "legal conquer z with sword socks doormat")
    check(game, "cost z with doormat sword = 6", "illegal roll z with doormat sword")
    play(game, "roll c with sword = 1")
    check(game, "region c = 1 drow 1", "marker c sword", "marker a socks")
