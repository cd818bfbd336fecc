"""Shadow Mimes: just picked, they may swap their badge with one on offer (U-RACE-SHADOWMIMES)."""

from __future__ import annotations

from elbowroom.rules.events import Gained, Swapped
from tests.mixed.tables import both, under
from tests.support import check, of_kind, play, refusal, seat, texts

BOARD = "a mine edge : b\nb mud-pool\nz mine edge"
OFFER = ["stone ogres", "mining shadow-mimes", "reborn liches", "muddy drow", "shield gnomes", "martyr kraken"]


def test_the_badge_moves_and_the_coins_stay() -> None:
    """U-RACE-SHADOWMIMES-1, U-RACE-SHADOWMIMES-2, U-TURN-08, U-INT-85: seven and the five of the new badge."""
    game = under(BOARD, seat(), seat(), market={"combos": OFFER, "coins": [0, 0, 2, 0, 0, 0]})
    play(game, "pick 2")
    assert (game.stage, texts(game)) == ("swap", ["swap 1", "swap 3", "swap 4", "swap 5", "swap 6", "keep"])
    events = play(game, "swap 3")
    assert of_kind(events, Swapped) == [Swapped(1, 3, "mining", "reborn")]
    assert of_kind(events, Gained) == [Gained(1, "shadow-mimes", "tokens", 12, "PICK-6")]
    check(game, "combo 2 = mining liches", "combo coins 2 = 2", "coins 1 = 4", "combos = 6")


def test_they_need_not_swap_and_may_not_swap_with_themselves() -> None:
    """U-INT-86."""
    game = under(BOARD, seat(), seat(), market={"combos": OFFER})
    play(game, "pick 2")
    assert refusal(game, "swap 2").rule
    play(game, "keep")
    check(game, "hand 1 = 11", "stage = conquest", "illegal keep")


def test_the_stack_tops_are_a_partner_and_a_source() -> None:
    """U-RACE-SHADOWMIMES-3: picked as the sixth, they swap before the next badge is turned up."""
    last = [*OFFER[:1], *OFFER[2:], OFFER[1]]
    game = under(BOARD, seat(), seat(), market={"combos": last, "powers": ["tomb"]})
    play(game, "pick 6")
    check(game, "illegal swap 6", "combo 6 = none")
    play(game, "swap 5")
    check(game, "combo 5 = mining kraken", "combos = 6")
    assert game.view(1).offer[5].power == "tomb"
    other = under(BOARD, seat(), seat(), market={"combos": OFFER})
    play(other, "pick 2", "swap 6")
    check(other, "combo 5 = mining kraken")


def test_wealth_comes_with_the_badge_they_end_up_with() -> None:
    """U-INT-85, POWER-Wealthy-1."""
    offer = ["wealthy ogres", "mining shadow-mimes", "reborn liches", "muddy drow", "shield gnomes", "martyr kraken"]
    game = both("a hill edge : b\nb swamp\nz hill edge", seat(), seat(), market={"combos": offer})
    play(game, "pick 2", "swap 1", "conquer a", "done", "place a 10")
    check(game, "coins 1 = 12")
