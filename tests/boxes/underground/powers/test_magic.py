"""Magic: the Bag-o'-Many-Things stands for one relic in play (U-POWER-MAGIC)."""

from __future__ import annotations

import pytest

from elbowroom.rules.events import CoinsMoved, PieceMoved
from tests.mixed.tables import under
from tests.support import check, of_kind, play, refusal, seat, texts

BOARD = """
    a mine edge : b c
    b mud-pool : c
    c black-mountain
    d mine
    z mine edge : d
"""


def test_it_copies_a_relic_whoever_holds_it() -> None:
    """U-POWER-MAGIC-1, U-POWER-MAGIC-2, U-INT-43: told once, used once, then it lies where it was used."""
    game = under(BOARD, seat("magic ogres", {"a": 1}, hand=6), seat("stone drow", {"z": 1}), stage="conquest",
                 relics={"z": ["sword"]})  # fmt: skip
    assert [move for move in texts(game) if move.startswith("bag")] == ["bag sword"]
    assert refusal(game, "bag orb").rule == "U-POWER-MAGIC-2"
    play(game, "bag sword")
    check(game, "illegal bag sword", "cost c with bag = 1", "marker z sword")
    assert PieceMoved("bag", "", "c", 1, "used") in play(game, "conquer c with bag")
    check(game, "marker c bag", "illegal conquer b with bag")


def test_the_items_of_a_cost_add_up_with_the_bag() -> None:
    """U-POWER-MAGIC-1, U-RELIC-SWORD-1: the discount of the relic it stands for is among them."""
    game = under(BOARD, seat("magic drow", {"a": 1}, hand=6), seat("stone ogres", {"b": 2, "z": 1}), stage="conquest",
                 relics={"z": ["sword"]})  # fmt: skip
    play(game, "bag sword")
    cost = game.cost("b", "bag")
    assert (cost.total, sum(part.amount for part in cost.parts)) == (2, 2)


@pytest.mark.parametrize("relic", ["ring", "scepter"])
def test_it_is_placed_before_scoring_although_the_relic_is_elsewhere(relic: str) -> None:
    """U-TURN-28, U-POWER-MAGIC-2: the ring takes a coin from the neighbour, the scepter doubles one region."""
    foe = seat("stone drow", {"b": 1, "z": 1})
    game = under(BOARD, seat("magic ogres", {"a": 1}), foe, stage="redeploy", relics={"z": [relic]})
    play(game, f"bag {relic}")
    events = play(game, f"{relic} a with bag")
    assert PieceMoved("bag", "", "a", 1, "used") in events
    assert len(of_kind(events, CoinsMoved)) == (1 if relic == "ring" else 0)
    check(game, "coins 1 = 7", "marker a bag", f"marker z {relic}")


def test_not_where_the_power_already_applies() -> None:
    """U-POWER-MAGIC-5, U-INT-39, U-INT-41."""
    game = under(BOARD, seat("magic ogres", {"a": 1}, hand=6), seat(), stage="conquest", relics={"a": ["sword"]})
    play(game, "bag sword")
    check(game, "legal conquer c with bag", "legal conquer c with sword", "illegal conquer c with bag sword")
    game = under(BOARD, seat("magic ogres", {"a": 1, "b": 1}), seat(), stage="redeploy", relics={"a": ["scepter"]})
    play(game, "bag scepter", "scepter a with bag")
    check(game, "illegal scepter a", "legal scepter b")


def test_it_comes_back_when_its_region_falls_and_goes_with_the_decline() -> None:
    """U-POWER-MAGIC-3, U-POWER-MAGIC-6, U-ED-06."""
    game = under(BOARD, seat("stone drow", {"a": 1}, hand=5), seat("magic ogres", {"b": 1, "z": 1}), stage="conquest",
                 relics={"z": ["socks"]}, markers={"b": ["bag"]})  # fmt: skip
    play(game, "conquer b", "done", "place a 4", "expand")
    check(game, "to_move = 2", "no marker b bag")
    game = under(BOARD, seat("magic ogres", {"b": 2}), seat(), markers={"b": ["bag"]})
    play(game, "decline")
    check(game, "no marker b bag")
