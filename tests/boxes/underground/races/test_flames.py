"""Flames: what their fire links to the Volcano costs as if it were empty (U-RACE-FLAMES)."""

from __future__ import annotations

from elbowroom.rules.events import Discovered, Lost, PieceMoved
from tests.mixed.tables import under
from tests.support import check, of_kind, parts, play, refusal, seat, texts, the

BOARD = """
    v chasm +volcano : a b
    w chasm : f
    a mine : b c
    b mud-pool edge
    c black-mountain : d
    d mine : e
    e river edge
    f mine edge
"""
OFFER = ["mining flames", "stone ogres", "mystic liches", "muddy drow", "shield gnomes", "martyr kraken"]
LIT = {"v": ["volcano"]}
VOLCANO = {"flames_entry": "volcano"}


def test_the_volcano_is_placed_at_the_pick() -> None:
    """U-RACE-FLAMES-1, U-TERRAIN-11: only a chasm with the symbol will do, and it cannot be skipped."""
    game = under(BOARD, seat(), seat(), market={"combos": OFFER})
    play(game, "pick 1")
    assert (game.stage, texts(game)) == ("volcano", ["volcano v"])
    check(game, "illegal volcano w", "illegal done")
    assert of_kind(play(game, "volcano v"), PieceMoved) == [PieceMoved("volcano", "", "v", 1, "placed")]
    check(game, "stage = conquest", "hand 1 = 8", "combos = 6")


def test_they_enter_at_the_edge_or_where_the_table_says_so_beside_the_volcano() -> None:
    """U-RACE-FLAMES-4, U-ED-01."""
    game = under(BOARD, seat("stone flames", hand=6), seat(), stage="conquest", markers=LIT)
    assert {move for move in texts(game) if move.startswith("conquer")} == {"conquer b", "conquer e", "conquer f"}
    beside = under(BOARD, seat("stone flames", hand=6), seat(), stage="conquest", markers=LIT, variants=VOLCANO)
    assert {move for move in texts(beside) if move.startswith("conquer")} == {"conquer a", "conquer b"}


def test_a_linked_region_costs_as_if_it_were_empty() -> None:
    """U-RACE-FLAMES-2, U-RACE-FLAMES-3, U-CONQ-12, U-EX-29: armors and tokens are ignored, the mountain counts."""
    foe = seat("shield ogres", {"c": 3, "f": 1})
    game = under(BOARD, seat("stone flames", {"a": 1}, hand=3), foe, stage="conquest",
                 markers={"v": ["volcano"], "c": ["armor", "armor"]})  # fmt: skip
    assert parts(game, "c") == [(2, "region", "CONQ-6"), (1, "black-mountain", "CONQ-22")]
    events = play(game, "conquer c")
    assert the(events, Lost) == Lost(2, "ogres", "c", 1, 2, False)
    assert PieceMoved("armor", "c", "", 2, "conquered") in events


def test_a_broken_chain_and_a_distant_target_are_not_linked() -> None:
    """U-RACE-FLAMES-2, U-RACE-FLAMES-5: e and f pay their full defence, b is linked but out of reach."""
    foe = seat("stone ogres", {"e": 2, "b": 2})
    game = under(BOARD, seat("mining flames", {"d": 1}, hand=8), foe, stage="conquest", markers=LIT)
    assert parts(game, "e") == [(1, "region", "U-TERRAIN-04"), (2, "tokens", "CONQ-6")]
    check(game, "cost b = 2", "illegal conquer b")
    assert refusal(game, "conquer b").rule == "CONQ-14"


def test_monsters_fall_and_leave_a_marker() -> None:
    """U-INT-17."""
    game = under(BOARD, seat("stone flames", {"a": 1}, hand=3), seat(), stage="conquest", markers=LIT,
                 monsters=["c"], marker_stack=["keep"])  # fmt: skip
    assert the(play(game, "conquer c"), Discovered) == Discovered(1, "c", "keep")
    check(game, "cost c = none", "marker c keep")


def test_gnomes_pay_no_heed_and_the_volcano_goes_with_the_decline() -> None:
    """U-INT-24, U-INT-28, U-RACE-FLAMES-6."""
    gnomes = seat("stone gnomes", {"a": 2, "f": 2})
    game = under(BOARD, seat("mining flames", {"b": 1}, hand=8), gnomes, stage="conquest", markers=LIT)
    assert parts(game, "a") == [(2, "region", "CONQ-6"), (2, "tokens", "CONQ-6")]
    entering = under(BOARD, seat("mining flames", hand=9), gnomes, stage="conquest", markers=LIT)
    check(entering, "illegal conquer a", "legal conquer f", "legal conquer b")
    beside = under(BOARD, seat("mining flames", hand=9), gnomes, stage="conquest", markers=LIT, variants=VOLCANO)
    check(beside, "illegal conquer a", "illegal conquer f", "legal conquer b")
    game = under(BOARD, seat("mining flames", {"b": 1}), gnomes, markers=LIT)
    play(game, "decline")
    check(game, "no marker v volcano")
