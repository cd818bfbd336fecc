"""Diamond Fields: a coin for their region and every other of that terrain the race holds (U-PLACE-DIAMOND)."""

from __future__ import annotations

from tests.mixed.tables import both, under
from tests.support import Table, fallen, income, seat

BOARD = """
    a mushroom-forest edge : b
    b mushroom-forest : c
    c mushroom-forest : d
    d mine
    z mine edge
"""
FIELDS = {"a": ["diamonds"]}


def paid(owner: Table, board: str = BOARD) -> tuple[int, str]:
    """What the fields pay the first player."""
    found = income(both(board, owner, seat(), places=FIELDS), 1)
    return next((part for (_, source), part in found.items() if source == "diamonds"), (0, ""))


def test_every_region_of_the_terrain_pays() -> None:
    """U-PLACE-DIAMOND-1, U-EX-27: only while the fields themselves are held."""
    assert paid(seat("stone drow", {"a": 1, "b": 1, "c": 1, "d": 1})) == (3, "U-PLACE-DIAMOND-1")
    assert paid(seat("stone drow", {"b": 1, "c": 1})) == (0, "")


def test_in_decline_too_but_for_the_same_race_only() -> None:
    """U-PLACE-DIAMOND-2, U-INT-57."""
    owner = seat("stone drow", {"c": 1}, declined=[fallen("wise liches", {"a": 1, "b": 1})])
    assert paid(owner) == (2, "U-PLACE-DIAMOND-1")


def test_printed_terrain_counts_and_symbols_do_not() -> None:
    """U-MIX-14."""
    board = "a hill edge +mine : b\nb hill : c\nc swamp +mine\nz hill edge"
    assert paid(seat("stone drow", {"a": 1, "b": 1, "c": 1}), board) == (2, "U-PLACE-DIAMOND-1")


def test_only_their_own_coin_is_doubled() -> None:
    """U-INT-45."""
    game = under(BOARD, seat("stone ogres", {"a": 1, "b": 1}), seat(), stage="redeploy", places=FIELDS,
                 relics={"b": ["scepter"]})  # fmt: skip
    game.play("scepter a")
    assert game.coins[1] == 5 + 2 + 2 + 2
