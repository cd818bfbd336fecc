"""Great Brass Pipe: for its holder all regions of its terrain are next to one another (U-PLACE-PIPE)."""

from __future__ import annotations

from tests.mixed.tables import both, under
from tests.support import check, fallen, refusal, seat, texts

BOARD = """
    a mine edge : b
    b mud-pool
    c mine : d
    d mine
    e mud-pool edge
"""
PIPE = {"a": ["pipe"]}


def test_every_region_of_the_terrain_is_next_door() -> None:
    """U-PLACE-PIPE-1, U-CONQ-07."""
    game = under(BOARD, seat("stone drow", {"a": 1}, hand=6), seat(), stage="conquest", places=PIPE)
    assert {move for move in texts(game) if move.startswith("conquer")} == {"conquer b", "conquer c", "conquer d"}
    assert refusal(game, "conquer e").rule == "CONQ-14"


def test_only_active_holders_on_the_board_use_it() -> None:
    """U-PLACE-PIPE-2, U-INT-50, U-MARK-03."""
    grey = seat("stone drow", {"b": 1}, hand=6, declined=[fallen("wise liches", {"a": 1})])
    check(under(BOARD, grey, seat(), stage="conquest", places=PIPE), "illegal conquer c", "legal conquer a")
    entering = under(BOARD, seat("stone drow", hand=6), seat(), stage="conquest", places=PIPE)
    check(entering, "illegal conquer c", "legal conquer a", "legal conquer e")


def test_giants_come_down_through_it() -> None:
    """U-MIX-01, U-PLACE-PIPE-1: what it makes adjacent counts for their mountains as well."""
    board = "a mountain edge : b\nb swamp\nc mountain\nz hill edge"
    game = both(board, seat("merchant giants", {"a": 1}, hand=6), seat(), stage="conquest", places=PIPE)
    check(game, "legal conquer c", "cost c = 2")


def test_symbols_are_no_terrain() -> None:
    """U-MIX-14."""
    board = "a hill edge +mine : b\nb swamp\nc hill\nd swamp +mine\nz swamp edge"
    game = both(board, seat("stone drow", {"a": 1}, hand=6), seat(), stage="conquest", places=PIPE)
    check(game, "legal conquer c", "illegal conquer d")
