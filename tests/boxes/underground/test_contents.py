"""What is in the box besides tiles."""

from __future__ import annotations

from elbowroom.boxes import box


def test_the_tokens_of_the_box() -> None:
    """U-COMP-04, U-COMP-05, U-COMP-06, U-COMP-09."""
    tiles = box("underground")
    supplies = {race.id: race.supply for race in tiles.races}
    assert sum(supplies.values()) + 14 == 179
    assert supplies["mummies"] == 15
    assert supplies["drow"] == supplies["flames"] == 9
    pieces = {piece.id: piece.supply for tile in (*tiles.races, *tiles.powers, *tiles.finds) for piece in tile.pieces}
    assert pieces == {"volcano": 1, "ancient": 1, "balrog": 1, "ghost": 1, "queen": 1, "armor": 8, "bag": 1}
