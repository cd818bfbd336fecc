"""Stinky Troll's Socks: once a turn a region as if it were empty; nobody is lost there (U-RELIC-SOCKS)."""

from __future__ import annotations

from elbowroom.rules.events import Discovered, Lost
from tests.mixed.tables import both, under
from tests.support import check, fallen, play, seat, the

BOARD = """
    a mine edge : b c
    b black-mountain
    c mud-pool
    z mine edge
"""
SOCKS = {"a": ["socks"]}


def test_as_if_empty_and_nobody_lost() -> None:
    """U-RELIC-SOCKS-1, U-RELIC-SOCKS-2, U-CONQ-12, U-EX-30: mountain and keep count, tokens and armors do not."""
    foe = seat("shield ogres", {"b": 4, "z": 1})
    game = under(BOARD, seat("stone drow", {"a": 1}, hand=6), foe, stage="conquest", relics=SOCKS,
                 markers={"b": ["armor"]}, places={"b": ["keep"]})  # fmt: skip
    assert [(part.amount, part.source) for part in game.cost("b", "socks").parts] == [
        (2, "region"), (1, "black-mountain"), (1, "keep"),
    ]  # fmt: skip
    assert the(play(game, "conquer b with socks"), Lost) == Lost(2, "ogres", "b", 0, 4, False)
    check(game, "marker b socks", "hand 1 = 2", "no marker b armor")


def test_a_race_without_a_region_keeps_its_tokens_in_hand() -> None:
    """U-RELIC-SOCKS-2: a declined one cannot come back (U-CONQ-22)."""
    game = under(
        BOARD, seat("stone drow", {"a": 1}, hand=2), seat("mining ogres", {"c": 3}), stage="conquest", relics=SOCKS
    )
    play(game, "conquer c with socks")
    check(game, "hand 2 = 3", "tray ogres = 7")
    grey = seat(declined=[fallen("mining ogres", {"c": 1})])
    game = under(BOARD, seat("stone drow", {"a": 1}, hand=2), grey, stage="conquest", relics=SOCKS)
    play(game, "conquer c with socks")
    check(game, "tray ogres = 10")


def test_a_declined_token_retreats_to_its_own_kind() -> None:
    """U-RELIC-SOCKS-2, CONQ-19."""
    grey = seat(declined=[fallen("mining ogres", {"c": 1, "z": 1})])
    game = under(BOARD, seat("stone drow", {"a": 1}, hand=2), grey, stage="conquest", relics=SOCKS)
    play(game, "conquer c with socks", "place a 1")
    check(game, "stage = retreat", "to_move = 2", "legal place z 1")


def test_monsters_fall_and_leave_a_marker() -> None:
    """U-RELIC-SOCKS-3, U-INT-103: a relic found that way is for the next conquest."""
    game = under(BOARD, seat("stone drow", {"a": 1}, hand=6), seat(), stage="conquest", relics=SOCKS, monsters=["c"],
                 marker_stack=["sword"])  # fmt: skip
    assert the(play(game, "conquer c with socks"), Discovered) == Discovered(1, "c", "sword")
    check(game, "hand 1 = 4", "legal conquer b with sword")


def test_tribes_camps_lairs_and_fortresses_are_ignored() -> None:
    """U-MIX-11."""
    board = "a hill edge : b c d\nb mountain\nc swamp tribe\nd swamp"
    trolls = seat("bivouacking trolls", {"b": 2, "d": 1})
    game = both(board, seat("stone drow", {"a": 1}, hand=6), trolls, stage="conquest", relics=SOCKS,
                markers={"b": ["lair", "camp", "camp"], "d": ["lair"]})  # fmt: skip
    check(game, "cost b = 8", "cost b with socks = 3", "cost c with socks = 2", "cost d with socks = 2")
