"""Every tile of the box has its test file, and every test file its tile."""

from __future__ import annotations

import pytest

from elbowroom.boxes import box
from tests.support import ROOT, TESTS

BOX = ROOT / "src" / "elbowroom" / "boxes" / "underground"
FOLDERS = {"races": 15, "powers": 21, "relics": 6, "places": 9}


@pytest.mark.parametrize(("folder", "count"), FOLDERS.items())
def test_a_file_for_every_tile(folder: str, count: int) -> None:
    """U-COMP-02, U-COMP-03, U-COMP-07."""
    modules = {path.stem for path in (BOX / folder).glob("*.py")} - {"__init__"}
    tests = {path.stem.removeprefix("test_") for path in (TESTS / "boxes" / "underground" / folder).glob("test_*.py")}
    assert len(modules) == count
    assert tests == modules


def test_files_are_named_after_their_tiles() -> None:
    tiles = box("underground")
    found = {tile.id.replace("-", "_") for tile in (*tiles.races, *tiles.powers, *tiles.finds)}
    assert found == {path.stem for folder in FOLDERS for path in (BOX / folder).glob("*.py")} - {"__init__"}


def test_the_tokens_of_the_box() -> None:
    """U-COMP-04, U-COMP-05, U-COMP-06, U-COMP-09."""
    tiles = box("underground")
    supplies = {race.id: race.supply for race in tiles.races}
    assert sum(supplies.values()) + 14 == 179
    assert supplies["mummies"] == 15
    assert supplies["drow"] == supplies["flames"] == 9
    pieces = {piece.id: piece.supply for tile in (*tiles.races, *tiles.powers, *tiles.finds) for piece in tile.pieces}
    assert pieces == {"volcano": 1, "ancient": 1, "balrog": 1, "ghost": 1, "queen": 1, "armor": 8, "bag": 1}
